import type { Log } from '../../log'
import { createRpcWorker, type RpcWorker } from '../../workers/rpc-worker'
import { createWorkerPool, type WorkerPoolLimits } from '../../workers/worker-pool'
import { type MakeDishesTask, makeDishes, type UnstoredDish } from './make-dishes'

/** What the thread that makes up dishes says at last. */
export interface MakeDishesResult {
  readonly kind: 'done'
  readonly dishes: readonly UnstoredDish[]
}

export interface DishMaker {
  /** Has dishes made up. Rejects when it takes too long, when too many wait, and once it is closed. */
  make(task: MakeDishesTask): Promise<readonly UnstoredDish[]>
  close(): Promise<void>
}

export interface DishMakerLimits extends WorkerPoolLimits {
  /** After so long the thread is ended. */
  readonly endedMs: number
}

const defaultDishMakerLimits: DishMakerLimits = { atOnce: 1, waiting: 50, endedMs: 10_000, idleMs: 1_800_000 }

/** A thread that makes up dishes, and a queue before it. */
export function createDishMaker({
  log,
  limits = defaultDishMakerLimits,
}: {
  log: Log
  limits?: DishMakerLimits
}): DishMaker {
  const { endedMs } = limits
  const pool = createWorkerPool<RpcWorker<MakeDishesTask, MakeDishesResult>>({
    limits,
    open: (onEnd) =>
      createRpcWorker({ ...{ beside: import.meta.url, name: 'make-dishes-worker' }, log, endedMs, onEnd }),
  })
  return {
    async make(task) {
      const { dishes } = await pool.use((thread) => thread.call(task, {}))
      return dishes
    },
    close: () => pool.close(),
  }
}

/** Makes up dishes where it is asked, for whoever has nobody else to serve meanwhile. */
export const inlineDishMaker: DishMaker = {
  make: async (task) => makeDishes(task),
  close: async () => undefined,
}
