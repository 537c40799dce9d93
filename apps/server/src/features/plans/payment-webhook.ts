import { eq } from 'drizzle-orm'
import { paymentCustomers, paymentEvents } from '../../db/tables/plans'
import { type PlansParts, requirePayments } from './parts'
import type { SyncPayments } from './payment-sync'

/** Events that may change a subscription; others are acknowledged and ignored. */
const relevantEventTypes = /^(?:customer|checkout\.session|invoice|subscription_schedule)\./

/** Handles a webhook event. It may arrive twice, late or out of order, so its content is not stored: it only triggers a sync. */
export function createPaymentWebhook(parts: PlansParts & { sync: SyncPayments }) {
  const { db, sync } = parts
  return async (body: Uint8Array, signature: string | undefined): Promise<void> => {
    const message = requirePayments(parts).parseWebhook(body, signature)
    if (!message.customerId || !relevantEventTypes.test(message.type)) return
    const [event] = await db.select().from(paymentEvents).where(eq(paymentEvents.id, message.id))
    if (event) return
    const [customer] = await db
      .select({ accountId: paymentCustomers.accountId })
      .from(paymentCustomers)
      .where(eq(paymentCustomers.customerId, message.customerId))
    if (customer) await sync(customer.accountId, message)
  }
}
