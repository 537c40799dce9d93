import type Stripe from 'stripe'
import type { PaymentSettings } from '../env'
import { AppError } from '../errors'
import type { Log } from '../log'
import type { Clock } from '../time/clock'
import type { PaymentProvider, ProviderSubscription } from './payment-provider'
import { createStripePortal } from './stripe-portal'
import { createStripePrices } from './stripe-prices'

/** Its shapes are what the code below reads; another one is another reading. */
const apiVersion = '2026-10-28.endive'
/** A message that was on its way for longer is an old one, said again by somebody who overheard it. */
const toleranceSeconds = 300
const timeoutMs = 8000

export interface StripeParts {
  settings: PaymentSettings
  clock: Clock
  log: Log
}

/** Payments by Stripe: its own pages take the money, and we never see a card. */
export async function createStripePayments({ settings, clock, log }: StripeParts): Promise<PaymentProvider> {
  // Large, and of no use to an installation that takes no payments.
  const { default: Client } = await import('stripe')
  const stripe = new Client(settings.secretKey, {
    apiVersion,
    timeout: timeoutMs,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(settings.apiUrl && addressIn(settings.apiUrl)),
  })
  const prices = createStripePrices(stripe, settings.prices)
  const portal = createStripePortal(stripe, settings.prices, prices)

  /** Whatever goes wrong over there is one thing to a cook: try again. The log says what it was, and of nobody. */
  async function asking<T>(what: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      const { type, code, statusCode, requestId } = error as Partial<Stripe.errors.StripeError>
      if (!type) throw error
      log.warn({ what, type, code, statusCode, requestId }, 'payment provider request failed')
      throw new AppError('payments-unavailable')
    }
  }

  async function asSubscribed(subscription: Stripe.Subscription): Promise<ProviderSubscription[]> {
    const [item] = subscription.items.data
    const plan = item && (await prices.planOf(item.price))
    if (!plan) {
      log.warn('a subscription uses a price that is not configured')
      return []
    }
    const { id, status, cancel_at: cancelAt, cancel_at_period_end: cancelsAtEnd } = subscription
    const cancels = cancelsAtEnd || cancelAt !== null
    const periodEndsAt = instant((cancels && cancelAt) || item.current_period_end)
    return [{ subscriptionId: id, status, plan, periodEndsAt, cancels }]
  }

  /** As it is now; nothing where it is gone. */
  const found = (id: string) => unlessMissing(() => stripe.subscriptions.retrieve(id))

  /** A change that waits for the end of the month holds a subscription fast. */
  async function release({ schedule }: Stripe.Subscription): Promise<void> {
    if (schedule) await stripe.subscriptionSchedules.release(idOf(schedule))
  }

  return {
    newCustomer: ({ accountId, email, name }, instead = 'first') =>
      asking('a new customer', async () => {
        const customer = { email, name, metadata: { account: accountId } }
        // Whoever asks twice at once is given the same one.
        const idempotencyKey = `larder-customer-${accountId}-${instead}`
        return (await stripe.customers.create(customer, { idempotencyKey })).id
      }),

    hasCustomer: (customerId) =>
      asking('a customer', async () => {
        const customer = await unlessMissing(() => stripe.customers.retrieve(customerId))
        return customer !== undefined && !customer.deleted
      }),

    subscriptionsOf: (customerId) =>
      asking('what a customer pays for', async () => {
        const list = await unlessMissing(() =>
          stripe.subscriptions.list({ customer: customerId, limit: 100 }),
        )
        const all = await Promise.all((list?.data ?? []).map(asSubscribed))
        return all.flat()
      }),

    checkout: (customerId, plan, ways) =>
      asking('a page to pay', async () => {
        const { data: before } = await stripe.checkout.sessions.list({ customer: customerId, limit: 100 })
        const open = before.filter(({ status }) => status === 'open')
        const same = open.find(({ metadata, url }) => metadata?.plan === plan && url)
        if (same?.url) return same.url
        // Two pages that can both be paid are two subscriptions.
        for (const other of open) await stripe.checkout.sessions.expire(other.id)
        const session = await stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            customer: customerId,
            line_items: [{ price: settings.prices[plan], quantity: 1 }],
            metadata: { plan },
            success_url: ways.paid,
            cancel_url: ways.back,
          },
          // Two who ask at once both come after the same one, and are given one page.
          { idempotencyKey: `larder-checkout-${customerId}-${before[0]?.id ?? 'first'}` },
        )
        if (!session.url) throw new AppError('payments-unavailable')
        return session.url
      }),

    switchPlan: (customerId, subscriptionId, plan, ways) =>
      asking('a page to switch plans', async () => {
        const subscription = await stripe.subscriptions.retrieve(subscriptionId)
        return portal.switching(customerId, subscription, plan, ways)
      }),

    portal: (customerId, back) => asking('the portal', () => portal.home(customerId, back)),

    cancel: (subscriptionId) =>
      asking('to cancel', async () => {
        const subscription = await found(subscriptionId)
        if (!subscription) return
        await release(subscription)
        await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true })
      }),

    resume: (subscriptionId) =>
      asking('to resume', async () => {
        const subscription = await found(subscriptionId)
        if (!subscription) return
        // Its own pages may have written down a day instead.
        const set = subscription.cancel_at_period_end
          ? { cancel_at_period_end: false }
          : { cancel_at: '' as const }
        await stripe.subscriptions.update(subscriptionId, set)
      }),

    deleteCustomer: (customerId) =>
      asking('to forget a customer', async () => {
        // Whoever goes takes their subscriptions along, at once.
        await unlessMissing(() => stripe.customers.del(customerId))
      }),

    parseWebhook(body, signature) {
      let event: Stripe.Event
      try {
        const at = Date.parse(clock())
        const secret = settings.webhookSecret
        event = stripe.webhooks.constructEvent(
          Buffer.from(body),
          signature ?? '',
          secret,
          toleranceSeconds,
          undefined,
          at,
        )
      } catch (error) {
        throw new AppError(error instanceof SyntaxError ? 'bad-json' : 'bad-signature')
      }
      return { id: String(event.id), type: String(event.type), customerId: customerIdOf(event) }
    },
  }
}

/** Where it is, other than at Stripe's own address. */
function addressIn(apiUrl: string) {
  const { hostname: host, port, protocol } = new URL(apiUrl)
  const scheme = protocol === 'http:' ? ('http' as const) : ('https' as const)
  return { host, port: port || (scheme === 'http' ? 80 : 443), protocol: scheme }
}

function instant(seconds: number): string {
  return new Date(seconds * 1000).toISOString()
}

function idOf(thing: string | { id: string }): string {
  return typeof thing === 'string' ? thing : thing.id
}

/** What is not there any more is no failure. */
async function unlessMissing<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    if ((error as { code?: unknown }).code === 'resource_missing') return undefined
    throw error
  }
}

/** Whom a message is about: every kind that matters carries the customer, or is one. */
function customerIdOf({ data }: Stripe.Event): string | undefined {
  const about = (data?.object ?? {}) as { object?: unknown; id?: unknown; customer?: unknown }
  const customer = about.object === 'customer' ? about.id : about.customer
  if (typeof customer === 'string') return customer
  const { id } = (customer ?? {}) as { id?: unknown }
  return typeof id === 'string' ? id : undefined
}
