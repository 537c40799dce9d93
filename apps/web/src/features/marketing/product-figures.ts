import { moneyBackDays, trialDays } from '@larder/contract/plans/plan-catalogue'

export interface ProductFigure {
  readonly value: string
  readonly of: string
}

/** The figures of the specification, shown as samples until an installation counts its own. */
export const communityFigures: readonly ProductFigure[] = [
  { value: '50K+', of: 'users' },
  { value: '1M+', of: 'foods scanned' },
  { value: '25K+', of: 'recipes' },
  { value: '100K+', of: 'comments' },
]

/** The basis of the claim 'over 95 %'. docs/model-card.md describes the measurement and why other photos give less. */
export const recognitionAccuracy = {
  claim: 'over 95%',
  measured: '98.6%',
  sentence:
    'AI accuracy over 95%: on 208 photos of a single food from shop shelves, the right name was among the three that Larder offers on 98.6%, and came first on 92.8%. On a crowded shelf it finds less, so nothing doubtful is ticked for you.',
} as const

/** How soon reports are reviewed. */
export const reportsReviewed = 'within 24 hours'

/** The hours of support; the contact form accepts messages at any time. */
export const businessHours = 'Monday to Friday 9 AM to 6 PM PST'

/** The promises of every plan, worded as in the specification, and their meaning. */
export const planPromises = {
  trial: {
    claim: `${trialDays}-day free trial`,
    means: 'Premium, once per account, with no credit card. It ends by itself.',
  },
  moneyBack: {
    claim: `${moneyBackDays}-day money-back guarantee`,
    means: `Write to us within ${moneyBackDays} days of your first payment and you get it back.`,
  },
  cancel: {
    claim: 'Cancel anytime',
    means: 'In Settings, without asking anyone. You keep what you’ve paid for until the end of the month.',
  },
  support: {
    claim: '24/7 support',
    means: `The Help Center and the message form are open day and night. People answer ${businessHours}.`,
  },
} as const
