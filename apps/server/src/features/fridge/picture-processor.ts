import { eq } from 'drizzle-orm'
import type { PairedCamera } from '../../actor'
import type { Db } from '../../db/database'
import { cameraPictures } from '../../db/tables/fridge'
import type { Job } from '../../jobs/scheduler'
import type { Log } from '../../log'
import { RetryLaterError } from './picture-comparison'

export interface PictureProcessorParts {
  db: Db
  log: Log
  /** Processes a camera's next picture; returns whether there was one. */
  lookOnce(camera: PairedCamera, signal: AbortSignal): Promise<boolean>
}

export interface PictureProcessor {
  /** Signals that a camera has a waiting picture. */
  wake(camera: PairedCamera): void
  /** Finds waiting pictures: those of a stopped server and those to retry. */
  wakeAll(): Promise<void>
  /** The same as a scheduled job. */
  readonly job: Job
  /** Resolves when nothing is running. */
  idle(): Promise<void>
  close(): Promise<void>
}

/** Cameras processed at once; the worker pool has its own limit. */
const maxConcurrentCameras = 4

/** Processes the pictures of one camera in order, and several cameras in parallel. */
export function createPictureProcessor({ db, log, lookOnce }: PictureProcessorParts): PictureProcessor {
  const running = new Map<string, Promise<void>>()
  const waiting = new Map<string, PairedCamera>()
  const closing = new AbortController()

  async function processCamera(camera: PairedCamera): Promise<void> {
    try {
      while (!closing.signal.aborted && (await lookOnce(camera, closing.signal)));
    } catch (error) {
      if (closing.signal.aborted || error instanceof RetryLaterError) return
      log.error({ err: error, camera: camera.cameraId }, 'processing camera pictures failed')
    }
  }

  function startWaiting(): void {
    for (const [cameraId, camera] of waiting) {
      if (closing.signal.aborted || running.size >= maxConcurrentCameras) return
      // It is checked again when it finishes: its next picture may have arrived too late for this run.
      if (running.has(cameraId)) continue
      waiting.delete(cameraId)
      const done = processCamera(camera).finally(() => {
        running.delete(cameraId)
        startWaiting()
      })
      running.set(cameraId, done)
    }
  }

  function wake(camera: PairedCamera): void {
    waiting.set(camera.cameraId, camera)
    startWaiting()
  }

  async function wakeAll(): Promise<void> {
    const rows = await db
      .selectDistinct({ cameraId: cameraPictures.cameraId, householdId: cameraPictures.householdId })
      .from(cameraPictures)
      .where(eq(cameraPictures.state, 'waiting'))
    for (const camera of rows) wake(camera)
  }

  return {
    wake,
    wakeAll,
    job: { name: 'camera pictures', everySeconds: 60, run: wakeAll },
    async idle() {
      while (running.size > 0) await Promise.all(running.values())
    },
    async close() {
      closing.abort()
      await Promise.all(running.values())
    },
  }
}
