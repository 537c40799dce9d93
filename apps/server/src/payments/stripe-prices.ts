import type Stripe from 'stripe'
import type { PaidPlan } from './payment-provider'

export type PriceIds = Readonly<Record<PaidPlan, string>>
type Products = Readonly<Record<PaidPlan, string>>

export interface StripePrices {
  /** The products the two prices belong to. */
  products(): Promise<Products>
  /**
   * Returns the plan of a price. Earlier prices of the same product still count; otherwise raising a price would end all existing
   * plans.
   */
  planOf(price: Stripe.Price): Promise<PaidPlan | undefined>
}

export function createStripePrices(stripe: Stripe, ids: PriceIds): StripePrices {
  let cached: Products | undefined

  async function products(): Promise<Products> {
    if (cached) return cached
    const [premium, pro] = await Promise.all([
      stripe.prices.retrieve(ids.premium),
      stripe.prices.retrieve(ids.pro),
    ])
    cached = { premium: productOf(premium), pro: productOf(pro) }
    return cached
  }

  return {
    products,
    async planOf(price) {
      if (price.id === ids.premium) return 'premium'
      if (price.id === ids.pro) return 'pro'
      const { premium, pro } = await products()
      if (premium === pro) return undefined
      const product = productOf(price)
      return product === premium ? 'premium' : product === pro ? 'pro' : undefined
    },
  }
}

function productOf({ product }: Stripe.Price): string {
  return typeof product === 'string' ? product : product.id
}
