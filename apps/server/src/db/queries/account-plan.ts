import type { Subscription } from '@larder/contract/account'
import { type MyPlan, trialDays } from '@larder/contract/plans'
import { eq } from 'drizzle-orm'
import { AppError } from '../../errors'
import { addSeconds } from '../../time/clock'
import type { Tx } from '../database'
import { accounts } from '../tables/account'
import { paymentCustomers } from '../tables/plans'

/** What may give somebody a plan. Each is kept by itself, so that one that ends never takes another away. */
export interface PlanSources {
  readonly given: 'premium' | 'pro' | null
  readonly trialAt: string | null
  readonly paid: PaidSubscription | undefined
}

export type PaidSubscription = Pick<
  typeof paymentCustomers.$inferSelect,
  'customerId' | 'subscriptionId' | 'status' | 'plan' | 'periodEndsAt' | 'cancels'
>

export interface EffectivePlan {
  readonly plan: Subscription
  readonly by: MyPlan['by']
  /** When it goes, unless something happens until then. */
  readonly endsAt: string | null
}

const day = 86_400
export const planRanks: Readonly<Record<Subscription, number>> = { free: 0, premium: 1, pro: 2 }
/** A payment that failed is tried again for a while, and until the provider gives up the plan stays. */
const living = new Set<string | null>(['active', 'trialing', 'past_due'])

/** Whether what is paid for counts now. */
export function isPaidNow(
  paid: PaidSubscription | undefined,
  now: string,
): paid is PaidSubscription & { plan: 'premium' | 'pro' } {
  if (!paid?.plan || !living.has(paid.status)) return false
  return !paid.cancels || paid.periodEndsAt === null || paid.periodEndsAt > now
}

/** The best of what there is; of equals the one that lasts longest. */
export function resolvePlan({ given, trialAt, paid }: PlanSources, now: string): EffectivePlan {
  const trialEnds = trialAt && addSeconds(trialAt, trialDays * day)
  const sources: EffectivePlan[] = [
    ...(isPaidNow(paid, now)
      ? [{ plan: paid.plan, by: 'payment' as const, endsAt: paid.cancels ? paid.periodEndsAt : null }]
      : []),
    ...(given ? [{ plan: given, by: 'admin' as const, endsAt: null }] : []),
    ...(trialEnds && trialEnds > now
      ? [{ plan: 'premium' as const, by: 'trial' as const, endsAt: trialEnds }]
      : []),
  ]
  const [best] = sources.sort(
    (a, b) => planRanks[b.plan] - planRanks[a.plan] || endOf(b).localeCompare(endOf(a)),
  )
  return best ?? { plan: 'free', by: 'nothing', endsAt: null }
}

function endOf({ endsAt }: EffectivePlan): string {
  return endsAt ?? '9999'
}

/** What gives an account its plan, held until the transaction is through where it is to be changed. */
export async function readPlanSources(
  tx: Tx,
  accountId: string,
  { held = false } = {},
): Promise<PlanSources | undefined> {
  const asked = tx
    .select({ given: accounts.planGiven, trialAt: accounts.trialAt })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  const [account] = held ? await asked.for('no key update') : await asked
  if (!account) return undefined
  // Asked only now: who waited for the account sees what was written of the payment meanwhile.
  const [paid] = await tx.select().from(paymentCustomers).where(eq(paymentCustomers.accountId, accountId))
  return { ...account, paid }
}

/** Writes down what the account's sources come to. Whoever changes one of them ends with this. */
export async function updateEffectivePlan(tx: Tx, accountId: string, now: string): Promise<void> {
  const sources = await readPlanSources(tx, accountId, { held: true })
  if (!sources) return
  const { plan, by, endsAt } = resolvePlan(sources, now)
  await tx
    .update(accounts)
    .set({ subscription: plan, planBy: by, planEndsAt: endsAt, updatedAt: now })
    .where(eq(accounts.id, accountId))
}

/** An admin gives a plan, or takes away what was given; tells what there was before, or nothing where nothing changes. */
export async function grantPlan(
  tx: Tx,
  accountId: string,
  plan: Subscription,
  now: string,
): Promise<EffectivePlan | undefined> {
  const sources = await readPlanSources(tx, accountId, { held: true })
  if (!sources) return undefined
  const had = resolvePlan(sources, now)
  const given = plan === 'free' ? null : plan
  if (had.plan === plan && sources.given === given) return undefined
  // Whoever pays has a right to it; that has to end first.
  if (isPaidNow(sources.paid, now) && planRanks[plan] < planRanks[sources.paid.plan])
    throw new AppError('plan-paid')
  // An admin's word ends a trial, which counts as had.
  const over = addSeconds(now, -trialDays * day)
  const trialAt = sources.trialAt && sources.trialAt > over ? over : sources.trialAt
  await tx.update(accounts).set({ planGiven: given, trialAt }).where(eq(accounts.id, accountId))
  await updateEffectivePlan(tx, accountId, now)
  return had
}
