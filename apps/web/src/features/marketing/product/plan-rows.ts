import type { SubscriptionPlan } from '@larder/contract/plans/plan-catalogue'
import { planPromises } from '../product-figures'

export interface PlanRow {
  readonly name: string
  /** A text, or whether the plan includes it. */
  readonly of: (plan: SubscriptionPlan) => string | boolean
}

const isInEveryPlan = () => true
const isPaid = ({ cents }: SubscriptionPlan) => cents > 0

export const formatScanLimit = ({ scansPerDay }: SubscriptionPlan) =>
  scansPerDay === null ? 'Unlimited scanning' : `${scansPerDay} scans per day`

/** What each plan allows. Most is in every plan, because the server checks the plan in two places only. */
export const planRows: readonly PlanRow[] = [
  { name: 'Photos, receipts and barcodes', of: formatScanLimit },
  { name: 'API keys for your own programs', of: ({ apiKeys }) => apiKeys },
  { name: 'Inventory, expiry days and alerts', of: isInEveryPlan },
  { name: 'Suggestions, diets and allergies', of: isInEveryPlan },
  { name: 'Meal plan and shared shopping list', of: isInEveryPlan },
  { name: 'Cooking guide with voice and timers', of: isInEveryPlan },
  { name: 'Households and fridge cameras', of: isInEveryPlan },
  { name: 'Community, import and export of recipes', of: isInEveryPlan },
  { name: 'Download of all your data', of: isInEveryPlan },
  { name: planPromises.trial.claim, of: ({ id }) => id === 'premium' },
  { name: planPromises.moneyBack.claim, of: isPaid },
  { name: planPromises.cancel.claim, of: isInEveryPlan },
  { name: planPromises.support.claim, of: isInEveryPlan },
]

/** The highlights of a plan card: the two differences first. */
export function planHighlights(plan: SubscriptionPlan): readonly string[] {
  const { id } = plan
  if (id === 'free')
    return [formatScanLimit(plan), 'The whole kitchen: stock, plan, list and cooking guide', 'No credit card']
  if (id === 'premium')
    return [formatScanLimit(plan), 'Everything in Free', `${planPromises.trial.claim}, no credit card`]
  return ['API access with keys of your own', 'Everything in Premium', formatScanLimit(plan)]
}
