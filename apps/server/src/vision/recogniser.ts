import { availableParallelism } from 'node:os'
import type { RecognisedItem } from '@larder/sight/recognition/recognise-foods'
import type { ShelfChange } from '@larder/sight/shelf/shelf-changes'
import type { Log } from '../log'
import { createRpcWorker } from '../workers/rpc-worker'
import { createWorkerPool, type WorkerPoolLimits } from '../workers/worker-pool'
import { validatePicture } from './picture-codec'
import { rethrowPictureError } from './picture-error-message'
import type { RecognitionResult, RecognitionTask } from './recognition-task'

export interface RecogniserOptions {
  /** Told how far it is, 0 to 1. */
  readonly onProgress?: (done: number) => void
  readonly signal?: AbortSignal
}

export interface Recogniser {
  /**
   * The foods on a photo, their areas as shares of it. Rejects with `PictureTrouble` for a bad picture, with `ThreadTrouble` when it takes too long, when
   * too many wait, or once nobody listens.
   */
  look(bytes: Uint8Array, options?: RecogniserOptions): Promise<RecognisedItem[]>
  /** What came and went between two pictures of one shelf; areas are shares of the picture where it is seen. */
  compare(before: Uint8Array, after: Uint8Array, options?: RecogniserOptions): Promise<ShelfChange[]>
  close(): Promise<void>
}

export interface RecogniserLimits extends WorkerPoolLimits {
  readonly endedMs: number
}

export const defaultRecogniserLimits: RecogniserLimits = {
  // One core is left for requests.
  atOnce: Math.max(1, Math.min(2, availableParallelism() - 1)),
  waiting: 40,
  idleMs: 300_000,
  endedMs: 30_000,
}

/** Recognises foods in threads of its own, with a queue before them. */
export function createRecogniser(parts: { log: Log; limits?: RecogniserLimits }): Recogniser {
  const { log, limits = defaultRecogniserLimits } = parts
  const pool = createWorkerPool({
    limits,
    open: (onEnd) =>
      createRpcWorker<RecognitionTask, RecognitionResult>({
        ...{ beside: import.meta.url, name: 'recognition-worker' },
        ...{ log, endedMs: limits.endedMs, onEnd },
      }),
  })

  async function ask(task: RecognitionTask, asking: RecogniserOptions) {
    return rethrowPictureError(await pool.use((thread) => thread.call(task, asking), asking.signal))
  }

  return {
    async look(bytes, options = {}) {
      // A bad one is refused at once, however many wait.
      await validatePicture(bytes)
      const said = await ask({ kind: 'look', bytes }, options)
      return said.kind === 'seen' ? said.seen : []
    },

    async compare(before, after, options = {}) {
      await Promise.all([validatePicture(before), validatePicture(after)])
      const said = await ask({ kind: 'compare', before, after }, options)
      return said.kind === 'compared' ? said.changes : []
    },

    close: () => pool.close(),
  }
}
