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

/** Where the item as it is now says something else than this cook's changes. */
export function findEditConflicts(theirs: InventoryItem, mine: ItemEditInput, today: Day): EditConflict[] {
  const yours: InventoryItem = { ...theirs, ...given(mine) }
  return lines
    .map(({ label, text }) => ({ label, theirs: text(theirs, today), yours: text(yours, today) }))
    .filter((line) => line.theirs !== line.yours)
}

const nothing = '—'

const lines: readonly { label: string; text: (item: InventoryItem, today: Day) => string }[] = [
  { label: 'Name', text: ({ name }) => name },
  { label: 'Amount', text: ({ amount }) => amount },
  { label: 'Unit', text: ({ unit }) => unit || nothing },
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
  { label: 'Daily use', text: ({ dailyConsumption }) => dailyConsumption ?? nothing },
  { label: 'Price', text: ({ price }) => price ?? nothing },
]

// A null of an edit takes something away: in an item it is then simply not there.
function given({
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
