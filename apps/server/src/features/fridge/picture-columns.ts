import type { CameraSnapshot } from '@larder/contract/fridge'
import { sql } from 'drizzle-orm'
import { cameraPictures } from '../../db/tables/fridge'

/** The columns shown to cooks; the bytes are fetched one by one. */
export const pictureColumns = {
  id: cameraPictures.id,
  cameraId: cameraPictures.cameraId,
  takenAt: cameraPictures.takenAt,
  state: cameraPictures.state,
  changes: sql<number>`(select count(*)::int from camera_changes c where c.household_id = camera_pictures.household_id and c.picture_id = camera_pictures.id)`,
} satisfies Record<keyof CameraSnapshot, unknown>

/** False for an old picture of which only the row is kept. */
export const hasBytesCondition = sql`octet_length(${cameraPictures.bytes}) > 0`
