import { setTimeout as wait } from 'node:timers/promises'
import { ProductLookupError } from './product-lookup'

export interface ThrottleLimits {
  readonly most: number
  readonly windowMs: number
  /** Whoever would wait longer is sent away. */
  readonly maxWaitMs: number
}

/** Lets so many through in any window of time; the others wait their turn or go away. */
export function createRequestThrottle(
  { most, windowMs, maxWaitMs: patienceMs }: ThrottleLimits,
  now: () => number = Date.now,
) {
  /** When the last ones go through, some of them yet to come. */
  let turns: number[] = []
  return async (signal?: AbortSignal): Promise<void> => {
    const at = now()
    turns = turns.slice(-most)
    const before = turns.length < most ? undefined : turns[0]
    const turn = before === undefined ? at : Math.max(at, before + windowMs)
    if (turn - at > patienceMs) throw new ProductLookupError('busy')
    turns.push(turn)
    if (turn > at) await wait(turn - at, undefined, signal ? { signal } : {})
  }
}
