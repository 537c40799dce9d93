import { randomBytes } from 'node:crypto'

/** Form fields as Stripe nests them: `items[0][price]=x`. */
export type FormFields = { readonly [name: string]: string | FormFields | undefined }

/** Any Stripe object. */
export type StripeObject = Record<string, unknown> & { id: string; object: string }

export class FakeStripeError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly param = '',
    readonly type = 'invalid_request_error',
  ) {
    super(`${code} ${param}`)
  }
}

export interface FakeSubscription extends StripeObject {
  customer: string
  status: string
  cancel_at: number | null
  cancel_at_period_end: boolean
  schedule: string | null
  items: { object: 'list'; data: { id: string; price: StripeObject; current_period_end: number }[] }
}

const month = 30 * 86_400
const newId = (prefix: string) => `${prefix}_${randomBytes(9).toString('hex')}`

/** The state of the fake Stripe: customers, subscriptions and sessions. */
export function createFakeStripeStore(url: () => string, seconds: () => number) {
  const customers = new Map<string, StripeObject>()
  const subscriptions = new Map<string, FakeSubscription>()
  const sessions = new Map<string, StripeObject>()
  const portalSessions = new Map<string, StripeObject>()
  const configurations = new Map<string, StripeObject>()
  const prices = new Map<string, StripeObject>()
  const schedules = new Map<string, { subscription: string; price: string }>()

  function find<T>(items: ReadonlyMap<string, T>, id: unknown, param = 'id'): T {
    const found = items.get(String(id))
    if (!found) throw new FakeStripeError(404, 'resource_missing', param)
    return found
  }
  function findCustomer(id: unknown): StripeObject {
    const customer = find(customers, id, 'customer')
    if (customer.deleted) throw new FakeStripeError(400, 'resource_missing', 'customer')
    return customer
  }
  const required = (fields: FormFields, name: string): string => {
    const value = fields[name]
    if (typeof value !== 'string' || value === '') throw new FakeStripeError(400, 'parameter_missing', name)
    return value
  }
  const itemIn = ({ items }: FakeSubscription) => {
    const [item] = items.data
    if (!item) throw new Error('a subscription without an item')
    return item
  }
  const nested = (fields: FormFields, ...names: string[]): FormFields => {
    let current: FormFields = fields
    for (const name of names) {
      const next = current[name]
      current = typeof next === 'object' ? next : {}
    }
    return current
  }
  const list = (data: readonly unknown[]) => ({ object: 'list', data, has_more: false, url: '/v1' })
  const newestFirst = <T>(items: Iterable<T>) => [...items].reverse()

  function subscribe(customer: string, price: string, status = 'active'): FakeSubscription {
    findCustomer(customer)
    const subscription: FakeSubscription = {
      id: newId('sub'),
      object: 'subscription',
      customer,
      status,
      cancel_at: null,
      cancel_at_period_end: false,
      schedule: null,
      items: {
        object: 'list',
        data: [
          { id: newId('si'), price: find(prices, price, 'price'), current_period_end: seconds() + month },
        ],
      },
    }
    subscriptions.set(subscription.id, subscription)
    return subscription
  }

  function change(subscription: FakeSubscription, fields: FormFields): FakeSubscription {
    if (subscription.status === 'canceled') throw new FakeStripeError(404, 'resource_missing', 'id')
    const cancels = fields.cancel_at_period_end
    if (cancels !== undefined || fields.cancel_at !== undefined) {
      if (subscription.schedule) throw new FakeStripeError(400, 'subscription_managed_by_schedule')
      subscription.cancel_at_period_end = cancels === 'true'
      subscription.cancel_at = cancels === 'true' ? itemIn(subscription).current_period_end : null
    }
    const { price } = nested(fields, 'items', '0')
    if (price !== undefined) itemIn(subscription).price = find(prices, price, 'price')
    return subscription
  }

  function end(subscription: FakeSubscription): FakeSubscription {
    subscription.status = 'canceled'
    return subscription
  }

  type Respond = (fields: FormFields, id: string) => unknown
  const routes: readonly (readonly [string, RegExp, Respond])[] = [
    [
      'POST',
      /^customers$/,
      ({ email, name, metadata }) => {
        const customer = { id: newId('cus'), object: 'customer', email, name, metadata }
        customers.set(customer.id, customer)
        return customer
      },
    ],
    [
      'GET',
      /^customers\/(\w+)$/,
      (_, id) => {
        const customer = find(customers, id)
        return customer.deleted ? { id, object: 'customer', deleted: true } : customer
      },
    ],
    [
      'DELETE',
      /^customers\/(\w+)$/,
      (_, id) => {
        findCustomer(id).deleted = true
        for (const one of subscriptions.values()) if (one.customer === id) end(one)
        return { id, object: 'customer', deleted: true }
      },
    ],
    ['GET', /^prices\/(\w+)$/, (_, id) => find(prices, id)],
    [
      'POST',
      /^checkout\/sessions$/,
      (fields) => {
        const { id: customer } = findCustomer(required(fields, 'customer'))
        const price = required(nested(fields, 'line_items', '0'), 'price')
        find(prices, price, 'line_items[0][price]')
        if (required(fields, 'mode') !== 'subscription')
          throw new FakeStripeError(400, 'parameter_invalid', 'mode')
        const id = newId('cs')
        const session: StripeObject = {
          ...{ id, object: 'checkout.session', status: 'open', customer, price, metadata: fields.metadata },
          ...{ success_url: required(fields, 'success_url'), cancel_url: fields.cancel_url },
          ...{ url: `${url()}/pay/${id}`, created: seconds() },
        }
        sessions.set(id, session)
        return session
      },
    ],
    [
      'GET',
      /^checkout\/sessions$/,
      ({ customer, status }) =>
        list(
          newestFirst(sessions.values()).filter(
            (one) => one.customer === customer && (!status || one.status === status),
          ),
        ),
    ],
    [
      'POST',
      /^checkout\/sessions\/(\w+)\/expire$/,
      (_, id) => {
        const session = find(sessions, id)
        if (session.status !== 'open') throw new FakeStripeError(400, 'resource_invalid_state')
        return Object.assign(session, { status: 'expired', url: null })
      },
    ],
    [
      'POST',
      /^billing_portal\/configurations$/,
      ({ metadata, features }) => {
        const configuration = { id: newId('bpc'), object: 'billing_portal.configuration', active: true }
        configurations.set(configuration.id, { ...configuration, metadata, features })
        return find(configurations, configuration.id)
      },
    ],
    ['GET', /^billing_portal\/configurations$/, () => list(newestFirst(configurations.values()))],
    [
      'POST',
      /^billing_portal\/sessions$/,
      (fields) => {
        const { id: customer } = findCustomer(required(fields, 'customer'))
        find(configurations, fields.configuration, 'configuration')
        const wanted = nested(fields, 'flow_data', 'subscription_update_confirm')
        if (wanted.subscription && find(subscriptions, wanted.subscription).schedule)
          throw new FakeStripeError(400, 'subscription_managed_by_schedule')
        const id = newId('bps')
        const session: StripeObject = {
          ...{ id, object: 'billing_portal.session', customer, return_url: fields.return_url },
          ...{ flow: fields.flow_data ?? null, url: `${url()}/portal/${id}` },
        }
        portalSessions.set(id, session)
        return session
      },
    ],
    [
      'POST',
      /^subscriptions$/,
      (fields) => subscribe(required(fields, 'customer'), required(nested(fields, 'items', '0'), 'price')),
    ],
    [
      'GET',
      /^subscriptions$/,
      ({ customer, status }) => {
        find(customers, customer, 'customer')
        const subscribed = newestFirst(subscriptions.values()).filter((one) => one.customer === customer)
        return list(subscribed.filter((one) => status === 'all' || one.status !== 'canceled'))
      },
    ],
    ['GET', /^subscriptions\/(\w+)$/, (_, id) => find(subscriptions, id)],
    ['POST', /^subscriptions\/(\w+)$/, (fields, id) => change(find(subscriptions, id), fields)],
    ['DELETE', /^subscriptions\/(\w+)$/, (_, id) => end(find(subscriptions, id))],
    [
      'POST',
      /^subscription_schedules\/(\w+)\/release$/,
      (_, id) => {
        find(subscriptions, find(schedules, id).subscription).schedule = null
        schedules.delete(id)
        return { id, object: 'subscription_schedule', status: 'released' }
      },
    ],
  ]

  return {
    customers,
    subscriptions,
    sessions,
    portalSessions,
    configurations,
    prices,
    schedules,
    subscribe,
    end,
    itemIn,
    answer(method: string, path: string, fields: FormFields): unknown {
      for (const [verb, pattern, work] of routes) {
        const [found, id = ''] = pattern.exec(path) ?? []
        if (found !== undefined && verb === method) return work(fields, id)
      }
      throw new FakeStripeError(404, 'url_invalid')
    },
  }
}

export type FakeStripeStore = ReturnType<typeof createFakeStripeStore>
