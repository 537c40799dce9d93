import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import type { PaidPlan, ReturnUrls } from './payment-provider'
import type { PriceIds, StripePrices } from './stripe-prices'

/** Stripe's pages for who pays already, set up as our words promise it, so that nobody has to do it by hand. */
export function createStripePortal(stripe: Stripe, ids: PriceIds, prices: StripePrices) {
  let opened: Promise<string> | undefined
  // One for each pair of prices, however many servers and starts there are.
  const mark = createHash('sha256').update(`1 ${ids.premium} ${ids.pro}`).digest('hex').slice(0, 32)

  async function configure(): Promise<string> {
    const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 })
    const there = data.find(({ metadata }) => metadata?.larder === mark)
    if (there) return there.id
    const products = await prices.products()
    const made = await stripe.billingPortal.configurations.create(
      {
        metadata: { larder: mark },
        features: {
          payment_method_update: { enabled: true },
          invoice_history: { enabled: true },
          customer_update: { enabled: true, allowed_updates: ['address', 'tax_id'] },
          // What is paid is paid: it stays until its end, and less is had from then on.
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
    return made.id
  }

  function configuration(): Promise<string> {
    opened ??= configure().catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return opened
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

    /** Shows what the other plan costs from today and asks for a yes. Where that page cannot be had, the way leads home. */
    async switching(customer: string, subscription: Stripe.Subscription, plan: PaidPlan, ways: ReturnUrls) {
      const [item] = subscription.items.data
      // While a change waits for the end of the month there cannot be another.
      if (!item || subscription.schedule) return home(customer, ways.back)
      try {
        const session = await stripe.billingPortal.sessions.create({
          customer,
          configuration: await configuration(),
          return_url: ways.back,
          flow_data: {
            type: 'subscription_update_confirm',
            subscription_update_confirm: {
              subscription: subscription.id,
              items: [{ id: item.id, price: ids[plan], quantity: 1 }],
            },
            after_completion: { type: 'redirect', redirect: { return_url: ways.paid } },
          },
        })
        return session.url
      } catch (error) {
        if ((error as { type?: unknown }).type !== 'StripeInvalidRequestError') throw error
        return home(customer, ways.back)
      }
    },
  }
}
