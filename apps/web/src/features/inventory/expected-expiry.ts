import type { InventoryItem } from '@larder/contract/inventory'
import type { Day } from '@larder/kitchen/day'
import type { Expiry } from '@larder/kitchen/lot'
import { expiryOf } from '../../food/expiry-of'
import type { FoodFacts } from '../../food/food-facts'
import type { ItemForm } from './item-form-state'

/** Until when the thing in the form should keep, as long as the cook says nothing else; or why nobody can say. */
export type Expected =
  | { readonly known: true; readonly expiry: Expiry }
  | { readonly known: false; readonly because?: string }

interface Known {
  readonly facts: FoodFacts | undefined
  readonly today: Day
  /** The item that is being edited. */
  readonly item?: InventoryItem | undefined
}

export function expectedExpiry(form: ItemForm, { facts, today, item }: Known): Expected {
  return item ? ofEdited(form, item, facts, today) : ofNew(form, facts, today)
}

const sentences = {
  'keeps-indefinitely': 'This keeps for ever, so it needs no date.',
  'by-pack-date': 'Please go by the date on its pack.',
  'not-recommended-here': 'This is better not kept there.',
  'not-known': undefined,
}

function ofNew(form: ItemForm, facts: FoodFacts | undefined, today: Day): Expected {
  const { foodId, name, category, location, opened } = form
  if (!facts || location === '' || (foodId === undefined && category === '')) return { known: false }
  const estimate = facts.expiry({
    ...(foodId !== undefined && { foodId }),
    name,
    ...(category !== '' && { category }),
    location,
    since: today,
    ...(opened && { openedOn: today }),
  })
  if (estimate.ok) return { known: true, expiry: estimate.expiry }
  const because = sentences[estimate.reason]
  return { known: false, ...(because !== undefined && { because }) }
}

function ofEdited(form: ItemForm, item: InventoryItem, facts: FoodFacts | undefined, today: Day): Expected {
  const location = form.location !== '' && form.location !== item.location ? form.location : undefined
  const opened = form.opened && item.openedOn === undefined
  // A name that is just being typed says nothing of the food yet.
  const foodId = form.foodId ?? (form.own ? undefined : item.foodId)
  const { name } = form
  const same = location === undefined && !opened && foodId === item.foodId && name === item.name
  const expiry =
    same || !facts
      ? expiryOf(item)
      : facts.expiryOtherwise(item, { foodId, name, opened, ...(location && { location }) }, today)
  return expiry ? { known: true, expiry } : { known: false }
}
