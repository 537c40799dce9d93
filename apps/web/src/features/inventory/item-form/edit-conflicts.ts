import type { InventoryItem } from '@larder/contract/inventory'
import { type Day, isDay } from '@larder/kitchen/date/day'
import { formatShortDay } from '../../../food/expiry/short-day'
import { placeLabels } from '../../../food/places'
import type { ItemEditInput } from './item-input'

interface EditConflict {
  readonly label: string
  readonly theirs: string
  readonly yours: string
}

/** Returns the fields in which the current item differs from this cook's changes. */
export function findEditConflicts(theirs: InventoryItem, mine: ItemEditInput, today: Day): EditConflict[] {
  const yours: InventoryItem = { ...theirs, ...toItemFields(mine) }
  return comparedFields
    .map(({ label, text }) => ({ label, theirs: text(theirs, today), yours: text(yours, today) }))
    .filter((field) => field.theirs !== field.yours)
}

const noValue = '—'

const comparedFields: readonly { label: string; text: (item: InventoryItem, today: Day) => string }[] = [
  { label: 'Name', text: ({ name }) => name },
  { label: 'Amount', text: ({ amount }) => amount },
  { label: 'Unit', text: ({ unit }) => unit || noValue },
  { label: 'Category', text: ({ category }) => category },
  { label: 'Place', text: ({ location }) => placeLabels[location] },
  {
    label: 'Expires',
    text: ({ expiryDate, expiryKind }, today) => {
      if (expiryDate === undefined || !isDay(expiryDate)) return 'No date'
      return `${formatShortDay(expiryDate, today)}, ${expiryKind === 'use-by' ? 'use by' : 'best before'}`
    },
  },
  { label: 'Opened', text: ({ openedOn }) => (openedOn === undefined ? 'No' : 'Yes') },
  { label: 'Daily use', text: ({ dailyConsumption }) => dailyConsumption ?? noValue },
  { label: 'Price', text: ({ price }) => price ?? noValue },
]

// A null in an edit clears a field; in an item the field is then absent.
function toItemFields({
  amount,
  foodId: _,
  version: __,
  action: ___,
  ...mine
}: ItemEditInput): Partial<InventoryItem> {
  const changes = { ...mine, ...(amount !== undefined && { amount: String(amount) }) }
  return Object.fromEntries(
    Object.entries(changes).map(([key, value]) => [key, value === null ? undefined : value]),
  )
}
