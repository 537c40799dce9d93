import { sql } from 'drizzle-orm'
import { inTransaction } from '../../db/database'
import { updateEffectivePlan } from '../../db/queries/account-plan'
import type { Job, JobRun } from '../../jobs/scheduler'
import type { PaymentProvider } from '../../payments/payment-provider'
import { addSeconds } from '../../time/clock'
import type { PlansParts } from './parts'
import { checkoutLifetimeSeconds, type SyncPayments } from './payment-sync'

const hourSeconds = 3600
const batchSize = 500
/** After this many failures in a row the provider counts as unavailable. */
const maxFailures = 3

/** Expires plans, and syncs accounts whose payment event is overdue. */
export function createPlansJob(parts: PlansParts & { sync: SyncPayments }): Job {
  const { db, clock, log, payments, sync } = parts

  async function syncOverdueAccounts(run: JobRun): Promise<void> {
    const now = clock()
    const { rows } = await db.execute<{ id: string }>(sql`select account_id as id from payment_customers
      where asked > answered or (coalesce(synced_at <= ${addSeconds(now, -hourSeconds / 2)}, true) and (
        period_ends_at <= ${now} and status in ('active', 'trialing', 'past_due')
        or subscription_id is null and checkout_at > ${addSeconds(now, -checkoutLifetimeSeconds)}))
      order by asked - answered, synced_at nulls first limit ${batchSize}`)
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
    const { rows } = await db.execute<{ id: string; subscription: string }>(
      sql`select p.account_id as id, p.subscription_id as subscription
        from payment_customers p join accounts a on a.id = p.account_id
        where a.deletion_at is not null and p.subscription_id is not null and not p.cancels
          and p.status in ('active', 'trialing', 'past_due') order by p.period_ends_at limit ${batchSize}`,
    )
    for (const { id, subscription } of rows) {
      if (run.isStopping()) return
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
      const { rows } = await db.execute<{ id: string }>(
        sql`select id from accounts where plan_ends_at <= ${now} order by id limit ${batchSize}`,
      )
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
