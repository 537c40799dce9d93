import type { InventoryItem } from '@larder/contract/inventory'
import type { Day } from '@larder/kitchen/date/day'
import { ExpiryBadge } from '../../../food/expiry/expiry-badge'
import { FoodIcon } from '../../../food/food-icon/food-icon'

interface TipQueueProps {
  readonly items: readonly InventoryItem[]
  readonly today: Day
}

/** The items after the one of the tip. */
export function TipQueue({ items, today }: TipQueueProps) {
  return (
    <div className="mt-auto flex flex-col gap-1 border-t pt-4">
      <h3 className="font-text text-sm font-semibold text-ink-soft">After that</h3>
      <ul>
        {items.map((item) => (
          <li key={item.id} className="flex min-h-10 items-center gap-3 py-1">
            <FoodIcon foodId={item.foodId} category={item.category} className="size-6" />
            <span className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-3">
              <span className="min-w-0 wrap-anywhere">{item.name}</span>
              <ExpiryBadge item={item} today={today} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
