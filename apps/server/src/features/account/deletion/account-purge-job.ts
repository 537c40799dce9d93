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
import type { createAccountDeletionEmails } from './account-deletion-emails'
import { isLastAdmin } from './last-admin'

export interface AccountPurgeJobParts {
  db: Db
  clock: Clock
  log: Log
  mail: Mailer
  /** Whether mail leaves this house; otherwise nobody is written to any more. */
  sendsEmail: boolean
  emails: ReturnType<typeof createAccountDeletionEmails>
  /** Ends what they pay; throws while the payment provider is away. */
  endPayments?(accountId: string): Promise<void>
}

type Account = typeof accounts.$inferSelect

const everySeconds = 3600

/** Removes accounts whose days to stay are over. One that cannot go now goes at a later turn. */
export function createAccountPurgeJob(parts: AccountPurgeJobParts): Job {
  const {
    db,
    clock,
    log,
    mail,
    sendsEmail: mailLeaves,
    emails: letters,
    endPayments = async () => undefined,
  } = parts

  /** The account, held, where it is still to go: they may have changed their mind in this very moment. */
  async function stillGoing(tx: Tx, id: string, now: string): Promise<Account | undefined> {
    const isLast = await isLastAdmin(tx, id)
    const [still] = await tx
      .select()
      .from(accounts)
      .where(and(eq(accounts.id, id), lte(accounts.deletionAt, now)))
      .for('update')
    if (still && isLast) throw new Error('the last admin cannot be purged')
    return still
  }

  async function remove(leaver: Account): Promise<void> {
    const { id } = leaver
    // Who stays goes on paying for what they have.
    if (!(await inTransaction(db, (tx) => stillGoing(tx, id, clock())))) return
    await endPayments(id)
    // Before they are gone, for afterwards nobody would know whose letters are left.
    await mail.forget(leaver)
    const now = clock()
    const gone = await retryOnDeadlock(() =>
      inTransaction(db, async (tx) => {
        const homes = await lockHouseholdsOf(tx, id)
        const still = await stillGoing(tx, id, now)
        if (!still) return undefined
        await purgeAccount(tx, { ...still, handovers: still.householdHandovers ?? [] }, homes, now)
        return still
      }),
    )
    if (gone && mailLeaves) await letters.sendDeleted(gone)
  }

  return {
    name: 'account purge',
    everySeconds,
    async run(turn) {
      const due = await db
        .select()
        .from(accounts)
        .where(lte(accounts.deletionAt, clock()))
        .orderBy(asc(accounts.deletionAt))
      for (const leaver of due) {
        if (turn.isStopping()) return
        await remove(leaver).catch((error: unknown) =>
          log.warn({ reason: deliveryErrorCode(error) }, 'account purge failed; retrying at the next run'),
        )
      }
    },
  }
}
