import { createHash } from 'node:crypto'
import type { CameraSnapshot } from '@larder/contract/fridge'
import { and, eq, sql } from 'drizzle-orm'
import type { PairedCamera } from '../../actor'
import type { Db, Tx } from '../../db/database'
import { whenHouseholdGone } from '../../db/household-lock'
import type { HouseholdTx, WithHousehold } from '../../db/household-transaction'
import { cameraPictures, cameras } from '../../db/tables/fridge'
import { AppError } from '../../errors'
import { newId } from '../../secrets'
import { addSeconds, type Clock } from '../../time/clock'
import { toJpeg } from '../../vision/picture-codec'
import { createPictureLimiter } from '../../vision/picture-limiter'
import { deleteOldPictures } from './picture-cleanup'
import { pictureColumns } from './picture-columns'

export interface PictureUploadParts {
  db: Db
  clock: Clock
  withHousehold: WithHousehold
  /** Schedules the processing of a camera's waiting pictures. */
  wake(camera: PairedCamera): void
}

/** Large enough to recognise a food, small enough to keep fifty. */
const maxSide = 1280
const maxAgeSeconds = 30 * 86_400

/** Stores an uploaded picture, responds at once and processes it afterwards. */
export function createPictureUpload({ db, clock, withHousehold, wake }: PictureUploadParts) {
  const limiter = createPictureLimiter()

  return async (
    camera: PairedCamera,
    bytes: Uint8Array,
    cameraTime: string | undefined,
  ): Promise<CameraSnapshot> => {
    const { cameraId, householdId } = camera
    const digest = createHash('sha256').update(bytes).digest()
    const known = await findPictureByDigest(db, camera, digest)
    if (known) return known
    const jpeg = await limiter(() => toJpeg(bytes, { longest: maxSide }))
    const now = clock()
    const takenAt = toPlausibleTakenAt(cameraTime, now)
    const picture = await withHousehold({ householdId }, ['fridge'], async (tx) => {
      await updateLastPicture(tx, cameraId, takenAt)
      await tx
        .insert(cameraPictures)
        .values({
          id: newId(),
          cameraId,
          householdId,
          digest,
          bytes: jpeg,
          takenAt,
          receivedAt: now,
          state: 'waiting',
        })
        .onConflictDoNothing({
          target: [cameraPictures.householdId, cameraPictures.cameraId, cameraPictures.digest],
        })
      const stored = await findPictureByDigest(tx, camera, digest)
      await deleteOldPictures(tx, camera, now)
      return stored
    }).catch(whenHouseholdGone(revokedKeyError))
    if (!picture) throw new TypeError('an uploaded picture must be stored')
    wake(camera)
    return picture
  }
}

/** Rejects a camera that does not belong to the household any more. */
async function updateLastPicture(tx: HouseholdTx, cameraId: string, takenAt: string): Promise<void> {
  const [camera] = await tx
    .update(cameras)
    .set({ lastPictureAt: sql`greatest(${cameras.lastPictureAt}, ${takenAt})` })
    .where(and(eq(cameras.id, cameraId), eq(cameras.householdId, tx.householdId)))
    .returning({ id: cameras.id })
  if (!camera) throw revokedKeyError()
}

function revokedKeyError(): AppError {
  return new AppError('not-signed-in', { message: 'This camera’s key no longer works.' })
}

async function findPictureByDigest(
  tx: Tx,
  { householdId, cameraId }: PairedCamera,
  digest: Buffer,
): Promise<CameraSnapshot | undefined> {
  const [found] = await tx
    .select(pictureColumns)
    .from(cameraPictures)
    .where(
      and(
        eq(cameraPictures.householdId, householdId),
        eq(cameraPictures.cameraId, cameraId),
        eq(cameraPictures.digest, digest),
      ),
    )
  return found
}

/** Accepts a camera's clock within limits. */
function toPlausibleTakenAt(cameraTime: string | undefined, now: string): string {
  const time = Date.parse(cameraTime ?? '')
  if (Number.isNaN(time)) return now
  const at = new Date(time).toISOString()
  return at > now || at < addSeconds(now, -maxAgeSeconds) ? now : at
}
