import { eq, sql } from 'drizzle-orm'
import type { PairedCamera } from '../../actor'
import type { Db } from '../../db/database'
import { prepared } from '../../db/prepared'
import { cameras } from '../../db/tables/fridge'
import { hashSecret } from '../../secrets'

const selectCamera = prepared<{ keyHash: Buffer }, PairedCamera[]>('camera_by_key', (tx) =>
  tx
    .select({ cameraId: cameras.id, householdId: cameras.householdId })
    .from(cameras)
    .where(eq(cameras.keyHash, sql.placeholder('keyHash'))),
)

/** Authenticates the pictures of cameras. */
export function createCameraKeys(db: Db) {
  return {
    async find(key: string): Promise<PairedCamera | undefined> {
      const [found] = await selectCamera(db, { keyHash: hashSecret(key) })
      return found
    },
  }
}
