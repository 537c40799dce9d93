import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { about, aPayingHouse, type PayingHouse } from '../../testing/a-paying-house'
import { signedMessage } from '../../testing/stripe-server'

let house: PayingHouse
beforeAll(async () => {
  house = await aPayingHouse(inject('cluster'))
})
afterEach(() => {
  house.stripe.mood = 'well'
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
      await house.hears(about(gone.subscription))
      expect(await house.mine(gone.cook)).toMatchObject({ plan: 'premium', by: 'payment' })
      // The messages speak of the past: each carries the subscription as it was then.
      house.stripe.books.end(gone.subscription)
      for (const type of order) {
        const then = { created: 'incomplete', updated: 'active', deleted: 'canceled' }[type]
        const called = `customer.subscription.${type}`
        expect((await house.hears(about({ ...gone.subscription, status: then }, called))).status).toBe(200)
        expect(await house.mine(gone.cook)).toMatchObject({ plan: 'free', by: 'nothing' })
        await house.hears(about({ ...paid.subscription, status: 'canceled' }, called))
        expect(await house.mine(paid.cook)).toMatchObject({ plan: 'premium', by: 'payment' })
      }
    }
  })

  test('said again change nothing and are not asked about', async () => {
    const { cook, subscription } = await house.payer()
    const message = about(subscription)
    await house.hears(message)
    const { length } = house.stripe.asked
    for (let n = 0; n < 3; n += 1) expect((await house.hears(message)).status).toBe(200)
    expect(house.stripe.asked).toHaveLength(length)
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
    const answer = house.stripe.books.answer
    house.stripe.books.answer = (method, path, fields) => {
      const said = structuredClone(answer(method, path, fields))
      if (first && path === 'subscriptions') {
        first = false
        house.stripe.books.end(subscription)
        return { ...(said as object), late: true }
      }
      return said
    }
    house.stripe.late = (text) => (text.includes('"late":true') ? slow : undefined)
    const late = house.hears(about(subscription))
    await expect.poll(() => first).toBe(false)
    const others = await Promise.all(Array.from({ length: 9 }, () => house.hears(about(subscription))))
    release()
    expect((await late).status).toBe(200)
    expect(others.every(({ status }) => status === 200)).toBe(true)
    house.stripe.books.answer = answer
    house.stripe.late = () => undefined
    expect(await house.mine(cook)).toMatchObject({ plan: 'free', by: 'nothing' })
  })

  test('are heard again where the provider was away, and nothing was half written', async () => {
    const { cook, subscription } = await house.payer()
    house.stripe.books.end(subscription)
    const message = about(subscription, 'customer.subscription.deleted')
    house.stripe.mood = 'broken'
    expect(await house.hears(message)).toEqual({ status: 503, code: 'payments-away' })
    expect(await house.mine(cook)).toMatchObject({ plan: 'premium' })
    house.stripe.mood = 'well'
    expect((await house.hears(message)).status).toBe(200)
    expect(await house.mine(cook)).toMatchObject({ plan: 'free' })
  })

  test('that a payment failed keep the plan until the provider gives up', async () => {
    const { cook, subscription } = await house.payer('pro')
    subscription.status = 'past_due'
    await house.hears({ ...about(subscription), type: 'invoice.payment_failed' })
    expect(await house.mine(cook)).toMatchObject({ plan: 'pro', by: 'payment', paymentFailed: true })
    subscription.status = 'unpaid'
    await house.hears(about(subscription))
    expect(await house.mine(cook)).toMatchObject({ plan: 'free', paymentFailed: false })
    subscription.status = 'active'
    await house.hears({ ...about(subscription), type: 'invoice.paid' })
    expect(await house.mine(cook)).toMatchObject({ plan: 'pro', paymentFailed: false })
  })

  test('about what is over take no trial away, and money beats the trial', async () => {
    const cook = await house.cook()
    const { url } = (await house.checkout(cook)).body.data
    await house.trial(cook)
    const subscription = house.stripe.pay(url)
    await house.hears(about(subscription, 'customer.subscription.created'))
    expect(await house.mine(cook)).toMatchObject({ plan: 'premium', by: 'payment' })
    expect((await house.mine(cook)).endsAt).toBeUndefined()
    house.stripe.books.end(subscription)
    await house.hears(about(subscription, 'customer.subscription.deleted'))
    expect(await house.mine(cook)).toMatchObject({ plan: 'premium', by: 'trial' })
  })

  test('about strangers, or of a kind that does not matter, are thanked for', async () => {
    const { subscription } = await house.payer()
    const { length } = house.stripe.asked
    const stranger = { ...subscription, customer: 'cus_stranger' }
    for (const message of [
      about(stranger),
      { ...about(subscription), type: 'payout.paid' },
      { id: 'evt_1', type: 'customer.created', data: { object: { object: 'customer', id: 'cus_nobody' } } },
      { id: 'evt_2', type: 'customer.updated', data: { object: { customer: { $ne: 1 } } } },
      { id: 'evt_3', type: 'customer.updated' },
      {},
    ])
      expect((await house.hears(message)).status).toBe(200)
    expect(house.stripe.asked).toHaveLength(length)
  })
})

describe('what is not from the provider', () => {
  test('is refused, whatever it says, and nothing is asked', async () => {
    const { cook, subscription } = await house.payer()
    house.stripe.books.end(subscription)
    const message = about(subscription, 'customer.subscription.deleted')
    const { length } = house.stripe.asked
    const { payload, headers } = signedMessage(message, { at: house.now() })
    const at = (seconds: number) => new Date(Date.parse(house.now()) + seconds * 1000).toISOString()
    const signature = headers['stripe-signature'] ?? ''
    const refused = [
      signedMessage(message, { at: house.now(), secret: 'whsec_guessed' }),
      signedMessage(message, { at: at(-301) }),
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
    expect(house.stripe.asked).toHaveLength(length)
    expect(await house.mine(cook)).toMatchObject({ plan: 'premium' })
    // The same words, as they were signed.
    expect((await house.post(payload, headers)).status).toBe(200)
    expect(await house.mine(cook)).toMatchObject({ plan: 'free' })
  })

  test('is not read where it is too large, and not believed where it is no JSON', async () => {
    const large = signedMessage('x'.repeat(1_048_577), { at: house.now() })
    expect(await house.post(large.payload, large.headers)).toEqual({ status: 413, code: 'too-large' })
    const words = signedMessage('hello', { at: house.now() })
    expect(await house.post(words.payload, words.headers)).toEqual({ status: 400, code: 'bad-json' })
    const url = '/api/v1/payments/stripe'
    expect((await house.app.inject({ method: 'GET', url })).statusCode).toBe(404)
  })
})
