import { eq } from 'drizzle-orm'
import { paymentCustomers, paymentEvents } from '../../db/tables/plans'
import { type PlansParts, payable } from './parts'
import type { Sync } from './syncing'

/** What may change what somebody pays for; everything else is thanked for. */
const ofInterest = /^(?:customer|checkout\.session|invoice|subscription_schedule)\./

/**
 * A message of the provider. It may come twice, late or after a younger one, so what it says is not written down: it only makes
 * us ask how things stand.
 */
export function openHearing(parts: PlansParts & { sync: Sync }) {
  const { db, sync } = parts
  return async (body: Uint8Array, signature: string | undefined): Promise<void> => {
    const message = payable(parts).read(body, signature)
    if (!message.customerId || !ofInterest.test(message.type)) return
    const [heard] = await db.select().from(paymentEvents).where(eq(paymentEvents.id, message.id))
    if (heard) return
    const [customer] = await db
      .select({ accountId: paymentCustomers.accountId })
      .from(paymentCustomers)
      .where(eq(paymentCustomers.customerId, message.customerId))
    if (customer) await sync(customer.accountId, message)
  }
}
