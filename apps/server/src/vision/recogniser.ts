import { availableParallelism } from 'node:os'
import type { RecognisedItem } from '@larder/sight/recognition/recognise-foods'
import type { ShelfChange } from '@larder/sight/shelf/shelf-changes'
import type { Log } from '../log'
import { createRpcWorker } from '../workers/rpc-worker'
import { createWorkerPool, type WorkerPoolLimits } from '../workers/worker-pool'
import { type PictureErrorMessage, rethrowPictureError, validatePicture } from './picture-codec'

interface RecogniserOptions {
  /** Receives the progress, 0 to 1. */
  readonly onProgress?: (done: number) => void
  readonly signal?: AbortSignal
}

export interface Recogniser {
  /**
   * Returns the foods on a photo, their areas as fractions of it. Rejects with `PictureError` for a bad picture, and with
   * `WorkerError` on a timeout, a full queue or an abort.
   */
  look(bytes: Uint8Array, options?: RecogniserOptions): Promise<RecognisedItem[]>
  /** Returns the changes between two pictures of one shelf; areas are fractions of the picture that shows the item. */
  compare(before: Uint8Array, after: Uint8Array, options?: RecogniserOptions): Promise<ShelfChange[]>
  close(): Promise<void>
}

export interface RecogniserLimits extends WorkerPoolLimits {
  readonly endedMs: number
}

const defaultRecogniserLimits: RecogniserLimits = {
  // One core is left for requests.
  atOnce: Math.max(1, Math.min(2, availableParallelism() - 1)),
  waiting: 40,
  idleMs: 300_000,
  endedMs: 30_000,
}

/** Recognises foods in worker threads with a queue. */
export function createRecogniser(parts: { log: Log; limits?: RecogniserLimits }): Recogniser {
  const { log, limits = defaultRecogniserLimits } = parts
  const pool = createWorkerPool({
    limits,
    open: (onEnd) =>
      createRpcWorker<RecognitionTask, RecognitionResult>({
        ...{ moduleUrl: import.meta.url, name: 'recognition-worker' },
        ...{ log, endedMs: limits.endedMs, onEnd },
      }),
  })

  async function runTask(task: RecognitionTask, options: RecogniserOptions) {
    return rethrowPictureError(await pool.use((thread) => thread.call(task, options), options.signal))
  }

  return {
    async look(bytes, options = {}) {
      // A bad picture is rejected at once, however long the queue.
      await validatePicture(bytes)
      const result = await runTask({ kind: 'look', bytes }, options)
      return result.kind === 'seen' ? result.seen : []
    },

    async compare(before, after, options = {}) {
      await Promise.all([validatePicture(before), validatePicture(after)])
      const result = await runTask({ kind: 'compare', before, after }, options)
      return result.kind === 'compared' ? result.changes : []
    },

    close: () => pool.close(),
  }
}

/** A task of the recognition worker: recognise one photo, or compare two. */
export type RecognitionTask =
  | { readonly kind: 'look'; readonly bytes: Uint8Array }
  | { readonly kind: 'compare'; readonly before: Uint8Array; readonly after: Uint8Array }

/** The result; areas are fractions of their picture. */
export type RecognitionResult =
  | { readonly kind: 'seen'; readonly seen: RecognisedItem[] }
  | { readonly kind: 'compared'; readonly changes: ShelfChange[] }
  | PictureErrorMessage
