import type { Day } from '@larder/kitchen/date/day'
import { useEffect, useMemo } from 'react'
import { classNames } from '../../../ui/class-names'
import { lazyPart } from '../../../ui/lazy-part'
import type { ShownItem } from '../optimistic-stock'
import { type FoldedLots, foldLots, unfoldLots } from '../rows/fold-lots'
import { ItemRow } from '../rows/item-row'
import type { InventoryLayout } from '../rows/use-stock-layout'
import { CategoryHeading, type EntryGridProps, GroupIndex, groupStyle } from './category-heading'
import { ItemCard } from './item-card'
import type { StockGroup } from './stock-filter'
import type { OnItemAction } from './use-item-actions'

interface ItemGridProps {
  readonly layout: InventoryLayout
  readonly groups: readonly StockGroup<ShownItem>[]
  readonly today: Day
  readonly isStalled: boolean
  /** The ids of the selected items; null while nothing is being selected. */
  readonly selected: ReadonlySet<number> | null
  readonly onAction: OnItemAction
}

/** Above this count only visible cards are rendered. */
const virtualizeFrom = 200
const preloadFrom = 150
/** More than any screen shows at once. */
const firstShown = 40

const VirtualGrid = lazyPart<EntryGridProps>(
  async () => (await import('./virtual-grid')).VirtualGrid,
  (props) => <WholeGrid {...props} groups={takeFirst(props.groups, firstShown)} />,
)

function countEntries(groups: EntryGridProps['groups']): number {
  return groups.reduce((sum, { items }) => sum + items.length, 0)
}

/** What fills the screen while the virtual grid loads. */
function takeFirst(groups: EntryGridProps['groups'], count: number): EntryGridProps['groups'] {
  let left = count
  return groups.flatMap((group) => {
    const items = group.items.slice(0, Math.max(left, 0))
    left -= items.length
    return items.length > 0 ? [{ ...group, items }] : []
  })
}

function EntryGrid(props: EntryGridProps) {
  const count = countEntries(props.groups)
  const isNearlyLong = count > preloadFrom
  // There at once when the list grows over the limit.
  useEffect(() => {
    if (isNearlyLong) VirtualGrid.preload().catch(() => {})
  }, [isNearlyLong])
  return count > virtualizeFrom ? <VirtualGrid {...props} /> : <WholeGrid {...props} />
}

function WholeGrid({ layout, groups, render }: EntryGridProps) {
  return (
    <div className={layout === 'rows' ? 'flex flex-col gap-2' : 'flex flex-col gap-8'}>
      {layout === 'rows' && <GroupIndex groups={groups} />}
      {groups.map(({ category, items }) => (
        <section
          key={category ?? 'all'}
          aria-label={category ?? 'Items'}
          data-group={category}
          className={classNames(groupStyle, layout !== 'rows' && 'flex flex-col gap-3')}
        >
          {category && <CategoryHeading category={category} count={items.length} layout={layout} />}
          <ul
            className={
              layout === 'rows'
                ? 'divide-y border-y'
                : 'grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-4'
            }
          >
            {items.map((entry) => render(entry, { level: category ? 3 : 2 }))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** A group with its entries, made once for each group. */
function withEntries(toEntries: (items: readonly ShownItem[]) => FoldedLots[]) {
  const known = new WeakMap<StockGroup<ShownItem>, StockGroup<FoldedLots>>()
  return (group: StockGroup<ShownItem>): StockGroup<FoldedLots> => {
    const entries = known.get(group) ?? { category: group.category, items: toEntries(group.items) }
    known.set(group, entries)
    return entries
  }
}

const foldGroup = withEntries(foldLots)
const unfoldGroup = withEntries(unfoldLots)

/** The stock as cards, or as rows in which equal lots are folded. */
export function ItemGrid({ layout, groups, today, isStalled, selected, onAction }: ItemGridProps) {
  const isSelecting = selected !== null
  const isFolded = layout === 'rows' && !isSelecting
  const folded = useMemo(() => groups.map(isFolded ? foldGroup : unfoldGroup), [groups, isFolded])
  const common = { today, isStalled, onAction }
  if (layout === 'rows')
    return (
      <EntryGrid
        layout="rows"
        groups={folded}
        render={({ id, lots }, { at, of }) => (
          <ItemRow key={id} {...common} lots={lots} at={at} of={of} selected={selected?.has(id)} />
        )}
      />
    )
  return (
    <EntryGrid
      layout="cards"
      groups={folded}
      render={({ id, lots: [item] }, position) =>
        item && <ItemCard key={id} {...common} {...position} item={item} selected={selected?.has(id)} />
      }
    />
  )
}
