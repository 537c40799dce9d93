import type { PairedCamera } from '../../actor'
import type { Db } from '../../db/database'
import { hashSecret } from '../../secrets'

/** Authenticates the pictures of cameras. */
export function createCameraKeys(db: Db) {
  return {
    async find(key: string): Promise<PairedCamera | undefined> {
      const { rows } = await db.$client.query<PairedCamera>({
        name: 'camera_by_key',
        text: 'select id as "cameraId", household_id as "householdId" from cameras where key_hash = $1',
        values: [hashSecret(key)],
      })
      return rows[0]
    },
  }
}
