import type { AdminUser } from '@larder/contract/admin'
import { type PageInfo, toPageInfo } from '@larder/contract/http/paging'
import { eq } from 'drizzle-orm'
import { inTransaction, type Tx } from '../../db/database'
import { publishAccountChange } from '../../db/household-lock'
import { grantPlan } from '../../db/queries/account-plan'
import { type AuditAuthor, describeAccount, recordAudit } from '../../db/queries/audit-log'
import { accounts, sessions } from '../../db/tables/account'
import { createModerationEmails } from './moderation-emails'
import type { AdminParts } from './parts'
import { type Account, assertNotSelf, lockUser, lockUserAndAdmins } from './user-locks'
import { findUserById, findUsersById, searchUserIds, type UserListQuery } from './user-queries'

/** Actions of admins on accounts. A repeated action changes nothing and is not recorded. */
export function createUsers(parts: Pick<AdminParts, 'db' | 'clock' | 'mail' | 'sendsEmail' | 'background'>) {
  const { db, clock } = parts
  const emails = createModerationEmails(parts)
  const viewerOf = ({ accountId }: AuditAuthor, now: string) => ({ you: accountId ?? '', now })

  async function change(
    author: AuditAuthor,
    id: string,
    change: (tx: Tx, user: Account, now: string) => Promise<void>,
    lockAccount: (tx: Tx, id: string) => Promise<Account> = lockUser,
  ): Promise<AdminUser> {
    const now = clock()
    return inTransaction(db, async (tx) => {
      await change(tx, await lockAccount(tx, id), now)
      return findUserById(tx, id, viewerOf(author, now))
    })
  }

  return {
    async list(author: AuditAuthor, query: UserListQuery): Promise<{ data: AdminUser[]; page: PageInfo }> {
      const now = clock()
      const { ids, total } = await searchUserIds(db, query, now)
      return { data: await findUsersById(db, ids, viewerOf(author, now)), page: toPageInfo(query, total) }
    },

    async suspend(author: AuditAuthor, id: string, reason: string): Promise<AdminUser> {
      assertNotSelf(author, id)
      let suspended: Account | undefined
      const user = await change(
        author,
        id,
        async (tx, before, now) => {
          if (before.status === 'suspended') return
          const set = { status: 'suspended' as const, suspendedReason: reason, updatedAt: now }
          await tx.update(accounts).set(set).where(eq(accounts.id, id))
          await tx.delete(sessions).where(eq(sessions.accountId, id))
          await publishAccountChange(tx, id)
          await recordAudit(tx, author, {
            action: 'suspended',
            ...describeAccount(before),
            note: reason,
            at: now,
          })
          suspended = before
        },
        (tx) => lockUserAndAdmins(tx, author, id),
      )
      if (suspended) emails.suspended(suspended, reason)
      return user
    },

    reactivate: (author: AuditAuthor, id: string): Promise<AdminUser> =>
      change(author, id, async (tx, before, now) => {
        if (before.status === 'active') return
        const set = { status: 'active' as const, suspendedReason: null, updatedAt: now }
        await tx.update(accounts).set(set).where(eq(accounts.id, id))
        await recordAudit(tx, author, { action: 'reactivated', ...describeAccount(before), at: now })
      }),

    changePlan: (author: AuditAuthor, id: string, plan: AdminUser['subscription']): Promise<AdminUser> =>
      change(author, id, async (tx, before, now) => {
        const previous = await grantPlan(tx, id, plan, now)
        if (!previous) return
        const note = `${previous.by === 'trial' ? 'trial' : previous.plan} → ${plan}`
        await recordAudit(tx, author, { action: 'changed plan', ...describeAccount(before), note, at: now })
      }),

    async changeRole(author: AuditAuthor, id: string, role: AdminUser['role']): Promise<AdminUser> {
      assertNotSelf(author, id)
      return change(
        author,
        id,
        async (tx, before, now) => {
          if (before.role === role) return
          await tx.update(accounts).set({ role, updatedAt: now }).where(eq(accounts.id, id))
          const action = role === 'admin' ? ('promoted' as const) : ('demoted' as const)
          await recordAudit(tx, author, { action, ...describeAccount(before), at: now })
        },
        // Without any admin, the command line makes the first one.
        (tx) =>
          author.accountId === null && role === 'admin'
            ? lockUser(tx, id)
            : lockUserAndAdmins(tx, author, id),
      )
    },
  }
}
