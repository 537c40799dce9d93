import { planCatalogue, type SubscriptionPlan } from '@larder/contract/plans/plan-catalogue'
import { Check, Minus } from 'lucide-react'
import { planPromises } from '../product-figures'

interface PlanRow {
  readonly name: string
  /** A text, or whether the plan includes it. */
  readonly of: (plan: SubscriptionPlan) => string | boolean
}

const isInEveryPlan = () => true
const isPaid = ({ cents }: SubscriptionPlan) => cents > 0

const formatScanLimit = ({ scansPerDay }: SubscriptionPlan) =>
  scansPerDay === null ? 'Unlimited scanning' : `${scansPerDay} scans per day`

/** What each plan allows. Most is in every plan, because the server checks the plan in two places only. */
const planRows: readonly PlanRow[] = [
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

/** Compares the plans. */
export function PlanTable() {
  return (
    <table className="w-full table-fixed border-collapse text-start text-sm sm:text-base">
      <caption className="pb-4 text-start font-heading text-2xl font-title">What each plan allows</caption>
      <thead>
        <tr className="border-b">
          <th scope="col" className="w-2/5 py-3 text-start sm:w-1/2">
            <span className="sr-only">What</span>
          </th>
          {planCatalogue.map(({ id, name }) => (
            <th key={id} scope="col" className="px-1 py-3 font-semibold">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {planRows.map(({ name, of }) => (
          <tr key={name} className="border-b">
            <th scope="row" className="py-3 pe-2 text-start font-normal">
              {name}
            </th>
            {planCatalogue.map((plan) => (
              <td key={plan.id} className="px-1 py-3 text-center">
                <Answer value={of(plan)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Answer({ value }: { readonly value: string | boolean }) {
  if (typeof value === 'string') return value
  const Mark = value ? Check : Minus
  return (
    <>
      <Mark aria-hidden className={`mx-auto size-5 ${value ? 'text-herb-ink' : 'text-edge'}`} />
      <span className="sr-only">{value ? 'Yes' : 'No'}</span>
    </>
  )
}
