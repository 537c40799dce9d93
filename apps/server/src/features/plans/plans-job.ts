import { and, eq, gt, inArray, isNotNull, isNull, lte, not, or, sql } from 'drizzle-orm'
import { inTransaction } from '../../db/database'
import { updateEffectivePlan } from '../../db/queries/account-plan'
import { accounts } from '../../db/tables/account'
import { paymentCustomers } from '../../db/tables/plans'
import type { Job, JobRun } from '../../jobs/scheduler'
import type { PaymentProvider } from '../../payments/payment-provider'
import { addSeconds } from '../../time/clock'
import type { PlansParts } from './parts'
import { checkoutLifetimeSeconds, type SyncPayments } from './payment-sync'

const hourSeconds = 3600
const batchSize = 500
/** After this many failures in a row the provider counts as unavailable. */
const maxFailures = 3
/** The statuses in which the provider charges another period. */
const chargedStatuses = ['active', 'trialing', 'past_due']

/** Expires plans, and syncs accounts whose payment event is overdue. */
export function createPlansJob(parts: PlansParts & { sync: SyncPayments }): Job {
  const { db, clock, log, payments, sync } = parts

  async function syncOverdueAccounts(run: JobRun): Promise<void> {
    const now = clock()
    const { accountId, asked, answered, syncedAt, periodEndsAt, status, subscriptionId, checkoutAt } =
      paymentCustomers
    const notSynced = or(isNull(syncedAt), lte(syncedAt, addSeconds(now, -hourSeconds / 2)))
    const periodOver = and(lte(periodEndsAt, now), inArray(status, chargedStatuses))
    const checkoutOpen = and(
      isNull(subscriptionId),
      gt(checkoutAt, addSeconds(now, -checkoutLifetimeSeconds)),
    )
    const rows = await db
      .select({ id: accountId })
      .from(paymentCustomers)
      .where(or(gt(asked, answered), and(notSynced, or(periodOver, checkoutOpen))))
      .orderBy(sql`${asked} - ${answered}`, sql`${syncedAt} nulls first`)
      .limit(batchSize)
    let failures = 0
    for (const { id } of rows) {
      if (run.isStopping()) return
      try {
        await sync(id)
        failures = 0
      } catch (error) {
        // A failing account comes last next time and does not block the others.
        log.warn({ err: error }, 'payment sync failed; retrying at the next run')
        failures += 1
        if (failures === maxFailures) return
      }
    }
  }

  /** Accounts with a scheduled deletion are not charged for another month. */
  async function cancelRenewals(run: JobRun, from: PaymentProvider): Promise<void> {
    const rows = await db
      .select({ id: paymentCustomers.accountId, subscription: paymentCustomers.subscriptionId })
      .from(paymentCustomers)
      .innerJoin(accounts, eq(accounts.id, paymentCustomers.accountId))
      .where(
        and(
          isNotNull(accounts.deletionAt),
          isNotNull(paymentCustomers.subscriptionId),
          not(paymentCustomers.cancels),
          inArray(paymentCustomers.status, chargedStatuses),
        ),
      )
      .orderBy(paymentCustomers.periodEndsAt)
      .limit(batchSize)
    for (const { id, subscription } of rows) {
      if (run.isStopping()) return
      if (subscription === null) continue
      try {
        await from.cancel(subscription)
        await sync(id)
      } catch (error) {
        log.warn(
          { err: error },
          'cancelling the subscription of an account in deletion failed; retrying at the next run',
        )
        return
      }
    }
  }

  async function endPlans(run: JobRun): Promise<void> {
    const now = clock()
    for (;;) {
      const rows = await db
        .select({ id: accounts.id })
        .from(accounts)
        .where(lte(accounts.planEndsAt, now))
        .orderBy(accounts.id)
        .limit(batchSize)
      for (const { id } of rows) {
        if (run.isStopping()) return
        await inTransaction(db, (tx) => updateEffectivePlan(tx, id, now))
      }
      if (rows.length < batchSize) return
    }
  }

  return {
    name: 'plans',
    everySeconds: hourSeconds,
    async run(run) {
      if (payments) {
        await cancelRenewals(run, payments)
        await syncOverdueAccounts(run)
      }
      await endPlans(run)
    },
  }
}
