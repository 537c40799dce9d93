import type { Plan } from '@larder/contract/plans/catalogue'
import { promises } from './figures'

export interface PlanRow {
  readonly name: string
  /** A word, or whether it is in the plan. */
  readonly of: (plan: Plan) => string | boolean
}

const inEvery = () => true
const paid = ({ cents }: Plan) => cents > 0

export const scansIn = ({ scansPerDay }: Plan) =>
  scansPerDay === null ? 'Unlimited scanning' : `${scansPerDay} scans per day`

/** What each plan really allows. Most of it is in every plan, because the server asks for a plan in two places only. */
export const planRows: readonly PlanRow[] = [
  { name: 'Photos, receipts and barcodes', of: scansIn },
  { name: 'API keys for your own programs', of: ({ apiKeys }) => apiKeys },
  { name: 'Inventory, expiry days and alerts', of: inEvery },
  { name: 'Suggestions, diets and allergies', of: inEvery },
  { name: 'Meal plan and shared shopping list', of: inEvery },
  { name: 'Cooking guide with voice and timers', of: inEvery },
  { name: 'Households and fridge cameras', of: inEvery },
  { name: 'Community, import and export of recipes', of: inEvery },
  { name: 'Download of all your data', of: inEvery },
  { name: promises.trial.claim, of: ({ id }) => id === 'premium' },
  { name: promises.moneyBack.claim, of: paid },
  { name: promises.cancel.claim, of: inEvery },
  { name: promises.support.claim, of: inEvery },
]

/** What a card says in a few lines: the two differences first. */
export function pointsOf(plan: Plan): readonly string[] {
  const { id } = plan
  if (id === 'free')
    return [scansIn(plan), 'The whole kitchen: stock, plan, list and cooking guide', 'No credit card']
  if (id === 'premium')
    return [scansIn(plan), 'Everything in Free', `${promises.trial.claim}, no credit card`]
  return ['API access with keys of your own', 'Everything in Premium', scansIn(plan)]
}
