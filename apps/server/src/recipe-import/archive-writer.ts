import type { Log } from '../log'
import { createRpcWorker } from '../workers/rpc-worker'
import { createWorkerPool } from '../workers/worker-pool'
import type { ArchiveTask, ArchiveTaskResult } from './archive-task'
import type { ArchivedRecipe } from './recipe-archive'

export interface ArchiveWriter {
  /**
   * Creates one archive of all these recipes in a worker thread. They are read when the worker is free, because an archive is
   * held in memory. Rejects with `WorkerError` on a timeout or a full queue.
   */
  write(pages: () => AsyncIterable<readonly ArchivedRecipe[]>): Promise<Uint8Array>
  close(): Promise<void>
}

const limits = { atOnce: 1, waiting: 20, idleMs: 60_000 }
const endedMs = 120_000

export function createArchiveWriter({ log }: { log: Log }): ArchiveWriter {
  const pool = createWorkerPool({
    limits,
    open: (onEnd) =>
      createRpcWorker<ArchiveTask, ArchiveTaskResult>({
        ...{ moduleUrl: import.meta.url, name: 'archive-worker' },
        ...{ log, endedMs, onEnd },
      }),
  })

  return {
    write(pages) {
      return pool.use(async (thread) => {
        // An earlier task may have been aborted halfway.
        await thread.call({ kind: 'begin' }, {})
        for await (const recipes of pages()) await thread.call({ kind: 'add', recipes }, {})
        const result = await thread.call({ kind: 'pack' }, {})
        if (result.kind !== 'packed') throw new Error('the archive was not created')
        return result.archive
      })
    },
    close: () => pool.close(),
  }
}
