import type { Log } from '../log'
import { createRpcWorker } from '../workers/rpc-worker'
import { createWorkerPool, type WorkerPoolLimits } from '../workers/worker-pool'
import type { RecipeImportEvent } from './import-event'
import type { ContinueImportTask, ImportTask, ImportTaskResult } from './import-task'

export interface ImportReader {
  /**
   * Reads in a thread of its own and hands on what it says, some at a time; it waits until that is dealt with. Rejects with
   * `ThreadTrouble` when it takes too long, when too many wait, or once nobody listens.
   */
  read(
    task: ImportTask,
    onEvents: (events: readonly RecipeImportEvent[]) => Promise<void>,
    signal: AbortSignal,
  ): Promise<void>
  close(): Promise<void>
}

export interface ImportReaderLimits extends WorkerPoolLimits {
  /** For one stretch of reading. */
  readonly endedMs: number
}

const usualLimits: ImportReaderLimits = { atOnce: 1, waiting: 20, idleMs: 120_000, endedMs: 30_000 }

export function createImportReader(parts: { log: Log; limits?: ImportReaderLimits }): ImportReader {
  const { log, limits = usualLimits } = parts
  const pool = createWorkerPool({
    limits,
    open: (onEnd) =>
      createRpcWorker<ImportTask | ContinueImportTask, ImportTaskResult>({
        ...{ beside: import.meta.url, name: 'import-worker' },
        ...{ log, endedMs: limits.endedMs, onEnd },
      }),
  })

  return {
    read(task, onEvents, signal) {
      return pool.use(async (thread) => {
        let said = await thread.call(task, { signal })
        for (;;) {
          if (said.events.length > 0) await onEvents(said.events)
          if (said.isOver) return
          signal.throwIfAborted()
          said = await thread.call({ kind: 'more' }, { signal })
        }
      }, signal)
    },
    close: () => pool.close(),
  }
}
