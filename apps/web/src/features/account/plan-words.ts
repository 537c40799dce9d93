import { freeScansPerDay, type MyPlan, planOf, trialDays } from '@larder/contract/plans'
import { billingDay } from './long-day'

interface PlanWords {
  /** 'Premium', 'Free Plan', 'Premium trial'. */
  readonly title: string
  /** What holds of it now, in a sentence or two. */
  readonly standing: string
  /** What the cook should do about it. */
  readonly trouble?: string
  /** Why nothing can be bought or changed here, where that is so. */
  readonly noPayments?: string
}

const noPayments = 'Payments are not set up on this installation. Those who run it can change your plan.'

/** A plan as its card tells of it. */
export function planWords(mine: MyPlan): PlanWords {
  const { name, price } = planOf(mine.plan)
  if (mine.plan === 'free')
    return {
      title: 'Free Plan',
      standing: `${freeScansPerDay} scans a day, and the whole kitchen.${
        mine.trialLeft ? ` Premium can be tried for ${trialDays} days, without a card.` : ''
      }`,
      // The trial needs none.
      ...(!mine.payments && !mine.trialLeft && { noPayments }),
    }
  if (mine.by === 'trial')
    return {
      title: `${name} trial`,
      standing: `${mine.endsAt ? `Ends on ${billingDay(mine.endsAt)}, by itself. ` : ''}Nothing is charged.`,
      ...(!mine.payments && { noPayments }),
    }
  if (mine.by === 'admin')
    return {
      title: name,
      standing: `Given to you by those who run this place${mine.endsAt ? `, until ${billingDay(mine.endsAt)}` : ''}. There is nothing to pay.`,
    }
  return {
    title: name,
    standing: mine.endsAt
      ? `Cancelled. Ends on ${billingDay(mine.endsAt)}; after that you are on the Free Plan.`
      : `${price} a month, until you cancel.`,
    ...(mine.paymentFailed && {
      trouble: mine.payments
        ? 'Your last payment did not go through. Check your payment method under Manage; the plan stays for a few days.'
        : 'Your last payment did not go through. The plan stays for a few days.',
    }),
    ...(!mine.payments && { noPayments }),
  }
}
