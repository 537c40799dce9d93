import { type MergeableLine, mainList } from '@larder/kitchen/shopping/shared-list'

/** A bought line with its food, where known. */
export interface BoughtLine {
  readonly ticks: MergeableLine['ticks']
  readonly foodId: string | null
}

/** A longer pause between ticks starts a new trip. */
const maxTripPauseMs = 3 * 3_600_000
const maxTrips = 20

/** Returns the trips to each store, oldest first: foods in the order of ticking. Ticks without a store count for 'main'. */
export function toStoreTrips(
  lines: readonly BoughtLine[],
  stores: ReadonlySet<string>,
): { id: string; trips: string[][] }[] {
  const byStore = new Map<string, { at: number; foodId: string }[]>()
  for (const { ticks, foodId } of lines) {
    const tick = firstTick(ticks)
    if (!tick || foodId === null || !stores.has(tick.store)) continue
    const storeTicks = byStore.get(tick.store)
    if (storeTicks) storeTicks.push({ at: tick.at, foodId })
    else byStore.set(tick.store, [{ at: tick.at, foodId }])
  }
  return [...byStore].map(([id, ticked]) => ({ id, trips: splitIntoTrips(ticked).slice(-maxTrips) }))
}

function firstTick(ticks: MergeableLine['ticks']): { at: number; store: string } | undefined {
  const doneTicks = Object.values(ticks).flatMap(({ count, at, store = mainList }) =>
    count % 2 === 1 && at !== undefined ? [{ at: Date.parse(at), store }] : [],
  )
  return doneTicks.sort((a, b) => a.at - b.at)[0]
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
