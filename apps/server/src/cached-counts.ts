import { type Clock, secondsBetween } from './time/clock'

const freshSeconds = 60

/** Counts at most once a minute, however many ask. */
export function cacheCounts<Counts>(clock: Clock, count: () => Promise<Counts>): () => Promise<Counts> {
  let last: { at: string; counted: Promise<Counts> } | undefined
  return () => {
    const at = clock()
    if (last && Math.abs(secondsBetween(last.at, at)) < freshSeconds) return last.counted
    const counting = { at, counted: count() }
    last = counting
    // A failure is not worth keeping.
    counting.counted.catch(() => {
      if (last === counting) last = undefined
    })
    return counting.counted
  }
}
