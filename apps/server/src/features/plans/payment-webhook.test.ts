import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { signWebhook } from '../../testing/fakes/fake-stripe-server'
import { aPaymentsApp, type PaymentsTestApp, subscriptionEvent } from '../../testing/kitchens/a-payments-app'

let house: PaymentsTestApp
beforeAll(async () => {
  house = await aPaymentsApp(inject('cluster'))
})
afterEach(() => {
  house.stripe.mode = 'well'
  house.stripe.meanwhile = async () => undefined
})
afterAll(() => house.close())

const types = ['created', 'updated', 'deleted'] as const
const orders = types.flatMap((first) =>
  types
    .filter((second) => second !== first)
    .map((second) => [first, second, types.find((one) => one !== first && one !== second) ?? first] as const),
)

describe('messages of the provider', () => {
  test('created, updated and deleted in any order: what is true stands', async () => {
    const paid = await house.payer()
    const gone = await house.payer()
    for (const order of orders) {
      gone.subscription.status = 'active'
      await house.hears(subscriptionEvent(gone.subscription))
      expect(await house.mine(gone.cook)).toMatchObject({ plan: 'premium', by: 'payment' })
      // The messages speak of the past: each carries the subscription as it was then.
      house.stripe.store.end(gone.subscription)
      for (const type of order) {
        const then = { created: 'incomplete', updated: 'active', deleted: 'canceled' }[type]
        const called = `customer.subscription.${type}`
        expect(
          (await house.hears(subscriptionEvent({ ...gone.subscription, status: then }, called))).status,
        ).toBe(200)
        expect(await house.mine(gone.cook)).toMatchObject({ plan: 'free', by: 'nothing' })
        await house.hears(subscriptionEvent({ ...paid.subscription, status: 'canceled' }, called))
        expect(await house.mine(paid.cook)).toMatchObject({ plan: 'premium', by: 'payment' })
      }
    }
  })

  test('said again change nothing and are not asked about', async () => {
    const { cook, subscription } = await house.payer()
    const message = subscriptionEvent(subscription)
    await house.hears(message)
    const { length } = house.stripe.requests
    for (let n = 0; n < 3; n += 1) expect((await house.hears(message)).status).toBe(200)
    expect(house.stripe.requests).toHaveLength(length)
    expect(await house.mine(cook)).toMatchObject({ plan: 'premium' })
  })

  test('ten at once leave what the last answer says', async () => {
    const { cook, subscription } = await house.payer()
    let first = true
    let release = () => {}
    const slow = new Promise<void>((resolve) => {
      release = resolve
    })
    // The first question was answered before the end, and its answer is very late.
    const answer = house.stripe.store.answer
    house.stripe.store.answer = (method, path, fields) => {
      const said = structuredClone(answer(method, path, fields))
      if (first && path === 'subscriptions') {
        first = false
        house.stripe.store.end(subscription)
        return { ...(said as object), late: true }
      }
      return said
    }
    house.stripe.late = (text) => (text.includes('"late":true') ? slow : undefined)
    const late = house.hears(subscriptionEvent(subscription))
    await expect.poll(() => first).toBe(false)
    const others = await Promise.all(
      Array.from({ length: 9 }, () => house.hears(subscriptionEvent(subscription))),
    )
    release()
    expect((await late).status).toBe(200)
    expect(others.every(({ status }) => status === 200)).toBe(true)
    house.stripe.store.answer = answer
    house.stripe.late = () => undefined
    expect(await house.mine(cook)).toMatchObject({ plan: 'free', by: 'nothing' })
  })

  test('are heard again where the provider was away, and nothing was half written', async () => {
    const { cook, subscription } = await house.payer()
    house.stripe.store.end(subscription)
    const message = subscriptionEvent(subscription, 'customer.subscription.deleted')
    house.stripe.mode = 'broken'
    expect(await house.hears(message)).toEqual({ status: 503, code: 'payments-unavailable' })
    expect(await house.mine(cook)).toMatchObject({ plan: 'premium' })
    house.stripe.mode = 'well'
    expect((await house.hears(message)).status).toBe(200)
    expect(await house.mine(cook)).toMatchObject({ plan: 'free' })
  })

  test('that a payment failed keep the plan until the provider gives up', async () => {
    const { cook, subscription } = await house.payer('pro')
    subscription.status = 'past_due'
    await house.hears({ ...subscriptionEvent(subscription), type: 'invoice.payment_failed' })
    expect(await house.mine(cook)).toMatchObject({ plan: 'pro', by: 'payment', paymentFailed: true })
    subscription.status = 'unpaid'
    await house.hears(subscriptionEvent(subscription))
    expect(await house.mine(cook)).toMatchObject({ plan: 'free', paymentFailed: false })
    subscription.status = 'active'
    await house.hears({ ...subscriptionEvent(subscription), type: 'invoice.paid' })
    expect(await house.mine(cook)).toMatchObject({ plan: 'pro', paymentFailed: false })
  })

  test('about what is over take no trial away, and money beats the trial', async () => {
    const cook = await house.cook()
    const { url } = (await house.checkout(cook)).body.data
    await house.trial(cook)
    const subscription = house.stripe.pay(url)
    await house.hears(subscriptionEvent(subscription, 'customer.subscription.created'))
    expect(await house.mine(cook)).toMatchObject({ plan: 'premium', by: 'payment' })
    expect((await house.mine(cook)).endsAt).toBeUndefined()
    house.stripe.store.end(subscription)
    await house.hears(subscriptionEvent(subscription, 'customer.subscription.deleted'))
    expect(await house.mine(cook)).toMatchObject({ plan: 'premium', by: 'trial' })
  })

  test('about strangers, or of a kind that does not matter, are thanked for', async () => {
    const { subscription } = await house.payer()
    const { length } = house.stripe.requests
    const stranger = { ...subscription, customer: 'cus_stranger' }
    for (const message of [
      subscriptionEvent(stranger),
      { ...subscriptionEvent(subscription), type: 'payout.paid' },
      { id: 'evt_1', type: 'customer.created', data: { object: { object: 'customer', id: 'cus_nobody' } } },
      { id: 'evt_2', type: 'customer.updated', data: { object: { customer: { $ne: 1 } } } },
      { id: 'evt_3', type: 'customer.updated' },
      {},
    ])
      expect((await house.hears(message)).status).toBe(200)
    expect(house.stripe.requests).toHaveLength(length)
  })
})

describe('what is not from the provider', () => {
  test('is refused, whatever it says, and nothing is asked', async () => {
    const { cook, subscription } = await house.payer()
    house.stripe.store.end(subscription)
    const message = subscriptionEvent(subscription, 'customer.subscription.deleted')
    const { length } = house.stripe.requests
    const { payload, headers } = signWebhook(message, { at: house.now() })
    const at = (seconds: number) => new Date(Date.parse(house.now()) + seconds * 1000).toISOString()
    const signature = headers['stripe-signature'] ?? ''
    const refused = [
      signWebhook(message, { at: house.now(), secret: 'whsec_guessed' }),
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
    for (const one of refused)
      expect(await house.post(one.payload, one.headers)).toEqual({ status: 400, code: 'bad-signature' })
    expect(house.stripe.requests).toHaveLength(length)
    expect(await house.mine(cook)).toMatchObject({ plan: 'premium' })
    // The same words, as they were signed.
    expect((await house.post(payload, headers)).status).toBe(200)
    expect(await house.mine(cook)).toMatchObject({ plan: 'free' })
  })

  test('is not read where it is too large, and not believed where it is no JSON', async () => {
    const large = signWebhook('x'.repeat(1_048_577), { at: house.now() })
    expect(await house.post(large.payload, large.headers)).toEqual({ status: 413, code: 'too-large' })
    const words = signWebhook('hello', { at: house.now() })
    expect(await house.post(words.payload, words.headers)).toEqual({ status: 400, code: 'bad-json' })
    const url = '/api/v1/payments/stripe'
    expect((await house.app.inject({ method: 'GET', url })).statusCode).toBe(404)
  })
})
