import type { Location } from '@larder/contract/inventory'
import { type Checked, check } from '@larder/contract/messages'
import { PutAwayLine } from '@larder/contract/shopping'
import { amount, amountText, compare } from '@larder/kitchen/amount'
import type { Day } from '@larder/kitchen/day'
import { unitOf } from '@larder/kitchen/units'
import type { ListLine } from '../../api/shopping-store/use-shopping-list'
import type { ListFacts } from './list-facts'

/** Something bought, as it will stand in the kitchen. */
export interface AwayForm {
  readonly id: string
  /** It goes into the kitchen; otherwise it only leaves the list. */
  readonly goesIn: boolean
  readonly foodId: string | undefined
  readonly name: string
  readonly amount: string
  readonly unit: string
  readonly location: Location
  /** As the kitchen estimates it, none, or the cook's own day. */
  readonly date: 'auto' | 'none' | { readonly day: string }
  readonly price: string
}

/** What a line says, and what is usual of its food. */
export function awayForm(line: ListLine, facts: ListFacts | undefined): AwayForm {
  const reading = facts?.read(line.text)
  const food =
    reading?.foodId === undefined
      ? undefined
      : facts?.foods.food(reading.foodId, reading.name, { bought: true })
  const { quantity, name = line.text } = reading ?? {}
  const unit = quantity && unitOf(quantity.unit)
  const many = quantity !== undefined && compare(quantity.amount, amount(1)) > 0
  return {
    id: line.id,
    goesIn: true,
    foodId: food?.id,
    name: name.charAt(0).toUpperCase() + name.slice(1),
    amount: quantity ? amountText(quantity.amount) : '1',
    unit: unit ? (many ? unit.many : unit.one) : (quantity?.unit ?? food?.unit.one ?? ''),
    location: food?.location ?? 'pantry',
    date: 'auto',
    price: '',
  }
}

/** Until when it will keep: the cook's word, or an estimate where there is one. */
export function keepsUntil(form: AwayForm, facts: ListFacts | undefined, today: Day): string | undefined {
  if (form.date === 'none') return undefined
  if (typeof form.date === 'object') return form.date.day
  if (!facts || form.foodId === undefined) return undefined
  const estimate = facts.foods.expiry({
    foodId: form.foodId,
    name: form.name,
    location: form.location,
    since: today,
  })
  return estimate.ok ? estimate.expiry.day : undefined
}

/** The form as the server takes it, or a sentence under each field that needs another look. */
export function checkedAway(form: AwayForm): Checked<PutAwayLine> {
  const { id, name, amount: much, unit, location, date, price } = form
  return check(PutAwayLine, {
    id,
    name,
    amount: much,
    unit,
    location,
    // An estimate is for the server to make: it marks it as one.
    ...(date === 'none' && { expiryDate: null }),
    ...(typeof date === 'object' && { expiryDate: date.day }),
    // Half of the world writes 3,49.
    ...(price.trim() !== '' && { price: price.trim().replace(/^(\d+),(\d{1,2})$/, '$1.$2') }),
  })
}
