import { account } from '@larder/contract/account'
import { admin } from '@larder/contract/admin'
import { apiKeys } from '@larder/contract/api-keys'
import { household } from '@larder/contract/household'
import { plans } from '@larder/contract/plans'
import { scan } from '@larder/contract/scan'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { accounts } from '../../../db/tables/account'
import { readEnv } from '../../../env'
import { newSecret } from '../../../secrets'
import { aCook } from '../../../testing/a-cook'
import { type AdminTestApp, anAdminApp } from '../../../testing/kitchens/an-admin-app'
import { type TestApp, testApp } from '../../../testing/test-app'
import { openSetUpLink } from './set-up-links'

const week = 7 * 86_400
let last = 0
const person = () => ({ name: 'Zoe', email: `zoe-${++last}@example.org`, password: 'three warm plums' })

describe('the first admin', () => {
  let fresh: TestApp
  const setUp = (secret: string, plansMode: 'on' | 'off' = 'on') =>
    fresh.call(account.setUp, { body: { ...person(), secret, plans: plansMode } })
  const open = async () => (await openSetUpLink(fresh.db, fresh.now)) ?? 'closed'
  beforeEach(async () => {
    fresh = await testApp(inject('cluster'))
    return () => fresh.close()
  })

  test('is not the first stranger to register', async () => {
    const { status, body } = await fresh.call(account.register, { body: person() })
    expect([status, body.data.user.role]).toEqual([201, 'cook'])
  })

  test('is made by the set-up link, once, also after others have registered', async () => {
    await fresh.call(account.register, { body: person() })
    const [secret, another] = [await open(), await open()]
    const wrong = await setUp(newSecret())
    expect([wrong.status, wrong.body.error?.code]).toEqual([400, 'set-up-link-spent'])
    const { status, body } = await setUp(secret)
    expect([status, body.data.user.role]).toEqual([201, 'admin'])
    for (const spent of [secret, another])
      expect((await setUp(spent)).body.error?.code).toBe('set-up-link-spent')
    expect(await openSetUpLink(fresh.db, fresh.now)).toBeUndefined()
    expect((await fresh.call(admin.overview, {}, { token: body.data.access_token })).status).toBe(200)
  })

  test('is one, however many links are used at once', async () => {
    const secrets = await Promise.all(Array.from({ length: 4 }, open))
    const responses = await Promise.all([...secrets, ...secrets].map((secret) => setUp(secret)))
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1)
  })

  test('keeps the link when the form was wrong', async () => {
    const secret = await open()
    const weak = { ...person(), password: 'password123', secret, plans: 'on' as const }
    expect((await fresh.call(account.setUp, { body: weak })).status).toBe(400)
    await fresh.call(account.register, { body: { ...person(), email: 'taken@example.org' } })
    const taken = { ...person(), email: 'taken@example.org', secret, plans: 'on' as const }
    expect((await fresh.call(account.setUp, { body: taken })).body.error?.code).toBe('email-taken')
    expect((await setUp(secret)).status).toBe(201)
  })

  test('whose Larder is only for the household gives everybody everything', async () => {
    const { body } = await setUp(await open(), 'off')
    expect(body.data.user.subscription).toBe('pro')
    const cook = await fresh.call(account.register, { body: person() })
    expect(cook.body.data.user.subscription).toBe('pro')
    const as = { token: cook.body.data.access_token }
    expect((await fresh.call(account.me, {}, as)).body.data.subscription).toBe('pro')
    const mine = await fresh.call(plans.mine, {}, as)
    expect(mine.body.data).toMatchObject({ plan: 'pro', by: 'installation', trialLeft: false })
    expect((await fresh.call(plans.startTrial, {}, as)).body.error?.code).toBe('plan-already')
    expect((await fresh.call(scan.allowance, {}, as)).body.data.perDay).toBeNull()
    const key = await fresh.call(apiKeys.create, { body: { name: 'Home', scopes: ['account:read'] } }, as)
    expect(key.status).toBe(201)
    expect((await fresh.call(account.me, {}, { token: key.body.data.key })).status).toBe(200)
  })
})

describe('registration', () => {
  let app: AdminTestApp
  const register = (invitation?: string) =>
    app.call(account.register, { body: { ...person(), ...(invitation && { invitation }) } })
  const save = (body: { registration?: 'open' | 'invite' | 'closed'; plans?: 'on' | 'off' }) =>
    app.call(admin.saveInstallation, { body }, { token: app.ada.token })
  beforeAll(async () => {
    app = await anAdminApp(inject('cluster'))
  })
  afterAll(() => app.close())

  test('closed by an admin refuses everybody, also with an invitation', async () => {
    const { body } = await save({ registration: 'closed' })
    expect(body.data).toEqual({
      registration: 'closed',
      plans: 'on',
      secondFactor: 'optional',
      photoMegabytes: 2000,
      fixed: [],
      unnoticedProxy: false,
    })
    const refused = await register()
    expect([refused.status, refused.body.error?.code]).toEqual([403, 'registration-closed'])
    expect((await register(newSecret())).body.error?.code).toBe('registration-closed')
    expect(await app.auditLog()).toEqual(['Ada changed settings registration: closed'])
  })

  test('by invitation admits one account for each invitation of a household’s owner', async () => {
    await save({ registration: 'open' })
    const owner = await app.cook('Owner')
    await save({ registration: 'invite' })
    const { body } = await app.call(household.invite, { body: {} }, { token: owner.token })
    const { status, body: joined } = await register(body.data.code.toLowerCase())
    expect(status).toBe(201)
    expect((await register(body.data.code)).body.error?.code).toBe('invitation-needed')
    await app.db.update(accounts).set({ emailConfirmedAt: app.now() })
    const join = await app.call(
      household.join,
      { body: { code: body.data.code } },
      { token: joined.data.access_token },
    )
    expect(join.status).toBe(200)
  })

  test('by invitation admits one account for each invitation of an admin, for a week', async () => {
    await save({ registration: 'invite' })
    expect((await register()).body.error?.code).toBe('invitation-needed')
    expect((await register(newSecret())).body.error?.code).toBe('invitation-needed')
    const as = { token: app.ada.token }
    const { body } = await app.call(admin.invite, { body: { email: 'zoe@example.org' } }, as)
    const secret = new URL(body.data.link).hash.replace('#invitation=', '')
    expect(body.data).toMatchObject({
      link: `http://larder.test/register#invitation=${secret}`,
      mailed: true,
    })
    await expect.poll(() => app.mails.at(-1)?.text).toContain(body.data.link)
    expect((await register(secret)).status).toBe(201)
    expect((await register(secret)).body.error?.code).toBe('invitation-needed')
    const late = await app.call(admin.invite, { body: {} }, as)
    expect(late.body.data.mailed).toBe(false)
    app.passSeconds(week)
    const lateSecret = new URL(late.body.data.link).hash.replace('#invitation=', '')
    expect((await register(lateSecret)).body.error?.code).toBe('invitation-needed')
  })

  test('of the environment cannot be changed in the admin pages', async () => {
    const env = readEnv({
      LARDER_REGISTRATION: 'closed',
      LARDER_PLANS: 'off',
      LARDER_SECOND_FACTOR: 'optional',
      LARDER_PHOTO_MB: '2000',
    })
    const fixed = await testApp(inject('cluster'), { env })
    const ada = await aCook(fixed)
    const as = { token: ada.token }
    expect((await fixed.call(admin.installation, {}, as)).body.data).toEqual({
      registration: 'closed',
      plans: 'off',
      secondFactor: 'optional',
      photoMegabytes: 2000,
      fixed: ['registration', 'plans', 'secondFactor', 'photoMegabytes'],
      unnoticedProxy: false,
    })
    const { status, body } = await fixed.call(admin.saveInstallation, { body: { plans: 'on' } }, as)
    expect([status, body.error?.code]).toEqual([409, 'setting-fixed'])
    expect((await fixed.call(account.register, { body: person() })).status).toBe(403)
    await fixed.close()
  })
})
