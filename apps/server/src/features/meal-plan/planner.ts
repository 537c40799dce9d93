import type { Conflict, Plan } from '@larder/kitchen/planning/ask'
import type { Recipe } from '@larder/kitchen/recipe'
import type { Log } from '../../log'
import { openThread, type PlannerThread, PlannerTrouble, type PlannerWork } from './planner-thread'

export interface Planner {
  /** Has a plan made in a thread of its own. Rejects when it takes too long, when too many wait, or once nobody listens. */
  plan(work: PlannerWork, onProgress?: (done: number) => void, signal?: AbortSignal): Promise<Plan | Conflict>
  /** From now on it is made ready when somebody looks at their plan. */
  start(): void
  /** Makes ready: the first plan is then as quick as the next. */
  warm(): void
  close(): Promise<void>
}

export interface PlannerLimits {
  readonly atOnce: number
  readonly waiting: number
  readonly goodEnoughMs: number
  readonly endedMs: number
  /** A thread with nothing to do for so long is let go. */
  readonly idleMs: number
}

export const usualLimits: PlannerLimits = {
  atOnce: 2,
  waiting: 20,
  goodEnoughMs: 4000,
  endedMs: 30_000,
  idleMs: 600_000,
}

interface Place {
  readonly thread: PlannerThread
  busy: boolean
  idle: NodeJS.Timeout | undefined
}

/** A few threads that stay, and a queue before them. */
export function openPlanner({ log, limits = usualLimits }: { log: Log; limits?: PlannerLimits }): Planner {
  const numbers = new WeakMap<Recipe, number>()
  const places = new Set<Place>()
  const queue: (() => void)[] = []
  let started = false
  let closed = false
  let count = 0

  function numberOf(recipe: Recipe): number {
    const known = numbers.get(recipe) ?? ++count
    numbers.set(recipe, known)
    return known
  }

  function begin(): Place {
    const onEnd = () => {
      clearTimeout(place.idle)
      places.delete(place)
      next()
    }
    const place: Place = {
      thread: openThread({ log, limits, numberOf, onEnd }),
      busy: false,
      idle: undefined,
    }
    places.add(place)
    return place
  }

  function next(): void {
    queue.shift()?.()
  }

  async function turn(signal: AbortSignal | undefined): Promise<Place> {
    for (;;) {
      const free = [...places].find(({ busy, thread }) => !busy && !thread.isOver())
      if (closed || signal?.aborted) {
        if (free) next()
        throw new PlannerTrouble('stopped')
      }
      const place = free ?? (places.size < limits.atOnce ? begin() : undefined)
      if (place) {
        clearTimeout(place.idle)
        place.busy = true
        return place
      }
      if (queue.length >= limits.waiting) throw new PlannerTrouble('busy')
      await new Promise<void>((resolve) => queue.push(resolve))
    }
  }

  function leave(place: Place): void {
    place.busy = false
    // Whoever waits is called when it is gone.
    if (place.thread.isOver()) return
    place.idle = setTimeout(() => void place.thread.end(), limits.idleMs).unref()
    next()
  }

  return {
    async plan(work, onProgress = () => undefined, signal) {
      const place = await turn(signal)
      const planned = place.thread.run(work, onProgress).finally(() => leave(place))
      if (!signal) return planned
      // Whoever leaves is not waited for, but the thread is left to finish: it is quicker than beginning another.
      const over = new AbortController()
      const left = new Promise<never>((_, reject) => {
        const stop = () => reject(new PlannerTrouble('stopped'))
        signal.addEventListener('abort', stop, { once: true, signal: over.signal })
      })
      planned.catch(() => undefined)
      return Promise.race([planned, left]).finally(() => over.abort())
    },

    start() {
      started = true
    },

    warm() {
      if (started && !closed && places.size === 0) leave(begin())
    },

    async close() {
      closed = true
      for (const wake of queue.splice(0)) wake()
      await Promise.all([...places].map(({ thread }) => thread.end()))
    },
  }
}
