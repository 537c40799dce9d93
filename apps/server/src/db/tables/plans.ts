import { bigint, boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns'

export const paymentCustomers = pgTable('payment_customers', {
  accountId: uuid('account_id').primaryKey(),
  customerId: text('customer_id').notNull(),
  subscriptionId: text('subscription_id'),
  /** The status in the provider's terms. */
  status: text(),
  plan: text({ enum: ['premium', 'pro'] }),
  periodEndsAt: instant('period_ends_at'),
  cancels: boolean().notNull().default(false),
  syncedAt: instant('synced_at'),
  checkoutAt: instant('checkout_at'),
  asked: bigint({ mode: 'number' }).notNull().default(0),
  answered: bigint({ mode: 'number' }).notNull().default(0),
})

export const paymentEvents = pgTable('payment_events', {
  id: text().primaryKey(),
  type: text().notNull(),
  heardAt: instant('received_at').notNull(),
})
