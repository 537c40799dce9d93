import type { Subscription } from '@larder/contract/account'
import { type MyPlan, trialDays } from '@larder/contract/plans'
import { eq } from 'drizzle-orm'
import { AppError } from '../../errors'
import { addSeconds } from '../../time/clock'
import type { Tx } from '../database'
import { accounts } from '../tables/account'
import { paymentCustomers } from '../tables/plans'

/** The sources of an account's plan. Each is stored separately, so that the end of one does not affect another. */
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
  readonly by: Exclude<MyPlan['by'], 'installation'>
  /** When the plan ends, unless renewed. */
  readonly endsAt: string | null
}

const day = 86_400
export const planRanks: Readonly<Record<Subscription, number>> = { free: 0, premium: 1, pro: 2 }
/** A failed payment is retried for a while; the plan stays until the provider gives up. */
const activeStatuses = new Set<string | null>(['active', 'trialing', 'past_due'])

/** Returns whether the paid plan is in effect now. */
export function isPaidNow(
  paid: PaidSubscription | undefined,
  now: string,
): paid is PaidSubscription & { plan: 'premium' | 'pro' } {
  if (!paid?.plan || !activeStatuses.has(paid.status)) return false
  return !paid.cancels || paid.periodEndsAt === null || paid.periodEndsAt > now
}

/** Returns the highest plan; among equals the one that lasts longest. */
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

/** Reads the sources of an account's plan; locks the account when they are to be changed. */
export async function readPlanSources(
  tx: Tx,
  accountId: string,
  { lock = false } = {},
): Promise<PlanSources | undefined> {
  const query = tx
    .select({ given: accounts.planGiven, trialAt: accounts.trialAt })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  const [account] = lock ? await query.for('no key update') : await query
  if (!account) return undefined
  // Read after the lock: it includes payment changes written while we waited.
  const [paid] = await tx.select().from(paymentCustomers).where(eq(paymentCustomers.accountId, accountId))
  return { ...account, paid }
}

/** Stores the plan that results from the account's sources. Every change of a source ends with this. */
export async function updateEffectivePlan(tx: Tx, accountId: string, now: string): Promise<void> {
  const sources = await readPlanSources(tx, accountId, { lock: true })
  if (!sources) return
  const { plan, by, endsAt } = resolvePlan(sources, now)
  await tx
    .update(accounts)
    .set({ subscription: plan, planBy: by, planEndsAt: endsAt, updatedAt: now })
    .where(eq(accounts.id, accountId))
}

/** Grants or revokes a plan by an admin. Returns the previous plan, or undefined when nothing changes. */
export async function grantPlan(
  tx: Tx,
  accountId: string,
  plan: Subscription,
  now: string,
): Promise<EffectivePlan | undefined> {
  const sources = await readPlanSources(tx, accountId, { lock: true })
  if (!sources) return undefined
  const previous = resolvePlan(sources, now)
  const given = plan === 'free' ? null : plan
  if (previous.plan === plan && sources.given === given) return undefined
  // A paid plan cannot be lowered; the payment has to end first.
  if (isPaidNow(sources.paid, now) && planRanks[plan] < planRanks[sources.paid.plan])
    throw new AppError('plan-paid')
  // A grant ends a trial, which then counts as used.
  const expiredAt = addSeconds(now, -trialDays * day)
  const trialAt = sources.trialAt && sources.trialAt > expiredAt ? expiredAt : sources.trialAt
  await tx.update(accounts).set({ planGiven: given, trialAt }).where(eq(accounts.id, accountId))
  await updateEffectivePlan(tx, accountId, now)
  return previous
}
