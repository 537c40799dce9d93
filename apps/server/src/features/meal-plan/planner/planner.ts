import type { Conflict, Plan } from '@larder/kitchen/meal-plan/plan-request'
import type { Recipe } from '@larder/kitchen/recipe/recipe'
import type { Log } from '../../../log'
import { WorkerError } from '../../../workers/worker-error'
import { createWorkerPool, type WorkerPoolLimits } from '../../../workers/worker-pool'
import { createPlannerRpcWorker, type PlannerInput } from './planner-rpc-worker'

export interface Planner {
  /** Plans in a worker thread. Rejects on a timeout, on a full queue or when the signal aborts. */
  plan(
    work: PlannerInput,
    onProgress?: (done: number) => void,
    signal?: AbortSignal,
  ): Promise<Plan | Conflict>
  /** Lets `warm` start workers from now on. */
  start(): void
  /** Starts a worker ahead of the first plan. */
  warm(): void
  close(): Promise<void>
}

export interface PlannerLimits extends WorkerPoolLimits {
  /** After the first limit the best plan so far is used; after the second the worker is terminated. */
  readonly goodEnoughMs: number
  readonly endedMs: number
}

export const defaultPlannerLimits: PlannerLimits = {
  atOnce: 2,
  waiting: 20,
  goodEnoughMs: 4000,
  endedMs: 30_000,
  idleMs: 600_000,
}

/** A small worker pool with a queue. */
export function createPlanner({
  log,
  limits = defaultPlannerLimits,
}: {
  log: Log
  limits?: PlannerLimits
}): Planner {
  const numbers = new WeakMap<Recipe, number>()
  let started = false
  let count = 0

  function numberOf(recipe: Recipe): number {
    const known = numbers.get(recipe) ?? ++count
    numbers.set(recipe, known)
    return known
  }

  const { goodEnoughMs, endedMs } = limits
  const pool = createWorkerPool({
    limits,
    open: (onEnd) => createPlannerRpcWorker({ log, endedMs, goodEnoughMs, numberOf, onEnd }),
  })

  return {
    async plan(work, onProgress, signal) {
      const planned = pool.use((thread) => thread.call(work, { onProgress }), signal)
      const { plan } = await (signal ? rejectOnAbort(planned, signal) : planned)
      return plan
    },

    start() {
      started = true
    },

    warm() {
      if (started) pool.warm()
    },

    close: () => pool.close(),
  }
}

/** On abort the caller stops waiting, but the worker finishes: that is quicker than starting another. */
function rejectOnAbort<Result>(planned: Promise<Result>, signal: AbortSignal): Promise<Result> {
  planned.catch(() => undefined)
  const settled = new AbortController()
  const aborted = new Promise<never>((_, reject) => {
    const stop = () => reject(new WorkerError('stopped'))
    signal.addEventListener('abort', stop, { once: true, signal: settled.signal })
  })
  return Promise.race([planned, aborted]).finally(() => settled.abort())
}
