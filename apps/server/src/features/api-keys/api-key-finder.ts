import { eq } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { recordUseEverySeconds, selectApiKeyActor } from '../../db/sql/account/signed-in'
import { apiKeysTable } from '../../db/tables/api-keys'
import type { KeyActor } from '../../http/authenticate'
import { hashSecret } from '../../secrets'
import { addSeconds, type Clock } from '../../time/clock'

/** Finds the account of an API key. The key's id takes the place of the session's. */
export function createApiKeyFinder(db: Db, clock: Clock) {
  return async (key: string): Promise<KeyActor | undefined> => {
    const now = clock()
    const [found] = await selectApiKeyActor(db, hashSecret(key), now, addSeconds(now, -recordUseEverySeconds))
    if (!found) return undefined
    const { useToNote, ...actor } = found
    if (useToNote)
      await db.update(apiKeysTable).set({ lastUsedAt: now }).where(eq(apiKeysTable.id, actor.sessionId))
    return actor
  }
}
