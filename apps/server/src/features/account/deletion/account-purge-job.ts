import { and, asc, eq, lte } from 'drizzle-orm'
import { lockHouseholdsOf } from '../../../db/account-deletion/delete-account'
import { purgeAccount } from '../../../db/account-deletion/purge-account'
import { type Db, inTransaction, type Tx } from '../../../db/database'
import { retryOnDeadlock } from '../../../db/retry-on-deadlock'
import { accounts } from '../../../db/tables/account'
import { deliveryErrorCode } from '../../../jobs/delivery-error'
import type { Job } from '../../../jobs/scheduler'
import type { Log } from '../../../log'
import type { Mailer } from '../../../mail/mailer'
import type { Clock } from '../../../time/clock'
import type { Plans } from '../../plans/routes'
import type { createAccountDeletionEmails } from './account-deletion-emails'
import { isLastAdmin } from './last-admin'

export interface AccountPurgeJobParts {
  db: Db
  clock: Clock
  log: Log
  mail: Mailer
  /** Whether the installation sends email; otherwise no last email is sent. */
  sendsEmail: boolean
  emails: ReturnType<typeof createAccountDeletionEmails>
  endPayments: Plans['endPayments']
}

type Account = typeof accounts.$inferSelect

const everySeconds = 3600

/** Purges accounts after their grace period. A failed purge is retried at a later run. */
export function createAccountPurgeJob(parts: AccountPurgeJobParts): Job {
  const { db, clock, log, mail, sendsEmail, emails, endPayments } = parts

  /** Locks and returns the account if it is still due: the deletion may just have been cancelled. */
  async function lockIfDue(tx: Tx, id: string, now: string): Promise<Account | undefined> {
    const isOnlyAdmin = await isLastAdmin(tx, id)
    const [dueAccount] = await tx
      .select()
      .from(accounts)
      .where(and(eq(accounts.id, id), lte(accounts.deletionAt, now)))
      .for('update')
    if (dueAccount && isOnlyAdmin) throw new Error('the last admin cannot be purged')
    return dueAccount
  }

  async function purge(account: Account): Promise<void> {
    const { id } = account
    // An account that stays keeps its payments.
    if (!(await inTransaction(db, (tx) => lockIfDue(tx, id, clock())))) return
    await endPayments(id)
    // Before the purge: afterwards the account's pending emails cannot be identified.
    await mail.forget(account)
    const now = clock()
    const purged = await retryOnDeadlock(() =>
      inTransaction(db, async (tx) => {
        const householdIds = await lockHouseholdsOf(tx, id)
        const dueAccount = await lockIfDue(tx, id, now)
        if (!dueAccount) return undefined
        await purgeAccount(
          tx,
          { ...dueAccount, handovers: dueAccount.householdHandovers ?? [] },
          householdIds,
          now,
        )
        return dueAccount
      }),
    )
    if (purged && sendsEmail) await emails.sendDeleted(purged)
  }

  return {
    name: 'account purge',
    everySeconds,
    async run(context) {
      const due = await db
        .select()
        .from(accounts)
        .where(lte(accounts.deletionAt, clock()))
        .orderBy(asc(accounts.deletionAt))
      for (const account of due) {
        if (context.isStopping()) return
        await purge(account).catch((error: unknown) =>
          log.warn({ reason: deliveryErrorCode(error) }, 'account purge failed; retrying at the next run'),
        )
      }
    },
  }
}
