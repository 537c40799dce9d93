import type { SubscriptionPlan } from '@larder/contract/plans/plan-catalogue'
import { planPromises } from '../product-figures'

export interface PlanRow {
  readonly name: string
  /** A word, or whether it is in the plan. */
  readonly of: (plan: SubscriptionPlan) => string | boolean
}

const inEvery = () => true
const paid = ({ cents }: SubscriptionPlan) => cents > 0

export const formatScanLimit = ({ scansPerDay }: SubscriptionPlan) =>
  scansPerDay === null ? 'Unlimited scanning' : `${scansPerDay} scans per day`

/** What each plan really allows. Most of it is in every plan, because the server asks for a plan in two places only. */
export const planRows: readonly PlanRow[] = [
  { name: 'Photos, receipts and barcodes', of: formatScanLimit },
  { name: 'API keys for your own programs', of: ({ apiKeys }) => apiKeys },
  { name: 'Inventory, expiry days and alerts', of: inEvery },
  { name: 'Suggestions, diets and allergies', of: inEvery },
  { name: 'Meal plan and shared shopping list', of: inEvery },
  { name: 'Cooking guide with voice and timers', of: inEvery },
  { name: 'Households and fridge cameras', of: inEvery },
  { name: 'Community, import and export of recipes', of: inEvery },
  { name: 'Download of all your data', of: inEvery },
  { name: planPromises.trial.claim, of: ({ id }) => id === 'premium' },
  { name: planPromises.moneyBack.claim, of: paid },
  { name: planPromises.cancel.claim, of: inEvery },
  { name: planPromises.support.claim, of: inEvery },
]

/** What a card says in a few lines: the two differences first. */
export function planHighlights(plan: SubscriptionPlan): readonly string[] {
  const { id } = plan
  if (id === 'free')
    return [formatScanLimit(plan), 'The whole kitchen: stock, plan, list and cooking guide', 'No credit card']
  if (id === 'premium')
    return [formatScanLimit(plan), 'Everything in Free', `${planPromises.trial.claim}, no credit card`]
  return ['API access with keys of your own', 'Everything in Premium', formatScanLimit(plan)]
}
