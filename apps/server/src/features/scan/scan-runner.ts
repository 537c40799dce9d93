import { createHash } from 'node:crypto'
import type { ScanEvent } from '@larder/contract/scan'
import type { Actor } from '../../actor'
import { AppError } from '../../errors'
import { streamProgress } from '../../http/events/progress-stream'
import { PictureError, toPictureAppError } from '../../vision/picture-codec'
import type { ScanParts } from './parts'
import { addPhotoToScan, checkRoomForPhoto } from './photos/further-photo'
import type { ScanQuota } from './scan-quota'
import { type CompletedScan, findOpenScan, getOpenScan, type ScanPicture, storeScan } from './scan-storage'
import { findScan } from './scans'

/** The result of a scan: lines, or notes on what to try. */
export type ScanOutcome = { found: CompletedScan; picture?: ScanPicture } | { notes: readonly string[] }

/** The id of a scan and what it looks at. */
interface ScanRequest {
  readonly id: string
  readonly content: Uint8Array | string
  /** Another photo of an open scan, which counts with it: its own id. */
  readonly photo?: string
}

/** A long-running scan: reports progress and stops when the client disconnects. */
export type ScanWork = (reportProgress: (done: number) => void) => Promise<ScanOutcome>

type ScanStage = Extract<ScanEvent, { kind: 'progress' }>['doing']

/** Failures within this time become ordinary errors; later ones end the progress stream. */
const firstErrorWindowMs = 1500

const internalErrorMessage = 'The picture could not be scanned. It was not counted; please try again.'

/** Counts a scan, runs it and stores the result; a scan without a result does not count. */
export function createScanRunner(parts: Pick<ScanParts, 'db' | 'withHousehold' | 'log'>, count: ScanQuota) {
  const { db, withHousehold, log } = parts

  /** Stores the result, or releases the quota. */
  async function saveOutcome(
    actor: Actor,
    { id, photo }: Omit<ScanRequest, 'content'>,
    looked: ScanOutcome,
  ): Promise<ScanEvent> {
    if ('notes' in looked) {
      await count.release(actor, id)
      return { kind: 'nothing', notes: [...looked.notes], allowance: await count.remaining(actor) }
    }
    const scan = await withHousehold(actor, ['scan', 'notifications'], async (tx) => {
      if (photo !== undefined) await addPhotoToScan(tx, id, photo, looked.found, looked.picture)
      else {
        await storeScan(tx, actor, id, looked.found, tx.now, looked.picture)
        await count.confirm(tx, actor, id)
      }
      return findScan(tx, actor.householdId, id)
    })
    return { kind: 'found', scan, allowance: await count.remaining(actor) }
  }

  /** Reserves quota, unless the scan is closed. A further photo needs an open scan and no quota. */
  async function reserve(actor: Actor, { id, content, photo }: ScanRequest): Promise<void> {
    if (photo !== undefined) return checkRoomForPhoto(await getOpenScan(db, actor.householdId, id), photo)
    await findOpenScan(db, actor, id)
    await count.reserve(actor, id, createHash('sha256').update(content).digest())
  }

  return {
    /** Runs without progress, for quick scans. */
    async runNow(actor: Actor, request: ScanRequest, look: () => Promise<ScanOutcome>): Promise<ScanEvent> {
      const { id } = request
      await reserve(actor, request)
      try {
        return await saveOutcome(actor, request, await look())
      } catch (error) {
        await count.release(actor, id)
        throw toScanAppError(error)
      }
    },

    /** Runs with a progress stream. An early failure becomes an ordinary error, a later one the last event. */
    async runWithProgress(
      actor: Actor,
      request: ScanRequest,
      stage: ScanStage,
      signal: AbortSignal,
      look: ScanWork,
    ): Promise<AsyncIterable<ScanEvent>> {
      const { id } = request
      await reserve(actor, request)
      const progress = streamProgress(look)
      const steps = progress.steps[Symbol.asyncIterator]()
      const first = steps.next()
      try {
        const early = await Promise.race([first, waitForEarlyError()])
        if (early?.done) await progress.result
      } catch (error) {
        await count.release(actor, id)
        throw toScanAppError(error)
      }

      async function* events(): AsyncGenerator<ScanEvent> {
        let isOver = false
        try {
          yield { kind: 'progress', done: 0, doing: 'opening' }
          for (let step = await first; !step.done; step = await steps.next())
            yield { kind: 'progress', done: toProgressShare(step.value), doing: stage }
          const outcome = await progress.result
          signal.throwIfAborted()
          yield { kind: 'progress', done: 0.95, doing: 'understanding' }
          const last = await saveOutcome(actor, request, outcome)
          isOver = true
          yield last
        } catch (error) {
          // The client has disconnected.
          if (signal.aborted) return
          await count.release(actor, id)
          yield { kind: 'failed', message: toErrorMessage(error) }
        } finally {
          if (!isOver) await count.release(actor, id)
        }
      }
      return events()
    },
  }

  function toErrorMessage(error: unknown): string {
    const appError = toScanAppError(error)
    if (appError instanceof AppError) return appError.message
    log.error({ err: error }, 'scan failed')
    return internalErrorMessage
  }
}

async function waitForEarlyError(): Promise<undefined> {
  await new Promise((resolve) => setTimeout(resolve, firstErrorWindowMs).unref())
  return undefined
}

function toProgressShare(done: number): number {
  return Math.round(Math.min(1, Math.max(0, done)) * 900) / 1000
}

const visionErrors: Readonly<Record<string, AppError | undefined>> = {
  busy: new AppError('scanner-busy'),
  stopped: new AppError('scanner-busy'),
  slow: new AppError('scanner-busy', {
    message: 'The scan took too long. It was not counted; please try again.',
  }),
}

/** Maps a recognition failure to an app error; other errors stay as they are. */
export function toScanAppError(error: unknown): unknown {
  if (error instanceof PictureError) return toPictureAppError(error)
  if (!(error instanceof Error) || !('reason' in error)) return error
  return visionErrors[String(error.reason)] ?? error
}
