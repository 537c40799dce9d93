import { openAskedThread } from '../asked-thread'
import type { Log } from '../log'
import { openPool } from '../thread-pool'
import type { ArchiveAnswer, ArchiveTask } from './archive-task'
import type { ArchivedRecipe } from './larder-archive'

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

export function openArchiveWriter({ log }: { log: Log }): ArchiveWriter {
  const pool = openPool({
    limits,
    open: (onEnd) =>
      openAskedThread<ArchiveTask, ArchiveAnswer>({
        ...{ beside: import.meta.url, name: 'archive-worker' },
        ...{ log, endedMs, onEnd },
      }),
  })

  return {
    write(pages) {
      return pool.use(async (thread) => {
        // Whoever came before may have gone halfway.
        await thread.ask({ kind: 'begin' }, {})
        for await (const recipes of pages()) await thread.ask({ kind: 'add', recipes }, {})
        const said = await thread.ask({ kind: 'pack' }, {})
        if (said.kind !== 'packed') throw new Error('an archive was not packed')
        return said.archive
      })
    },
    close: () => pool.close(),
  }
}
