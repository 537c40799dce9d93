import { type Clock, secondsBetween } from './time/clock'

const cacheSeconds = 60

/** Caches counts for a minute. */
export function cacheCounts<Counts>(clock: Clock, count: () => Promise<Counts>): () => Promise<Counts> {
  let last: { at: string; counted: Promise<Counts> } | undefined
  return () => {
    const at = clock()
    if (last && Math.abs(secondsBetween(last.at, at)) < cacheSeconds) return last.counted
    const current = { at, counted: count() }
    last = current
    // A failure is not cached.
    current.counted.catch(() => {
      if (last === current) last = undefined
    })
    return current.counted
  }
}
