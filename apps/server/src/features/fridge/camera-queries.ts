import type { Camera } from '@larder/contract/fridge'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { cameras } from '../../db/tables/fridge'
import { AppError } from '../../errors'

/** Returns a household's cameras, oldest first. */
export async function findCameras(
  tx: Tx,
  householdId: string,
  now: string,
  condition?: SQL,
): Promise<Camera[]> {
  const openQuestions = sql<number>`(select count(*)::int from camera_changes c
    where c.household_id = cameras.household_id and c.camera_id = cameras.id and c.state = 'asking')`
  const rows = await tx
    .select({
      id: cameras.id,
      name: cameras.name,
      location: cameras.location,
      paired: sql<boolean>`${cameras.keyHash} is not null`,
      createdAt: cameras.createdAt,
      lastPictureAt: cameras.lastPictureAt,
      codeUntil: cameras.codeExpiresAt,
      asking: openQuestions,
    })
    .from(cameras)
    .where(and(eq(cameras.householdId, householdId), condition))
    .orderBy(asc(cameras.createdAt), asc(cameras.id))
  return rows.map(({ lastPictureAt, codeUntil, ...camera }) => ({
    ...camera,
    ...(codeUntil !== null && codeUntil > now && { codeUntil }),
    ...(lastPictureAt !== null && { lastPictureAt }),
  }))
}

export async function findCamera(tx: Tx, householdId: string, now: string, id: string): Promise<Camera> {
  const [camera] = await findCameras(tx, householdId, now, eq(cameras.id, id))
  if (!camera) throw new AppError('camera-not-found')
  return camera
}
