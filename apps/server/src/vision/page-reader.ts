import { openAskedThread } from '../asked-thread'
import type { Log } from '../log'
import { openPool, type PoolLimits } from '../thread-pool'
import type { PageAnswer, PageKind, PageTask, PageText } from './page-task'
import { checkPicture } from './picture-gate'
import { unlessRefused } from './refusal'

export type { PageKind, PageText } from './page-task'

export interface PageOptions {
  readonly kind: PageKind
  /** Told how far it is, 0 to 1. */
  readonly onProgress?: (done: number) => void
  readonly signal?: AbortSignal
}

export interface PageReader {
  /**
   * The printed text of a photo, its lines as printed. Rejects with `PictureTrouble` for a bad picture, with `ThreadTrouble` when it
   * takes too long, when too many wait, or once nobody listens.
   */
  read(bytes: Uint8Array, options: PageOptions): Promise<PageText>
  close(): Promise<void>
}

export interface PageLimits extends PoolLimits {
  readonly endedMs: number
}

export const usualPageLimits: PageLimits = { atOnce: 1, waiting: 20, idleMs: 300_000, endedMs: 60_000 }

/** Reads printed paper in a thread of its own, with a queue before it. */
export function openPageReader(parts: { log: Log; limits?: PageLimits }): PageReader {
  const { log, limits = usualPageLimits } = parts
  const pool = openPool({
    limits,
    open: (onEnd) =>
      openAskedThread<PageTask, PageAnswer>({
        ...{ beside: import.meta.url, name: 'page-worker' },
        ...{ log, endedMs: limits.endedMs, onEnd },
      }),
  })

  return {
    async read(bytes, { kind, onProgress, signal }) {
      // A bad one is refused at once, however many wait.
      await checkPicture(bytes)
      const said = await pool.use((thread) => thread.ask({ kind, bytes }, { onProgress, signal }), signal)
      return unlessRefused(said).read
    },

    close: () => pool.close(),
  }
}
