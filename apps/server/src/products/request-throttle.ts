import { setTimeout as wait } from 'node:timers/promises'
import { ProductLookupError } from './product-lookup'

export interface ThrottleLimits {
  readonly most: number
  readonly windowMs: number
  /** Requests that would wait longer are rejected. */
  readonly maxWaitMs: number
}

/** Allows a number of requests per time window; further ones wait or are rejected. */
export function createRequestThrottle(
  { most, windowMs, maxWaitMs }: ThrottleLimits,
  now: () => number = Date.now,
) {
  /** The times of the latest requests, some of them in the future. */
  let slots: number[] = []
  return async (signal?: AbortSignal): Promise<void> => {
    const at = now()
    slots = slots.slice(-most)
    const before = slots.length < most ? undefined : slots[0]
    const slot = before === undefined ? at : Math.max(at, before + windowMs)
    if (slot - at > maxWaitMs) throw new ProductLookupError('busy')
    slots.push(slot)
    if (slot > at) await wait(slot - at, undefined, signal ? { signal } : {})
  }
}
