import { eq } from 'drizzle-orm'
import { inTransaction } from '../database'
import { updateEffectivePlan } from '../queries/account-plan'
import { accounts } from '../tables/account'
import { paymentCustomers } from '../tables/plans'
import { payingCook } from './demo-cooks'
import type { SeedStep } from './seed-step'

/** The specification's sample, at a time of day that is the same date nearly everywhere. */
const nextBilling = '2024-03-15T12:00:00.000Z'

/** One cook with paid Premium, without a payment provider. */
export const demoPlans: SeedStep = {
  name: 'plans',
  async run({ db, realNow }) {
    return inTransaction(db, async (tx) => {
      const [account] = await tx.select().from(accounts).where(eq(accounts.email, payingCook.email))
      if (!account) return 0
      const made = await tx
        .insert(paymentCustomers)
        .values({
          ...{ accountId: account.id, customerId: 'demo', subscriptionId: 'demo' },
          ...{ status: 'active', plan: 'premium' as const, periodEndsAt: nextBilling },
        })
        .onConflictDoNothing()
        .returning({ accountId: paymentCustomers.accountId })
      if (made.length > 0) await updateEffectivePlan(tx, account.id, realNow())
      return made.length
    })
  },
}
