import { and, eq, lt, sql } from 'drizzle-orm'
import { inTransaction } from '../../db/database'
import { isPaidNow, planRanks, updateEffectivePlan } from '../../db/queries/account-plan'
import { accounts } from '../../db/tables/account'
import { paymentCustomers, paymentEvents } from '../../db/tables/plans'
import type { PaymentWebhookEvent, ProviderSubscription } from '../../payments/payment-provider'
import { type PlansParts, requirePayments } from './parts'

/** Fetches an account's subscriptions from the provider and stores them, with the webhook event that caused it. */
export type SyncPayments = (accountId: string, event?: PaymentWebhookEvent) => Promise<void>

/**
 * No lock is held during the request. Each request has a number, and a response is stored only if no later request was answered
 * before: a later response is newer.
 */
export function createPaymentSync(parts: PlansParts): SyncPayments {
  const { db, clock } = parts
  return async (accountId, event) => {
    const payments = requirePayments(parts)
    const [request] = await db
      .update(paymentCustomers)
      .set({ asked: sql`${paymentCustomers.asked} + 1` })
      .where(eq(paymentCustomers.accountId, accountId))
      .returning({ customerId: paymentCustomers.customerId, asked: paymentCustomers.asked })
    if (!request) return
    const { customerId, asked } = request
    const subscriptions = await payments.subscriptionsOf(customerId)
    const now = clock()
    const subscription = pickBestSubscription(subscriptions, customerId, now) ?? noSubscription
    await inTransaction(db, async (tx) => {
      // The account is locked first, as in account deletion.
      await tx
        .select({ id: accounts.id })
        .from(accounts)
        .where(eq(accounts.id, accountId))
        .for('no key update')
      const updated = await tx
        .update(paymentCustomers)
        .set({ ...subscription, answered: asked, syncedAt: now })
        .where(
          and(
            eq(paymentCustomers.accountId, accountId),
            eq(paymentCustomers.customerId, customerId),
            lt(paymentCustomers.answered, asked),
          ),
        )
        .returning({ accountId: paymentCustomers.accountId })
      if (updated.length > 0) await updateEffectivePlan(tx, accountId, now)
      if (event)
        await tx
          .insert(paymentEvents)
          .values({ id: event.id, type: event.type, heardAt: now })
          .onConflictDoNothing()
    })
  }
}

/** How long a checkout page can be paid after it was opened, plus a margin. */
export const checkoutLifetimeSeconds = 25 * 3600

/** The columns of an account without a subscription. */
export const noSubscription = {
  subscriptionId: null,
  status: null,
  plan: null,
  periodEndsAt: null,
  cancels: false,
}

/** Of several subscriptions the best one counts. */
function pickBestSubscription(
  subscriptions: readonly ProviderSubscription[],
  customerId: string,
  now: string,
): ProviderSubscription | undefined {
  const rankOf = (one: ProviderSubscription) =>
    isPaidNow({ ...one, customerId }, now) ? 1 + planRanks[one.plan] : 0
  return subscriptions.toSorted(
    (a, b) => rankOf(b) - rankOf(a) || b.periodEndsAt.localeCompare(a.periodEndsAt),
  )[0]
}
