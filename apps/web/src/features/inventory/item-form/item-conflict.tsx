import type { InventoryItem } from '@larder/contract/inventory'
import { type Day, isDay } from '@larder/kitchen/date/day'
import { UsersRound } from 'lucide-react'
import { formatShortDay } from '../../../food/expiry/short-day'
import { placeLabels } from '../../../food/places'
import { Button } from '../../../ui/controls/button'
import type { ItemEditInput } from './item-form-state'

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

interface ItemConflictProps {
  /** The current item on the server. */
  readonly theirs: InventoryItem
  /** This cook's changes to the earlier version. */
  readonly mine: ItemEditInput
  readonly today: Day
  readonly onTakeTheirs: () => void
  readonly onKeepMine: () => void
}

/** Shows both versions when two people changed one item. Neither is overwritten without a choice. */
export function ItemConflict({ theirs, mine, today, onTakeTheirs, onKeepMine }: ItemConflictProps) {
  const rows = findEditConflicts(theirs, mine, today)
  return (
    <section
      role="alert"
      className="mb-5 flex flex-col gap-3 rounded-card border border-saffron bg-saffron-wash p-4"
    >
      <div className="flex gap-3">
        <UsersRound aria-hidden className="mt-0.5 size-5 shrink-0 text-saffron-ink" />
        <div>
          <p className="font-semibold">Somebody changed this item in the meantime.</p>
          <p>
            {rows.length > 0
              ? 'Look at both, then choose one.'
              : 'You changed different things, so both can stay.'}
          </p>
        </div>
      </div>
      {rows.length > 0 && (
        <table className="w-full table-fixed text-start">
          <thead>
            <tr className="text-sm text-ink-soft">
              <th className="w-1/4 pb-1 text-start font-normal">
                <span className="sr-only">What</span>
              </th>
              <th className="pb-1 text-start font-medium">Theirs</th>
              <th className="pb-1 text-start font-medium">Yours</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.label} className="border-t border-saffron/40 align-top">
                <th scope="row" className="py-1.5 pe-2 text-start font-medium">
                  {row.label}
                </th>
                <td className="py-1.5 pe-2 wrap-anywhere">{row.theirs}</td>
                <td className="py-1.5 wrap-anywhere">{row.yours}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className="flex flex-wrap gap-2">
        <Button onClick={onTakeTheirs}>Take theirs</Button>
        <Button onClick={onKeepMine}>Keep mine</Button>
      </div>
    </section>
  )
}
