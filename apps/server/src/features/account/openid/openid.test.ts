import { account } from '@larder/contract/account'
import { apiKeys } from '@larder/contract/api-keys'
import { household } from '@larder/contract/household'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { accounts, openidAttempts, openidIdentities } from '../../../db/tables/account'
import { households } from '../../../db/tables/household'
import { aCook } from '../../../testing/a-cook'
import { hasLockWaiter } from '../../../testing/has-lock-waiter'
import { type TestApp, testApp } from '../../../testing/test-app'
import { anOpenIdBrowser } from './openid-browser.fixture'
import {
  aTestIssuer,
  type OpenIdPerson,
  openIdEnv,
  type TestIssuer,
  testOpenIdClient,
  testPublicUrl,
} from './openid-provider.fixture'

let issuer: TestIssuer
let larder: TestApp

beforeAll(async () => {
  issuer = await aTestIssuer()
  larder = await testApp(inject('cluster'), { env: openIdEnv(issuer) })
  await aCook(larder, { name: 'The first one' })
})

afterAll(async () => {
  await larder?.close()
  await issuer?.close()
})

/** The whole flow up to the parameters of the login page. */
async function startAndReturn(subject: string, person: OpenIdPerson, { to = larder, through = issuer } = {}) {
  through.people.set(subject, person)
  const browser = anOpenIdBrowser(to.app)
  return browser.comeBack(await through.signIn(await browser.start(), subject))
}

async function signIn(subject: string, person: OpenIdPerson, places = {}) {
  const { signin, error } = await startAndReturn(subject, person, places)
  expect(error).toBeNull()
  const { to = larder } = places as { to?: TestApp }
  const { status, body } = await to.call(account.finishOpenId, { body: { secret: String(signin) } })
  expect(status).toBe(200)
  return body.data
}

const accountsWith = (email: string) => larder.db.select().from(accounts).where(eq(accounts.email, email))

describe('a sign-in through the issuer', () => {
  test('creates an account and a household the first time and returns a working token', async () => {
    const person = { email: 'Bea@Example.org', email_verified: true, name: ' Bea  Kovač ' }
    const { access_token, user } = await signIn('bea', person)
    expect(user).toMatchObject({ name: 'Bea Kovač', email: 'bea@example.org', role: 'cook' })
    const me = await larder.call(account.me, {}, { token: access_token })
    expect(me.body.data).toEqual(user)
    const [stored] = await accountsWith('bea@example.org')
    expect(stored).toMatchObject({ passwordHash: null, status: 'active' })
    const [kitchen] = await larder.db
      .select()
      .from(households)
      .where(eq(households.id, String(stored?.currentHouseholdId)))
    expect(kitchen?.name).toBe('Bea Kovač’s kitchen')
  })

  test('lasts one day', async () => {
    const { access_token } = await signIn('day', { email: 'day@example.org', email_verified: true })
    const { body } = await larder.call(account.sessions, {}, { token: access_token })
    expect(body.data).toHaveLength(1)
    const [session] = body.data
    const seconds = (Date.parse(String(session?.expiresAt)) - Date.parse(larder.now())) / 1000
    expect(seconds).toBe(86_400)
  })

  test('finds the same account next time, whatever its email is by then', async () => {
    const first = await signIn('cem', { email: 'cem@example.org', email_verified: true, name: 'Cem' })
    const again = await signIn('cem', { email: 'new@example.org', email_verified: false, name: 'Other' })
    expect(again.user).toEqual(first.user)
    expect(again.access_token).not.toBe(first.access_token)
    expect(await accountsWith('new@example.org')).toEqual([])
  })

  test('links to the account with the verified email and revokes unverified earlier access', async () => {
    const cook = await aCook(larder, { name: 'Dora', email: 'dora@example.org' })
    const { user } = await signIn('dora', { email: 'DORA@example.org', email_verified: true, name: 'D.' })
    expect(user).toEqual(cook.user)
    const { email, password, token } = cook
    expect((await larder.call(account.login, { body: { email, password } })).status).toBe(401)
    expect((await larder.call(account.me, {}, { token })).status).toBe(401)
  })

  test('revokes the API keys of an unverified earlier registration', async () => {
    const { token, email } = await aCook(larder, { email: 'kim@example.org' })
    await larder.db.update(accounts).set({ subscription: 'pro' }).where(eq(accounts.email, email))
    const body = { name: 'Spy', scopes: ['kitchen:write' as const] }
    const { key } = (await larder.call(apiKeys.create, { body }, { token })).body.data
    const reads = async () => (await larder.call(household.current, {}, { token: key })).status
    expect(await reads()).toBe(200)
    await signIn('kim', { email, email_verified: true })
    expect(await reads()).toBe(401)
  })

  test('does not link to an account whose email is changed at that moment', async () => {
    const { user, email } = await aCook(larder, { email: 'lou@example.org' })
    const client = await larder.db.$client.connect()
    await client.query('begin')
    await client.query(`update accounts set email = 'thief@example.org' where id = $1`, [user.id])
    const coming = signIn('lou', { email, email_verified: true })
    try {
      await expect.poll(() => hasLockWaiter(client)).toBe(true)
    } finally {
      await client.query('commit')
      client.release()
    }
    expect((await coming).user).toMatchObject({ email, id: expect.not.stringMatching(user.id) })
  })

  test.each<OpenIdPerson>([
    { email: 'eve@example.org', email_verified: false },
    { email: 'eve@example.org' },
    { email: 'eve@example.org', email_verified: 'true' },
    { email_verified: true, name: 'Eve' },
    { email: 'not an address', email_verified: true },
  ])('is rejected without a verified email: %o', async (person) => {
    await aCook(larder, { email: 'eve@example.org' }).catch(() => undefined)
    const before = await larder.db.select().from(accounts)
    expect(await startAndReturn('eve', person)).toEqual({ signin: null, error: 'sign-in-email-unverified' })
    expect(await larder.db.select().from(accounts)).toEqual(before)
    const links = await larder.db.select().from(openidIdentities).where(eq(openidIdentities.subject, 'eve'))
    expect(links).toEqual([])
  })

  test('is rejected while suspended: when known, when first linked, and between callback and finish', async () => {
    const person = { email: 'finn@example.org', email_verified: true }
    const suspend = (status: 'active' | 'suspended') =>
      larder.db.update(accounts).set({ status }).where(eq(accounts.email, person.email))
    await aCook(larder, { email: person.email })
    await suspend('suspended')
    expect((await startAndReturn('finn', person)).error).toBe('account-suspended')
    await suspend('active')
    const { signin } = await startAndReturn('finn', person)
    await suspend('suspended')
    expect((await startAndReturn('finn', person)).error).toBe('account-suspended')
    const { body, status } = await larder.call(account.finishOpenId, { body: { secret: String(signin) } })
    expect([status, body.error?.code]).toEqual([403, 'account-suspended'])
  })

  test('five first sign-ins at once create one account', async () => {
    const person = { email: 'gil@example.org', email_verified: true, name: 'Gil' }
    const all = await Promise.all(Array.from({ length: 5 }, () => signIn('gil', person)))
    expect(new Set(all.map(({ user }) => user.id)).size).toBe(1)
    expect(await accountsWith('gil@example.org')).toHaveLength(1)
    const kitchens = await larder.db.select().from(households).where(eq(households.name, 'Gil’s kitchen'))
    expect(kitchens).toHaveLength(1)
  })

  test('shows a friendly message after a cancellation', async () => {
    const browser = anOpenIdBrowser(larder.app)
    const callback = await issuer.cancel(await browser.start())
    expect(await browser.comeBack(callback)).toEqual({ signin: null, error: 'sign-in-refused' })
    expect(browser.cookie).toBeUndefined()
  })
})

describe('another issuer', () => {
  test('may put the email into the ID token and require the client secret in the form', async () => {
    const other = await aTestIssuer({
      emailInIdToken: true,
      clientAuthMethod: 'client_secret_post',
    })
    const app = await testApp(inject('cluster'), { env: openIdEnv(other) })
    try {
      const places = { to: app, through: other }
      const first = await signIn('hana', { email: 'hana@example.org', email_verified: true }, places)
      expect(first.user).toMatchObject({ name: 'hana', role: 'cook' })
      const again = await signIn('hana', {}, places)
      expect(again.user.id).toBe(first.user.id)
    } finally {
      await app.close()
      await other.close()
    }
  })

  test('when unavailable redirects to the login page and is retried later', async () => {
    const other = await aTestIssuer()
    const app = await testApp(inject('cluster'), { env: openIdEnv(other) })
    try {
      other.down = true
      const browser = anOpenIdBrowser(app.app)
      const response = await browser.visit('/api/v1/auth/openid/start')
      expect(response.statusCode).toBe(302)
      expect(response.headers.location).toBe(`${testPublicUrl}/login#signin-error=sign-in-refused`)
      expect(browser.cookie).toBeUndefined()
      expect(await app.db.select().from(openidAttempts)).toEqual([])
      expect(app.logged.join()).toContain('OpenID Connect issuer unavailable')
      expect(app.logged.join()).not.toContain(testOpenIdClient.secret)
      other.down = false
      const places = { to: app, through: other }
      await signIn('ines', { email: 'ines@example.org', email_verified: true }, places)
      other.people.set('jan', { email: 'jan@example.org', email_verified: true })
      const callback = await other.signIn(await browser.start(), 'jan')
      other.down = true
      expect((await browser.comeBack(callback)).error).toBe('sign-in-refused')
    } finally {
      await app.close()
      await other.close()
    }
  })

  test('without encryption is only allowed on this machine', async () => {
    const app = await testApp(inject('cluster'), { env: openIdEnv({ url: 'http://issuer.test' }) })
    try {
      const address = await anOpenIdBrowser(app.app).start()
      expect(address).toBe(`${testPublicUrl}/login#signin-error=sign-in-refused`)
      expect(app.logged.join()).toContain('only requests to HTTPS are allowed')
    } finally {
      await app.close()
    }
  })
})

test('without an issuer these endpoints do not exist', async () => {
  const app = await testApp(inject('cluster'))
  try {
    for (const step of ['start', 'callback?state=x&code=y']) {
      const response = await app.app.inject({ url: `/api/v1/auth/openid/${step}` })
      expect(response.statusCode).toBe(404)
      expect(response.json()).toMatchObject({
        error: { code: 'endpoint-not-found', message: expect.any(String) },
      })
    }
    const { status, body } = await app.call(account.finishOpenId, { body: { secret: 's'.repeat(43) } })
    expect([status, body.error?.code]).toEqual([400, 'sign-in-expired'])
  } finally {
    await app.close()
  }
})

test('where mail is set up, single sign-on leaves what a stranger shared under an unconfirmed address', async () => {
  const mailing = await testApp(inject('cluster'), {
    env: { ...openIdEnv(issuer), smtpUrl: 'smtp://mail.example.org' },
  })
  const [stranger, squatted] = [await aCook(mailing), await aCook(mailing, { email: 'squat@example.org' })]
  const confirmAll = (emailConfirmedAt: string | null) =>
    mailing.db.update(accounts).set({ emailConfirmedAt })
  await confirmAll(mailing.now())
  const { code } = (await mailing.call(household.invite, { body: {} }, { token: squatted.token })).body.data
  expect((await mailing.call(household.join, { body: { code } }, { token: stranger.token })).status).toBe(200)
  await confirmAll(null)
  const person = { email: squatted.email, email_verified: true }
  const { access_token } = await signIn('squat', person, { to: mailing })
  const { members } = (await mailing.call(household.current, {}, { token: access_token })).body.data
  expect(members).toHaveLength(1)
  await mailing.close()
})
