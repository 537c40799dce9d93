import type { Day } from '@larder/kitchen/day'
import type { ShownItem } from './inventory-state'
import { ItemCard } from './item-card'
import type { OnDeed } from './item-deed'
import { LongGrid } from './long-grid'
import { ShelfHeading } from './shelf-heading'
import type { Shelf } from './stock-view'

export interface ItemGridProps {
  readonly shelves: readonly Shelf<ShownItem>[]
  readonly today: Day
  readonly heldUp: boolean
  /** What is ticked; absent while nothing is being selected. */
  readonly selected: ReadonlySet<number> | null
  readonly onDeed: OnDeed
}

/** From here on only what is on screen is drawn. */
const many = 200

export function ItemGrid(props: ItemGridProps) {
  const { shelves, today, heldUp, selected, onDeed } = props
  const count = shelves.reduce((sum, { items }) => sum + items.length, 0)
  if (count > many) return <LongGrid {...props} />
  return (
    <div className="flex flex-col gap-8">
      {shelves.map(({ category, items }) => (
        <section key={category ?? 'all'} aria-label={category ?? 'Items'} className="flex flex-col gap-3">
          {category && <ShelfHeading category={category} count={items.length} />}
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
