import { eq } from 'drizzle-orm'
import { paymentCustomers, paymentEvents } from '../../db/tables/plans'
import { type PlansParts, requirePayments } from './parts'
import type { SyncPayments } from './payment-sync'

/** What may change what somebody pays for; everything else is thanked for. */
const relevantEventTypes = /^(?:customer|checkout\.session|invoice|subscription_schedule)\./

/**
 * A message of the provider. It may come twice, late or after a younger one, so what it says is not written down: it only makes
 * us ask how things stand.
 */
export function createPaymentWebhook(parts: PlansParts & { sync: SyncPayments }) {
  const { db, sync } = parts
  return async (body: Uint8Array, signature: string | undefined): Promise<void> => {
    const message = requirePayments(parts).parseWebhook(body, signature)
    if (!message.customerId || !relevantEventTypes.test(message.type)) return
    const [heard] = await db.select().from(paymentEvents).where(eq(paymentEvents.id, message.id))
    if (heard) return
    const [customer] = await db
      .select({ accountId: paymentCustomers.accountId })
      .from(paymentCustomers)
      .where(eq(paymentCustomers.customerId, message.customerId))
    if (customer) await sync(customer.accountId, message)
  }
}
