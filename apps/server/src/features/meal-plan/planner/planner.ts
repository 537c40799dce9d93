import type { Conflict, Plan } from '@larder/kitchen/meal-plan/plan-request'
import type { Recipe } from '@larder/kitchen/recipe/recipe'
import type { Log } from '../../../log'
import { WorkerError } from '../../../workers/worker-error'
import { createWorkerPool, type WorkerPoolLimits } from '../../../workers/worker-pool'
import { createPlannerRpcWorker, type PlannerInput } from './planner-rpc-worker'

export interface Planner {
  /** Has a plan made in a thread of its own. Rejects when it takes too long, when too many wait, or once nobody listens. */
  plan(
    work: PlannerInput,
    onProgress?: (done: number) => void,
    signal?: AbortSignal,
  ): Promise<Plan | Conflict>
  /** From now on it is made ready when somebody looks at their plan. */
  start(): void
  /** Makes ready: the first plan is then as quick as the next. */
  warm(): void
  close(): Promise<void>
}

export interface PlannerLimits extends WorkerPoolLimits {
  /** After so long the best plan so far is taken; after so much the thread is ended. */
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

/** A few threads that stay, and a queue before them. */
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

/** Whoever leaves is not waited for, but the thread is left to finish: it is quicker than beginning another. */
function rejectOnAbort<Result>(planned: Promise<Result>, signal: AbortSignal): Promise<Result> {
  planned.catch(() => undefined)
  const over = new AbortController()
  const left = new Promise<never>((_, reject) => {
    const stop = () => reject(new WorkerError('stopped'))
    signal.addEventListener('abort', stop, { once: true, signal: over.signal })
  })
  return Promise.race([planned, left]).finally(() => over.abort())
}
