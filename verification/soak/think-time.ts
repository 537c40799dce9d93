import { setTimeout as wait } from 'node:timers/promises'
import type { RandomSource } from '@larder/kitchen/testing/generated-kitchen'

/** How long cooks think between two calls: found while it warms up, so that the machine is busy but not full; then it stays. */
export interface ThinkTime {
  /** Thinks for a while; rejects once the run is over. */
  pause(die: RandomSource): Promise<void>
  /** Moves the pace towards the aim by how busy the machine was, 0 to 1. */
  adjust(busy: number): void
  readonly meanMs: number
}

/** Above this, a p99 tells of the queue before the processor and not of the server. */
const targetLoad = 0.6
const least = 200
const most = 6000
/** One look must not turn everything over: other work on the machine comes and goes. */
const maxStep = 1.5

export function createThinkTime(over: AbortSignal, firstMs: number): ThinkTime {
  let meanMs = firstMs
  return {
    async pause(die) {
      over.throwIfAborted()
      await wait(meanMs * (0.5 + die.upTo(1000) / 1000), undefined, { signal: over })
    },
    adjust(busy) {
      const factor = Math.min(maxStep, Math.max(1 / maxStep, busy / targetLoad))
      meanMs = Math.min(most, Math.max(least, meanMs * factor))
    },
    get meanMs() {
      return meanMs
    },
  }
}
