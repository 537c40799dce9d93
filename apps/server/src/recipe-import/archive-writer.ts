import type { Log } from '../log'
import { createRpcWorker } from '../workers/rpc-worker'
import { createWorkerPool } from '../workers/worker-pool'
import type { ArchiveTask, ArchiveTaskResult } from './archive-task'
import type { ArchivedRecipe } from './recipe-archive'

export interface ArchiveWriter {
  /**
   * All these recipes as one archive, packed in a thread of its own. They are asked for when it is their turn, for an archive is
   * held in memory whole. Rejects with `ThreadTrouble` when it takes too long, or when too many wait.
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
        ...{ beside: import.meta.url, name: 'archive-worker' },
        ...{ log, endedMs, onEnd },
      }),
  })

  return {
    write(pages) {
      return pool.use(async (thread) => {
        // Whoever came before may have gone halfway.
        await thread.call({ kind: 'begin' }, {})
        for await (const recipes of pages()) await thread.call({ kind: 'add', recipes }, {})
        const said = await thread.call({ kind: 'pack' }, {})
        if (said.kind !== 'packed') throw new Error('the archive was not created')
        return said.archive
      })
    },
    close: () => pool.close(),
  }
}
