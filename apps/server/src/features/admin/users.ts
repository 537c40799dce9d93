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

/** Actions of admins on accounts. A repeated action changes nothing and is not recorded. */
export function createUsers(
  parts: Pick<AdminParts, 'db' | 'clock' | 'mail' | 'sendsEmail' | 'background' | 'endPayments'>,
) {
  const { db, clock } = parts
  const emails = createModerationEmails(parts)
  const viewerOf = (actor: Actor, now: string) => ({ you: actor.accountId, now })

  async function change(
    actor: Actor,
    id: string,
    change: (tx: Tx, user: Account, now: string) => Promise<void>,
    lockAccount: (tx: Tx, id: string) => Promise<Account> = lockUser,
  ): Promise<AdminUser> {
    const now = clock()
    return inTransaction(db, async (tx) => {
      await change(tx, await lockAccount(tx, id), now)
      return findUserById(tx, id, viewerOf(actor, now))
    })
  }

  return {
    async list(actor: Actor, query: UserListQuery): Promise<{ data: AdminUser[]; page: PageInfo }> {
      const now = clock()
      const { ids, total } = await searchUserIds(db, query, now)
      return { data: await findUsersById(db, ids, viewerOf(actor, now)), page: toPageInfo(query, total) }
    },

    async suspend(actor: Actor, id: string, reason: string): Promise<AdminUser> {
      assertNotSelf(actor, id)
      let suspended: Account | undefined
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
          suspended = before
        },
        (tx) => lockUserAndAdmins(tx, actor, id),
      )
      if (suspended) emails.suspended(suspended, reason)
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
        const previous = await grantPlan(tx, id, plan, now)
        if (!previous) return
        const note = `${previous.by === 'trial' ? 'trial' : previous.plan} → ${plan}`
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
          const action = role === 'admin' ? ('promoted' as const) : ('demoted' as const)
          await recordAudit(tx, actor, { action, ...describeAccount(before), at: now })
        },
        (tx) => lockUserAndAdmins(tx, actor, id),
      )
    },

    async remove(actor: Actor, id: string, { email, reason }: { email: string; reason: string }) {
      assertNotSelf(actor, id)
      const now = clock()
      const lockTarget = async (tx: Tx) => {
        const user = await lockUserAndAdmins(tx, actor, id)
        if (user.email !== email.trim().toLowerCase()) throw new AppError('email-differs')
        return user
      }
      // The payments end before the account is deleted, but only if the deletion is allowed.
      await inTransaction(db, lockTarget)
      await parts.endPayments(id)
      const deleted = await retryOnDeadlock(() =>
        inTransaction(db, async (tx) => {
          const householdIds = await lockHouseholdsOf(tx, id)
          const before = await lockTarget(tx)
          await recordAudit(tx, actor, {
            action: 'deleted account',
            ...describeAccount(before),
            note: reason,
            at: now,
          })
          // Last, so that the audit entry does not identify the account either.
          await purgeAccount(tx, { ...before, handovers: [] }, householdIds, now)
          return before
        }),
      )
      emails.deleted(deleted, reason)
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
 * Locks an account with all admins, so that two admins who remove each other do not each count on the other. At least one active
 * admin who is not being deleted remains, and only admins may continue.
 */
async function lockUserAndAdmins(tx: Tx, actor: Actor, id: string): Promise<Account> {
  const locked = await tx
    .select()
    .from(accounts)
    .where(or(eq(accounts.id, id), eq(accounts.role, 'admin')))
    .orderBy(asc(accounts.id))
    .for('no key update')
  const user = locked.find((one) => one.id === id)
  if (!user) throw new AppError('user-not-found')
  const admins = locked.filter((one) => one.role === 'admin' && one.status === 'active')
  // An admin with a scheduled deletion does not count.
  if (!admins.some((one) => one.id !== id && one.deletionAt === null)) throw new AppError('last-admin')
  if (!admins.some((one) => one.id === actor.accountId)) throw new AppError('admins-only')
  return user
}
