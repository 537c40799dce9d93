import type Stripe from 'stripe'
import type { PaidPlan } from './payment-provider'

export type PriceIds = Readonly<Record<PaidPlan, string>>
type Products = Readonly<Record<PaidPlan, string>>

export interface StripePrices {
  /** The products the two prices belong to. */
  products(): Promise<Products>
  /** What a price pays for. An earlier price of the same product still does, or raising one would end all plans paid before. */
  planOf(price: Stripe.Price): Promise<PaidPlan | undefined>
}

export function createStripePrices(stripe: Stripe, ids: PriceIds): StripePrices {
  let known: Products | undefined

  async function products(): Promise<Products> {
    if (known) return known
    const [premium, pro] = await Promise.all([
      stripe.prices.retrieve(ids.premium),
      stripe.prices.retrieve(ids.pro),
    ])
    known = { premium: productOf(premium), pro: productOf(pro) }
    return known
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
