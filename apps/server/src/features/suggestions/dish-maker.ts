import { type AskedThread, openAskedThread } from '../../asked-thread'
import type { Log } from '../../log'
import { openPool, type PoolLimits } from '../../thread-pool'
import { type MadeDish, type MakingTask, makeDishes } from './make-dishes'

/** What the thread that makes up dishes says at last. */
export interface MakingAnswer {
  readonly kind: 'done'
  readonly dishes: readonly MadeDish[]
}

export interface DishMaker {
  /** Has dishes made up. Rejects when it takes too long, when too many wait, and once it is closed. */
  make(task: MakingTask): Promise<readonly MadeDish[]>
  close(): Promise<void>
}

export interface MakerLimits extends PoolLimits {
  /** After so long the thread is ended. */
  readonly endedMs: number
}

const usualLimits: MakerLimits = { atOnce: 1, waiting: 50, endedMs: 10_000, idleMs: 1_800_000 }

/** A thread that makes up dishes, and a queue before it. */
export function openDishMaker({ log, limits = usualLimits }: { log: Log; limits?: MakerLimits }): DishMaker {
  const { endedMs } = limits
  const pool = openPool<AskedThread<MakingTask, MakingAnswer>>({
    limits,
    open: (onEnd) =>
      openAskedThread({ ...{ beside: import.meta.url, name: 'making-worker' }, log, endedMs, onEnd }),
  })
  return {
    async make(task) {
      const { dishes } = await pool.use((thread) => thread.ask(task, {}))
      return dishes
    },
    close: () => pool.close(),
  }
}

/** Makes up dishes where it is asked, for whoever has nobody else to serve meanwhile. */
export const makerInThisThread: DishMaker = {
  make: async (task) => makeDishes(task),
  close: async () => undefined,
}
