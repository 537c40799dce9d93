import { mainList, type SharedLine } from '@larder/kitchen/shared-list'

/** A line that somebody bought, as far as is known what it was. */
export interface Bought {
  readonly ticks: SharedLine['ticks']
  readonly foodId: string | null
}

/** Whoever ticks nothing for so long is on another trip. */
const longestPause = 3 * 3_600_000
const mostTrips = 20

/**
 * How each store was walked, the oldest trip first: the foods in the order they were ticked. What was ticked without saying
 * where counts for 'main', the store of those who name none.
 */
export function tripsOf(
  lines: readonly Bought[],
  stores: ReadonlySet<string>,
): { id: string; trips: string[][] }[] {
  const byStore = new Map<string, { at: number; foodId: string }[]>()
  for (const { ticks, foodId } of lines) {
    const tick = firstTick(ticks)
    if (!tick || foodId === null || !stores.has(tick.store)) continue
    const there = byStore.get(tick.store)
    if (there) there.push({ at: tick.at, foodId })
    else byStore.set(tick.store, [{ at: tick.at, foodId }])
  }
  return [...byStore].map(([id, ticked]) => ({ id, trips: walked(ticked).slice(-mostTrips) }))
}

function firstTick(ticks: SharedLine['ticks']): { at: number; store: string } | undefined {
  const made = Object.values(ticks).flatMap(({ count, at, store = mainList }) =>
    count % 2 === 1 && at !== undefined ? [{ at: Date.parse(at), store }] : [],
  )
  return made.sort((a, b) => a.at - b.at)[0]
}

function walked(ticked: readonly { readonly at: number; readonly foodId: string }[]): string[][] {
  const trips: Set<string>[] = []
  let last = Number.NEGATIVE_INFINITY
  for (const { at, foodId } of ticked.toSorted((a, b) => a.at - b.at)) {
    if (at - last > longestPause) trips.push(new Set())
    trips.at(-1)?.add(foodId)
    last = at
  }
  return trips.map((trip) => [...trip])
}
