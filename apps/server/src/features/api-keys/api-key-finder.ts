import { eq } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { apiKeysTable } from '../../db/tables/api-keys'
import type { KeyActor } from '../../http/authenticate'
import { hashSecret } from '../../secrets'
import { addSeconds, type Clock } from '../../time/clock'

/** The last use is informational, not an audit: a write every few minutes is enough. */
const recordUseEverySeconds = 300

interface ApiKeyActorRow extends KeyActor {
  readonly useToNote: boolean
}

/** Finds the account of an API key. The key's id takes the place of the session's. */
export function createApiKeyFinder(db: Db, clock: Clock) {
  // Runs with every request, like sessions: a prepared statement directly on the driver. The plan is checked elsewhere. The keys
  // of an account with a scheduled deletion stop at once; if the deletion is cancelled, they work again.
  async function findByKey(key: string, now: string): Promise<ApiKeyActorRow | undefined> {
    const { rows } = await db.$client.query<ApiKeyActorRow>({
      name: 'actor_by_key',
      text: `select a.id as "accountId", a.current_household_id as "householdId", k.id as "sessionId", a.name, a.email,
          a.role, case when a.plan_ends_at <= $2 then 'free' else a.subscription end as subscription,
          a.avatar_id as avatar, null as "deletionAt", k.scopes, coalesce(k.last_used_at < $3, true) as "useToNote"
        from (select * from api_keys where key_hash = $1 and (expires_at is null or expires_at > $2) offset 0) k
          join accounts a on a.id = k.account_id
          join household_members m on m.household_id = a.current_household_id and m.account_id = a.id
        where a.status = 'active' and a.deletion_at is null`,
      values: [hashSecret(key), now, addSeconds(now, -recordUseEverySeconds)],
    })
    return rows[0]
  }

  return async (key: string): Promise<KeyActor | undefined> => {
    const now = clock()
    const found = await findByKey(key, now)
    if (!found) return undefined
    const { useToNote, ...actor } = found
    if (useToNote)
      await db.update(apiKeysTable).set({ lastUsedAt: now }).where(eq(apiKeysTable.id, actor.sessionId))
    return actor
  }
}
