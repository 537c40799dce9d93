import type { InventoryItem } from '@larder/contract/inventory'
import type { Day } from '@larder/kitchen/date/day'
import type { Expiry } from '@larder/kitchen/stock/lot'
import { toItemExpiry } from '../../../food/expiry/item-expiry'
import type { FoodFacts } from '../../../food/food-facts'
import type { ItemForm } from './item-form-state'

/** The expiry of the item in the form, unless the cook sets one; or the reason why there is no estimate. */
export type ExpectedExpiry =
  | { readonly known: true; readonly expiry: Expiry }
  | { readonly known: false; readonly because?: string }

interface EstimateContext {
  readonly facts: FoodFacts | undefined
  readonly today: Day
  /** The edited item. */
  readonly item?: InventoryItem | undefined
}

export function estimateFormExpiry(form: ItemForm, { facts, today, item }: EstimateContext): ExpectedExpiry {
  return item ? estimateForEditedItem(form, item, facts, today) : estimateForNewItem(form, facts, today)
}

const sentences = {
  'keeps-indefinitely': 'This keeps indefinitely, so it needs no date.',
  'by-pack-date': 'Please go by the date on its pack.',
  'not-recommended-here': 'This is better kept somewhere else.',
  'not-known': undefined,
}

function estimateForNewItem(form: ItemForm, facts: FoodFacts | undefined, today: Day): ExpectedExpiry {
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

function estimateForEditedItem(
  form: ItemForm,
  item: InventoryItem,
  facts: FoodFacts | undefined,
  today: Day,
): ExpectedExpiry {
  const location = form.location !== '' && form.location !== item.location ? form.location : undefined
  const opened = form.opened && item.openedOn === undefined
  // A name that is still being typed does not identify a food yet.
  const foodId = form.foodId ?? (form.own ? undefined : item.foodId)
  const { name } = form
  const isUnchanged = location === undefined && !opened && foodId === item.foodId && name === item.name
  const expiry =
    isUnchanged || !facts
      ? toItemExpiry(item)
      : facts.expiryAfterChange(item, { foodId, name, opened, ...(location && { location }) }, today)
  return expiry ? { known: true, expiry } : { known: false }
}
