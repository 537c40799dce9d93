import { and, eq, lt, sql } from 'drizzle-orm'
import { inTransaction } from '../../db/database'
import { isPaidNow, planRanks, updateEffectivePlan } from '../../db/queries/account-plan'
import { accounts } from '../../db/tables/account'
import { paymentCustomers, paymentEvents } from '../../db/tables/plans'
import type { PaymentWebhookEvent, ProviderSubscription } from '../../payments/payment-provider'
import { type PlansParts, requirePayments } from './parts'

/** Asks the provider what an account pays for and writes that down, with the message that made us ask. */
export type SyncPayments = (accountId: string, heard?: PaymentWebhookEvent) => Promise<void>

/**
 * Nothing is held while the provider is asked. Each question has a number, and an answer is written down only where no later
 * question was answered before: whoever asked later knows more.
 */
export function createPaymentSync(parts: PlansParts): SyncPayments {
  const { db, clock } = parts
  return async (accountId, heard) => {
    const payments = requirePayments(parts)
    const [question] = await db
      .update(paymentCustomers)
      .set({ asked: sql`${paymentCustomers.asked} + 1` })
      .where(eq(paymentCustomers.accountId, accountId))
      .returning({ customerId: paymentCustomers.customerId, asked: paymentCustomers.asked })
    if (!question) return
    const { customerId, asked } = question
    const all = await payments.subscriptionsOf(customerId)
    const now = clock()
    const said = pickBestSubscription(all, customerId, now) ?? noSubscription
    await inTransaction(db, async (tx) => {
      // The account first, as whoever removes one does.
      await tx
        .select({ id: accounts.id })
        .from(accounts)
        .where(eq(accounts.id, accountId))
        .for('no key update')
      const written = await tx
        .update(paymentCustomers)
        .set({ ...said, answered: asked, syncedAt: now })
        .where(
          and(
            eq(paymentCustomers.accountId, accountId),
            eq(paymentCustomers.customerId, customerId),
            lt(paymentCustomers.answered, asked),
          ),
        )
        .returning({ accountId: paymentCustomers.accountId })
      if (written.length > 0) await updateEffectivePlan(tx, accountId, now)
      if (heard)
        await tx
          .insert(paymentEvents)
          .values({ id: heard.id, type: heard.type, heardAt: now })
          .onConflictDoNothing()
    })
  }
}

/** So long a page can be paid after it was opened, and a little more. */
export const checkoutLifetimeSeconds = 25 * 3600

/** Who pays for nothing. */
export const noSubscription = {
  subscriptionId: null,
  status: null,
  plan: null,
  periodEndsAt: null,
  cancels: false,
}

/** Should somebody ever pay twice, the better one counts. */
function pickBestSubscription(
  all: readonly ProviderSubscription[],
  customerId: string,
  now: string,
): ProviderSubscription | undefined {
  const worth = (one: ProviderSubscription) =>
    isPaidNow({ ...one, customerId }, now) ? 1 + planRanks[one.plan] : 0
  return all.toSorted((a, b) => worth(b) - worth(a) || b.periodEndsAt.localeCompare(a.periodEndsAt))[0]
}
