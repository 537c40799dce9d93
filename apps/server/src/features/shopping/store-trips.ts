import { type MergeableLine, mainList } from '@larder/kitchen/shopping/shared-list'

/** A line that somebody bought, as far as is known what it was. */
export interface BoughtLine {
  readonly ticks: MergeableLine['ticks']
  readonly foodId: string | null
}

/** Whoever ticks nothing for so long is on another trip. */
const maxTripPauseMs = 3 * 3_600_000
const maxTrips = 20

/**
 * How each store was walked, the oldest trip first: the foods in the order they were ticked. What was ticked without saying
 * where counts for 'main', the store of those who name none.
 */
export function toStoreTrips(
  lines: readonly BoughtLine[],
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
  return [...byStore].map(([id, ticked]) => ({ id, trips: splitIntoTrips(ticked).slice(-maxTrips) }))
}

function firstTick(ticks: MergeableLine['ticks']): { at: number; store: string } | undefined {
  const made = Object.values(ticks).flatMap(({ count, at, store = mainList }) =>
    count % 2 === 1 && at !== undefined ? [{ at: Date.parse(at), store }] : [],
  )
  return made.sort((a, b) => a.at - b.at)[0]
}

function splitIntoTrips(ticked: readonly { readonly at: number; readonly foodId: string }[]): string[][] {
  const trips: Set<string>[] = []
  let last = Number.NEGATIVE_INFINITY
  for (const { at, foodId } of ticked.toSorted((a, b) => a.at - b.at)) {
    if (at - last > maxTripPauseMs) trips.push(new Set())
    trips.at(-1)?.add(foodId)
    last = at
  }
  return trips.map((trip) => [...trip])
}
