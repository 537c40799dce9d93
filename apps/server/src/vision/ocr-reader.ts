import type { Log } from '../log'
import { createRpcWorker } from '../workers/rpc-worker'
import { createWorkerPool, type WorkerPoolLimits } from '../workers/worker-pool'
import type { OcrKind, OcrResult, OcrTask, OcrText } from './ocr-task'
import { validatePicture } from './picture-codec'
import { rethrowPictureError } from './picture-error-message'

interface OcrOptions {
  readonly kind: OcrKind
  /** Receives the progress, 0 to 1. */
  readonly onProgress?: (done: number) => void
  readonly signal?: AbortSignal
}

export interface OcrReader {
  /**
   * Returns the printed text of a photo, line by line. Rejects with `PictureError` for a bad picture, and with `WorkerError` on a
   * timeout, a full queue or an abort.
   */
  read(bytes: Uint8Array, options: OcrOptions): Promise<OcrText>
  close(): Promise<void>
}

export interface OcrLimits extends WorkerPoolLimits {
  readonly endedMs: number
}

const defaultOcrLimits: OcrLimits = { atOnce: 1, waiting: 20, idleMs: 300_000, endedMs: 60_000 }

/** Reads printed text in a worker thread with a queue. */
export function createOcrReader(parts: { log: Log; limits?: OcrLimits }): OcrReader {
  const { log, limits = defaultOcrLimits } = parts
  const pool = createWorkerPool({
    limits,
    open: (onEnd) =>
      createRpcWorker<OcrTask, OcrResult>({
        ...{ beside: import.meta.url, name: 'ocr-worker' },
        ...{ log, endedMs: limits.endedMs, onEnd },
      }),
  })

  return {
    async read(bytes, { kind, onProgress, signal }) {
      // A bad picture is rejected at once, however long the queue.
      await validatePicture(bytes)
      const result = await pool.use((thread) => thread.call({ kind, bytes }, { onProgress, signal }), signal)
      return rethrowPictureError(result).read
    },

    close: () => pool.close(),
  }
}
