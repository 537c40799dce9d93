import { createHash } from 'node:crypto'
import type { CameraPicture } from '@larder/contract/fridge'
import { and, eq, sql } from 'drizzle-orm'
import type { PairedCamera } from '../../actor'
import { type Clock, secondsLater } from '../../clock'
import { type Db, inTransaction, type Tx } from '../../db/open'
import { cameraPictures, cameras } from '../../db/tables/fridge'
import { touchHousehold } from '../../db/touch'
import { AppError } from '../../errors'
import { newId } from '../../secrets'
import { asJpeg } from '../../vision/picture-gate'
import { openUnpacking } from '../../vision/unpacking'
import { pictureColumns } from './picture-view'
import { sweepPictures } from './sweeping'

export interface HandingInParts {
  db: Db
  clock: Clock
  /** Somebody looks at a camera's waiting pictures soon. */
  wake(cameraId: string): void
}

/** Large enough to know a food by, small enough to keep fifty. */
const longest = 1280
const oldestSeconds = 30 * 86_400

/** A camera hands in a picture: it is kept and answered for at once, and looked at afterwards. */
export function openHandingIn({ db, clock, wake }: HandingInParts) {
  const unpacked = openUnpacking()

  return async (
    { cameraId, householdId }: PairedCamera,
    bytes: Uint8Array,
    said: string | undefined,
  ): Promise<CameraPicture> => {
    const digest = createHash('sha256').update(bytes).digest()
    const known = await pictureBy(db, cameraId, digest)
    if (known) return known
    const jpeg = await unpacked(() => asJpeg(bytes, { longest }))
    const now = clock()
    const takenAt = takenAtOf(said, now)
    const picture = await inTransaction(db, async (tx) => {
      await lookInFor(tx, { cameraId, householdId }, takenAt)
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
        .onConflictDoNothing({ target: [cameraPictures.cameraId, cameraPictures.digest] })
      const kept = await pictureBy(tx, cameraId, digest)
      await sweepPictures(tx, cameraId, now)
      return kept
    })
    if (!picture) throw new TypeError('a picture that was handed in is kept')
    wake(cameraId)
    return picture
  }
}

/** The household's turn, as long as the camera belongs to it. */
async function lookInFor(tx: Tx, { cameraId, householdId }: PairedCamera, takenAt: string): Promise<void> {
  await touchHousehold(tx, householdId, 'fridge').catch((error: unknown) => {
    throw error instanceof AppError ? revoked() : error
  })
  const [camera] = await tx
    .update(cameras)
    .set({ lastPictureAt: sql`greatest(${cameras.lastPictureAt}, ${takenAt})` })
    .where(and(eq(cameras.id, cameraId), eq(cameras.householdId, householdId)))
    .returning({ id: cameras.id })
  if (!camera) throw revoked()
}

function revoked(): AppError {
  return new AppError('not-signed-in', { message: 'This camera’s key is not good any more.' })
}

async function pictureBy(tx: Tx, cameraId: string, digest: Buffer): Promise<CameraPicture | undefined> {
  const [found] = await tx
    .select(pictureColumns)
    .from(cameraPictures)
    .where(and(eq(cameraPictures.cameraId, cameraId), eq(cameraPictures.digest, digest)))
  return found
}

/** What a camera's clock says is believed within reason. */
function takenAtOf(said: string | undefined, now: string): string {
  const time = Date.parse(said ?? '')
  if (Number.isNaN(time)) return now
  const at = new Date(time).toISOString()
  return at > now || at < secondsLater(now, -oldestSeconds) ? now : at
}
