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
 * Renders only the cards near the viewport out of thousands. The focused row and the current heading are always
 * rendered.
 */
export function VirtualItemGrid({ groups, today, isStalled, selected, onAction }: ItemGridProps) {
  const frame = useRef<HTMLDivElement>(null)
  const { columns, top } = useGridColumns(frame)
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
                {row.items.map((item, cardIndex) => (
                  <ItemCard
                    key={item.id}
                    item={item}
                    today={today}
                    level={groups[0]?.category ? 3 : 2}
                    at={row.first + cardIndex + 1}
                    of={row.of}
                    isStalled={isStalled}
                    selected={selected?.has(item.id)}
                    onAction={onAction}
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
