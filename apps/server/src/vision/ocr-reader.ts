import type { LabelPrint } from '@larder/sight/page/read-label'
import { AppError } from '../errors'
import { createWorkAdmission } from '../http/work-admission'
import type { Log } from '../log'
import { createRpcWorker } from '../workers/rpc-worker'
import { WorkerError } from '../workers/worker-error'
import { createWorkerPool, type WorkerPoolLimits } from '../workers/worker-pool'
import { type PictureErrorMessage, rethrowPictureError, validatePicture } from './picture-codec'

interface OcrOptions {
  readonly kind: OcrKind
  /** Whose picture it is: one of an account is read at a time, and the accounts take turns. */
  readonly accountId: string
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
  /** Returns the print of a label, with what could not be read. Rejects as `read` does. */
  readLabel(bytes: Uint8Array, options: Omit<OcrOptions, 'kind'>): Promise<LabelPrint>
  /** Returns the code printed in digits under a barcode, or undefined. Rejects as `read` does. */
  readDigits(bytes: Uint8Array, options: Omit<OcrOptions, 'kind'>): Promise<string | undefined>
  close(): Promise<void>
}

export interface OcrLimits extends WorkerPoolLimits {
  readonly endedMs: number
}

const defaultOcrLimits: OcrLimits = { atOnce: 1, waiting: 20, idleMs: 300_000, endedMs: 60_000 }

/** Pictures of one account that may wait for the one being read. */
const waitingPerAccount = 3

/** Reads printed text in a worker thread with a queue. */
export function createOcrReader(parts: { log: Log; limits?: OcrLimits }): OcrReader {
  const { log, limits = defaultOcrLimits } = parts
  const admission = createWorkAdmission({
    atOnce: limits.atOnce,
    waitingEach: waitingPerAccount,
    waitingCallers: limits.waiting,
  })
  const pool = createWorkerPool({
    limits,
    open: (onEnd) =>
      createRpcWorker<OcrTask, OcrResult>({
        ...{ moduleUrl: import.meta.url, name: 'ocr-worker' },
        ...{ log, endedMs: limits.endedMs, onEnd },
      }),
  })

  async function ask(task: OcrTask, options: Omit<OcrOptions, 'kind'>) {
    const { accountId, onProgress, signal = new AbortController().signal } = options
    // A bad picture is rejected at once, however long the queue.
    await validatePicture(task.bytes)
    const result = await admission
      .run(accountId, signal, () => pool.use((thread) => thread.call(task, { onProgress, signal }), signal))
      .catch((error: unknown) => {
        throw error instanceof AppError ? new WorkerError(signal.aborted ? 'stopped' : 'busy') : error
      })
    return rethrowPictureError(result)
  }

  return {
    async read(bytes, { kind, ...watch }) {
      const result = await ask({ kind, bytes }, watch)
      if (result.kind !== 'read') throw new Error(`the OCR worker answered with a ${result.kind}`)
      return result.read
    },

    async readLabel(bytes, options) {
      const result = await ask({ kind: 'label', bytes }, options)
      if (result.kind !== 'label') throw new Error('the OCR worker answered without a label')
      return result.print
    },

    async readDigits(bytes, options) {
      const result = await ask({ kind: 'digits', bytes }, options)
      if (result.kind !== 'digits') throw new Error('the OCR worker answered without digits')
      return result.code
    },

    close: () => pool.close(),
  }
}

/** The kind of print: lines of goods and prices, a date on a pack, or a page with columns. */
type OcrKind = 'receipt' | 'pack' | 'document'

/** A photo for the OCR worker. */
export interface OcrTask {
  readonly kind: OcrKind | 'label' | 'digits'
  readonly bytes: Uint8Array
}

/** Recognised text. */
interface OcrText {
  /** The lines as printed, name and price on one line. */
  readonly text: string
  readonly words: number
  /** The same lines with their confidence, 0 to 1. */
  readonly lines: readonly OcrLine[]
}

/** A recognised line. */
export interface OcrLine {
  readonly text: string
  readonly confidence: number
}

/** The result of the OCR worker. */
export type OcrResult =
  | { readonly kind: 'read'; readonly read: OcrText }
  | { readonly kind: 'label'; readonly print: LabelPrint }
  | { readonly kind: 'digits'; readonly code: string | undefined }
  | PictureErrorMessage
