import type { Subscription } from '../account'

/** How many scans a day the plan without a price allows. */
export const freeScansPerDay = 10

/** The days of Premium that every account may try once, without a card. */
export const trialDays = 7

/** The days in which a first payment is given back. One figure for every page. */
export const moneyBackDays = 30

/** A plan as it is offered. */
export interface SubscriptionPlan {
  readonly id: Subscription
  readonly name: string
  /** In cents of a US dollar a month. */
  readonly cents: number
  readonly price: string
  readonly per: string
  readonly about: string
  /** Scans a day; null without a limit. */
  readonly scansPerDay: number | null
  readonly apiKeys: boolean
}

/** The three plans, cheapest first. Example: `plans[1].price` is '$9.99'. */
export const planCatalogue: readonly SubscriptionPlan[] = [
  {
    id: 'free',
    name: 'Free',
    cents: 0,
    price: '$0',
    per: 'forever',
    about: 'For getting to know your kitchen.',
    scansPerDay: freeScansPerDay,
    apiKeys: false,
  },
  {
    id: 'premium',
    name: 'Premium',
    cents: 999,
    price: '$9.99',
    per: 'per month',
    about: 'For households that cook most days.',
    scansPerDay: null,
    apiKeys: false,
  },
  {
    id: 'pro',
    name: 'Pro',
    cents: 1999,
    price: '$19.99',
    per: 'per month',
    about: 'For professionals, with API access.',
    scansPerDay: null,
    apiKeys: true,
  },
]

/** A plan by its name. Example: `planOf('pro').apiKeys` is true. */
export function findSubscriptionPlan(id: Subscription): SubscriptionPlan {
  const plan = planCatalogue.find((one) => one.id === id)
  if (!plan) throw new Error(`there is no plan ${id}`)
  return plan
}
