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
/** Last use is a kindness to the cook, not an audit: a write every few minutes is enough. */
const recordUseEverySeconds = 300
/** Admins see who was here in the last 30 days: an hour more or less is nothing. */
const recordVisitEverySeconds = 3600
/**
 * Of whoever wants nothing counted only the day is noted, in UTC: an account that nobody uses must still be told from one
 * that is in use.
 */
const startOfUtcDay = (now: string) => `${now.slice(0, 10)}T00:00:00.000Z`

/** Opaque tokens: handed out once, kept hashed, worthless as soon as their row is gone. */
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
  // Asked with every request, so it goes the shortest way: a prepared statement straight to the driver, which begins with the
  // token whatever the database believes it knows of the tables. Whoever does not belong to the household they would act for is
  // let in nowhere, whatever went wrong before.
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
