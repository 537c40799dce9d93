import { confirmationMinutes, type Session } from '@larder/contract/account'
import { and, desc, eq, gt, inArray, ne } from 'drizzle-orm'
import type { Actor } from '../../../actor'
import type { Db, Tx } from '../../../db/database'
import { isDatabaseUnavailable } from '../../../db/database-errors'
import { publishAccountChange } from '../../../db/household-lock'
import { selectSession } from '../../../db/sql/account/signed-in'
import { accounts, sessions } from '../../../db/tables/account'
import { AppError } from '../../../errors'
import { hashSecret, newId, newSecret } from '../../../secrets'
import { addSeconds, type Clock } from '../../../time/clock'

const day = 86_400
const sessionLifetime = { short: day, remembered: 30 * day }
/** For accounts that opted out of statistics only the UTC day is stored: unused accounts must still be distinguishable. */
const startOfUtcDay = (now: string) => `${now.slice(0, 10)}T00:00:00.000Z`

interface NewSession {
  readonly remember: boolean
  /** Begun with more than a password: a passkey, or single sign-on, whose issuer sees to it. */
  readonly secondFactor: boolean
}

/** Opaque tokens: issued once, stored hashed, invalid once their row is deleted. */
export interface Sessions {
  start(tx: Tx, accountId: string, device: string, given: NewSession): Promise<string>
  find(token: string): Promise<Actor | undefined>
  list(actor: Actor): Promise<Session[]>
  end(actor: Actor, id: string): Promise<void>
  endOthers(tx: Tx, actor: Actor): Promise<void>
  /** The cook has confirmed who they are; returns until when it counts. */
  confirm(actor: Actor): Promise<string>
  /** The cook has made or used a passkey in this session. */
  addSecondFactor(actor: Actor): Promise<void>
}

/** Sessions of one account; the next sign-in ends the one that was unused for longest. */
const maxSessions = 50

async function endOldest(tx: Tx, accountId: string): Promise<void> {
  const tooOld = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.accountId, accountId))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .offset(maxSessions - 1)
  if (tooOld.length === 0) return
  const ids = tooOld.map(({ id }) => id)
  await tx.delete(sessions).where(inArray(sessions.id, ids))
  await publishAccountChange(tx, accountId)
}

/** Every node of a split database has accounts: while one is away, visits are not noted, and requests go on. */
function ignoreUnavailable(error: unknown): void {
  if (!isDatabaseUnavailable(error)) throw error
}

export function createSessions(db: Db, clock: Clock): Sessions {
  return {
    async start(tx, accountId, device, { remember, secondFactor }) {
      const token = newSecret()
      const now = clock()
      await endOldest(tx, accountId)
      await tx.insert(sessions).values({
        id: newId(),
        accountId,
        tokenHash: hashSecret(token),
        device,
        createdAt: now,
        lastUsedAt: now,
        confirmedAt: now,
        secondFactor,
        expiresAt: addSeconds(now, remember ? sessionLifetime.remembered : sessionLifetime.short),
      })
      return token
    },

    async find(token) {
      const now = clock()
      const [found] = await selectSession(db, hashSecret(token), now, startOfUtcDay(now))
      if (!found) return undefined
      const { useToNote, visitToNote, byTheHour, ...actor } = found
      if (useToNote)
        await db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.id, actor.sessionId))
      if (visitToNote)
        await db
          .update(accounts)
          .set({ lastSeenAt: byTheHour ? now : startOfUtcDay(now) })
          .where(eq(accounts.id, actor.accountId))
          .catch(ignoreUnavailable)
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

    async confirm({ sessionId }) {
      const now = clock()
      await db.update(sessions).set({ confirmedAt: now }).where(eq(sessions.id, sessionId))
      return addSeconds(now, confirmationMinutes * 60)
    },

    async addSecondFactor({ sessionId }) {
      await db.update(sessions).set({ secondFactor: true }).where(eq(sessions.id, sessionId))
    },

    async endOthers(tx, actor) {
      await tx
        .delete(sessions)
        .where(and(eq(sessions.accountId, actor.accountId), ne(sessions.id, actor.sessionId)))
      await publishAccountChange(tx, actor.accountId)
    },
  }
}
