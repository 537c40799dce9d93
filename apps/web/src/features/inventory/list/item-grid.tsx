import type { Day } from '@larder/kitchen/date/day'
import type { ShownItem } from '../optimistic-stock'
import { CategoryHeading } from './category-heading'
import type { OnItemAction } from './item-action'
import { ItemCard } from './item-card'
import type { StockGroup } from './stock-filter'
import { VirtualItemGrid } from './virtual-item-grid'

export interface ItemGridProps {
  readonly groups: readonly StockGroup<ShownItem>[]
  readonly today: Day
  readonly isStalled: boolean
  /** The ids of the selected items; null while nothing is being selected. */
  readonly selected: ReadonlySet<number> | null
  readonly onAction: OnItemAction
}

/** Above this count only visible cards are rendered. */
const virtualizeFrom = 200

export function ItemGrid(props: ItemGridProps) {
  const { groups, today, isStalled, selected, onAction } = props
  const count = groups.reduce((sum, { items }) => sum + items.length, 0)
  if (count > virtualizeFrom) return <VirtualItemGrid {...props} />
  return (
    <div className="flex flex-col gap-8">
      {groups.map(({ category, items }) => (
        <section key={category ?? 'all'} aria-label={category ?? 'Items'} className="flex flex-col gap-3">
          {category && <CategoryHeading category={category} count={items.length} />}
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-4">
            {items.map((item) => (
              <ItemCard
                key={item.id}
                item={item}
                today={today}
                level={category ? 3 : 2}
                isStalled={isStalled}
                selected={selected?.has(item.id)}
                onAction={onAction}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
