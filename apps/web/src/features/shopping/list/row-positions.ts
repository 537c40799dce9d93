/** Top positions of the rows on screen, by row id. */
export type RowPositions = ReadonlyMap<string, number>

const rowAnimationMs = 180

export const findRowElements = (container: HTMLElement | null) => [
  ...(container?.querySelectorAll<HTMLElement>('[data-row]') ?? []),
]

export const getRowId = (row: Element | null | undefined) => row?.getAttribute('data-row') ?? ''

export function measureRowPositions(container: HTMLElement | null): RowPositions {
  return new Map(findRowElements(container).map((row) => [getRowId(row), row.getBoundingClientRect().top]))
}

/** Animates rows from their previous to their current positions. */
export function animateRowsFrom(positions: RowPositions, container: HTMLElement | null): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  for (const row of findRowElements(container)) {
    const previousTop = positions.get(getRowId(row))
    const { top } = row.getBoundingClientRect()
    // Rows outside the viewport are not animated.
    if (previousTop === undefined || previousTop === top || !isRowVisible(previousTop) || !isRowVisible(top))
      continue
    row.animate?.([{ transform: `translateY(${previousTop - top}px)` }, { transform: 'none' }], {
      duration: rowAnimationMs,
      easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)',
    })
  }
}

function isRowVisible(top: number): boolean {
  return top > -100 && top < window.innerHeight
}
