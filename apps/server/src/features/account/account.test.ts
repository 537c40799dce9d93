import { account } from '@larder/contract/account'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { accounts, sessions } from '../../db/tables/account'
import { householdMembers, households } from '../../db/tables/household'
import { defaultRateLimits } from '../../http/rate-limits'
import { aCook } from '../../testing/a-cook'
import { type TestApp, testApp } from '../../testing/test-app'

const plenty = { most: 10_000, windowSeconds: 60 }
const allowances = { ...defaultRateLimits, registrations: plenty, resets: plenty }
const day = 86_400

let larder: TestApp
beforeAll(async () => {
  larder = await testApp(inject('cluster'), { allowances })
})
afterAll(() => larder.close())

const person = (email: string) => ({ name: 'Ana', email, password: 'three warm plums' })

describe('registration', () => {
  test('every account has a household of its own', async () => {
    const app = await testApp(inject('cluster'))
    const first = await aCook(app)
    const second = await aCook(app)
    expect(first.user.id).not.toBe(second.user.id)
    const members = await app.db.select().from(householdMembers)
    expect(members.map(({ role }) => role)).toEqual(['owner', 'owner'])
    expect(new Set(members.map(({ householdId }) => householdId)).size).toBe(2)
    await app.close()
  })

  test('responds like login and stores neither password nor token in plain text', async () => {
    // With the production cost.
    const app = await testApp(inject('cluster'), { passwordCost: undefined })
    const { status, body } = await app.call(account.register, { body: person('Clear@Example.org') })
    expect(status).toBe(201)
    expect(body.data.access_token).toMatch(/^[\w-]{43}$/)
    expect(body.data.user).toMatchObject({ name: 'Ana', email: 'clear@example.org', subscription: 'free' })
    const [stored] = await app.db.select().from(accounts).where(eq(accounts.email, 'clear@example.org'))
    expect(stored?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    const sessionRows = await app.db.select().from(sessions)
    expect(
      sessionRows.some(({ tokenHash }) => tokenHash.toString('base64url') === body.data.access_token),
    ).toBe(false)
    await app.close()
  })

  test('rejects a taken email in any letter case and stores nothing', async () => {
    await aCook(larder, { email: 'taken@example.org' })
    const before = await larder.db.$count(households)
    const { status, body } = await larder.call(account.register, { body: person('TAKEN@example.org') })
    expect(status).toBe(409)
    expect(body.error).toMatchObject({ code: 'email-taken', fields: { email: expect.any(String) } })
    expect(await larder.db.$count(households)).toBe(before)
  })

  test('two concurrent requests with one email create one account', async () => {
    const both = await Promise.all(
      [1, 2].map(() => larder.call(account.register, { body: person('twice@example.org') })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  })

  test.each([
    ['password123', 'everybody picks it'],
    ['aaaaaaaaaaaa', 'one letter'],
    ['guess@example.org', 'the own email'],
    ['My-Larder-2026!', 'what this is'],
    ['kitchenkitchen', 'the same twice'],
  ])('rejects the password %s (%s)', async (password) => {
    const { status, body } = await larder.call(account.register, {
      body: { name: 'Ana', email: 'guess@example.org', password },
    })
    expect(status).toBe(400)
    expect(body.error).toMatchObject({ code: 'password-common', fields: { password: expect.any(String) } })
  })
})

describe('login', () => {
  test('returns a token that works until logout', async () => {
    const cook = await aCook(larder)
    const { body } = await larder.call(account.login, {
      body: { email: cook.email, password: cook.password },
    })
    const token = body.data.access_token
    expect((await larder.call(account.me, {}, { token })).body.data).toEqual(cook.user)
    expect((await larder.call(account.logout, {}, { token })).status).toBe(200)
    expect((await larder.call(account.me, {}, { token })).status).toBe(401)
    expect((await larder.call(account.logout, {}, { token })).body.error?.code).toBe('not-signed-in')
  })

  test('returns the same error for a wrong password and an unknown email', async () => {
    const cook = await aCook(larder)
    const wrong = await larder.call(account.login, { body: { email: cook.email, password: 'not this one' } })
    const unknown = await larder.call(account.login, { body: { email: 'nobody@example.org', password: 'x' } })
    expect(wrong.status).toBe(401)
    expect(wrong.body).toEqual(unknown.body)
  })

  test('lasts one day, or thirty when remembered', async () => {
    const app = await testApp(inject('cluster'), { allowances })
    const cook = await aCook(app)
    const credentials = { email: cook.email, password: cook.password }
    const short = (await app.call(account.login, { body: credentials })).body.data.access_token
    const long = (await app.call(account.login, { body: { ...credentials, remember: true } })).body.data
      .access_token
    app.passSeconds(day + 1)
    expect((await app.call(account.me, {}, { token: short })).status).toBe(401)
    expect((await app.call(account.me, {}, { token: long })).status).toBe(200)
    app.passSeconds(29 * day)
    expect((await app.call(account.me, {}, { token: long })).status).toBe(401)
    await app.close()
  })

  test('reports a suspension only with the right password, and ends its sessions', async () => {
    const cook = await aCook(larder)
    await larder.db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, cook.user.id))
    expect((await larder.call(account.me, {}, { token: cook.token })).status).toBe(401)
    const right = await larder.call(account.login, { body: { email: cook.email, password: cook.password } })
    expect(right.body.error?.code).toBe('account-suspended')
    const wrong = await larder.call(account.login, { body: { email: cook.email, password: 'not this one' } })
    expect(wrong.body.error?.code).toBe('wrong-credentials')
  })
})

describe('password guessing', () => {
  const guess = (email: string, address: string) =>
    larder.call(account.login, { body: { email, password: 'a wrong guess' } }, { address })

  const free = { pair: 10, account: 30, address: 100 }
  const guessOften = async (times: number, email: string, address: string) => {
    for (let n = 0; n < times; n += 1) expect((await guess(email, address)).status).toBe(401)
  }

  test('after some wrong attempts each further one waits longer, also with the right password', async () => {
    const cook = await aCook(larder)
    const address = '198.51.100.1'
    await guessOften(free.pair, cook.email, address)
    const rejected = await guess(cook.email, address)
    expect(rejected.status).toBe(429)
    expect(rejected.body.error).toMatchObject({ code: 'too-many-attempts', retryAfterSeconds: 1 })
    expect(rejected.headers['retry-after']).toBe('1')
    larder.passSeconds(1)
    expect((await guess(cook.email, address)).status).toBe(401)
    larder.passSeconds(1)
    expect((await guess(cook.email, address)).body.error?.retryAfterSeconds).toBe(1)
    const right = { body: { email: cook.email, password: cook.password } }
    expect((await larder.call(account.login, right, { address })).status).toBe(429)
    expect((await larder.call(account.login, right, { address: '198.51.100.2' })).status).toBe(200)
  })

  test('a clock that was ahead and is corrected locks nobody out', async () => {
    const cook = await aCook(larder)
    const right = { body: { email: cook.email, password: cook.password } }
    const logIn = () => larder.call(account.login, right, { address: '198.51.100.9' })
    const month = 30 * 24 * 3600
    larder.passSeconds(month)
    await guess(cook.email, '198.51.100.9')
    expect((await logIn()).status).toBe(200)
    larder.passSeconds(-month)
    expect((await logIn()).status).toBe(200)
  })

  test('treats unknown emails alike', async () => {
    await guessOften(free.pair, 'ghost@example.org', '198.51.100.3')
    expect((await guess('ghost@example.org', '198.51.100.3')).status).toBe(429)
  })

  test('concurrent attempts are all counted', async () => {
    const tries = await Promise.all(
      Array.from({ length: 40 }, () => guess('storm@example.org', '198.51.100.4')),
    )
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(free.pair)
  })

  test('one address that tries many accounts is throttled too', async () => {
    const address = '198.51.100.5'
    for (let n = 0; n < free.address; n += 1) await guessOften(1, `many-${n}@example.org`, address)
    expect((await guess('many-last@example.org', address)).status).toBe(429)
  })

  test('attempts from many addresses throttle an account by half a minute at most', async () => {
    const cook = await aCook(larder)
    for (let n = 0; n < free.account; n += 1) await guessOften(1, cook.email, `198.51.101.${n}`)
    for (let n = 0; n < 12; n += 1) {
      larder.passSeconds(31)
      await guess(cook.email, `198.51.102.${n}`)
    }
    const right = { body: { email: cook.email, password: cook.password } }
    const rejected = await larder.call(account.login, right, { address: '198.51.103.1' })
    expect(rejected.status).toBe(429)
    expect(rejected.body.error?.retryAfterSeconds).toBeLessThanOrEqual(30)
    larder.passSeconds(31)
    expect((await larder.call(account.login, right, { address: '198.51.103.1' })).status).toBe(200)
  })

  test('a success resets the failures', async () => {
    const cook = await aCook(larder)
    const address = '198.51.100.6'
    for (let round = 0; round < 3; round += 1) {
      await guessOften(free.pair - 1, cook.email, address)
      const right = { body: { email: cook.email, password: cook.password } }
      expect((await larder.call(account.login, right, { address })).status).toBe(200)
    }
  })
})

describe('changing the password', () => {
  test('requires the current one, ends other sessions and keeps this one', async () => {
    const cook = await aCook(larder)
    const other = (await larder.call(account.login, { body: { email: cook.email, password: cook.password } }))
      .body.data
    const change = (currentPassword: string) =>
      larder.call(
        account.changePassword,
        { body: { currentPassword, newPassword: 'four cold pears' } },
        { token: cook.token },
      )
    const wrong = await change('not this one')
    expect(wrong.status).toBe(400)
    expect(wrong.body.error).toMatchObject({
      code: 'wrong-password',
      fields: { currentPassword: expect.any(String) },
    })
    expect((await change(cook.password)).body).toEqual({ data: null })
    expect((await larder.call(account.me, {}, { token: cook.token })).status).toBe(200)
    expect((await larder.call(account.me, {}, { token: other.access_token })).status).toBe(401)
    const login = await larder.call(account.login, {
      body: { email: cook.email, password: 'four cold pears' },
    })
    expect(login.status).toBe(200)
  })
})

describe('a forgotten password', () => {
  const mailTo = (email: string) => larder.mails.find(({ to }) => to === email)

  async function requestLink(email: string): Promise<string> {
    const response = await larder.call(account.forgotPassword, { body: { email } })
    expect(response).toMatchObject({ status: 202, body: { data: null } })
    await expect.poll(() => mailTo(email), { timeout: 30_000 }).toBeDefined()
    return mailTo(email)?.text.match(/#secret=([\w-]{43})/)?.[1] ?? ''
  }
  const choose = (secret: string, password = 'five green figs') =>
    larder.call(account.resetPassword, { body: { secret, password } })

  test('a link by mail sets a new one once and ends every session', async () => {
    const cook = await aCook(larder)
    const secret = await requestLink(cook.email)
    expect(mailTo(cook.email)?.text).toContain('http://larder.test/reset-password#')
    expect((await choose(secret)).status).toBe(200)
    expect((await larder.call(account.me, {}, { token: cook.token })).status).toBe(401)
    expect(
      (await larder.call(account.login, { body: { email: cook.email, password: 'five green figs' } })).status,
    ).toBe(200)
    expect((await choose(secret)).body.error?.code).toBe('reset-link-spent')
  })

  test('an unknown email gets the same response and no mail', async () => {
    const response = await larder.call(account.forgotPassword, { body: { email: 'stranger@example.org' } })
    expect(response).toMatchObject({ status: 202, body: { data: null } })
    await requestLink((await aCook(larder)).email)
    expect(mailTo('stranger@example.org')).toBeUndefined()
  })

  test('a link expires after an hour, and a weak new password does not use it up', async () => {
    const cook = await aCook(larder)
    const secret = await requestLink(cook.email)
    expect((await choose(secret, 'password123')).body.error?.code).toBe('password-common')
    expect((await choose(secret, 'short')).body.error?.code).toBe('bad-input')
    larder.passSeconds(3601)
    expect((await choose(secret)).body.error?.code).toBe('reset-link-spent')
  })

  test('one link used twice at once works once', async () => {
    const cook = await aCook(larder)
    const secret = await requestLink(cook.email)
    const both = await Promise.all([choose(secret), choose(secret)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  test('proving ownership by mail resets the login throttle', async () => {
    const cook = await aCook(larder)
    for (let n = 0; n < 30; n += 1) {
      const wrong = { body: { email: cook.email, password: 'a wrong guess' } }
      await larder.call(account.login, wrong, { address: `198.51.104.${n}` })
    }
    await choose(await requestLink(cook.email))
    const right = { body: { email: cook.email, password: 'five green figs' } }
    expect((await larder.call(account.login, right, { address: '198.51.105.1' })).status).toBe(200)
  })

  test('ends a session that logs in with the old password at the same time', async () => {
    const cook = await aCook(larder)
    const secret = await requestLink(cook.email)
    const old = { body: { email: cook.email, password: cook.password } }
    const [, ...thefts] = await Promise.all([
      choose(secret),
      ...Array.from({ length: 8 }, () => larder.call(account.login, old)),
    ])
    for (const { status, body } of thefts) {
      if (status !== 200) continue
      expect((await larder.call(account.me, {}, { token: body.data.access_token })).status).toBe(401)
    }
    expect(await larder.db.$count(sessions, eq(sessions.accountId, cook.user.id))).toBe(0)
  })

  test('wins over a concurrent change of the password', async () => {
    const cook = await aCook(larder)
    const secret = await requestLink(cook.email)
    const change = { body: { currentPassword: cook.password, newPassword: 'the choice of a thief' } }
    const [reset, changed] = await Promise.all([
      choose(secret),
      larder.call(account.changePassword, change, { token: cook.token }),
    ])
    // Whichever came first invalidated the other.
    expect([reset.status, changed.status].sort()).not.toEqual([200, 200])
  })

  test('a change of the password invalidates earlier links', async () => {
    const cook = await aCook(larder)
    const secret = await requestLink(cook.email)
    const change = { body: { currentPassword: cook.password, newPassword: 'six red cherries' } }
    expect((await larder.call(account.changePassword, change, { token: cook.token })).status).toBe(200)
    expect((await choose(secret)).body.error?.code).toBe('reset-link-spent')
  })

  test('rejects more than three requests an hour for one email', async () => {
    for (let n = 0; n < 3; n += 1) {
      expect(
        (await larder.call(account.forgotPassword, { body: { email: 'much@example.org' } })).status,
      ).toBe(202)
    }
    const rejected = await larder.call(account.forgotPassword, { body: { email: 'much@example.org' } })
    expect(rejected).toMatchObject({ status: 429, body: { error: { code: 'too-many-requests' } } })
  })
})

describe('sessions', () => {
  test('are listed with their device and can be ended one by one or all but this', async () => {
    const cook = await aCook(larder)
    const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
    const credentials = { body: { email: cook.email, password: cook.password } }
    const phone = (await larder.call(account.login, credentials, { headers })).body.data.access_token
    const list = async () => (await larder.call(account.sessions, {}, { token: cook.token })).body.data
    expect((await list()).map(({ device, current }) => [device, current]).sort()).toEqual([
      ['Firefox on Linux', false],
      ['Unknown device', true],
    ])
    const id = (await list()).find(({ current }) => !current)?.id ?? ''
    expect((await larder.call(account.endSession, { params: { id } }, { token: cook.token })).status).toBe(
      200,
    )
    expect((await larder.call(account.me, {}, { token: phone })).status).toBe(401)
    await larder.call(account.login, credentials)
    expect((await larder.call(account.endOtherSessions, {}, { token: cook.token })).status).toBe(200)
    expect(await list()).toHaveLength(1)
  })

  test("another cook's session is not found", async () => {
    const [ana, ben] = [await aCook(larder), await aCook(larder)]
    const [mine] = (await larder.call(account.sessions, {}, { token: ana.token })).body.data
    const stolen = await larder.call(
      account.endSession,
      { params: { id: mine?.id ?? '' } },
      { token: ben.token },
    )
    expect(stolen).toMatchObject({ status: 404, body: { error: { code: 'session-not-found' } } })
    expect((await larder.call(account.me, {}, { token: ana.token })).status).toBe(200)
  })

  test('last use is recorded', async () => {
    const cook = await aCook(larder)
    larder.passSeconds(600)
    await larder.call(account.me, {}, { token: cook.token })
    const [session] = (await larder.call(account.sessions, {}, { token: cook.token })).body.data
    expect(session?.lastUsedAt).toBe(larder.now())
  })
})

test('no secret is logged', async () => {
  const cook = await aCook(larder, { password: 'a plum to be kept secret' })
  await larder.call(account.login, { body: { email: cook.email, password: cook.password } })
  const all = larder.logged.join('\n')
  expect(all.length).toBeGreaterThan(0)
  for (const secret of [cook.token, cook.password]) expect(all).not.toContain(secret)
})
