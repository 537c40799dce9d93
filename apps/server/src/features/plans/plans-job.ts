import { sql } from 'drizzle-orm'
import { secondsLater } from '../../clock'
import { inTransaction } from '../../db/open'
import { settlePlan } from '../../db/settle-plan'
import type { Job, Turn } from '../../jobs/turns'
import type { Payments } from '../../payments/payments'
import type { PlansParts } from './parts'
import { pageSeconds, type Sync } from './syncing'

const hour = 3600
const atOnce = 500
/** After so many in a row the provider is away, and asking on would only take long. */
const mostFailures = 3

/** Plans that are over become Free, and where a payment should have been heard of and was not, the provider is asked. */
export function plansJob(parts: PlansParts & { sync: Sync }): Job {
  const { db, clock, log, payments, sync } = parts

  async function askAfterPayers(turn: Turn): Promise<void> {
    const now = clock()
    const { rows } = await db.execute<{ id: string }>(sql`select account_id as id from payment_customers
      where asked > answered or (coalesce(synced_at <= ${secondsLater(now, -hour / 2)}, true) and (
        period_ends_at <= ${now} and status in ('active', 'trialing', 'past_due')
        or subscription_id is null and checkout_at > ${secondsLater(now, -pageSeconds)}))
      order by asked - answered, synced_at nulls first limit ${atOnce}`)
    let failures = 0
    for (const { id } of rows) {
      if (turn.stopping()) return
      try {
        await sync(id)
        failures = 0
      } catch (error) {
        // One that cannot be answered comes last next time and keeps nobody waiting.
        log.warn({ err: error }, 'the payment service could not be asked; the next turn tries again')
        failures += 1
        if (failures === mostFailures) return
      }
    }
  }

  /** Whoever has asked for their account to be deleted is not charged for another month meanwhile. */
  async function renewNoLeavers(turn: Turn, from: Payments): Promise<void> {
    const { rows } = await db.execute<{ id: string; subscription: string }>(
      sql`select p.account_id as id, p.subscription_id as subscription
        from payment_customers p join accounts a on a.id = p.account_id
        where a.leaves_at is not null and p.subscription_id is not null and not p.cancels
          and p.status in ('active', 'trialing', 'past_due') order by p.period_ends_at limit ${atOnce}`,
    )
    for (const { id, subscription } of rows) {
      if (turn.stopping()) return
      try {
        await from.cancel(subscription)
        await sync(id)
      } catch (error) {
        log.warn(
          { err: error },
          'the plan of somebody who goes could not be ended; the next turn tries again',
        )
        return
      }
    }
  }

  async function endPlans(turn: Turn): Promise<void> {
    const now = clock()
    for (;;) {
      const { rows } = await db.execute<{ id: string }>(
        sql`select id from accounts where plan_ends_at <= ${now} order by id limit ${atOnce}`,
      )
      for (const { id } of rows) {
        if (turn.stopping()) return
        await inTransaction(db, (tx) => settlePlan(tx, id, now))
      }
      if (rows.length < atOnce) return
    }
  }

  return {
    name: 'plans',
    everySeconds: hour,
    async work(turn) {
      if (payments) {
        await renewNoLeavers(turn, payments)
        await askAfterPayers(turn)
      }
      await endPlans(turn)
    },
  }
}
