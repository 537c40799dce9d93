import { createHmac, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  createFakeStripeStore,
  FakeStripeError,
  type FakeStripeStore,
  type FakeSubscription,
  type FormFields,
} from './fake-stripe-store'

const secretKey = 'sk_test_larder'
const webhookSecret = 'whsec_larder'
const prices = { premium: 'price_premium', pro: 'price_pro' }

export interface FakeStripeServer {
  url: string
  /** The settings of an installation that is paid through it. */
  settings: Record<string, string>
  store: FakeStripeStore
  /** Requests as they came: 'POST checkout/sessions'. */
  requests: string[]
  /** How it is today. */
  mode: 'well' | 'broken' | 'hung up'
  /** Called before each answer; whoever makes it wait makes Stripe slow. */
  meanwhile(call: string): Promise<void>
  /** Called with each answer before it leaves; what it waits for is waited for. */
  late(text: string): Promise<void> | undefined
  /** The customer fills in the page they were sent to. */
  pay(pageUrl: string): FakeSubscription
  /** The customer says yes to another plan. Less is had only from the end of what is paid. */
  agree(pageUrl: string): FakeSubscription
  /** The month is over: the next one begins, or what was cancelled ends. */
  passMonth(subscription: FakeSubscription): void
  close(): Promise<void>
}

/** On a port of its own, something that speaks as Stripe does: forms in, JSON out, keys, idempotency, errors. */
export async function aFakeStripeServer(now: () => string): Promise<FakeStripeServer> {
  const seconds = () => Math.floor(Date.parse(now()) / 1000)
  const books = createFakeStripeStore(() => house.url, seconds)
  for (const [plan, id] of Object.entries(prices))
    books.prices.set(id, { id, object: 'price', product: `prod_${plan}` })
  const done = new Map<string, { said: string; status: number; text: string }>()
  const underWay = new Set<string>()

  async function answer(request: IncomingMessage, body: string): Promise<{ status: number; text: string }> {
    const { method = '', headers } = request
    const { pathname, search } = new URL(request.url ?? '', 'http://stripe.test')
    const path = pathname.replace(/^\/v1\//, '')
    const call = `${method} ${path}`
    house.requests.push(call)
    if (headers.authorization !== `Bearer ${secretKey}`)
      return refused(new FakeStripeError(401, 'api_key_invalid', '', 'authentication_error'))
    const key = String(headers['idempotency-key'] ?? '')
    const said = `${call} ${body}`
    const before = method === 'POST' ? done.get(key) : undefined
    if (before && before.said !== said)
      return refused(new FakeStripeError(400, 'idempotency_key_reused', '', 'idempotency_error'))
    if (before) return before
    if (key !== '' && underWay.has(key)) return refused(new FakeStripeError(409, 'idempotency_key_in_use'))
    underWay.add(key)
    try {
      await house.meanwhile(call)
      const fields = parseNestedForm(method === 'POST' ? body : search.slice(1))
      const given = { status: 200, text: JSON.stringify(books.answer(method, path, fields)) }
      if (method === 'POST' && key !== '') done.set(key, { said, ...given })
      return given
    } catch (error) {
      if (error instanceof FakeStripeError) return refused(error)
      throw error
    } finally {
      underWay.delete(key)
    }
  }

  const server = createServer(async (request, response) => {
    response.on('error', () => undefined)
    let body = ''
    for await (const piece of request) body += String(piece)
    if (house.mode === 'hung up') return void request.socket.destroy()
    const { status, text } =
      house.mode === 'broken'
        ? refused(new FakeStripeError(500, '', '', 'api_error'))
        : await answer(request, body)
    await house.late(text)
    const headers = {
      'content-type': 'application/json',
      'request-id': `req_${randomBytes(6).toString('hex')}`,
    }
    // As Stripe does where another try would be told the same.
    response.writeHead(status, { ...headers, ...(status >= 500 && { 'stripe-should-retry': 'false' }) })
    response.end(text)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  const house: FakeStripeServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    settings: {},
    store: books,
    requests: [],
    mode: 'well',
    meanwhile: async () => undefined,
    late: () => undefined,
    pay(pageUrl) {
      const session = books.sessions.get(pageUrl.split('/').at(-1) ?? '')
      if (session?.status !== 'open') throw new Error(`nothing to pay at ${pageUrl}`)
      Object.assign(session, { status: 'complete', url: null })
      return books.subscribe(String(session.customer), String(session.price))
    },
    agree(pageUrl) {
      const page = books.portalSessions.get(pageUrl.split('/').at(-1) ?? '')
      const { subscription_update_confirm: wanted } = (page?.flow ?? {}) as Record<string, FormFields>
      const subscription = books.subscriptions.get(String(wanted?.subscription))
      const price = books.prices.get(String(((wanted?.items as FormFields)?.['0'] as FormFields)?.price))
      if (!subscription || !price) throw new Error(`nothing to agree to at ${pageUrl}`)
      const item = books.itemIn(subscription)
      if (item.price.id === prices.pro && price.id === prices.premium) {
        subscription.schedule = `sub_sched_${subscription.id}`
        books.schedules.set(subscription.schedule, { subscription: subscription.id, price: price.id })
      } else item.price = price
      return subscription
    },
    passMonth(subscription) {
      const item = books.itemIn(subscription)
      const later = books.schedules.get(subscription.schedule ?? '')
      if (subscription.cancel_at_period_end) books.end(subscription)
      else item.current_period_end += 30 * 86_400
      if (later) item.price = books.prices.get(later.price) ?? item.price
      subscription.schedule = null
    },
    async close() {
      server.closeAllConnections()
      server.close()
    },
  }
  house.settings = {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PRICE_PREMIUM: prices.premium,
    STRIPE_PRICE_PRO: prices.pro,
    STRIPE_API_URL: house.url,
  }
  return house
}

function refused({ status, code, param, type }: FakeStripeError) {
  const error = { type, code, param, message: `${code} ${param}`.trim() }
  return { status, text: JSON.stringify({ error }) }
}

/** `items[0][price]=x` is `{ items: { 0: { price: 'x' } } }`. */
function parseNestedForm(form: string): FormFields {
  const root: Record<string, unknown> = {}
  for (const [name, value] of new URLSearchParams(form)) {
    const path = name.split(/[[\]]+/).filter((step) => step !== '')
    const last = path.pop() ?? ''
    let here = root
    for (const step of path) {
      here[step] ??= {}
      here = here[step] as Record<string, unknown>
    }
    here[last] = value
  }
  return root as FormFields
}

/** A message as Stripe posts it, signed with the secret that it and we know. */
export function signWebhook(
  message: object | string,
  { at, secret = webhookSecret }: { at: string; secret?: string },
): { payload: string; headers: Record<string, string> } {
  const payload = typeof message === 'string' ? message : JSON.stringify(message)
  const time = Math.floor(Date.parse(at) / 1000)
  const signature = createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex')
  return {
    payload,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': `t=${time},v1=${signature}`,
    },
  }
}
