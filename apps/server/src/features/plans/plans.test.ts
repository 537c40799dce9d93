import { randomUUID } from 'node:crypto'
import { account } from '@larder/contract/account'
import { admin } from '@larder/contract/admin'
import { plans } from '@larder/contract/plans'
import { scan } from '@larder/contract/scan'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Cook } from '../../testing/a-cook'
import { type AdminTestApp, anAdminApp } from '../../testing/kitchens/an-admin-app'

const day = 86_400
let app: AdminTestApp
beforeAll(async () => {
  app = await anAdminApp(inject('cluster'))
})
afterAll(() => app.close())

/** Moves the clock by days and keeps the session. */
async function later(seconds: number): Promise<void> {
  await app.db.$client.query(`update sessions set expires_at = '2100-01-01'`)
  app.passSeconds(seconds)
}
const mine = async ({ token }: Cook) => (await app.call(plans.mine, {}, { token })).body.data
const trial = ({ token }: Cook) => app.call(plans.startTrial, {}, { token })
const cancel = ({ token }: Cook) => app.call(plans.cancel, {}, { token })
const me = async ({ token }: Cook) => (await app.call(account.me, {}, { token })).body.data
const gives = (cook: Cook, plan: 'free' | 'premium' | 'pro') =>
  app.call(admin.changePlan, { params: { id: cook.user.id }, body: { plan } }, { token: app.ada.token })
const scans = (cook: Cook) =>
  app.call(
    scan.receiptText,
    { body: { scan: randomUUID(), text: 'CORNER SHOP\nMILK 1L 1.29\nTOTAL 1.29' } },
    { token: cook.token },
  )

describe('without a payment provider', () => {
  test('everybody is on Free with a trial left, and paying is rejected with a message', async () => {
    const cook = await app.cook('Ana')
    expect(await mine(cook)).toEqual({
      plan: 'free',
      by: 'nothing',
      paymentFailed: false,
      trialLeft: true,
      payments: false,
    })
    const { token } = cook
    const response = await app.call(plans.checkout, { body: { plan: 'pro' } }, { token })
    expect(response.status).toBe(409)
    expect(response.body.error?.code).toBe('no-payments')
    expect((await app.call(plans.portal, {}, { token })).body.error?.code).toBe('no-payments')
    expect((await cancel(cook)).body.error?.code).toBe('nothing-to-cancel')
    expect((await app.call(plans.resume, {}, { token })).body.error?.code).toBe('nothing-to-cancel')
    const posted = await app.app.inject({ method: 'POST', url: '/api/v1/payments/stripe', payload: '{}' })
    expect(posted.json().error.code).toBe('no-payments')
  })

  test('requires a session and a known plan', async () => {
    for (const endpoint of [plans.mine, plans.startTrial, plans.portal, plans.cancel, plans.resume] as const)
      expect((await app.call(endpoint, {})).status).toBe(401)
    expect((await app.call(plans.checkout, { body: { plan: 'pro' } })).status).toBe(401)
    const { token } = await app.cook('Bo')
    for (const plan of ['free', 'gold', '', 7, null, undefined, { $ne: 'x' }])
      expect((await app.call(plans.checkout, { body: { plan } as never }, { token })).body.error?.code).toBe(
        'bad-input',
      )
  })
})

describe('the trial', () => {
  test('lasts seven days, once, also concurrently', async () => {
    const cook = await app.cook('Cleo')
    const responses = await Promise.all(Array.from({ length: 8 }, () => trial(cook)))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status, body } of responses)
      if (status !== 200) expect(body.error?.code).toBe('plan-already')
    const endsAt = new Date(Date.parse(app.now()) + 7 * day * 1000).toISOString()
    expect(await mine(cook)).toMatchObject({ plan: 'premium', by: 'trial', endsAt, trialLeft: false })
    expect((await me(cook)).subscription).toBe('premium')
    // There is nothing to pay, so cancelling has no effect.
    expect((await cancel(cook)).body.data).toMatchObject({ plan: 'premium', by: 'trial', endsAt })

    await later(7 * day)
    expect(await mine(cook)).toMatchObject({ plan: 'free', by: 'nothing', trialLeft: false })
    expect((await me(cook)).subscription).toBe('free')
    const users = await app.call(admin.users, { query: { search: cook.email } }, { token: app.ada.token })
    expect(users.body.data[0]?.subscription).toBe('free')
    expect((await trial(cook)).body.error?.code).toBe('trial-used')
    await app.tick()
    expect(
      await app.one(
        `select subscription || plan_by || (plan_ends_at is null) from accounts where id = $1`,
        cook.user.id,
      ),
    ).toBe('freenothingtrue')
  })

  test('is ended or replaced by an admin', async () => {
    const cook = await app.cook('Dan')
    await trial(cook)
    expect((await gives(cook, 'premium')).body.data.subscription).toBe('premium')
    expect((await app.auditLog())[0]).toContain('trial → premium')
    expect(await mine(cook)).toMatchObject({ plan: 'premium', by: 'admin' })
    expect((await mine(cook)).endsAt).toBeUndefined()
    await later(8 * day)
    await app.tick()
    expect(await mine(cook)).toMatchObject({ plan: 'premium', by: 'admin' })
    expect((await trial(cook)).body.error?.code).toBe('plan-already')
    expect((await cancel(cook)).body.error?.code).toBe('nothing-to-cancel')
    await gives(cook, 'free')
    expect(await mine(cook)).toMatchObject({ plan: 'free', by: 'nothing', trialLeft: false })

    const other = await app.cook('Eve')
    await trial(other)
    await gives(other, 'free')
    expect(await mine(other)).toMatchObject({ plan: 'free', trialLeft: false })
    expect((await trial(other)).body.error?.code).toBe('trial-used')
  })
})

test('[PLAN-01] the eleventh scan of a day is rejected on Free, naming Premium, and allowed on it', async () => {
  const cook = await app.cook('Fay')
  for (let n = 0; n < 10; n += 1) expect((await scans(cook)).body.error).toBeUndefined()
  const rejected = await scans(cook)
  expect(rejected.status).toBe(402)
  expect(rejected.body.error).toMatchObject({
    code: 'scan-limit',
    message: expect.stringContaining('Premium'),
  })
  await trial(cook)
  expect((await scans(cook)).body.error).toBeUndefined()
  await later(7 * day)
  for (let n = 0; n < 10; n += 1) await scans(cook)
  expect((await scans(cook)).body.error?.code).toBe('scan-limit')
})
