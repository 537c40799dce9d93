import { inventory } from '@larder/contract/inventory'
import type { NewMealContent } from '@larder/contract/meal-plan'
import { type Day, parseCalendarDay } from '@larder/kitchen/date/day'
import { Soup } from 'lucide-react'
import { useRead } from '../../../api/use-read'
import { formatItemAmount } from '../../../food/item-amount'
import { formatRelativeDay } from '../plan-slot'
import { PickList, PickRow } from './pick-row'

interface PickLeftoversProps {
  readonly today: Day
  readonly picked: NewMealContent | null
  readonly onPick: (what: NewMealContent) => void
}

/** Cooked dishes that are not eaten up. */
export function PickLeftovers({ today, picked, onPick }: PickLeftoversProps) {
  const { data, error } = useRead(inventory.list, {})
  const leftovers = data?.data
    .filter(({ dish, amount }) => dish !== undefined && amount !== '0')
    .toSorted((a, b) => (a.expiryDate ?? '9').localeCompare(b.expiryDate ?? '9'))
  return (
    <PickList
      label="Leftovers"
      rows={leftovers}
      error={error}
      none="No leftovers in the kitchen. What you keep after cooking shows up here."
    >
      {({ id, name, dish, amount, unit, expiryDate }) => {
        const last = expiryDate === undefined ? undefined : parseCalendarDay(expiryDate)
        return (
          <PickRow
            key={id}
            title={dish?.title ?? name}
            picture={
              <span aria-hidden className="grid place-items-center bg-sky-wash text-sky-ink">
                <Soup className="size-6" />
              </span>
            }
            about={`${formatItemAmount({ amount, unit })}${last ? ` · until ${formatRelativeDay(last, today)}` : ''}`}
            busy={picked?.kind === 'leftovers' && picked.itemId === id}
            disabled={picked !== null}
            onPick={() => onPick({ kind: 'leftovers', itemId: id })}
          />
        )
      }}
    </PickList>
  )
}
