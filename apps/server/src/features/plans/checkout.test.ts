import { account } from '@larder/contract/account'
import { admin } from '@larder/contract/admin'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { aCook, type Cook } from '../../testing/a-cook'
import { FakeStripeError, type FakeSubscription } from '../../testing/fakes/fake-stripe-store'
import { aPaymentsApp, type PaymentsTestApp, subscriptionEvent } from '../../testing/kitchens/a-payments-app'

let house: PaymentsTestApp
let ada: Cook
beforeAll(async () => {
  house = await aPaymentsApp(inject('cluster'))
  ada = await aCook(house, { name: 'Ada' })
})
afterEach(() => {
  house.stripe.mode = 'well'
  house.stripe.meanwhile = async () => undefined
})
afterAll(() => house.close())

const customersOf = ({ email }: Cook) =>
  [...house.stripe.store.customers.values()].filter((one) => one.email === email)
const gives = (cook: Cook, plan: 'free' | 'premium' | 'pro') =>
  house.call(admin.changePlan, { params: { id: cook.user.id }, body: { plan } }, { token: ada.token })
const isSubscribed = async ({ token }: Cook) =>
  (await house.call(account.me, {}, { token })).body.data.subscription
const endOf = (subscription: FakeSubscription) =>
  new Date(house.stripe.store.itemIn(subscription).current_period_end * 1000).toISOString()

describe('paying', () => {
  test('leads to the provider’s page and back; the plan is there as soon as word comes', async () => {
    const cook = await house.cook()
    const { url } = (await house.checkout(cook)).body.data
    const [session] = house.stripe.store.sessions.values()
    expect(session).toMatchObject({
      success_url: 'http://larder.test/settings?paid=premium',
      cancel_url: 'http://larder.test/settings?paid=no',
      price: 'price_premium',
    })
    expect(await isSubscribed(cook)).toBe('free')
    const subscription = house.stripe.pay(url)
    expect((await house.hears(subscriptionEvent(subscription))).status).toBe(200)
    const renewsAt = new Date(Date.parse(house.now()) + 30 * 86_400_000).toISOString()
    expect(await house.mine(cook)).toEqual({
      plan: 'premium',
      by: 'payment',
      renewsAt,
      paymentFailed: false,
      trialLeft: false,
      payments: true,
    })
    expect(await isSubscribed(cook)).toBe('premium')
    expect((await house.checkout(cook)).body.error?.code).toBe('plan-already')
    expect((await house.trial(cook)).body.error?.code).toBe('plan-already')
  })

  test('asked for five times at once makes one customer and one page', async () => {
    const cook = await house.cook()
    const asked = await Promise.all(Array.from({ length: 5 }, () => house.checkout(cook, 'pro')))
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(new Set(asked.map(({ body }) => body.data.url)).size).toBe(1)
    expect(customersOf(cook)).toHaveLength(1)
    // Another plan after all: of two open pages both could be paid.
    const other = (await house.checkout(cook, 'premium')).body.data.url
    expect(other).not.toBe(asked[0]?.body.data.url)
    expect(() => house.stripe.pay(asked[0]?.body.data.url ?? '')).toThrow('nothing to pay')
    expect((await house.checkout(cook, 'premium')).body.data.url).toBe(other)
    expect(customersOf(cook)).toHaveLength(1)
  })

  test('for Pro instead of Premium is agreed to there, and is no second subscription', async () => {
    const { cook, subscription } = await house.payer('premium')
    const { url } = (await house.checkout(cook, 'pro')).body.data
    const [configuration] = house.stripe.store.configurations.values()
    expect(configuration?.features).toMatchObject({
      subscription_update: { proration_behavior: 'always_invoice', products: { 1: { product: 'prod_pro' } } },
      subscription_cancel: { mode: 'at_period_end' },
    })
    house.stripe.agree(url)
    await house.hears(subscriptionEvent(subscription))
    expect(await house.mine(cook)).toMatchObject({ plan: 'pro', by: 'payment' })
    const own = [...house.stripe.store.subscriptions.values()].filter(
      (one) => one.customer === subscription.customer,
    )
    expect(own).toHaveLength(1)

    // Back to Premium: what is paid stays until its end.
    house.stripe.agree((await house.checkout(cook, 'premium')).body.data.url)
    await house.hears(subscriptionEvent(subscription))
    expect(await house.mine(cook)).toMatchObject({ plan: 'pro' })
    expect((await house.checkout(cook, 'premium')).body.data.url).toContain('/portal/')
    house.stripe.passMonth(subscription)
    await house.hears(subscriptionEvent(subscription))
    expect(await house.mine(cook)).toMatchObject({ plan: 'premium', by: 'payment' })
    expect(house.stripe.store.configurations.size).toBe(1)
  })

  test('at an earlier price of the same product still counts', async () => {
    const { cook, subscription } = await house.payer('pro')
    const old = { id: 'price_old', object: 'price', product: 'prod_premium' }
    house.stripe.store.itemIn(subscription).price = old
    await house.hears(subscriptionEvent(subscription))
    expect(await house.mine(cook)).toMatchObject({ plan: 'premium' })
    house.stripe.store.itemIn(subscription).price = { ...old, product: 'prod_socks' }
    await house.hears(subscriptionEvent(subscription))
    expect(await house.mine(cook)).toMatchObject({ plan: 'free' })
  })

  test('somebody who was removed over there is made anew', async () => {
    const { cook, subscription } = await house.payer()
    house.stripe.store.answer('DELETE', `customers/${subscription.customer}`, {})
    const again = (await house.checkout(cook)).body.data.url
    house.stripe.pay(again)
    expect((await house.checkout(cook)).body.error?.code).toBe('plan-already')
    expect(customersOf(cook).filter((one) => !one.deleted)).toHaveLength(1)
  })

  test('is counted, as every question reaches the provider', async () => {
    const cook = await house.cook()
    const before = house.stripe.requests.length
    const asked = await Promise.all(Array.from({ length: 61 }, () => house.cancel(cook)))
    expect(asked.filter(({ body }) => body.error?.code === 'nothing-to-cancel')).toHaveLength(60)
    expect(asked.filter(({ status }) => status === 429)).toHaveLength(1)
    expect(house.stripe.requests).toHaveLength(before)
  })
})

describe('the portal', () => {
  test('is open to whoever wants to leave a card, paying or not', async () => {
    const cook = await house.cook()
    const { url } = (await house.portal(cook)).body.data
    expect(url).toContain(`${house.stripe.url}/portal/`)
    expect(house.stripe.store.portalSessions.get(url.split('/').at(-1) ?? '')).toMatchObject({
      return_url: 'http://larder.test/settings',
    })
    expect(customersOf(cook)).toHaveLength(1)
  })
})

describe('cancelling', () => {
  test('keeps what is paid until its end, can be taken back, and then is Free', async () => {
    const { cook, subscription } = await house.payer()
    const { renewsAt } = await house.mine(cook)
    const cancelled = (await house.cancel(cook)).body.data
    expect(cancelled).toMatchObject({ plan: 'premium', by: 'payment', endsAt: renewsAt })
    expect(cancelled.renewsAt).toBeUndefined()
    expect((await house.cancel(cook)).body.data).toEqual(cancelled)
    expect(subscription).toMatchObject({ cancel_at_period_end: true, status: 'active' })
    expect((await house.resume(cook)).body.data).toMatchObject({ plan: 'premium', renewsAt })
    expect((await house.resume(cook)).body.data.endsAt).toBeUndefined()

    await house.cancel(cook)
    await house.later(30)
    // Even before anybody says so.
    expect(await isSubscribed(cook)).toBe('free')
    house.stripe.passMonth(subscription)
    await house.hears(subscriptionEvent(subscription, 'customer.subscription.deleted'))
    expect(await house.mine(cook)).toMatchObject({ plan: 'free', by: 'nothing', trialLeft: true })
    expect((await house.resume(cook)).body.error?.code).toBe('nothing-to-cancel')
  })

  test('drops a smaller plan that waited for the end of the month', async () => {
    const { cook, subscription } = await house.payer('pro')
    house.stripe.agree((await house.checkout(cook, 'premium')).body.data.url)
    expect(subscription.schedule).toBeTruthy()
    expect((await house.cancel(cook)).body.data).toMatchObject({ plan: 'pro', endsAt: expect.any(String) })
    expect(subscription.schedule).toBeNull()
  })

  test('takes back what their own pages wrote down as a day', async () => {
    const { cook, subscription } = await house.payer()
    subscription.cancel_at = Math.floor(Date.parse(house.now()) / 1000) + 86_400
    await house.hears(subscriptionEvent(subscription))
    expect((await house.mine(cook)).endsAt).toBe(new Date(Date.parse(house.now()) + 86_400_000).toISOString())
    expect((await house.resume(cook)).body.data.endsAt).toBeUndefined()
  })
})

describe('with an admin', () => {
  test('who pays less than was given has the gift, and again after paying more', async () => {
    const cook = await house.cook()
    await gives(cook, 'premium')
    expect((await house.checkout(cook, 'premium')).body.error).toMatchObject({
      code: 'plan-already',
      message: expect.stringContaining('given Premium'),
    })
    const { subscription } = await house.payer('pro', cook)
    expect(await house.mine(cook)).toMatchObject({ plan: 'pro', by: 'payment' })
    const refused = await gives(cook, 'free')
    expect(refused.status).toBe(409)
    expect(refused.body.error?.code).toBe('plan-paid')
    house.stripe.store.end(subscription)
    await house.hears(subscriptionEvent(subscription, 'customer.subscription.deleted'))
    expect(await house.mine(cook)).toMatchObject({ plan: 'premium', by: 'admin' })
  })

  test('who removes an account ends what it pays for; a wrong word or a provider that is away ends nothing', async () => {
    const { cook, subscription } = await house.payer()
    const remove = (email: string) =>
      house.call(
        admin.removeUser,
        { params: { id: cook.user.id }, body: { email, reason: 'asked for' } },
        { token: ada.token },
      )
    expect((await remove('wrong@example.org')).body.error?.code).toBe('email-differs')
    expect(subscription.status).toBe('active')
    house.stripe.mode = 'broken'
    expect((await remove(cook.email)).body.error?.code).toBe('payments-unavailable')
    house.stripe.mode = 'well'
    expect(await isSubscribed(cook)).toBe('premium')
    expect((await remove(cook.email)).status).toBe(200)
    expect(subscription.status).toBe('canceled')
    expect(customersOf(cook)).toMatchObject([{ deleted: true }])
    expect((await house.hears(subscriptionEvent(subscription, 'customer.subscription.deleted'))).status).toBe(
      200,
    )
  })
})

describe('when the provider is away', () => {
  test.each(['broken', 'hung up'] as const)(
    '%s: everything is refused and nothing has changed',
    async (mood) => {
      const { cook } = await house.payer()
      const before = await house.mine(cook)
      house.stripe.mode = mood
      for (const asked of await Promise.all([
        house.checkout(cook, 'pro'),
        house.portal(cook),
        house.cancel(cook),
        house.resume(cook),
        house.checkout(await house.cook()),
      ])) {
        expect(asked.status).toBe(503)
        expect(asked.body.error?.code).toBe('payments-unavailable')
      }
      expect(await house.mine(cook)).toEqual(before)
    },
  )

  test('a cancelling that went through unheard is found out by the clock', async () => {
    const { cook, subscription } = await house.payer()
    let changed = false
    house.stripe.meanwhile = async (call) => {
      if (changed) house.stripe.mode = 'broken'
      changed = call === `POST subscriptions/${subscription.id}`
    }
    await house.cancel(cook)
    house.stripe.mode = 'well'
    house.stripe.meanwhile = async () => undefined
    expect(subscription.cancel_at_period_end).toBe(true)
    await house.later(0.1)
    await house.tick()
    expect((await house.mine(cook)).endsAt).toBeDefined()
  })
})

test('who paid and of whom no word came is asked after: when they look, or by the clock', async () => {
  const [looking, away] = [await house.cook(), await house.cook()]
  for (const cook of [looking, away]) house.stripe.pay((await house.checkout(cook)).body.data.url)
  expect(await house.mine(looking)).toMatchObject({ plan: 'free' })
  house.passSeconds(6)
  house.stripe.mode = 'broken'
  expect(await house.mine(looking)).toMatchObject({ plan: 'free' })
  house.stripe.mode = 'well'
  expect(await house.mine(looking)).toMatchObject({ plan: 'premium', by: 'payment' })
  await house.later(0.1)
  await house.tick()
  expect(await isSubscribed(away)).toBe('premium')
})

test('a month that passed without a word is asked after, and a plan that ended is Free', async () => {
  const paying = await house.payer()
  const ending = await house.payer()
  const resumed = await house.payer()
  await house.cancel(ending.cook)
  await house.cancel(resumed.cook)
  resumed.subscription.cancel_at_period_end = false
  resumed.subscription.cancel_at = null
  await house.later(31)
  for (const subscription of house.stripe.store.subscriptions.values())
    while (subscription.status !== 'canceled' && endOf(subscription) <= house.now())
      house.stripe.passMonth(subscription)
  await house.tick()
  expect(await house.mine(paying.cook)).toMatchObject({
    plan: 'premium',
    renewsAt: endOf(paying.subscription),
  })
  expect(await house.mine(ending.cook)).toMatchObject({ plan: 'free', by: 'nothing' })
  expect(await house.mine(resumed.cook)).toMatchObject({ plan: 'premium', by: 'payment' })
  // What was asked and answered is not asked again.
  const { length } = house.stripe.requests
  await house.later(0.1)
  await house.tick()
  expect(house.stripe.requests).toHaveLength(length)
})

test('of whom the provider cannot tell keeps nobody else waiting, and where it is away it is left alone', async () => {
  const cooks = await Promise.all(Array.from({ length: 6 }, () => house.cook()))
  for (const cook of cooks) house.stripe.pay((await house.checkout(cook)).body.data.url)
  const paying = async () => {
    const plans = await Promise.all(cooks.map(isSubscribed))
    return plans.filter((plan) => plan === 'premium').length
  }
  let asked = 0
  house.stripe.meanwhile = async (call) => {
    if (call !== 'GET subscriptions') return
    asked += 1
    if (asked === 1) throw new FakeStripeError(400, 'nobody_knows')
  }
  await house.later(0.1)
  await house.tick()
  expect(await paying()).toBe(5)
  house.stripe.meanwhile = async () => undefined
  await house.later(0.1)
  await house.tick()
  expect(await paying()).toBe(6)

  await house.later(31)
  house.stripe.meanwhile = async (call) => {
    if (call !== 'GET subscriptions') return
    asked += 1
    throw new FakeStripeError(400, 'nobody_knows')
  }
  asked = 0
  await house.tick()
  expect(asked).toBe(3)
})

test('who was to go and stays, for nobody else runs this place, keeps what is paid for', async () => {
  const { cook, subscription } = await house.payer()
  await house.db.$client.query(`update accounts set role = 'admin' where id = $1`, [cook.user.id])
  const body = { email: cook.email, currentPassword: cook.password }
  expect((await house.call(account.leave, { body }, { token: cook.token })).status).toBe(200)
  await house.db.$client.query(`update accounts set role = 'cook' where id <> $1`, [cook.user.id])
  expect(subscription.cancel_at_period_end).toBe(false)
  await house.later(0.1)
  await house.tick()
  // Whoever asked to go is not charged for another month in the days they have to think again.
  expect(subscription.cancel_at_period_end).toBe(true)
  await house.later(15)
  await house.tick()
  expect(subscription.status).toBe('active')
  await house.db.$client.query(`update accounts set role = 'admin' where id = $1`, [ada.user.id])
  await house.later(0.1)
  await house.tick()
  expect(subscription.status).toBe('canceled')
})
