import type { Log } from '../../log'
import { createRpcWorker, type RpcWorker } from '../../workers/rpc-worker'
import { createWorkerPool, type WorkerPoolLimits } from '../../workers/worker-pool'
import { type MakeDishesTask, makeDishes, type UnstoredDish } from './make-dishes'

/** The result of the dish worker. */
export interface MakeDishesResult {
  readonly kind: 'done'
  readonly dishes: readonly UnstoredDish[]
}

export interface DishMaker {
  /** Makes up dishes. Rejects on a timeout, on a full queue and once closed. */
  make(task: MakeDishesTask): Promise<readonly UnstoredDish[]>
  close(): Promise<void>
}

export interface DishMakerLimits extends WorkerPoolLimits {
  /** After this time the worker is terminated. */
  readonly endedMs: number
}

const defaultDishMakerLimits: DishMakerLimits = { atOnce: 1, waiting: 50, endedMs: 10_000, idleMs: 1_800_000 }

/** A worker that makes up dishes, with a queue. */
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
      createRpcWorker({ ...{ moduleUrl: import.meta.url, name: 'make-dishes-worker' }, log, endedMs, onEnd }),
  })
  return {
    async make(task) {
      const { dishes } = await pool.use((worker) => worker.call(task, {}))
      return dishes
    },
    close: () => pool.close(),
  }
}

/** Makes up dishes in the calling thread, for processes without other requests. */
export const inlineDishMaker: DishMaker = {
  make: async (task) => makeDishes(task),
  close: async () => undefined,
}
