import type { Log } from '../log'
import { createRpcWorker } from '../workers/rpc-worker'
import { createWorkerPool, type WorkerPoolLimits } from '../workers/worker-pool'
import type { OcrKind, OcrResult, OcrTask, OcrText } from './ocr-task'
import { validatePicture } from './picture-codec'
import { rethrowPictureError } from './picture-error-message'

export interface OcrOptions {
  readonly kind: OcrKind
  /** Told how far it is, 0 to 1. */
  readonly onProgress?: (done: number) => void
  readonly signal?: AbortSignal
}

export interface OcrReader {
  /**
   * The printed text of a photo, its lines as printed. Rejects with `PictureTrouble` for a bad picture, with `ThreadTrouble` when it
   * takes too long, when too many wait, or once nobody listens.
   */
  read(bytes: Uint8Array, options: OcrOptions): Promise<OcrText>
  close(): Promise<void>
}

export interface OcrLimits extends WorkerPoolLimits {
  readonly endedMs: number
}

export const defaultOcrLimits: OcrLimits = { atOnce: 1, waiting: 20, idleMs: 300_000, endedMs: 60_000 }

/** Reads printed paper in a thread of its own, with a queue before it. */
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
      // A bad one is refused at once, however many wait.
      await validatePicture(bytes)
      const said = await pool.use((thread) => thread.call({ kind, bytes }, { onProgress, signal }), signal)
      return rethrowPictureError(said).read
    },

    close: () => pool.close(),
  }
}
