import type { Subscription } from '../account'

/** Daily scans of the free plan. */
export const freeScansPerDay = 10

/** Days of the Premium trial, once per account, without a card. */
export const trialDays = 7

/** Days in which a first payment is refunded. One figure for every page. */
export const moneyBackDays = 30

/** A plan on offer. */
export interface SubscriptionPlan {
  readonly id: Subscription
  readonly name: string
  /** Price per month in US cents. */
  readonly cents: number
  readonly price: string
  readonly per: string
  readonly about: string
  /** Daily scans; null without a limit. */
  readonly scansPerDay: number | null
  readonly apiKeys: boolean
}

/** The three plans, cheapest first. Example: `planCatalogue[1].price` is '$9.99'. */
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

/** Returns a plan by its id. Example: `findSubscriptionPlan('pro').apiKeys` is true. */
export function findSubscriptionPlan(id: Subscription): SubscriptionPlan {
  const plan = planCatalogue.find((one) => one.id === id)
  if (!plan) throw new Error(`unknown plan ${id}`)
  return plan
}
