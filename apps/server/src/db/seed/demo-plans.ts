import { eq } from 'drizzle-orm'
import { inTransaction } from '../open'
import { settlePlan } from '../settle-plan'
import { accounts } from '../tables/account'
import { paymentCustomers } from '../tables/plans'
import { payer } from './demo-cooks'
import type { SeedStep } from './seed-step'

/** The specification's sample, at a time of day that is the same date nearly everywhere. */
const nextBilling = '2024-03-15T12:00:00.000Z'

/** One cook who pays for Premium, though no provider ever heard of her. */
export const demoPlans: SeedStep = {
  name: 'plans',
  async sow({ db, realNow }) {
    return inTransaction(db, async (tx) => {
      const [account] = await tx.select().from(accounts).where(eq(accounts.email, payer.email))
      if (!account) return 0
      const made = await tx
        .insert(paymentCustomers)
        .values({
          ...{ accountId: account.id, customerId: 'demo', subscriptionId: 'demo' },
          ...{ status: 'active', plan: 'premium' as const, periodEndsAt: nextBilling },
        })
        .onConflictDoNothing()
        .returning({ accountId: paymentCustomers.accountId })
      if (made.length > 0) await settlePlan(tx, account.id, realNow())
      return made.length
    })
  },
}
