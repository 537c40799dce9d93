import { and, eq, lt, ne } from 'drizzle-orm'
import type { PairedCamera } from '../../actor'
import type { Tx } from '../../db/database'
import { deleteOldPictureRows, dismissOldQuestions, emptyOldPictures } from '../../db/sql/cameras'
import { cameraChanges } from '../../db/tables/fridge'
import { addSeconds } from '../../time/clock'

const maxPictures = 50
/** Beyond this the oldest questions are dropped. */
const maxQuestions = 100
/** A booking can be undone for 30 days; changes are kept a little longer. */
const changeLifetimeSeconds = 40 * 86_400

/**
 * Keeps a camera's last pictures, those with an open question, and the one the next is compared with. Of other pictures with
 * changes only the row stays, so that bookings can still be undone.
 */
export async function deleteOldPictures(tx: Tx, camera: PairedCamera, now: string): Promise<void> {
  const { householdId, cameraId } = camera
  await dismissOldQuestions(tx, camera, maxQuestions)
  await tx
    .delete(cameraChanges)
    .where(
      and(
        eq(cameraChanges.householdId, householdId),
        eq(cameraChanges.cameraId, cameraId),
        ne(cameraChanges.state, 'asking'),
        lt(cameraChanges.at, addSeconds(now, -changeLifetimeSeconds)),
      ),
    )
  await deleteOldPictureRows(tx, camera, maxPictures)
  await emptyOldPictures(tx, camera, maxPictures)
}
