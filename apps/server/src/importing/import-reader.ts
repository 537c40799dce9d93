import { openAskedThread } from '../asked-thread'
import type { Log } from '../log'
import { openPool, type PoolLimits } from '../thread-pool'
import type { ImportAnswer, ImportTask, MoreTask } from './import-task'
import type { ReadEvent } from './read-event'

export interface ImportReader {
  /**
   * Reads in a thread of its own and hands on what it says, some at a time; it waits until that is dealt with. Rejects with
   * `ThreadTrouble` when it takes too long, when too many wait, or once nobody listens.
   */
  read(
    task: ImportTask,
    onEvents: (events: readonly ReadEvent[]) => Promise<void>,
    signal: AbortSignal,
  ): Promise<void>
  close(): Promise<void>
}

export interface ImportLimits extends PoolLimits {
  /** For one stretch of reading. */
  readonly endedMs: number
}

const usualLimits: ImportLimits = { atOnce: 1, waiting: 20, idleMs: 120_000, endedMs: 30_000 }

export function openImportReader(parts: { log: Log; limits?: ImportLimits }): ImportReader {
  const { log, limits = usualLimits } = parts
  const pool = openPool({
    limits,
    open: (onEnd) =>
      openAskedThread<ImportTask | MoreTask, ImportAnswer>({
        ...{ beside: import.meta.url, name: 'import-worker' },
        ...{ log, endedMs: limits.endedMs, onEnd },
      }),
  })

  return {
    read(task, onEvents, signal) {
      return pool.use(async (thread) => {
        let said = await thread.ask(task, { signal })
        for (;;) {
          if (said.events.length > 0) await onEvents(said.events)
          if (said.isOver) return
          signal.throwIfAborted()
          said = await thread.ask({ kind: 'more' }, { signal })
        }
      }, signal)
    },
    close: () => pool.close(),
  }
}
