import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import type { PaidPlan, ReturnUrls } from './payment-provider'
import type { PriceIds, StripePrices } from './stripe-prices'

/** Stripe's customer portal, configured automatically to match our terms. */
export function createStripePortal(stripe: Stripe, ids: PriceIds, prices: StripePrices) {
  let configurationId: Promise<string> | undefined
  // One configuration for each pair of prices, shared by all servers and starts.
  const mark = createHash('sha256').update(`1 ${ids.premium} ${ids.pro}`).digest('hex').slice(0, 32)

  async function configure(): Promise<string> {
    const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 })
    const existing = data.find(({ metadata }) => metadata?.larder === mark)
    if (existing) return existing.id
    const products = await prices.products()
    const created = await stripe.billingPortal.configurations.create(
      {
        metadata: { larder: mark },
        features: {
          payment_method_update: { enabled: true },
          invoice_history: { enabled: true },
          customer_update: { enabled: true, allowed_updates: ['address', 'tax_id'] },
          // The paid period stays until its end; a downgrade takes effect then.
          subscription_cancel: { enabled: true, mode: 'at_period_end' },
          subscription_update: {
            enabled: true,
            default_allowed_updates: ['price'],
            proration_behavior: 'always_invoice',
            schedule_at_period_end: { conditions: [{ type: 'decreasing_item_amount' }] },
            products:
              products.premium === products.pro
                ? [{ product: products.pro, prices: [ids.premium, ids.pro] }]
                : [
                    { product: products.premium, prices: [ids.premium] },
                    { product: products.pro, prices: [ids.pro] },
                  ],
          },
        },
      },
      { idempotencyKey: `larder-portal-${mark}` },
    )
    return created.id
  }

  function configuration(): Promise<string> {
    configurationId ??= configure().catch((error: unknown) => {
      configurationId = undefined
      throw error
    })
    return configurationId
  }

  async function home(customer: string, back: string): Promise<string> {
    const session = await stripe.billingPortal.sessions.create({
      customer,
      configuration: await configuration(),
      return_url: back,
    })
    return session.url
  }

  return {
    home,

    /**
     * Returns the page that shows the price of the other plan from today and asks for consent; falls back to the portal's home
     * page.
     */
    async switching(customer: string, subscription: Stripe.Subscription, plan: PaidPlan, urls: ReturnUrls) {
      const [item] = subscription.items.data
      // A scheduled change excludes another one.
      if (!item || subscription.schedule) return home(customer, urls.back)
      try {
        const session = await stripe.billingPortal.sessions.create({
          customer,
          configuration: await configuration(),
          return_url: urls.back,
          flow_data: {
            type: 'subscription_update_confirm',
            subscription_update_confirm: {
              subscription: subscription.id,
              items: [{ id: item.id, price: ids[plan], quantity: 1 }],
            },
            after_completion: { type: 'redirect', redirect: { return_url: urls.paid } },
          },
        })
        return session.url
      } catch (error) {
        if ((error as { type?: unknown }).type !== 'StripeInvalidRequestError') throw error
        return home(customer, urls.back)
      }
    },
  }
}
