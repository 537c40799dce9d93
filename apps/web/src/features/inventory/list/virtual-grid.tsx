import type { Category } from '@larder/kitchen/food/categories'
import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { classNames } from '../../../ui/class-names'
import { jumpToGroup } from '../../../ui/controls/jump-to'
import { useMediaQuery } from '../../../ui/use-media-query'
import type { FoldedLots } from '../rows/fold-lots'
import { CategoryHeading, type EntryGridProps, GroupIndex, groupStyle } from './category-heading'
import type { StockGroup } from './stock-filter'

const estimatedRowHeights = {
  cards: { heading: 28, cards: 292 },
  rows: { heading: 44, cards: 57 },
}
const overscanRows = 4
/** The search that stays at the top of a phone, in pixels. */
const searchHeight = 60

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
  return groups.flatMap((group) => rowsOf(group, columns))
}

const rowsByGroup = new WeakMap<StockGroup<unknown>, { columns: number; rows: GridRow<unknown>[] }>()

/** The rows of a group; the same ones while it stays the same. */
function rowsOf<Item>(group: StockGroup<Item>, columns: number): GridRow<Item>[] {
  const known = rowsByGroup.get(group)
  if (known?.columns === columns) return known.rows as GridRow<Item>[]
  const { category, items } = group
  const rows: GridRow<Item>[] = category === null ? [] : [{ kind: 'heading', category, count: items.length }]
  for (let first = 0; first < items.length; first += columns)
    rows.push({ kind: 'cards', items: items.slice(first, first + columns), first, of: items.length })
  rowsByGroup.set(group, { columns, rows })
  return rows
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

/** Returns the keys of rows: the same array as before where they are the same. */
function createKeyMemory() {
  let known: readonly (string | number)[] = []
  return (rows: readonly GridRow<FoldedLots>[]) => {
    const keys = rows.map((row) => (row.kind === 'heading' ? row.category : (row.items[0]?.id ?? 0)))
    if (keys.length !== known.length || keys.some((key, index) => key !== known[index])) known = keys
    return known
  }
}

/**
 * Renders only the entries near the viewport out of thousands. The focused row and the current heading are always
 * rendered.
 */
export function VirtualGrid(props: EntryGridProps) {
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
  const [keepKeys] = useState(createKeyMemory)
  const keys = keepKeys(rows)
  // The same function while the rows stand where they stood: with another one all rows are measured again.
  const getItemKey = useCallback((index: number) => keys[index] ?? index, [keys])
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => estimatedRowHeights[layout][rows[index]?.kind ?? 'cards'],
    getItemKey,
    gap: layout === 'rows' ? 0 : cardGap,
    overscan: overscanRows,
    scrollMargin: top,
    rangeExtractor,
  })

  const headings = useMemo(
    () => rows.flatMap((row, index) => (row.kind === 'heading' ? [{ ...row, index }] : [])),
    [rows],
  )
  const isPhone = useMediaQuery('(width < 48rem)')
  const line = (virtual.scrollOffset ?? 0) + (isPhone ? searchHeight : 0) + 1
  const current =
    headings.findLast(({ index }) => (virtual.measurementsCache[index]?.start ?? 0) <= line) ?? headings[0]

  function jump(group: string, takesFocus: boolean) {
    const index = rows.findIndex((row) => row.kind === 'heading' && row.category === group)
    if (index < 0) return
    virtual.scrollToIndex(index, { align: 'start' })
    // Rendered with the next frame.
    requestAnimationFrame(() => requestAnimationFrame(() => jumpToGroup(group, takesFocus)))
  }

  return (
    <div ref={frame} className="relative" style={{ height: virtual.getTotalSize() }}>
      {layout === 'rows' && <GroupIndex groups={groups} onJump={jump} />}
      {/* The rows stand apart, so their own headings cannot stay in view. */}
      {layout === 'rows' && current && (
        <div aria-hidden className="sticky top-0 z-10 h-0 max-md:top-15">
          <CategoryHeading category={current.category} count={current.count} layout={layout} />
        </div>
      )}
      {virtual.getVirtualItems().map(({ key, index, start }) => {
        const row = rows[index]
        if (!row) return null
        return (
          <div
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            data-group={row.kind === 'heading' ? row.category : undefined}
            className={classNames('absolute inset-x-0 top-0 has-[[role=menu]]:z-10', groupStyle)}
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
