import { lockHouseholdsOf } from '../../db/account-deletion/delete-account'
import { purgeAccount } from '../../db/account-deletion/purge-account'
import { inTransaction, type Tx } from '../../db/database'
import { type AuditAuthor, describeAccount, recordAudit } from '../../db/queries/audit-log'
import { retryOnDeadlock } from '../../db/retry-on-deadlock'
import { AppError } from '../../errors'
import { createModerationEmails } from './moderation-emails'
import type { AdminParts } from './parts'
import { assertNotSelf, lockUserAndAdmins } from './user-locks'

/** Deletes an account at once. */
export function createUserRemoval(
  parts: Pick<AdminParts, 'db' | 'clock' | 'mail' | 'sendsEmail' | 'background' | 'endPayments'>,
) {
  const { db, clock } = parts
  const emails = createModerationEmails(parts)
  return async function removeUser(
    author: AuditAuthor,
    id: string,
    { email, reason }: { email: string; reason: string },
  ) {
    assertNotSelf(author, id)
    const now = clock()
    const lockTarget = async (tx: Tx) => {
      const user = await lockUserAndAdmins(tx, author, id)
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
        await recordAudit(tx, author, {
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
  }
}
