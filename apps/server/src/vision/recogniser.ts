import { availableParallelism } from 'node:os'
import type { Seen } from '@larder/sight/looking'
import type { ShelfChange } from '@larder/sight/shelf-changes'
import { openAskedThread } from '../asked-thread'
import type { Log } from '../log'
import { openPool, type PoolLimits } from '../thread-pool'
import { checkPicture } from './picture-gate'
import type { RecognitionAnswer, RecognitionTask } from './recognition-task'
import { unlessRefused } from './refusal'

export interface LookOptions {
  /** Told how far it is, 0 to 1. */
  readonly onProgress?: (done: number) => void
  readonly signal?: AbortSignal
}

export interface Recogniser {
  /**
   * The foods on a photo, their areas as shares of it. Rejects with `PictureTrouble` for a bad picture, with `ThreadTrouble` when it takes too long, when
   * too many wait, or once nobody listens.
   */
  look(bytes: Uint8Array, options?: LookOptions): Promise<Seen[]>
  /** What came and went between two pictures of one shelf; areas are shares of the picture where it is seen. */
  compare(before: Uint8Array, after: Uint8Array, options?: LookOptions): Promise<ShelfChange[]>
  close(): Promise<void>
}

export interface RecogniserLimits extends PoolLimits {
  readonly endedMs: number
}

export const usualRecogniserLimits: RecogniserLimits = {
  // One core is left for requests.
  atOnce: Math.max(1, Math.min(2, availableParallelism() - 1)),
  waiting: 40,
  idleMs: 300_000,
  endedMs: 30_000,
}

/** Recognises foods in threads of its own, with a queue before them. */
export function openRecogniser(parts: { log: Log; limits?: RecogniserLimits }): Recogniser {
  const { log, limits = usualRecogniserLimits } = parts
  const pool = openPool({
    limits,
    open: (onEnd) =>
      openAskedThread<RecognitionTask, RecognitionAnswer>({
        ...{ beside: import.meta.url, name: 'recognition-worker' },
        ...{ log, endedMs: limits.endedMs, onEnd },
      }),
  })

  async function ask(task: RecognitionTask, asking: LookOptions) {
    return unlessRefused(await pool.use((thread) => thread.ask(task, asking), asking.signal))
  }

  return {
    async look(bytes, options = {}) {
      // A bad one is refused at once, however many wait.
      await checkPicture(bytes)
      const said = await ask({ kind: 'look', bytes }, options)
      return said.kind === 'seen' ? said.seen : []
    },

    async compare(before, after, options = {}) {
      await Promise.all([checkPicture(before), checkPicture(after)])
      const said = await ask({ kind: 'compare', before, after }, options)
      return said.kind === 'compared' ? said.changes : []
    },

    close: () => pool.close(),
  }
}
