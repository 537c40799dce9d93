import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useMemo, useRef } from 'react'
import { CategoryHeading } from './category-heading'
import { cardGap, toGridRows } from './grid-rows'
import { ItemCard } from './item-card'
import type { ItemGridProps } from './item-grid'
import { useFocusedRow } from './use-focused-row'
import { useGridColumns } from './use-grid-columns'

const estimatedRowHeights = { heading: 28, cards: 292 }
const overscanRows = 4

/**
 * Thousands of cards, of which those near the screen are drawn. The one with the focus always is, and so is the
 * heading they belong under.
 */
export function VirtualItemGrid({ shelves, today, heldUp, selected, onDeed }: ItemGridProps) {
  const frame = useRef<HTMLDivElement>(null)
  const { columns, top } = useGridColumns(frame)
  const rows = useMemo(() => (columns === 0 ? [] : toGridRows(shelves, columns)), [shelves, columns])
  const focused = useFocusedRow(frame)
  const rangeExtractor = useCallback(
    (range: Range) => {
      const heading = rows.findLastIndex(({ kind }, at) => kind === 'heading' && at <= range.startIndex)
      const kept = [heading, focused ?? -1].filter((at) => at >= 0 && at < range.count)
      return [...new Set([...kept, ...defaultRangeExtractor(range)])].sort((a, b) => a - b)
    },
    [rows, focused],
  )
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => estimatedRowHeights[rows[index]?.kind ?? 'cards'],
    getItemKey: (index) => {
      const row = rows[index]
      return row?.kind === 'heading' ? row.category : (row?.items[0]?.id ?? index)
    },
    gap: cardGap,
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
              <CategoryHeading category={row.category} count={row.count} />
            ) : (
              <ul
                className="grid gap-4"
                style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
              >
                {row.items.map((item, place) => (
                  <ItemCard
                    key={item.id}
                    item={item}
                    today={today}
                    level={shelves[0]?.category ? 3 : 2}
                    at={row.first + place + 1}
                    of={row.of}
                    heldUp={heldUp}
                    selected={selected?.has(item.id)}
                    onDeed={onDeed}
                  />
                ))}
              </ul>
            )}
          </div>
        )
      })}
    </div>
  )
}
