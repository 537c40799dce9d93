import { setTimeout as wait } from 'node:timers/promises'
import type { MyPlan } from '@larder/contract/plans'
import { and, eq, gt, isNull, lt, or } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { inTransaction } from '../../db/database'
import {
  isPaidNow,
  type PlanSources,
  readPlanSources,
  resolvePlan,
  updateEffectivePlan,
} from '../../db/queries/account-plan'
import { readInstallation } from '../../db/queries/installation'
import { accounts } from '../../db/tables/account'
import { paymentCustomers } from '../../db/tables/plans'
import { AppError } from '../../errors'
import type { PaymentProvider } from '../../payments/payment-provider'
import { addSeconds } from '../../time/clock'
import { type PlansParts, requirePayments } from './parts'
import { checkoutLifetimeSeconds, type SyncPayments } from './payment-sync'

const syncEverySeconds = 5
/** A screen waits for this; after it, the stored state is shown. */
const syncTimeoutMs = 2500

/** Everybody's plan where the operator has switched plans off. */
const withoutPlans: MyPlan = {
  plan: 'pro',
  by: 'installation',
  paymentFailed: false,
  trialLeft: false,
  payments: false,
}

/** A cook's plan, the trial and the cancellation. */
export function createPlans(parts: PlansParts & { sync: SyncPayments }) {
  const { db, clock, sync } = parts

  async function sourcesOf({ accountId }: Actor): Promise<PlanSources> {
    const sources = await readPlanSources(db, accountId)
    if (!sources) throw new AppError('not-signed-in')
    return sources
  }

  /** After a checkout, syncs with the provider, in case its event is late or lost. */
  async function syncAfterCheckout({ accountId }: Actor): Promise<void> {
    const now = clock()
    const { subscriptionId, checkoutAt, syncedAt } = paymentCustomers
    const [open] = await db
      .select({ checkoutAt })
      .from(paymentCustomers)
      .where(
        and(
          eq(paymentCustomers.accountId, accountId),
          isNull(subscriptionId),
          gt(checkoutAt, addSeconds(now, -checkoutLifetimeSeconds)),
          or(isNull(syncedAt), lt(syncedAt, addSeconds(now, -syncEverySeconds))),
        ),
      )
    if (!open) return
    const syncing = sync(accountId).catch(() => undefined)
    await Promise.race([syncing, wait(syncTimeoutMs, undefined, { ref: false })])
  }

  async function mine(actor: Actor): Promise<MyPlan> {
    if (parts.payments) await syncAfterCheckout(actor)
    const sources = await sourcesOf(actor)
    const now = clock()
    const { plan, by, endsAt } = resolvePlan(sources, now)
    const paid = isPaidNow(sources.paid, now) ? sources.paid : undefined
    // A payment that still runs is shown, so that it can be ended.
    if (!paid && (await readInstallation(db)).plans === 'off') return withoutPlans
    return {
      plan,
      by,
      ...(paid?.periodEndsAt && !paid.cancels && { renewsAt: paid.periodEndsAt }),
      ...(endsAt && { endsAt }),
      paymentFailed: paid?.status === 'past_due',
      trialLeft: plan === 'free' && sources.trialAt === null,
      payments: parts.payments !== undefined,
    }
  }

  /** Changes the subscription at the provider and returns the new state. */
  async function changeSubscription(
    actor: Actor,
    target: { cancels: boolean },
    change: (payments: PaymentProvider, subscriptionId: string) => Promise<void>,
  ): Promise<MyPlan> {
    const payments = requirePayments(parts)
    await sync(actor.accountId)
    const { paid } = await sourcesOf(actor)
    if (!isPaidNow(paid, clock()) || paid.subscriptionId === null) throw new AppError('nothing-to-cancel')
    if (paid.cancels === target.cancels) return mine(actor)
    await change(payments, paid.subscriptionId)
    await sync(actor.accountId)
    return mine(actor)
  }

  return {
    mine,

    async startTrial(actor: Actor): Promise<MyPlan> {
      const now = clock()
      await inTransaction(db, async (tx) => {
        const sources = await readPlanSources(tx, actor.accountId, { lock: true })
        if (!sources) throw new AppError('not-signed-in')
        const { plans } = await readInstallation(tx)
        if (plans === 'off' || resolvePlan(sources, now).plan !== 'free') throw new AppError('plan-already')
        if (sources.trialAt) throw new AppError('trial-used')
        await tx.update(accounts).set({ trialAt: now }).where(eq(accounts.id, actor.accountId))
        await updateEffectivePlan(tx, actor.accountId, now)
      })
      return mine(actor)
    },

    async cancel(actor: Actor): Promise<MyPlan> {
      const sources = await sourcesOf(actor)
      const now = clock()
      // The trial ends by itself and nothing follows it, so it needs no cancellation.
      if (!isPaidNow(sources.paid, now) && resolvePlan(sources, now).by === 'trial') return mine(actor)
      if (!sources.paid) throw new AppError('nothing-to-cancel')
      return changeSubscription(actor, { cancels: true }, (payments, id) => payments.cancel(id))
    },

    async resume(actor: Actor): Promise<MyPlan> {
      const { paid } = await sourcesOf(actor)
      if (!paid) throw new AppError('nothing-to-cancel')
      return changeSubscription(actor, { cancels: false }, (payments, id) => payments.resume(id))
    },
  }
}
