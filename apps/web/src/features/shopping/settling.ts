/** Where the rows stand on screen. */
export type Places = ReadonlyMap<string, number>

const glideMs = 180

export const rowsIn = (whole: HTMLElement | null) => [
  ...(whole?.querySelectorAll<HTMLElement>('[data-row]') ?? []),
]

export const idOfRow = (row: Element | null | undefined) => row?.getAttribute('data-row') ?? ''

export function placesIn(whole: HTMLElement | null): Places {
  return new Map(rowsIn(whole).map((row) => [idOfRow(row), row.getBoundingClientRect().top]))
}

/** Lets rows glide from where they stood to where they are now. */
export function glideFrom(places: Places, whole: HTMLElement | null): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  for (const row of rowsIn(whole)) {
    const was = places.get(idOfRow(row))
    const { top } = row.getBoundingClientRect()
    // What was or is out of sight needs no show.
    if (was === undefined || was === top || !isInSight(was) || !isInSight(top)) continue
    row.animate?.([{ transform: `translateY(${was - top}px)` }, { transform: 'none' }], {
      duration: glideMs,
      easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)',
    })
  }
}

function isInSight(top: number): boolean {
  return top > -100 && top < window.innerHeight
}
