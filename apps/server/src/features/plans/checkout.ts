import type { DataOf } from '@larder/contract/http/endpoint'
import type { plans } from '@larder/contract/plans'
import { findSubscriptionPlan } from '@larder/contract/plans'
import { and, eq, sql } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { inTransaction } from '../../db/database'
import { isPaidNow, planRanks, readPlanSources, updateEffectivePlan } from '../../db/queries/account-plan'
import { readInstallation } from '../../db/queries/installation'
import { accounts } from '../../db/tables/account'
import { paymentCustomers } from '../../db/tables/plans'
import { AppError } from '../../errors'
import type { PaidPlan, PaymentProvider } from '../../payments/payment-provider'
import { type PlansParts, requirePayments } from './parts'
import { noSubscription, type SyncPayments } from './payment-sync'

type RedirectTarget = DataOf<typeof plans.checkout>

/** Redirects to the payment provider's pages, and the end of payments. */
export function createCheckout(parts: PlansParts & { sync: SyncPayments }) {
  const { db, clock, log, publicUrl, sync } = parts
  const back = `${publicUrl}/settings`

  const rowOf = async (accountId: string) => {
    const [row] = await db.select().from(paymentCustomers).where(eq(paymentCustomers.accountId, accountId))
    return row
  }

  /** Returns the provider's customer of this cook: created when first needed, and again if it was deleted there. */
  async function customerOf(payments: PaymentProvider, { accountId, email, name }: Actor): Promise<string> {
    const row = await rowOf(accountId)
    if (row && (await payments.hasCustomer(row.customerId))) return row.customerId
    const customerId = await payments.newCustomer({ accountId, email, name }, row?.customerId)
    await inTransaction(db, async (tx) => {
      await tx
        .select({ id: accounts.id })
        .from(accounts)
        .where(eq(accounts.id, accountId))
        .for('no key update')
      await tx.insert(paymentCustomers).values({ accountId, customerId }).onConflictDoNothing()
      if (!row) return
      await tx
        .update(paymentCustomers)
        .set({ customerId, ...noSubscription })
        .where(
          and(eq(paymentCustomers.accountId, accountId), eq(paymentCustomers.customerId, row.customerId)),
        )
      await updateEffectivePlan(tx, accountId, clock())
    })
    return customerId
  }

  return {
    async checkout(actor: Actor, plan: PaidPlan): Promise<RedirectTarget> {
      const payments = requirePayments(parts)
      if ((await readInstallation(db)).plans === 'off') throw new AppError('plan-already')
      const customerId = await customerOf(payments, actor)
      await sync(actor.accountId)
      const now = clock()
      const sources = await readPlanSources(db, actor.accountId)
      const { given = null, paid } = sources ?? {}
      if (given && planRanks[given] >= planRanks[plan])
        throw new AppError('plan-already', {
          message: `You have been given ${findSubscriptionPlan(given).name}; there is nothing to pay for.`,
        })
      const ways = { paid: `${back}?paid=${plan}`, back: `${back}?paid=no` }
      if (!isPaidNow(paid, now)) {
        const url = await payments.checkout(customerId, plan, ways)
        await db
          .update(paymentCustomers)
          .set({ checkoutAt: now })
          .where(eq(paymentCustomers.accountId, actor.accountId))
        return { url }
      }
      if (paid.plan === plan) throw new AppError('plan-already')
      return { url: await payments.switchPlan(customerId, paid.subscriptionId ?? '', plan, ways) }
    },

    async portal(actor: Actor): Promise<RedirectTarget> {
      const payments = requirePayments(parts)
      return { url: await payments.portal(await customerOf(payments, actor), back) }
    },

    /** Ends payments of an account that is deleted. Throws while the provider is unavailable. */
    async endPayments(accountId: string): Promise<void> {
      const row = await rowOf(accountId)
      if (!row) return
      if (!parts.payments) {
        log.warn('a deleted account has a subscription, but no payment provider is configured')
        return
      }
      await parts.payments.deleteCustomer(row.customerId)
      const now = clock()
      await inTransaction(db, async (tx) => {
        await tx
          .select({ id: accounts.id })
          .from(accounts)
          .where(eq(accounts.id, accountId))
          .for('no key update')
        // Counts as a newer request with a response, so that pending responses are discarded as outdated.
        const nextRequest = sql`${paymentCustomers.asked} + 1`
        await tx
          .update(paymentCustomers)
          .set({ ...noSubscription, asked: nextRequest, answered: nextRequest, syncedAt: now })
          .where(eq(paymentCustomers.accountId, accountId))
        await updateEffectivePlan(tx, accountId, now)
      })
    },
  }
}
