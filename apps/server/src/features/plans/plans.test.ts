import { randomUUID } from 'node:crypto'
import { account } from '@larder/contract/account'
import { admin } from '@larder/contract/admin'
import { plans } from '@larder/contract/plans'
import { scan } from '@larder/contract/scan'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Cook } from '../../testing/a-cook'
import { type AdminTestApp, anAdminApp } from '../../testing/kitchens/an-admin-app'

const day = 86_400
let house: AdminTestApp
beforeAll(async () => {
  house = await anAdminApp(inject('cluster'))
})
afterAll(() => house.close())

/** Days go by, and nobody is signed out. */
async function later(seconds: number): Promise<void> {
  await house.db.$client.query(`update sessions set expires_at = '2100-01-01'`)
  house.passSeconds(seconds)
}
const mine = async ({ token }: Cook) => (await house.call(plans.mine, {}, { token })).body.data
const trial = ({ token }: Cook) => house.call(plans.startTrial, {}, { token })
const cancel = ({ token }: Cook) => house.call(plans.cancel, {}, { token })
const me = async ({ token }: Cook) => (await house.call(account.me, {}, { token })).body.data
const gives = (cook: Cook, plan: 'free' | 'premium' | 'pro') =>
  house.call(admin.changePlan, { params: { id: cook.user.id }, body: { plan } }, { token: house.ada.token })
const scans = (cook: Cook) =>
  house.call(
    scan.receiptText,
    { body: { scan: randomUUID(), text: 'CORNER SHOP\nMILK 1L 1.29\nTOTAL 1.29' } },
    { token: cook.token },
  )

describe('where no payments are taken', () => {
  test('everybody is on Free with a trial left, and paying is refused in so many words', async () => {
    const cook = await house.cook('Ana')
    expect(await mine(cook)).toEqual({
      plan: 'free',
      by: 'nothing',
      paymentFailed: false,
      trialLeft: true,
      payments: false,
    })
    const { token } = cook
    const asked = await house.call(plans.checkout, { body: { plan: 'pro' } }, { token })
    expect(asked.status).toBe(409)
    expect(asked.body.error?.code).toBe('no-payments')
    expect((await house.call(plans.portal, {}, { token })).body.error?.code).toBe('no-payments')
    expect((await cancel(cook)).body.error?.code).toBe('nothing-to-cancel')
    expect((await house.call(plans.resume, {}, { token })).body.error?.code).toBe('nothing-to-cancel')
    const posted = await house.app.inject({ method: 'POST', url: '/api/v1/payments/stripe', payload: '{}' })
    expect(posted.json().error.code).toBe('no-payments')
  })

  test('nobody who is not signed in comes in, and no other plan can be asked for', async () => {
    for (const endpoint of [plans.mine, plans.startTrial, plans.portal, plans.cancel, plans.resume] as const)
      expect((await house.call(endpoint, {})).status).toBe(401)
    expect((await house.call(plans.checkout, { body: { plan: 'pro' } })).status).toBe(401)
    const { token } = await house.cook('Bo')
    for (const plan of ['free', 'gold', '', 7, null, undefined, { $ne: 'x' }])
      expect(
        (await house.call(plans.checkout, { body: { plan } as never }, { token })).body.error?.code,
      ).toBe('bad-input')
  })
})

describe('the trial', () => {
  test('lasts seven days, once, however often it is asked for at once', async () => {
    const cook = await house.cook('Cleo')
    const answers = await Promise.all(Array.from({ length: 8 }, () => trial(cook)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status, body } of answers) if (status !== 200) expect(body.error?.code).toBe('plan-already')
    const endsAt = new Date(Date.parse(house.now()) + 7 * day * 1000).toISOString()
    expect(await mine(cook)).toMatchObject({ plan: 'premium', by: 'trial', endsAt, trialLeft: false })
    expect((await me(cook)).subscription).toBe('premium')
    // There is nothing to pay, so cancelling it is only said.
    expect((await cancel(cook)).body.data).toMatchObject({ plan: 'premium', by: 'trial', endsAt })

    await later(7 * day)
    expect(await mine(cook)).toMatchObject({ plan: 'free', by: 'nothing', trialLeft: false })
    expect((await me(cook)).subscription).toBe('free')
    const users = await house.call(admin.users, { query: { search: cook.email } }, { token: house.ada.token })
    expect(users.body.data[0]?.subscription).toBe('free')
    expect((await trial(cook)).body.error?.code).toBe('trial-used')
    await house.tick()
    expect(
      await house.one(
        `select subscription || plan_by || (plan_ends_at is null) from accounts where id = $1`,
        cook.user.id,
      ),
    ).toBe('freenothingtrue')
  })

  test('ends by an admin’s word, or gives way to it', async () => {
    const cook = await house.cook('Dan')
    await trial(cook)
    expect((await gives(cook, 'premium')).body.data.subscription).toBe('premium')
    expect((await house.auditLog())[0]).toContain('trial → premium')
    expect(await mine(cook)).toMatchObject({ plan: 'premium', by: 'admin' })
    expect((await mine(cook)).endsAt).toBeUndefined()
    await later(8 * day)
    await house.tick()
    expect(await mine(cook)).toMatchObject({ plan: 'premium', by: 'admin' })
    expect((await trial(cook)).body.error?.code).toBe('plan-already')
    expect((await cancel(cook)).body.error?.code).toBe('nothing-to-cancel')
    await gives(cook, 'free')
    expect(await mine(cook)).toMatchObject({ plan: 'free', by: 'nothing', trialLeft: false })

    const other = await house.cook('Eve')
    await trial(other)
    await gives(other, 'free')
    expect(await mine(other)).toMatchObject({ plan: 'free', trialLeft: false })
    expect((await trial(other)).body.error?.code).toBe('trial-used')
  })
})

test('[PLAN-01] the eleventh scan of a day is refused on Free, naming Premium, and not once that is had', async () => {
  const cook = await house.cook('Fay')
  for (let n = 0; n < 10; n += 1) expect((await scans(cook)).body.error).toBeUndefined()
  const refused = await scans(cook)
  expect(refused.status).toBe(402)
  expect(refused.body.error).toMatchObject({
    code: 'scan-limit',
    message: expect.stringContaining('Premium'),
  })
  await trial(cook)
  expect((await scans(cook)).body.error).toBeUndefined()
  await later(7 * day)
  for (let n = 0; n < 10; n += 1) await scans(cook)
  expect((await scans(cook)).body.error?.code).toBe('scan-limit')
})
