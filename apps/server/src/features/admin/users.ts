import type { AdminUser } from '@larder/contract/admin'
import { type PageInfo, toPageInfo } from '@larder/contract/http/paging'
import { asc, eq, or } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { lockHouseholdsOf } from '../../db/account-deletion/delete-account'
import { purgeAccount } from '../../db/account-deletion/purge-account'
import { inTransaction, type Tx } from '../../db/database'
import { publishAccountChange } from '../../db/household-lock'
import { grantPlan } from '../../db/queries/account-plan'
import { retryOnDeadlock } from '../../db/retry-on-deadlock'
import { accounts, sessions } from '../../db/tables/account'
import { AppError } from '../../errors'
import { recordAudit } from './audit-log'
import { createModerationEmails } from './moderation-emails'
import type { AdminParts } from './parts'
import { findUserById, findUsersById, searchUserIds, type UserListQuery } from './user-queries'

type Account = typeof accounts.$inferSelect

/** What admins do to accounts. Doing again what is done already changes nothing and is not written down. */
export function createUsers(
  parts: Pick<AdminParts, 'db' | 'clock' | 'mail' | 'sendsEmail' | 'background' | 'endPayments'>,
) {
  const { db, clock } = parts
  const letters = createModerationEmails(parts)
  const seenBy = (actor: Actor, now: string) => ({ you: actor.accountId, now })

  async function change(
    actor: Actor,
    id: string,
    deed: (tx: Tx, user: Account, now: string) => Promise<void>,
    held: (tx: Tx, id: string) => Promise<Account> = lockUser,
  ): Promise<AdminUser> {
    const now = clock()
    return inTransaction(db, async (tx) => {
      await deed(tx, await held(tx, id), now)
      return findUserById(tx, id, seenBy(actor, now))
    })
  }

  return {
    async list(actor: Actor, ask: UserListQuery): Promise<{ data: AdminUser[]; page: PageInfo }> {
      const now = clock()
      const { ids, total } = await searchUserIds(db, ask, now)
      return { data: await findUsersById(db, ids, seenBy(actor, now)), page: toPageInfo(ask, total) }
    },

    async suspend(actor: Actor, id: string, reason: string): Promise<AdminUser> {
      assertNotSelf(actor, id)
      let told: Account | undefined
      const user = await change(
        actor,
        id,
        async (tx, before, now) => {
          if (before.status === 'suspended') return
          const set = { status: 'suspended' as const, suspendedReason: reason, updatedAt: now }
          await tx.update(accounts).set(set).where(eq(accounts.id, id))
          await tx.delete(sessions).where(eq(sessions.accountId, id))
          await publishAccountChange(tx, id)
          await recordAudit(tx, actor, {
            action: 'suspended',
            ...describeAccount(before),
            note: reason,
            at: now,
          })
          told = before
        },
        (tx) => lockUserAndAdmins(tx, actor, id),
      )
      if (told) letters.suspended(told, reason)
      return user
    },

    reactivate: (actor: Actor, id: string): Promise<AdminUser> =>
      change(actor, id, async (tx, before, now) => {
        if (before.status === 'active') return
        const set = { status: 'active' as const, suspendedReason: null, updatedAt: now }
        await tx.update(accounts).set(set).where(eq(accounts.id, id))
        await recordAudit(tx, actor, { action: 'reactivated', ...describeAccount(before), at: now })
      }),

    changePlan: (actor: Actor, id: string, plan: AdminUser['subscription']): Promise<AdminUser> =>
      change(actor, id, async (tx, before, now) => {
        const had = await grantPlan(tx, id, plan, now)
        if (!had) return
        const note = `${had.by === 'trial' ? 'trial' : had.plan} → ${plan}`
        await recordAudit(tx, actor, { action: 'changed plan', ...describeAccount(before), note, at: now })
      }),

    async changeRole(actor: Actor, id: string, role: AdminUser['role']): Promise<AdminUser> {
      assertNotSelf(actor, id)
      return change(
        actor,
        id,
        async (tx, before, now) => {
          if (before.role === role) return
          await tx.update(accounts).set({ role, updatedAt: now }).where(eq(accounts.id, id))
          const deed = role === 'admin' ? ('promoted' as const) : ('demoted' as const)
          await recordAudit(tx, actor, { action: deed, ...describeAccount(before), at: now })
        },
        (tx) => lockUserAndAdmins(tx, actor, id),
      )
    },

    async remove(actor: Actor, id: string, { email, reason }: { email: string; reason: string }) {
      assertNotSelf(actor, id)
      const now = clock()
      const held = async (tx: Tx) => {
        const user = await lockUserAndAdmins(tx, actor, id)
        if (user.email !== email.trim().toLowerCase()) throw new AppError('email-differs')
        return user
      }
      // Nobody goes on paying for an account that is gone; and what is refused ends no payment.
      await inTransaction(db, held)
      await parts.endPayments(id)
      const gone = await retryOnDeadlock(() =>
        inTransaction(db, async (tx) => {
          const homes = await lockHouseholdsOf(tx, id)
          const before = await held(tx)
          await recordAudit(tx, actor, {
            action: 'deleted account',
            ...describeAccount(before),
            note: reason,
            at: now,
          })
          // Last, so that even this act does not say who it was.
          await purgeAccount(tx, { ...before, handovers: [] }, homes, now)
          return before
        }),
      )
      letters.deleted(gone, reason)
    },
  }
}

function assertNotSelf({ accountId }: Actor, id: string): void {
  if (accountId === id) throw new AppError('not-yourself')
}

function describeAccount({ id, name, email }: Account): { about: string; aboutId: string } {
  return { about: `${name} (${email})`, aboutId: id }
}

async function lockUser(tx: Tx, id: string): Promise<Account> {
  const [user] = await tx.select().from(accounts).where(eq(accounts.id, id)).for('no key update')
  if (!user) throw new AppError('user-not-found')
  return user
}

/**
 * An account that may be kept out, together with all admins, so that two who would keep each other out do not each count on
 * the other. Somebody who can sign in and does not leave stays admin, and only they may go on.
 */
async function lockUserAndAdmins(tx: Tx, actor: Actor, id: string): Promise<Account> {
  const held = await tx
    .select()
    .from(accounts)
    .where(or(eq(accounts.id, id), eq(accounts.role, 'admin')))
    .orderBy(asc(accounts.id))
    .for('no key update')
  const user = held.find((one) => one.id === id)
  if (!user) throw new AppError('user-not-found')
  const admins = held.filter((one) => one.role === 'admin' && one.status === 'active')
  // Who is about to go will not be there for long.
  if (!admins.some((one) => one.id !== id && one.deletionAt === null)) throw new AppError('last-admin')
  if (!admins.some((one) => one.id === actor.accountId)) throw new AppError('admins-only')
  return user
}
