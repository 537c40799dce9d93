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
  /** The settings of an installation that uses this server. */
  settings: Record<string, string>
  store: FakeStripeStore
  /** The received requests: 'POST checkout/sessions'. */
  requests: string[]
  /** The state of the server. */
  mode: 'well' | 'broken' | 'hung up'
  /** Called before each response; a test can delay it. */
  meanwhile(call: string): Promise<void>
  /** Called with each response before it is sent; a test can delay it. */
  late(text: string): Promise<void> | undefined
  /** The customer completes the checkout page. */
  pay(pageUrl: string): FakeSubscription
  /** The customer confirms another plan. A downgrade takes effect at the end of the paid period. */
  agree(pageUrl: string): FakeSubscription
  /** Ends the month: the next one begins, or a cancelled subscription ends. */
  passMonth(subscription: FakeSubscription): void
  close(): Promise<void>
}

/** Starts a fake Stripe server: forms in, JSON out, keys, idempotency, errors. */
export async function aFakeStripeServer(now: () => string): Promise<FakeStripeServer> {
  const seconds = () => Math.floor(Date.parse(now()) / 1000)
  const store = createFakeStripeStore(() => fake.url, seconds)
  for (const [plan, id] of Object.entries(prices))
    store.prices.set(id, { id, object: 'price', product: `prod_${plan}` })
  const responses = new Map<string, { fingerprint: string; status: number; text: string }>()
  const inProgress = new Set<string>()

  async function respond(request: IncomingMessage, body: string): Promise<{ status: number; text: string }> {
    const { method = '', headers } = request
    const { pathname, search } = new URL(request.url ?? '', 'http://stripe.test')
    const path = pathname.replace(/^\/v1\//, '')
    const call = `${method} ${path}`
    fake.requests.push(call)
    if (headers.authorization !== `Bearer ${secretKey}`)
      return toErrorResponse(new FakeStripeError(401, 'api_key_invalid', '', 'authentication_error'))
    const key = String(headers['idempotency-key'] ?? '')
    const fingerprint = `${call} ${body}`
    const previous = method === 'POST' ? responses.get(key) : undefined
    if (previous && previous.fingerprint !== fingerprint)
      return toErrorResponse(new FakeStripeError(400, 'idempotency_key_reused', '', 'idempotency_error'))
    if (previous) return previous
    if (key !== '' && inProgress.has(key))
      return toErrorResponse(new FakeStripeError(409, 'idempotency_key_in_use'))
    inProgress.add(key)
    try {
      await fake.meanwhile(call)
      const fields = parseNestedForm(method === 'POST' ? body : search.slice(1))
      const result = { status: 200, text: JSON.stringify(store.answer(method, path, fields)) }
      if (method === 'POST' && key !== '') responses.set(key, { fingerprint, ...result })
      return result
    } catch (error) {
      if (error instanceof FakeStripeError) return toErrorResponse(error)
      throw error
    } finally {
      inProgress.delete(key)
    }
  }

  const server = createServer(async (request, response) => {
    response.on('error', () => undefined)
    let body = ''
    for await (const piece of request) body += String(piece)
    if (fake.mode === 'hung up') return void request.socket.destroy()
    const { status, text } =
      fake.mode === 'broken'
        ? toErrorResponse(new FakeStripeError(500, '', '', 'api_error'))
        : await respond(request, body)
    await fake.late(text)
    const headers = {
      'content-type': 'application/json',
      'request-id': `req_${randomBytes(6).toString('hex')}`,
    }
    // As Stripe does when a retry would get the same response.
    response.writeHead(status, { ...headers, ...(status >= 500 && { 'stripe-should-retry': 'false' }) })
    response.end(text)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  const fake: FakeStripeServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    settings: {},
    store,
    requests: [],
    mode: 'well',
    meanwhile: async () => undefined,
    late: () => undefined,
    pay(pageUrl) {
      const session = store.sessions.get(pageUrl.split('/').at(-1) ?? '')
      if (session?.status !== 'open') throw new Error(`nothing to pay at ${pageUrl}`)
      Object.assign(session, { status: 'complete', url: null })
      return store.subscribe(String(session.customer), String(session.price))
    },
    agree(pageUrl) {
      const page = store.portalSessions.get(pageUrl.split('/').at(-1) ?? '')
      const { subscription_update_confirm: update } = (page?.flow ?? {}) as Record<string, FormFields>
      const subscription = store.subscriptions.get(String(update?.subscription))
      const price = store.prices.get(String(((update?.items as FormFields)?.['0'] as FormFields)?.price))
      if (!subscription || !price) throw new Error(`nothing to agree to at ${pageUrl}`)
      const item = store.itemIn(subscription)
      if (item.price.id === prices.pro && price.id === prices.premium) {
        subscription.schedule = `sub_sched_${subscription.id}`
        store.schedules.set(subscription.schedule, { subscription: subscription.id, price: price.id })
      } else item.price = price
      return subscription
    },
    passMonth(subscription) {
      const item = store.itemIn(subscription)
      const scheduled = store.schedules.get(subscription.schedule ?? '')
      if (subscription.cancel_at_period_end) store.end(subscription)
      else item.current_period_end += 30 * 86_400
      if (scheduled) item.price = store.prices.get(scheduled.price) ?? item.price
      subscription.schedule = null
    },
    async close() {
      server.closeAllConnections()
      server.close()
    },
  }
  fake.settings = {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PRICE_PREMIUM: prices.premium,
    STRIPE_PRICE_PRO: prices.pro,
    STRIPE_API_URL: fake.url,
  }
  return fake
}

function toErrorResponse({ status, code, param, type }: FakeStripeError) {
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

/** Signs an event as Stripe does. */
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
