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
/** After so many in a row the provider is away, and asking on would only take long. */
const maxFailures = 3

/** Plans that are over become Free, and where a payment should have been heard of and was not, the provider is asked. */
export function createPlansJob(parts: PlansParts & { sync: SyncPayments }): Job {
  const { db, clock, log, payments, sync } = parts

  async function askAfterPayers(turn: JobRun): Promise<void> {
    const now = clock()
    const { rows } = await db.execute<{ id: string }>(sql`select account_id as id from payment_customers
      where asked > answered or (coalesce(synced_at <= ${addSeconds(now, -hourSeconds / 2)}, true) and (
        period_ends_at <= ${now} and status in ('active', 'trialing', 'past_due')
        or subscription_id is null and checkout_at > ${addSeconds(now, -checkoutLifetimeSeconds)}))
      order by asked - answered, synced_at nulls first limit ${batchSize}`)
    let failures = 0
    for (const { id } of rows) {
      if (turn.isStopping()) return
      try {
        await sync(id)
        failures = 0
      } catch (error) {
        // One that cannot be answered comes last next time and keeps nobody waiting.
        log.warn({ err: error }, 'payment sync failed; retrying at the next run')
        failures += 1
        if (failures === maxFailures) return
      }
    }
  }

  /** Whoever has asked for their account to be deleted is not charged for another month meanwhile. */
  async function renewNoLeavers(turn: JobRun, from: PaymentProvider): Promise<void> {
    const { rows } = await db.execute<{ id: string; subscription: string }>(
      sql`select p.account_id as id, p.subscription_id as subscription
        from payment_customers p join accounts a on a.id = p.account_id
        where a.deletion_at is not null and p.subscription_id is not null and not p.cancels
          and p.status in ('active', 'trialing', 'past_due') order by p.period_ends_at limit ${batchSize}`,
    )
    for (const { id, subscription } of rows) {
      if (turn.isStopping()) return
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

  async function endPlans(turn: JobRun): Promise<void> {
    const now = clock()
    for (;;) {
      const { rows } = await db.execute<{ id: string }>(
        sql`select id from accounts where plan_ends_at <= ${now} order by id limit ${batchSize}`,
      )
      for (const { id } of rows) {
        if (turn.isStopping()) return
        await inTransaction(db, (tx) => updateEffectivePlan(tx, id, now))
      }
      if (rows.length < batchSize) return
    }
  }

  return {
    name: 'plans',
    everySeconds: hourSeconds,
    async run(turn) {
      if (payments) {
        await renewNoLeavers(turn, payments)
        await askAfterPayers(turn)
      }
      await endPlans(turn)
    },
  }
}
