import type { Day } from '@larder/kitchen/date/day'
import type { Category } from '@larder/kitchen/food/categories'
import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { classNames } from '../../../ui/class-names'
import type { ShownItem } from '../optimistic-stock'
import { type FoldedLots, foldLots, unfoldLots } from '../rows/fold-lots'
import { ItemRow } from '../rows/item-row'
import type { InventoryLayout } from '../rows/use-stock-layout'
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

const estimatedRowHeights = {
  cards: { heading: 28, cards: 292 },
  rows: { heading: 44, cards: 57 },
}
const overscanRows = 4

interface CategoryHeadingProps {
  readonly category: Category
  readonly count: number
  readonly layout: InventoryLayout
}

/** Heading of a category with its item count. Above rows it stays in view; on a phone below the search. */
function CategoryHeading({ category, count, layout }: CategoryHeadingProps) {
  return (
    <h2
      className={classNames(
        'flex items-baseline gap-2 text-xl',
        layout === 'rows' && 'sticky top-0 z-10 -mx-4 bg-paper px-4 py-2 max-md:top-15 max-md:text-lg',
      )}
    >
      {category}
      <span className="numbers font-text text-base font-normal text-ink-soft">
        {count} {count === 1 ? 'item' : 'items'}
      </span>
    </h2>
  )
}

/**
 * Returns the index of the focused row. That row stays rendered when it is scrolled away, so that Tab continues from
 * there.
 */
function useFocusedRow(frame: RefObject<HTMLElement | null>): number | null {
  const [row, setRow] = useState<number | null>(null)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const onFocusIn = ({ target }: FocusEvent) => {
      const index =
        target instanceof Element ? target.closest('[data-index]')?.getAttribute('data-index') : null
      setRow(index ? Number(index) : null)
    }
    const onFocusOut = () => setRow(null)
    element.addEventListener('focusin', onFocusIn)
    element.addEventListener('focusout', onFocusOut)
    return () => {
      element.removeEventListener('focusin', onFocusIn)
      element.removeEventListener('focusout', onFocusOut)
    }
  }, [frame])
  return row
}

/** A row of the virtual grid: a category heading, or as many cards as fit side by side. */
type GridRow<Item> =
  | { readonly kind: 'heading'; readonly category: Category; readonly count: number }
  | { readonly kind: 'cards'; readonly items: readonly Item[]; readonly first: number; readonly of: number }

export function toGridRows<Item>(groups: readonly StockGroup<Item>[], columns: number): GridRow<Item>[] {
  return groups.flatMap(({ category, items }): GridRow<Item>[] => {
    const rows: GridRow<Item>[] =
      category === null ? [] : [{ kind: 'heading', category, count: items.length }]
    for (let first = 0; first < items.length; first += columns)
      rows.push({ kind: 'cards', items: items.slice(first, first + columns), first, of: items.length })
    return rows
  })
}

/** Returns how many cards fit side by side in a width in pixels. */
export function countColumns(width: number): number {
  return Math.max(1, Math.floor((width + cardGap) / (minCardWidth + cardGap)))
}

/** The minimum card width and the gap between cards, in pixels. */
const minCardWidth = 272
const cardGap = 16

/** Returns the number of columns that fit, and the grid's distance from the top of the page. */
function useGridColumns(frame: RefObject<HTMLElement | null>) {
  const [layout, setLayout] = useState({ columns: 0, top: 0 })
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const measure = () => {
      const { width, top } = element.getBoundingClientRect()
      const next = { columns: countColumns(width), top: Math.round(top + window.scrollY) }
      setLayout((before) => (before.columns === next.columns && before.top === next.top ? before : next))
    }
    measure()
    // Content above the grid may grow and move the grid without changing its width.
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [frame])
  return layout
}

/** Where an entry stands: below which heading, and at which position if not all are rendered. */
interface EntryPosition {
  readonly level: 2 | 3
  readonly at?: number
  readonly of?: number
}

interface EntryGridProps<Entry extends { readonly id: number }> {
  readonly layout: InventoryLayout
  readonly groups: readonly StockGroup<Entry>[]
  readonly render: (entry: Entry, position: EntryPosition) => ReactNode
}

/**
 * Renders only the entries near the viewport out of thousands. The focused row and the current heading are always
 * rendered.
 */
function VirtualGrid<Entry extends { readonly id: number }>(props: EntryGridProps<Entry>) {
  const { layout, groups, render } = props
  const frame = useRef<HTMLDivElement>(null)
  const fitting = useGridColumns(frame)
  const { top } = fitting
  const columns = layout === 'rows' ? Math.min(fitting.columns, 1) : fitting.columns
  const rows = useMemo(() => (columns === 0 ? [] : toGridRows(groups, columns)), [groups, columns])
  const focused = useFocusedRow(frame)
  const rangeExtractor = useCallback(
    (range: Range) => {
      const heading = rows.findLastIndex(({ kind }, index) => kind === 'heading' && index <= range.startIndex)
      const kept = [heading, focused ?? -1].filter((index) => index >= 0 && index < range.count)
      return [...new Set([...kept, ...defaultRangeExtractor(range)])].sort((a, b) => a - b)
    },
    [rows, focused],
  )
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => estimatedRowHeights[layout][rows[index]?.kind ?? 'cards'],
    getItemKey: (index) => {
      const row = rows[index]
      return row?.kind === 'heading' ? row.category : (row?.items[0]?.id ?? index)
    },
    gap: layout === 'rows' ? 0 : cardGap,
    overscan: overscanRows,
    scrollMargin: top,
    rangeExtractor,
  })

  return (
    <div ref={frame} className="relative" style={{ height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map(({ key, index, start }) => {
        const row = rows[index]
        if (!row) return null
        return (
          <div
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            className="absolute inset-x-0 top-0 has-[[role=menu]]:z-10"
            style={{ transform: `translateY(${start - top}px)` }}
          >
            {row.kind === 'heading' ? (
              <CategoryHeading category={row.category} count={row.count} layout={layout} />
            ) : (
              <ul
                className={layout === 'rows' ? 'border-b' : 'grid gap-4'}
                style={layout === 'rows' ? {} : { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
              >
                {row.items.map((entry, place) =>
                  render(entry, {
                    level: groups[0]?.category ? 3 : 2,
                    at: row.first + place + 1,
                    of: row.of,
                  }),
                )}
              </ul>
            )}
          </div>
        )
      })}
    </div>
  )
}

function EntryGrid<Entry extends { readonly id: number }>(props: EntryGridProps<Entry>) {
  const { layout, groups, render } = props
  const count = groups.reduce((sum, { items }) => sum + items.length, 0)
  if (count > virtualizeFrom) return <VirtualGrid {...props} />
  return (
    <div className={layout === 'rows' ? 'flex flex-col gap-2' : 'flex flex-col gap-8'}>
      {groups.map(({ category, items }) => (
        <section
          key={category ?? 'all'}
          aria-label={category ?? 'Items'}
          className={layout === 'rows' ? undefined : 'flex flex-col gap-3'}
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

/** The stock as cards, or as rows in which equal lots are folded. */
export function ItemGrid({ layout, groups, today, isStalled, selected, onAction }: ItemGridProps) {
  const isSelecting = selected !== null
  const folded = useMemo(
    () =>
      groups.map(
        ({ category, items }): StockGroup<FoldedLots> => ({
          category,
          items: isSelecting ? unfoldLots(items) : foldLots(items),
        }),
      ),
    [groups, isSelecting],
  )
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
      groups={groups}
      render={(item, position) => (
        <ItemCard key={item.id} {...common} {...position} item={item} selected={selected?.has(item.id)} />
      )}
    />
  )
}
