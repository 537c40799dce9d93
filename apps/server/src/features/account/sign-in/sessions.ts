import type { Session } from '@larder/contract/account'
import { and, desc, eq, gt, ne } from 'drizzle-orm'
import type { Actor } from '../../../actor'
import { instantAsText } from '../../../db/columns'
import type { Db, Tx } from '../../../db/database'
import { publishAccountChange } from '../../../db/household-lock'
import { accounts, sessions } from '../../../db/tables/account'
import { AppError } from '../../../errors'
import { hashSecret, newId, newSecret } from '../../../secrets'
import { addSeconds, type Clock } from '../../../time/clock'

const day = 86_400
const sessionLifetime = { short: day, remembered: 30 * day }
/** The last use is informational, not an audit: a write every few minutes is enough. */
const recordUseEverySeconds = 300
/** Admins see active accounts of the last 30 days: an hour more or less does not matter. */
const recordVisitEverySeconds = 3600
/** For accounts that opted out of statistics only the UTC day is stored: unused accounts must still be distinguishable. */
const startOfUtcDay = (now: string) => `${now.slice(0, 10)}T00:00:00.000Z`

/** Opaque tokens: issued once, stored hashed, invalid once their row is deleted. */
export interface Sessions {
  start(tx: Tx, accountId: string, device: string, remember: boolean): Promise<string>
  find(token: string): Promise<Actor | undefined>
  list(actor: Actor): Promise<Session[]>
  end(actor: Actor, id: string): Promise<void>
  endOthers(tx: Tx, actor: Actor): Promise<void>
}

interface SessionRow extends Actor {
  readonly useToNote: boolean
  readonly visitToNote: boolean
  readonly byTheHour: boolean
}

export function createSessions(db: Db, clock: Clock): Sessions {
  // Runs with every request: a prepared statement directly on the driver, written so that the plan starts with the token whatever
  // the table statistics are. A session whose account is not a member of its current household is rejected.
  async function byToken(token: string, now: string): Promise<SessionRow | undefined> {
    const { rows } = await db.$client.query<SessionRow>({
      name: 'session_by_token',
      text: `select a.id as "accountId", a.current_household_id as "householdId", s.id as "sessionId", a.name, a.email,
          a.role, case when a.plan_ends_at <= $2 then 'free' else a.subscription end as subscription,
          a.avatar_id as avatar, ${instantAsText('a.deletion_at')} as "deletionAt",
          s.last_used_at < $2::timestamptz - interval '${recordUseEverySeconds} seconds' as "useToNote",
          coalesce(a.last_seen_at < case when coalesce(c.analytics, true)
            then $2::timestamptz - interval '${recordVisitEverySeconds} seconds' else $3::timestamptz end, true) as "visitToNote",
          coalesce(c.analytics, true) as "byTheHour"
        from (select * from sessions where token_hash = $1 and expires_at > $2 offset 0) s
          join accounts a on a.id = s.account_id
          left join account_settings c on c.account_id = a.id
          join household_members m on m.household_id = a.current_household_id and m.account_id = a.id
        where a.status = 'active'`,
      values: [hashSecret(token), now, startOfUtcDay(now)],
    })
    return rows[0]
  }

  return {
    async start(tx, accountId, device, remember) {
      const token = newSecret()
      const now = clock()
      await tx.insert(sessions).values({
        id: newId(),
        accountId,
        tokenHash: hashSecret(token),
        device,
        createdAt: now,
        lastUsedAt: now,
        expiresAt: addSeconds(now, remember ? sessionLifetime.remembered : sessionLifetime.short),
      })
      return token
    },

    async find(token) {
      const now = clock()
      const found = await byToken(token, now)
      if (!found) return undefined
      const { useToNote, visitToNote, byTheHour, ...actor } = found
      if (useToNote)
        await db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.id, actor.sessionId))
      if (visitToNote)
        await db
          .update(accounts)
          .set({ lastSeenAt: byTheHour ? now : startOfUtcDay(now) })
          .where(eq(accounts.id, actor.accountId))
      return actor
    },

    async list(actor) {
      const rows = await db
        .select()
        .from(sessions)
        .where(and(eq(sessions.accountId, actor.accountId), gt(sessions.expiresAt, clock())))
        .orderBy(desc(sessions.lastUsedAt))
      return rows.map(({ id, device, createdAt, lastUsedAt, expiresAt }) => {
        return { id, device, createdAt, lastUsedAt, expiresAt, current: id === actor.sessionId }
      })
    },

    async end(actor, id) {
      const ended = await db
        .delete(sessions)
        .where(and(eq(sessions.id, id), eq(sessions.accountId, actor.accountId)))
        .returning({ id: sessions.id })
      if (ended.length === 0) throw new AppError('session-not-found')
      await publishAccountChange(db, actor.accountId)
    },

    async endOthers(tx, actor) {
      await tx
        .delete(sessions)
        .where(and(eq(sessions.accountId, actor.accountId), ne(sessions.id, actor.sessionId)))
      await publishAccountChange(tx, actor.accountId)
    },
  }
}
