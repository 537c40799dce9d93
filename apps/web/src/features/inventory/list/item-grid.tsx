import type { Day } from '@larder/kitchen/date/day'
import type { ShownItem } from '../optimistic-stock'
import { CategoryHeading } from './category-heading'
import type { OnItemAction } from './item-action'
import { ItemCard } from './item-card'
import type { StockGroup } from './stock-filter'
import { VirtualItemGrid } from './virtual-item-grid'

export interface ItemGridProps {
  readonly shelves: readonly StockGroup<ShownItem>[]
  readonly today: Day
  readonly heldUp: boolean
  /** What is ticked; absent while nothing is being selected. */
  readonly selected: ReadonlySet<number> | null
  readonly onDeed: OnItemAction
}

/** From here on only what is on screen is drawn. */
const virtualizeFrom = 200

export function ItemGrid(props: ItemGridProps) {
  const { shelves, today, heldUp, selected, onDeed } = props
  const count = shelves.reduce((sum, { items }) => sum + items.length, 0)
  if (count > virtualizeFrom) return <VirtualItemGrid {...props} />
  return (
    <div className="flex flex-col gap-8">
      {shelves.map(({ category, items }) => (
        <section key={category ?? 'all'} aria-label={category ?? 'Items'} className="flex flex-col gap-3">
          {category && <CategoryHeading category={category} count={items.length} />}
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-4">
            {items.map((item) => (
              <ItemCard
                key={item.id}
                item={item}
                today={today}
                level={category ? 3 : 2}
                heldUp={heldUp}
                selected={selected?.has(item.id)}
                onDeed={onDeed}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
