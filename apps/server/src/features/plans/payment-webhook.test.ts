import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { signWebhook } from '../../testing/fakes/fake-stripe-server'
import { aPaymentsApp, type PaymentsTestApp, subscriptionEvent } from '../../testing/kitchens/a-payments-app'

let app: PaymentsTestApp
beforeAll(async () => {
  app = await aPaymentsApp(inject('cluster'))
})
afterEach(() => {
  app.stripe.mode = 'well'
  app.stripe.meanwhile = async () => undefined
})
afterAll(() => app.close())

const types = ['created', 'updated', 'deleted'] as const
const orders = types.flatMap((first) =>
  types
    .filter((second) => second !== first)
    .map((second) => [first, second, types.find((one) => one !== first && one !== second) ?? first] as const),
)

describe('webhook events', () => {
  test('created, updated and deleted in any order end in the true state', async () => {
    const paid = await app.payer()
    const gone = await app.payer()
    for (const order of orders) {
      gone.subscription.status = 'active'
      await app.receiveWebhook(subscriptionEvent(gone.subscription))
      expect(await app.mine(gone.cook)).toMatchObject({ plan: 'premium', by: 'payment' })
      // The events describe the past: each carries the subscription of that time.
      app.stripe.store.end(gone.subscription)
      for (const type of order) {
        const then = { created: 'incomplete', updated: 'active', deleted: 'canceled' }[type]
        const called = `customer.subscription.${type}`
        expect(
          (await app.receiveWebhook(subscriptionEvent({ ...gone.subscription, status: then }, called)))
            .status,
        ).toBe(200)
        expect(await app.mine(gone.cook)).toMatchObject({ plan: 'free', by: 'nothing' })
        await app.receiveWebhook(subscriptionEvent({ ...paid.subscription, status: 'canceled' }, called))
        expect(await app.mine(paid.cook)).toMatchObject({ plan: 'premium', by: 'payment' })
      }
    }
  })

  test('repeated events change nothing and cause no request', async () => {
    const { cook, subscription } = await app.payer()
    const message = subscriptionEvent(subscription)
    await app.receiveWebhook(message)
    const { length } = app.stripe.requests
    for (let n = 0; n < 3; n += 1) expect((await app.receiveWebhook(message)).status).toBe(200)
    expect(app.stripe.requests).toHaveLength(length)
    expect(await app.mine(cook)).toMatchObject({ plan: 'premium' })
  })

  test('ten at once leave the last response', async () => {
    const { cook, subscription } = await app.payer()
    let first = true
    let release = () => {}
    const slow = new Promise<void>((resolve) => {
      release = resolve
    })
    // The response to the first request is very late.
    const answer = app.stripe.store.answer
    app.stripe.store.answer = (method, path, fields) => {
      const response = structuredClone(answer(method, path, fields))
      if (first && path === 'subscriptions') {
        first = false
        app.stripe.store.end(subscription)
        return { ...(response as object), late: true }
      }
      return response
    }
    app.stripe.late = (text) => (text.includes('"late":true') ? slow : undefined)
    const late = app.receiveWebhook(subscriptionEvent(subscription))
    await expect.poll(() => first).toBe(false)
    const others = await Promise.all(
      Array.from({ length: 9 }, () => app.receiveWebhook(subscriptionEvent(subscription))),
    )
    release()
    expect((await late).status).toBe(200)
    expect(others.every(({ status }) => status === 200)).toBe(true)
    app.stripe.store.answer = answer
    app.stripe.late = () => undefined
    expect(await app.mine(cook)).toMatchObject({ plan: 'free', by: 'nothing' })
  })

  test('are retried while the provider is unavailable, and nothing is half written', async () => {
    const { cook, subscription } = await app.payer()
    app.stripe.store.end(subscription)
    const message = subscriptionEvent(subscription, 'customer.subscription.deleted')
    app.stripe.mode = 'broken'
    expect(await app.receiveWebhook(message)).toEqual({ status: 503, code: 'payments-unavailable' })
    expect(await app.mine(cook)).toMatchObject({ plan: 'premium' })
    app.stripe.mode = 'well'
    expect((await app.receiveWebhook(message)).status).toBe(200)
    expect(await app.mine(cook)).toMatchObject({ plan: 'free' })
  })

  test('of a failed payment keep the plan until the provider gives up', async () => {
    const { cook, subscription } = await app.payer('pro')
    subscription.status = 'past_due'
    await app.receiveWebhook({ ...subscriptionEvent(subscription), type: 'invoice.payment_failed' })
    expect(await app.mine(cook)).toMatchObject({ plan: 'pro', by: 'payment', paymentFailed: true })
    subscription.status = 'unpaid'
    await app.receiveWebhook(subscriptionEvent(subscription))
    expect(await app.mine(cook)).toMatchObject({ plan: 'free', paymentFailed: false })
    subscription.status = 'active'
    await app.receiveWebhook({ ...subscriptionEvent(subscription), type: 'invoice.paid' })
    expect(await app.mine(cook)).toMatchObject({ plan: 'pro', paymentFailed: false })
  })

  test('about ended subscriptions end no trial, and payment beats the trial', async () => {
    const cook = await app.cook()
    const { url } = (await app.checkout(cook)).body.data
    await app.trial(cook)
    const subscription = app.stripe.pay(url)
    await app.receiveWebhook(subscriptionEvent(subscription, 'customer.subscription.created'))
    expect(await app.mine(cook)).toMatchObject({ plan: 'premium', by: 'payment' })
    expect((await app.mine(cook)).endsAt).toBeUndefined()
    app.stripe.store.end(subscription)
    await app.receiveWebhook(subscriptionEvent(subscription, 'customer.subscription.deleted'))
    expect(await app.mine(cook)).toMatchObject({ plan: 'premium', by: 'trial' })
  })

  test('about unknown customers or of other types are acknowledged', async () => {
    const { subscription } = await app.payer()
    const { length } = app.stripe.requests
    const stranger = { ...subscription, customer: 'cus_stranger' }
    for (const message of [
      subscriptionEvent(stranger),
      { ...subscriptionEvent(subscription), type: 'payout.paid' },
      { id: 'evt_1', type: 'customer.created', data: { object: { object: 'customer', id: 'cus_nobody' } } },
      { id: 'evt_2', type: 'customer.updated', data: { object: { customer: { $ne: 1 } } } },
      { id: 'evt_3', type: 'customer.updated' },
      {},
    ])
      expect((await app.receiveWebhook(message)).status).toBe(200)
    expect(app.stripe.requests).toHaveLength(length)
  })
})

describe('requests that are not from the provider', () => {
  test('are rejected, and cause no request', async () => {
    const { cook, subscription } = await app.payer()
    app.stripe.store.end(subscription)
    const message = subscriptionEvent(subscription, 'customer.subscription.deleted')
    const { length } = app.stripe.requests
    const { payload, headers } = signWebhook(message, { at: app.now() })
    const at = (seconds: number) => new Date(Date.parse(app.now()) + seconds * 1000).toISOString()
    const signature = headers['stripe-signature'] ?? ''
    const rejected = [
      signWebhook(message, { at: app.now(), secret: 'whsec_guessed' }),
      signWebhook(message, { at: at(-301) }),
      { payload: payload.replace('canceled', 'active'), headers },
      { payload: `${payload} `, headers },
      { payload, headers: { 'content-type': 'application/json' } },
      { payload, headers: { ...headers, 'stripe-signature': '' } },
      { payload, headers: { ...headers, 'stripe-signature': 'v1=' } },
      { payload, headers: { ...headers, 'stripe-signature': signature.replace('v1=', 'v0=') } },
      { payload, headers: { ...headers, 'stripe-signature': signature.replace(/t=\d+/, 't=NaN') } },
      { payload: '', headers },
      { payload: Buffer.from([0xff, 0xfe, 0]), headers },
    ]
    for (const one of rejected)
      expect(await app.post(one.payload, one.headers)).toEqual({ status: 400, code: 'bad-signature' })
    expect(app.stripe.requests).toHaveLength(length)
    expect(await app.mine(cook)).toMatchObject({ plan: 'premium' })
    // The same body as it was signed.
    expect((await app.post(payload, headers)).status).toBe(200)
    expect(await app.mine(cook)).toMatchObject({ plan: 'free' })
  })

  test('are rejected when too large or not JSON', async () => {
    const large = signWebhook('x'.repeat(1_048_577), { at: app.now() })
    expect(await app.post(large.payload, large.headers)).toEqual({ status: 413, code: 'too-large' })
    const words = signWebhook('hello', { at: app.now() })
    expect(await app.post(words.payload, words.headers)).toEqual({ status: 400, code: 'bad-json' })
    const url = '/api/v1/payments/stripe'
    expect((await app.app.inject({ method: 'GET', url })).statusCode).toBe(404)
  })
})
