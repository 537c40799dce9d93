import * as z from 'zod/mini'
import { Subscription } from './account'
import { endpoint, feature } from './http/endpoint'
import { Instant } from './http/fields'

export * from './plans/plan-catalogue'

/** What a cook is on, since when, until when, and what they could do about it. */
export const MyPlan = z.object({
  plan: Subscription,
  /** What gives it: nothing (Free), the trial, a payment, or an admin's word. */
  by: z.enum(['nothing', 'trial', 'payment', 'admin']),
  /** The next payment, where there is one. */
  renewsAt: z.optional(Instant),
  /** When it goes back to Free: the trial's end, or a paid month that is not to be followed by another. */
  endsAt: z.optional(Instant),
  /** The last payment did not go through; the plan stays for a few days. */
  paymentFailed: z.boolean(),
  /** Whether the 7 days of Premium can still be tried. */
  trialLeft: z.boolean(),
  /** Whether this installation takes payments at all. */
  payments: z.boolean(),
})
/** What a cook is on. Example: `mine.plan`. */
export type MyPlan = z.infer<typeof MyPlan>

const away = ['no-payments', 'payments-unavailable'] as const
const goThere = z.object({ url: z.string() })

/** Plans: what they allow, the trial, and paying for one. Example: `plans.startTrial`. */
export const plans = feature('plans', {
  mine: endpoint({
    method: 'GET',
    path: '/plans/mine',
    access: 'cook',
    summary: 'The own plan: what gives it, when it renews or ends, whether the trial is left.',
    data: MyPlan,
  }),
  startTrial: endpoint({
    method: 'POST',
    path: '/plans/trial',
    access: 'cook',
    byKey: false,
    summary: 'Seven days of Premium without a card, once an account.',
    data: MyPlan,
    errors: ['trial-used', 'plan-already'],
  }),
  checkout: endpoint({
    method: 'POST',
    path: '/plans/checkout',
    access: 'cook',
    byKey: false,
    summary: 'Where to pay for a plan, at the payment provider.',
    body: z.object({ plan: z.enum(['premium', 'pro']) }),
    data: goThere,
    errors: ['plan-already', ...away],
  }),
  portal: endpoint({
    method: 'POST',
    path: '/plans/portal',
    access: 'cook',
    byKey: false,
    summary: 'Where payment methods and invoices are, at the payment provider.',
    data: goThere,
    errors: away,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/plans/cancel',
    access: 'cook',
    byKey: false,
    summary: 'Back to Free: a paid plan at the end of the paid time, the trial at its end.',
    data: MyPlan,
    errors: ['nothing-to-cancel', ...away],
  }),
  resume: endpoint({
    method: 'POST',
    path: '/plans/resume',
    access: 'cook',
    byKey: false,
    summary: 'Keep a paid plan that was cancelled and has not ended yet.',
    data: MyPlan,
    errors: ['nothing-to-cancel', ...away],
  }),
})
