/** Where the rows stand on screen. */
export type RowPositions = ReadonlyMap<string, number>

const rowAnimationMs = 180

export const findRowElements = (whole: HTMLElement | null) => [
  ...(whole?.querySelectorAll<HTMLElement>('[data-row]') ?? []),
]

export const getRowId = (row: Element | null | undefined) => row?.getAttribute('data-row') ?? ''

export function measureRowPositions(whole: HTMLElement | null): RowPositions {
  return new Map(findRowElements(whole).map((row) => [getRowId(row), row.getBoundingClientRect().top]))
}

/** Lets rows glide from where they stood to where they are now. */
export function animateRowsFrom(places: RowPositions, whole: HTMLElement | null): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  for (const row of findRowElements(whole)) {
    const was = places.get(getRowId(row))
    const { top } = row.getBoundingClientRect()
    // What was or is out of sight needs no show.
    if (was === undefined || was === top || !isRowVisible(was) || !isRowVisible(top)) continue
    row.animate?.([{ transform: `translateY(${was - top}px)` }, { transform: 'none' }], {
      duration: rowAnimationMs,
      easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)',
    })
  }
}

function isRowVisible(top: number): boolean {
  return top > -100 && top < window.innerHeight
}
