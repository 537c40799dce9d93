import * as z from 'zod/mini'
import { Subscription } from './account'
import { affected } from './http/affects'
import { endpoint, feature } from './http/endpoint'
import { Instant } from './http/fields'

export * from './plans/plan-catalogue'

/** The plan of a cook, its period and the possible changes. */
export const MyPlan = z.object({
  plan: Subscription,
  /** The origin of the plan: none (Free), the trial, a payment, an admin's grant, or an installation without plans. */
  by: z.enum(['nothing', 'trial', 'payment', 'admin', 'installation']),
  /** The next payment, if any. */
  renewsAt: z.optional(Instant),
  /** The time it reverts to Free: the end of the trial, or of a paid month that is not renewed. */
  endsAt: z.optional(Instant),
  /** The last payment failed; the plan stays for a few days. */
  paymentFailed: z.boolean(),
  /** Whether the 7-day Premium trial is still available. */
  trialLeft: z.boolean(),
  /** Whether this installation takes payments. */
  payments: z.boolean(),
})
/** The plan of a cook. Example: `mine.plan`. */
export type MyPlan = z.infer<typeof MyPlan>

const paymentErrors = ['no-payments', 'payments-unavailable'] as const
const Redirect = z.object({ url: z.string() })

/** Plans: limits, trial and payment. Example: `plans.startTrial`. */
export const plans = feature('plans', {
  mine: endpoint({
    method: 'GET',
    path: '/plans/mine',
    access: 'cook',
    summary: 'Returns the cook’s plan, its source, when it renews or ends, and whether a trial is available.',
    data: MyPlan,
  }),
  startTrial: endpoint({
    method: 'POST',
    path: '/plans/trial',
    access: 'cook',
    byKey: false,
    summary: 'Starts the trial: seven days of Premium without a card, once per account.',
    affects: affected.plans,
    data: MyPlan,
    errors: ['trial-used', 'plan-already'],
  }),
  checkout: endpoint({
    method: 'POST',
    path: '/plans/checkout',
    access: 'cook',
    byKey: false,
    summary: 'Returns the payment provider’s checkout address for a plan.',
    affects: affected.plans,
    body: z.object({ plan: z.enum(['premium', 'pro']) }),
    data: Redirect,
    errors: ['plan-already', ...paymentErrors],
  }),
  portal: endpoint({
    method: 'POST',
    path: '/plans/portal',
    access: 'cook',
    byKey: false,
    summary: 'Returns the payment provider’s address for payment methods and invoices.',
    affects: affected.plans,
    data: Redirect,
    errors: paymentErrors,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/plans/cancel',
    access: 'cook',
    byKey: false,
    summary: 'Cancels a paid plan or the trial at the end of its period.',
    affects: affected.plans,
    data: MyPlan,
    errors: ['nothing-to-cancel', ...paymentErrors],
  }),
  resume: endpoint({
    method: 'POST',
    path: '/plans/resume',
    access: 'cook',
    byKey: false,
    summary: 'Resumes a cancelled plan that has not ended.',
    affects: affected.plans,
    data: MyPlan,
    errors: ['nothing-to-cancel', ...paymentErrors],
  }),
})
