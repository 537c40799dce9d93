import type Stripe from 'stripe'
import type { PaymentSettings } from '../env'
import { AppError } from '../errors'
import type { Log } from '../log'
import type { Clock } from '../time/clock'
import type { PaymentProvider, ProviderSubscription } from './payment-provider'
import { createStripePortal } from './stripe-portal'
import { createStripePrices } from './stripe-prices'

/** The code below reads the shapes of this API version. */
const apiVersion = '2026-10-28.endive'
/** An older event may be a replay. */
const toleranceSeconds = 300
const timeoutMs = 8000

export interface StripeParts {
  settings: PaymentSettings
  clock: Clock
  log: Log
}

/** Payments by Stripe: its own pages take the money, and we never see a card. */
export async function createStripePayments({ settings, clock, log }: StripeParts): Promise<PaymentProvider> {
  // Loaded lazily: the library is large and many installations take no payments.
  const { default: Client } = await import('stripe')
  const stripe = new Client(settings.secretKey, {
    apiVersion,
    timeout: timeoutMs,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(settings.apiUrl && toClientAddress(settings.apiUrl)),
  })
  const prices = createStripePrices(stripe, settings.prices)
  const portal = createStripePortal(stripe, settings.prices, prices)

  /** Maps all provider errors to 'payments-unavailable'. The log has the details, without personal data. */
  async function callProvider<T>(operation: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      const { type, code, statusCode, requestId } = error as Partial<Stripe.errors.StripeError>
      if (!type) throw error
      log.warn({ what: operation, type, code, statusCode, requestId }, 'payment provider request failed')
      throw new AppError('payments-unavailable')
    }
  }

  async function toSubscriptions(subscription: Stripe.Subscription): Promise<ProviderSubscription[]> {
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

  /** Returns the subscription, or undefined when it no longer exists. */
  const findSubscription = (id: string) => undefinedIfMissing(() => stripe.subscriptions.retrieve(id))

  /** A scheduled change blocks other changes of a subscription, so it is released first. */
  async function release({ schedule }: Stripe.Subscription): Promise<void> {
    if (schedule) await stripe.subscriptionSchedules.release(idOf(schedule))
  }

  return {
    newCustomer: ({ accountId, email, name }, instead = 'first') =>
      callProvider('a new customer', async () => {
        const customer = { email, name, metadata: { account: accountId } }
        // Concurrent calls get the same customer.
        const idempotencyKey = `larder-customer-${accountId}-${instead}`
        return (await stripe.customers.create(customer, { idempotencyKey })).id
      }),

    hasCustomer: (customerId) =>
      callProvider('a customer', async () => {
        const customer = await undefinedIfMissing(() => stripe.customers.retrieve(customerId))
        return customer !== undefined && !customer.deleted
      }),

    subscriptionsOf: (customerId) =>
      callProvider('what a customer pays for', async () => {
        const list = await undefinedIfMissing(() =>
          stripe.subscriptions.list({ customer: customerId, limit: 100 }),
        )
        const all = await Promise.all((list?.data ?? []).map(toSubscriptions))
        return all.flat()
      }),

    checkout: (customerId, plan, urls) =>
      callProvider('a page to pay', async () => {
        const { data: sessions } = await stripe.checkout.sessions.list({ customer: customerId, limit: 100 })
        const open = sessions.filter(({ status }) => status === 'open')
        const existing = open.find(({ metadata, url }) => metadata?.plan === plan && url)
        if (existing?.url) return existing.url
        // Two open pages could result in two subscriptions.
        for (const outdated of open) await stripe.checkout.sessions.expire(outdated.id)
        const session = await stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            customer: customerId,
            line_items: [{ price: settings.prices[plan], quantity: 1 }],
            metadata: { plan },
            success_url: urls.paid,
            cancel_url: urls.back,
          },
          // Concurrent calls follow the same last session and get one page.
          { idempotencyKey: `larder-checkout-${customerId}-${sessions[0]?.id ?? 'first'}` },
        )
        if (!session.url) throw new AppError('payments-unavailable')
        return session.url
      }),

    switchPlan: (customerId, subscriptionId, plan, urls) =>
      callProvider('a page to switch plans', async () => {
        const subscription = await stripe.subscriptions.retrieve(subscriptionId)
        return portal.switching(customerId, subscription, plan, urls)
      }),

    portal: (customerId, back) => callProvider('the portal', () => portal.home(customerId, back)),

    cancel: (subscriptionId) =>
      callProvider('to cancel', async () => {
        const subscription = await findSubscription(subscriptionId)
        if (!subscription) return
        await release(subscription)
        await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true })
      }),

    resume: (subscriptionId) =>
      callProvider('to resume', async () => {
        const subscription = await findSubscription(subscriptionId)
        if (!subscription) return
        // Stripe's own pages may have set a date instead.
        const set = subscription.cancel_at_period_end
          ? { cancel_at_period_end: false }
          : { cancel_at: '' as const }
        await stripe.subscriptions.update(subscriptionId, set)
      }),

    deleteCustomer: (customerId) =>
      callProvider('to forget a customer', async () => {
        // Deleting the customer ends the subscriptions at once.
        await undefinedIfMissing(() => stripe.customers.del(customerId))
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

/** Returns the client options for an address other than Stripe's own. */
function toClientAddress(apiUrl: string) {
  const { hostname: host, port, protocol } = new URL(apiUrl)
  const scheme = protocol === 'http:' ? ('http' as const) : ('https' as const)
  return { host, port: port || (scheme === 'http' ? 80 : 443), protocol: scheme }
}

function instant(seconds: number): string {
  return new Date(seconds * 1000).toISOString()
}

function idOf(reference: string | { id: string }): string {
  return typeof reference === 'string' ? reference : reference.id
}

/** Returns undefined for a missing resource. */
async function undefinedIfMissing<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    if ((error as { code?: unknown }).code === 'resource_missing') return undefined
    throw error
  }
}

/** Returns the customer of an event: every relevant type contains the customer, or is one. */
function customerIdOf({ data }: Stripe.Event): string | undefined {
  const object = (data?.object ?? {}) as { object?: unknown; id?: unknown; customer?: unknown }
  const customer = object.object === 'customer' ? object.id : object.customer
  if (typeof customer === 'string') return customer
  const { id } = (customer ?? {}) as { id?: unknown }
  return typeof id === 'string' ? id : undefined
}
