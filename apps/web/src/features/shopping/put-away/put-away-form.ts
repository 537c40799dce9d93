import { type ValidationResult, validateBySchema } from '@larder/contract/http/validation'
import type { ItemLocation } from '@larder/contract/inventory'
import { PutAwayLine } from '@larder/contract/shopping'
import type { Day } from '@larder/kitchen/date/day'
import { amount, amountText, compare } from '@larder/kitchen/quantity/amount'
import { unitById } from '@larder/kitchen/quantity/units'
import type { ListLine } from '../../../api/shopping-list/use-shopping-list'
import type { ListFacts } from '../list-facts'

/** A bought thing as it will be stored in stock. */
export interface PutAwayForm {
  readonly id: string
  /** It goes into stock; otherwise it is only removed from the list. */
  readonly goesIn: boolean
  readonly foodId: string | undefined
  readonly name: string
  readonly amount: string
  readonly unit: string
  readonly location: ItemLocation
  /** The kitchen's estimate, no date, or the cook's own day. */
  readonly date: 'auto' | 'none' | { readonly day: string }
  readonly price: string
}

/** Creates the form from a line and its food's defaults. */
export function createPutAwayForm(line: ListLine, facts: ListFacts | undefined): PutAwayForm {
  const reading = facts?.read(line.text)
  const food =
    reading?.foodId === undefined
      ? undefined
      : facts?.foods.food(reading.foodId, reading.stockName, { bought: true })
  const { quantity, stockName: name = line.text } = reading ?? {}
  const unit = quantity && unitById(quantity.unit)
  const isPlural = quantity !== undefined && compare(quantity.amount, amount(1)) > 0
  return {
    id: line.id,
    goesIn: true,
    foodId: food?.id,
    name: name.charAt(0).toUpperCase() + name.slice(1),
    amount: quantity ? amountText(quantity.amount) : '1',
    unit: unit ? (isPlural ? unit.many : unit.one) : (quantity?.unit ?? food?.unit.one ?? ''),
    location: food?.location ?? 'pantry',
    date: 'auto',
    price: '',
  }
}

/** Returns the cook's date, or an estimate where there is one. */
export function estimateKeepsUntil(
  form: PutAwayForm,
  facts: ListFacts | undefined,
  today: Day,
): string | undefined {
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

/** Returns the form as the server expects it, or a message for each invalid field. */
export function validatePutAwayForm(form: PutAwayForm): ValidationResult<PutAwayLine> {
  const { id, name, amount: amountInput, unit, location, date, price } = form
  return validateBySchema(PutAwayLine, {
    id,
    name,
    amount: amountInput,
    unit,
    location,
    // The server makes the estimate and marks it as one.
    ...(date === 'none' && { expiryDate: null }),
    ...(typeof date === 'object' && { expiryDate: date.day }),
    // Many countries write 3,49.
    ...(price.trim() !== '' && { price: price.trim().replace(/^(\d+),(\d{1,2})$/, '$1.$2') }),
  })
}
