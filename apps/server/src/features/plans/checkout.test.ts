import { account } from '@larder/contract/account'
import { admin } from '@larder/contract/admin'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { aCook, type Cook } from '../../testing/a-cook'
import { FakeStripeError, type FakeSubscription } from '../../testing/fakes/fake-stripe-store'
import { aPaymentsApp, type PaymentsTestApp, subscriptionEvent } from '../../testing/kitchens/a-payments-app'

let app: PaymentsTestApp
let ada: Cook
beforeAll(async () => {
  app = await aPaymentsApp(inject('cluster'))
  ada = await aCook(app, { name: 'Ada' })
})
afterEach(() => {
  app.stripe.mode = 'well'
  app.stripe.meanwhile = async () => undefined
})
afterAll(() => app.close())

const customersOf = ({ email }: Cook) =>
  [...app.stripe.store.customers.values()].filter((one) => one.email === email)
const gives = (cook: Cook, plan: 'free' | 'premium' | 'pro') =>
  app.call(admin.changePlan, { params: { id: cook.user.id }, body: { plan } }, { token: ada.token })
const isSubscribed = async ({ token }: Cook) =>
  (await app.call(account.me, {}, { token })).body.data.subscription
const endOf = (subscription: FakeSubscription) =>
  new Date(app.stripe.store.itemIn(subscription).current_period_end * 1000).toISOString()

describe('paying', () => {
  test('redirects to the provider and back; the plan is active with the webhook', async () => {
    const cook = await app.cook()
    const { url } = (await app.checkout(cook)).body.data
    const [session] = app.stripe.store.sessions.values()
    expect(session).toMatchObject({
      success_url: 'http://larder.test/settings?paid=premium',
      cancel_url: 'http://larder.test/settings?paid=no',
      price: 'price_premium',
    })
    expect(await isSubscribed(cook)).toBe('free')
    const subscription = app.stripe.pay(url)
    expect((await app.receiveWebhook(subscriptionEvent(subscription))).status).toBe(200)
    const renewsAt = new Date(Date.parse(app.now()) + 30 * 86_400_000).toISOString()
    expect(await app.mine(cook)).toEqual({
      plan: 'premium',
      by: 'payment',
      renewsAt,
      paymentFailed: false,
      trialLeft: false,
      payments: true,
    })
    expect(await isSubscribed(cook)).toBe('premium')
    expect((await app.checkout(cook)).body.error?.code).toBe('plan-already')
    expect((await app.trial(cook)).body.error?.code).toBe('plan-already')
  })

  test('five concurrent requests create one customer and one page', async () => {
    const cook = await app.cook()
    const asked = await Promise.all(Array.from({ length: 5 }, () => app.checkout(cook, 'pro')))
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(new Set(asked.map(({ body }) => body.data.url)).size).toBe(1)
    expect(customersOf(cook)).toHaveLength(1)
    // Another plan: two open pages could both be paid.
    const other = (await app.checkout(cook, 'premium')).body.data.url
    expect(other).not.toBe(asked[0]?.body.data.url)
    expect(() => app.stripe.pay(asked[0]?.body.data.url ?? '')).toThrow('nothing to pay')
    expect((await app.checkout(cook, 'premium')).body.data.url).toBe(other)
    expect(customersOf(cook)).toHaveLength(1)
  })

  test('for Pro instead of Premium is confirmed there, and is no second subscription', async () => {
    const { cook, subscription } = await app.payer('premium')
    const { url } = (await app.checkout(cook, 'pro')).body.data
    const [configuration] = app.stripe.store.configurations.values()
    expect(configuration?.features).toMatchObject({
      subscription_update: { proration_behavior: 'always_invoice', products: { 1: { product: 'prod_pro' } } },
      subscription_cancel: { mode: 'at_period_end' },
    })
    app.stripe.agree(url)
    await app.receiveWebhook(subscriptionEvent(subscription))
    expect(await app.mine(cook)).toMatchObject({ plan: 'pro', by: 'payment' })
    const own = [...app.stripe.store.subscriptions.values()].filter(
      (one) => one.customer === subscription.customer,
    )
    expect(own).toHaveLength(1)

    // Back to Premium: the paid plan stays until its end.
    app.stripe.agree((await app.checkout(cook, 'premium')).body.data.url)
    await app.receiveWebhook(subscriptionEvent(subscription))
    expect(await app.mine(cook)).toMatchObject({ plan: 'pro' })
    expect((await app.checkout(cook, 'premium')).body.data.url).toContain('/portal/')
    app.stripe.passMonth(subscription)
    await app.receiveWebhook(subscriptionEvent(subscription))
    expect(await app.mine(cook)).toMatchObject({ plan: 'premium', by: 'payment' })
    expect(app.stripe.store.configurations.size).toBe(1)
  })

  test('at an earlier price of the same product still counts', async () => {
    const { cook, subscription } = await app.payer('pro')
    const old = { id: 'price_old', object: 'price', product: 'prod_premium' }
    app.stripe.store.itemIn(subscription).price = old
    await app.receiveWebhook(subscriptionEvent(subscription))
    expect(await app.mine(cook)).toMatchObject({ plan: 'premium' })
    app.stripe.store.itemIn(subscription).price = { ...old, product: 'prod_socks' }
    await app.receiveWebhook(subscriptionEvent(subscription))
    expect(await app.mine(cook)).toMatchObject({ plan: 'free' })
  })

  test('a customer deleted at the provider is created again', async () => {
    const { cook, subscription } = await app.payer()
    app.stripe.store.answer('DELETE', `customers/${subscription.customer}`, {})
    const again = (await app.checkout(cook)).body.data.url
    app.stripe.pay(again)
    expect((await app.checkout(cook)).body.error?.code).toBe('plan-already')
    expect(customersOf(cook).filter((one) => !one.deleted)).toHaveLength(1)
  })

  test('is rate limited, as every request reaches the provider', async () => {
    const cook = await app.cook()
    const before = app.stripe.requests.length
    const asked = await Promise.all(Array.from({ length: 61 }, () => app.cancel(cook)))
    expect(asked.filter(({ body }) => body.error?.code === 'nothing-to-cancel')).toHaveLength(60)
    expect(asked.filter(({ status }) => status === 429)).toHaveLength(1)
    expect(app.stripe.requests).toHaveLength(before)
  })
})

describe('the portal', () => {
  test('is open with and without a subscription', async () => {
    const cook = await app.cook()
    const { url } = (await app.portal(cook)).body.data
    expect(url).toContain(`${app.stripe.url}/portal/`)
    expect(app.stripe.store.portalSessions.get(url.split('/').at(-1) ?? '')).toMatchObject({
      return_url: 'http://larder.test/settings',
    })
    expect(customersOf(cook)).toHaveLength(1)
  })
})

describe('cancelling', () => {
  test('keeps the plan until its end, can be undone, and then is Free', async () => {
    const { cook, subscription } = await app.payer()
    const { renewsAt } = await app.mine(cook)
    const cancelled = (await app.cancel(cook)).body.data
    expect(cancelled).toMatchObject({ plan: 'premium', by: 'payment', endsAt: renewsAt })
    expect(cancelled.renewsAt).toBeUndefined()
    expect((await app.cancel(cook)).body.data).toEqual(cancelled)
    expect(subscription).toMatchObject({ cancel_at_period_end: true, status: 'active' })
    expect((await app.resume(cook)).body.data).toMatchObject({ plan: 'premium', renewsAt })
    expect((await app.resume(cook)).body.data.endsAt).toBeUndefined()

    await app.cancel(cook)
    await app.later(30)
    // Even before a webhook.
    expect(await isSubscribed(cook)).toBe('free')
    app.stripe.passMonth(subscription)
    await app.receiveWebhook(subscriptionEvent(subscription, 'customer.subscription.deleted'))
    expect(await app.mine(cook)).toMatchObject({ plan: 'free', by: 'nothing', trialLeft: true })
    expect((await app.resume(cook)).body.error?.code).toBe('nothing-to-cancel')
  })

  test('drops a smaller plan scheduled for the end of the month', async () => {
    const { cook, subscription } = await app.payer('pro')
    app.stripe.agree((await app.checkout(cook, 'premium')).body.data.url)
    expect(subscription.schedule).toBeTruthy()
    expect((await app.cancel(cook)).body.data).toMatchObject({ plan: 'pro', endsAt: expect.any(String) })
    expect(subscription.schedule).toBeNull()
  })

  test('resumes what the portal cancelled to a date', async () => {
    const { cook, subscription } = await app.payer()
    subscription.cancel_at = Math.floor(Date.parse(app.now()) / 1000) + 86_400
    await app.receiveWebhook(subscriptionEvent(subscription))
    expect((await app.mine(cook)).endsAt).toBe(new Date(Date.parse(app.now()) + 86_400_000).toISOString())
    expect((await app.resume(cook)).body.data.endsAt).toBeUndefined()
  })
})

describe('with an admin', () => {
  test('a granted plan counts while the paid one is smaller, and again afterwards', async () => {
    const cook = await app.cook()
    await gives(cook, 'premium')
    expect((await app.checkout(cook, 'premium')).body.error).toMatchObject({
      code: 'plan-already',
      message: expect.stringContaining('given Premium'),
    })
    const { subscription } = await app.payer('pro', cook)
    expect(await app.mine(cook)).toMatchObject({ plan: 'pro', by: 'payment' })
    const rejected = await gives(cook, 'free')
    expect(rejected.status).toBe(409)
    expect(rejected.body.error?.code).toBe('plan-paid')
    app.stripe.store.end(subscription)
    await app.receiveWebhook(subscriptionEvent(subscription, 'customer.subscription.deleted'))
    expect(await app.mine(cook)).toMatchObject({ plan: 'premium', by: 'admin' })
  })

  test('deleting an account ends its payments; a wrong confirmation or an unavailable provider ends nothing', async () => {
    const { cook, subscription } = await app.payer()
    const remove = (email: string) =>
      app.call(
        admin.removeUser,
        { params: { id: cook.user.id }, body: { email, reason: 'asked for' } },
        { token: ada.token },
      )
    await app.call(account.confirm, { body: { currentPassword: ada.password } }, { token: ada.token })
    expect((await remove('wrong@example.org')).body.error?.code).toBe('email-differs')
    expect(subscription.status).toBe('active')
    app.stripe.mode = 'broken'
    expect((await remove(cook.email)).body.error?.code).toBe('payments-unavailable')
    app.stripe.mode = 'well'
    expect(await isSubscribed(cook)).toBe('premium')
    expect((await remove(cook.email)).status).toBe(200)
    expect(subscription.status).toBe('canceled')
    expect(customersOf(cook)).toMatchObject([{ deleted: true }])
    expect(
      (await app.receiveWebhook(subscriptionEvent(subscription, 'customer.subscription.deleted'))).status,
    ).toBe(200)
  })
})

describe('while the provider is unavailable', () => {
  test.each(['broken', 'hung up'] as const)(
    '%s: everything is rejected and nothing changes',
    async (mood) => {
      const { cook } = await app.payer()
      const before = await app.mine(cook)
      app.stripe.mode = mood
      for (const asked of await Promise.all([
        app.checkout(cook, 'pro'),
        app.portal(cook),
        app.cancel(cook),
        app.resume(cook),
        app.checkout(await app.cook()),
      ])) {
        expect(asked.status).toBe(503)
        expect(asked.body.error?.code).toBe('payments-unavailable')
      }
      expect(await app.mine(cook)).toEqual(before)
    },
  )

  test('a cancellation with a lost response is found by the job', async () => {
    const { cook, subscription } = await app.payer()
    let changed = false
    app.stripe.meanwhile = async (call) => {
      if (changed) app.stripe.mode = 'broken'
      changed = call === `POST subscriptions/${subscription.id}`
    }
    await app.cancel(cook)
    app.stripe.mode = 'well'
    app.stripe.meanwhile = async () => undefined
    expect(subscription.cancel_at_period_end).toBe(true)
    await app.later(0.1)
    await app.tick()
    expect((await app.mine(cook)).endsAt).toBeDefined()
  })
})

test('a payment without a webhook is synced when the cook looks, or by the job', async () => {
  const [looking, away] = [await app.cook(), await app.cook()]
  for (const cook of [looking, away]) app.stripe.pay((await app.checkout(cook)).body.data.url)
  expect(await app.mine(looking)).toMatchObject({ plan: 'free' })
  app.passSeconds(6)
  app.stripe.mode = 'broken'
  expect(await app.mine(looking)).toMatchObject({ plan: 'free' })
  app.stripe.mode = 'well'
  expect(await app.mine(looking)).toMatchObject({ plan: 'premium', by: 'payment' })
  await app.later(0.1)
  await app.tick()
  expect(await isSubscribed(away)).toBe('premium')
})

test('an overdue renewal is synced, and an ended plan is Free', async () => {
  const paying = await app.payer()
  const ending = await app.payer()
  const resumed = await app.payer()
  await app.cancel(ending.cook)
  await app.cancel(resumed.cook)
  resumed.subscription.cancel_at_period_end = false
  resumed.subscription.cancel_at = null
  await app.later(31)
  for (const subscription of app.stripe.store.subscriptions.values())
    while (subscription.status !== 'canceled' && endOf(subscription) <= app.now())
      app.stripe.passMonth(subscription)
  await app.tick()
  expect(await app.mine(paying.cook)).toMatchObject({
    plan: 'premium',
    renewsAt: endOf(paying.subscription),
  })
  expect(await app.mine(ending.cook)).toMatchObject({ plan: 'free', by: 'nothing' })
  expect(await app.mine(resumed.cook)).toMatchObject({ plan: 'premium', by: 'payment' })
  // A finished sync is not repeated.
  const { length } = app.stripe.requests
  await app.later(0.1)
  await app.tick()
  expect(app.stripe.requests).toHaveLength(length)
})

test('a failing account does not block others, and an unavailable provider is left alone', async () => {
  const cooks = await Promise.all(Array.from({ length: 6 }, () => app.cook()))
  for (const cook of cooks) app.stripe.pay((await app.checkout(cook)).body.data.url)
  const paying = async () => {
    const plans = await Promise.all(cooks.map(isSubscribed))
    return plans.filter((plan) => plan === 'premium').length
  }
  let asked = 0
  app.stripe.meanwhile = async (call) => {
    if (call !== 'GET subscriptions') return
    asked += 1
    if (asked === 1) throw new FakeStripeError(400, 'nobody_knows')
  }
  await app.later(0.1)
  await app.tick()
  expect(await paying()).toBe(5)
  app.stripe.meanwhile = async () => undefined
  await app.later(0.1)
  await app.tick()
  expect(await paying()).toBe(6)

  await app.later(31)
  app.stripe.meanwhile = async (call) => {
    if (call !== 'GET subscriptions') return
    asked += 1
    throw new FakeStripeError(400, 'nobody_knows')
  }
  asked = 0
  await app.tick()
  expect(asked).toBe(3)
})

test('an account whose deletion fails as the last admin keeps its plan', async () => {
  const { cook, subscription } = await app.payer()
  await app.db.$client.query(`update accounts set role = 'admin' where id = $1`, [cook.user.id])
  const body = { email: cook.email, currentPassword: cook.password }
  expect((await app.call(account.scheduleDeletion, { body }, { token: cook.token })).status).toBe(200)
  await app.db.$client.query(`update accounts set role = 'cook' where id <> $1`, [cook.user.id])
  expect(subscription.cancel_at_period_end).toBe(false)
  await app.later(0.1)
  await app.tick()
  // An account with a scheduled deletion is not charged for another month.
  expect(subscription.cancel_at_period_end).toBe(true)
  await app.later(15)
  await app.tick()
  expect(subscription.status).toBe('active')
  await app.db.$client.query(`update accounts set role = 'admin' where id = $1`, [ada.user.id])
  await app.later(0.1)
  await app.tick()
  expect(subscription.status).toBe('canceled')
})
