import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import type { Job } from '../../jobs/scheduler'
import type { Log } from '../../log'
import { RetryLaterError } from './picture-comparison'

export interface PictureProcessorParts {
  db: Db
  log: Log
  /** Looks at a camera's next picture; says whether there was one. */
  lookOnce(cameraId: string, signal: AbortSignal): Promise<boolean>
}

export interface PictureProcessor {
  /** A camera has a picture that waits. */
  wake(cameraId: string): void
  /** Looks for pictures that nobody looks at: those of a server that stopped, and those that could not be looked at. */
  wakeAll(): Promise<void>
  /** The same by the clock. */
  readonly job: Job
  /** Nothing is under way. */
  idle(): Promise<void>
  close(): Promise<void>
}

/** So many cameras are looked after at once; what each thread does is bounded elsewhere. */
const maxConcurrentCameras = 4

/** One camera's pictures one after the other, several cameras beside each other. */
export function createPictureProcessor({ db, log, lookOnce }: PictureProcessorParts): PictureProcessor {
  const awake = new Map<string, Promise<void>>()
  const waiting = new Set<string>()
  const closing = new AbortController()

  async function look(cameraId: string): Promise<void> {
    try {
      while (!closing.signal.aborted && (await lookOnce(cameraId, closing.signal)));
    } catch (error) {
      if (closing.signal.aborted || error instanceof RetryLaterError) return
      log.error({ err: error, camera: cameraId }, 'processing camera pictures failed')
    }
  }

  function next(): void {
    for (const cameraId of waiting) {
      if (closing.signal.aborted || awake.size >= maxConcurrentCameras) return
      // It is asked again once it is through: its next picture may have come too late to be seen.
      if (awake.has(cameraId)) continue
      waiting.delete(cameraId)
      const done = look(cameraId).finally(() => {
        awake.delete(cameraId)
        next()
      })
      awake.set(cameraId, done)
    }
  }

  function wake(cameraId: string): void {
    waiting.add(cameraId)
    next()
  }

  async function wakeAll(): Promise<void> {
    const { rows } = await db.execute<{ id: string }>(
      sql`select distinct camera_id as id from camera_pictures where state = 'waiting'`,
    )
    for (const { id } of rows) wake(id)
  }

  return {
    wake,
    wakeAll,
    job: { name: 'camera pictures', everySeconds: 60, run: wakeAll },
    async idle() {
      while (awake.size > 0) await Promise.all(awake.values())
    },
    async close() {
      closing.abort()
      await Promise.all(awake.values())
    },
  }
}
