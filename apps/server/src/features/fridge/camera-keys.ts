import { and, eq, sql } from 'drizzle-orm'
import type { PairedCamera } from '../../actor'
import type { Db } from '../../db/database'
import { prepared } from '../../db/prepared'
import { findHouseholdBySecret } from '../../db/queries/household-secrets'
import { cameras } from '../../db/tables/fridge'
import { hashSecret } from '../../secrets'

const selectCamera = prepared<{ householdId: string; keyHash: Buffer }, PairedCamera[]>(
  'camera_by_key',
  (tx) =>
    tx
      .select({ cameraId: cameras.id, householdId: cameras.householdId })
      .from(cameras)
      .where(
        and(
          eq(cameras.householdId, sql.placeholder('householdId')),
          eq(cameras.keyHash, sql.placeholder('keyHash')),
        ),
      ),
)

/** Authenticates the pictures of cameras. */
export function createCameraKeys(db: Db) {
  return {
    async find(key: string): Promise<PairedCamera | undefined> {
      const keyHash = hashSecret(key)
      const householdId = await findHouseholdBySecret(db, keyHash)
      if (householdId === undefined) return undefined
      const [found] = await selectCamera(db, { householdId, keyHash })
      return found
    },
  }
}
