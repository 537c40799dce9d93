import { findSubscriptionPlan, freeScansPerDay, type MyPlan, trialDays } from '@larder/contract/plans'
import { formatBillingDate } from './billing-date'

interface PlanDescription {
  /** For example 'Premium', 'Free Plan', 'Premium trial'. */
  readonly title: string
  /** The current state in a sentence or two. */
  readonly status: string
  /** What the cook should do about it. */
  readonly warning?: string
  /** Why nothing can be bought or changed here, if so. */
  readonly noPayments?: string
}

const noPaymentsSentence = 'Payments are not set up here. An admin can change your plan.'

/** Describes a plan for its card. */
export function describePlan(mine: MyPlan): PlanDescription {
  const { name, price } = findSubscriptionPlan(mine.plan)
  if (mine.by === 'installation')
    return {
      title: 'Everything included',
      status:
        'There are no paid plans on this Larder: no limits, API keys for everybody, and nothing to pay.',
    }
  if (mine.plan === 'free')
    return {
      title: 'Free Plan',
      status: `${freeScansPerDay} scans a day, and the whole kitchen.${
        mine.trialLeft ? ` Premium can be tried for ${trialDays} days, without a card.` : ''
      }`,
      // The trial needs no payments.
      ...(!mine.payments && !mine.trialLeft && { noPayments: noPaymentsSentence }),
    }
  if (mine.by === 'trial')
    return {
      title: `${name} trial`,
      status: `${mine.endsAt ? `Ends automatically on ${formatBillingDate(mine.endsAt)}. ` : ''}Nothing is charged.`,
      ...(!mine.payments && { noPayments: noPaymentsSentence }),
    }
  if (mine.by === 'admin')
    return {
      title: name,
      status: `Given to you by an admin${mine.endsAt ? `, until ${formatBillingDate(mine.endsAt)}` : ''}. There is nothing to pay.`,
    }
  return {
    title: name,
    status: mine.endsAt
      ? `Cancelled. Ends on ${formatBillingDate(mine.endsAt)}; after that you are on the Free Plan.`
      : `${price} a month, until you cancel.`,
    ...(mine.paymentFailed && {
      warning: mine.payments
        ? 'Your last payment did not go through. Check your payment method under Manage; the plan stays for a few days.'
        : 'Your last payment did not go through. The plan stays for a few days.',
    }),
    ...(!mine.payments && { noPayments: noPaymentsSentence }),
  }
}
