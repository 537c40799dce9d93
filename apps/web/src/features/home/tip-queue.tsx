import type { InventoryItem } from '@larder/contract/inventory'
import type { Day } from '@larder/kitchen/day'
import { ExpiryBadge } from '../../food/expiry-badge'
import { FoodIcon } from '../../food/food-icon'

interface TipQueueProps {
  readonly items: readonly InventoryItem[]
  readonly today: Day
}

/** What comes after the item of the tip. */
export function TipQueue({ items, today }: TipQueueProps) {
  return (
    <div className="mt-auto flex flex-col gap-1 border-t pt-4">
      <h3 className="font-text text-sm font-semibold text-ink-soft">After that</h3>
      <ul>
        {items.map((item) => (
          <li key={item.id} className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1 py-1">
            <FoodIcon foodId={item.foodId} category={item.category} className="size-6" />
            <span className="min-w-0 grow basis-24 wrap-anywhere">{item.name}</span>
            <ExpiryBadge item={item} today={today} />
          </li>
        ))}
      </ul>
    </div>
  )
}
