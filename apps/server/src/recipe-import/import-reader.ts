import type { Log } from '../log'
import { createRpcWorker } from '../workers/rpc-worker'
import { createWorkerPool, type WorkerPoolLimits } from '../workers/worker-pool'
import type { RecipeImportEvent } from './import-event'
import type { ContinueImportTask, ImportTask, ImportTaskResult } from './import-task'

export interface ImportReader {
  /**
   * Reads in a worker thread and passes events on in batches; waits until each batch is handled. Rejects with `WorkerError` on a
   * timeout, a full queue or an abort.
   */
  read(
    task: ImportTask,
    onEvents: (events: readonly RecipeImportEvent[]) => Promise<void>,
    signal: AbortSignal,
  ): Promise<void>
  close(): Promise<void>
}

export interface ImportReaderLimits extends WorkerPoolLimits {
  /** The timeout of one batch. */
  readonly endedMs: number
}

const defaultLimits: ImportReaderLimits = { atOnce: 1, waiting: 20, idleMs: 120_000, endedMs: 30_000 }

export function createImportReader(parts: { log: Log; limits?: ImportReaderLimits }): ImportReader {
  const { log, limits = defaultLimits } = parts
  const pool = createWorkerPool({
    limits,
    open: (onEnd) =>
      createRpcWorker<ImportTask | ContinueImportTask, ImportTaskResult>({
        ...{ moduleUrl: import.meta.url, name: 'import-worker' },
        ...{ log, endedMs: limits.endedMs, onEnd },
      }),
  })

  return {
    read(task, onEvents, signal) {
      return pool.use(async (thread) => {
        let batch = await thread.call(task, { signal })
        for (;;) {
          if (batch.events.length > 0) await onEvents(batch.events)
          if (batch.isOver) return
          signal.throwIfAborted()
          batch = await thread.call({ kind: 'more' }, { signal })
        }
      }, signal)
    },
    close: () => pool.close(),
  }
}
