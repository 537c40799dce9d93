import { readFileSync } from 'node:fs'
import type { OutgoingHttpHeaders } from 'node:http'
import { account } from '@larder/contract/account'
import { apiKeys } from '@larder/contract/api-keys'
import { household } from '@larder/contract/household'
import { mealPlan } from '@larder/contract/meal-plan'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { accounts, sessions } from '../../../db/tables/account'
import { loginFailures } from '../../../db/tables/rate-limits'
import { aCook, type Cook } from '../../../testing/a-cook'
import { relaxedRateLimits } from '../../../testing/kitchens/a-kitchen'
import { type TestApp, testApp } from '../../../testing/test-app'

let larder: TestApp
let cook: Cook
beforeAll(async () => {
  larder = await testApp(inject('cluster'), { allowances: relaxedRateLimits })
})
beforeEach(async () => {
  cook = await aCook(larder)
  await larder.db
    .update(accounts)
    .set({ subscription: 'pro', planBy: 'admin' })
    .where(eq(accounts.id, cook.user.id))
})
afterAll(() => larder.close())

const me = (token: string) => larder.call(account.me, {}, { token })
const login = (password = cook.password) =>
  larder.call(account.login, { body: { email: cook.email, password } })
const aKey = async (scope: 'account:read' | 'kitchen:write') => {
  const body = { name: 'Script', scopes: [scope] }
  return (await larder.call(apiKeys.create, { body }, { token: cook.token })).body.data
}

test('a new password ends API keys and calendar addresses, but for the keys that are kept', async () => {
  const [kept, ended] = [await aKey('account:read'), await aKey('account:read')]
  const { address } = (await larder.call(mealPlan.openFeed, {}, { token: cook.token })).body.data
  const feed = async () => (await larder.app.inject(new URL(address).pathname)).statusCode
  expect(await feed()).toBe(200)
  const body = {
    ...{ currentPassword: cook.password, newPassword: 'four cold pears' },
    keepKeys: [kept.apiKey.id],
  }
  expect((await larder.call(account.changePassword, { body }, { token: cook.token })).status).toBe(200)
  expect([(await me(kept.key)).status, (await me(ended.key)).status]).toEqual([200, 401])
  expect(await feed()).toBe(404)
})

test('an account has 50 sessions at most; the one unused for longest ends', async () => {
  for (let n = 0; n < 50; n += 1) {
    larder.passSeconds(1)
    await login()
  }
  const mine = await larder.db.$count(sessions, eq(sessions.accountId, cook.user.id))
  expect([mine, (await me(cook.token)).status]).toEqual([50, 401])
})

test('a key cannot move its cook to another household', async () => {
  const { key } = await aKey('kitchen:write')
  const { id } = (await larder.call(household.current, {}, { token: cook.token })).body.data
  const moved = await larder.call(household.enter, { params: { id } }, { token: key })
  const made = await larder.call(household.create, { body: { name: 'Trap' } }, { token: key })
  expect([moved, made].map(({ body }) => body.error?.code)).toEqual(['person-only', 'person-only'])
})

test('a failed login is one line with the client’s address, which the fail2ban filter finds', async () => {
  await login('not this one')
  const filter = readFileSync(
    new URL('../../../../../../deploy/fail2ban/larder.conf', import.meta.url),
    'utf8',
  )
  const pattern = /^failregex = (.*)$/m.exec(filter)?.[1] ?? ''
  const finds = new RegExp(pattern.replace('<SUBNET>', '(?<address>[0-9a-f.:/]+)'))
  const found = larder.logged.flatMap((line) => finds.exec(line.trimEnd())?.groups?.address ?? [])
  expect(found).toEqual(['203.0.113.7'])
  expect(larder.logged.join('')).not.toContain('not this one')
})

describe('a name', () => {
  test.each(['Ana\u202Egnp.exe', 'A\u2066na', 'Ana\u0007', 'A\u009Bna'])(
    'with control or direction characters is refused: %j',
    async (name) => {
      const body = { name, email: 'hidden@example.org', password: 'three warm plums' }
      const { status, body: answer } = await larder.call(account.register, { body })
      expect([status, Object.keys(answer.error?.fields ?? {})]).toEqual([400, ['name']])
    },
  )
})

describe('strangers’ guesses', () => {
  const home = '198.51.104.1'
  const attempt = (address: string, password = cook.password, cookie = '', email = cook.email) =>
    larder.call(account.login, { body: { email, password } }, { address, headers: { cookie } })
  const tryAt = async (...given: Parameters<typeof attempt>) => (await attempt(...given)).status
  const cookieOf = ({ headers }: { headers: OutgoingHttpHeaders }) =>
    String(headers['set-cookie']).split(';')[0] ?? ''
  const guessFrom = async (network: string) => {
    for (let n = 0; n < 30; n += 1) expect(await tryAt(`${network}.${n}`, 'a wrong guess')).toBe(401)
  }

  test('from one address add up, also while the guesser signs in to an account of their own', async () => {
    const from = '198.51.107.1'
    const own = await aCook(larder)
    const cookie = cookieOf(await attempt(from, own.password, '', own.email))
    for (let n = 0; n < 3; n += 1) await tryAt(from, 'a wrong guess', '', `victim-${n}@example.org`)
    // Signed in, and in a browser that is known: there the address is not counted, so nothing of it is taken back.
    const body = { currentPassword: own.password }
    for (let n = 0; n < 3; n += 1)
      await larder.call(account.confirm, { body }, { token: own.token, address: from })
    expect(await tryAt(from, own.password, cookie, own.email)).toBe(200)
    const ofAddress = eq(loginFailures.key, `address:${from}`)
    const [counted] = await larder.db.select().from(loginFailures).where(ofAddress)
    expect(counted?.count).toBe(3)
  })

  test('from many networks of one IPv6 provider wait together, and little', async () => {
    const statuses = new Set<number>()
    const guess = (n: number) =>
      tryAt(`2001:db8:7:${n.toString(16)}::1`, 'a wrong guess', '', `nobody-${n}@example.org`)
    await larder.db
      .insert(loginFailures)
      .values({ key: 'network:2001:db8:7::/48', count: 1601, lastAt: larder.now() })
    statuses.add(await guess(1))
    larder.passSeconds(31)
    statuses.add(await guess(2))
    expect([...statuses]).toEqual([429, 401])
  })

  test('never keep the right password out of a browser where the owner signed in before, for 90 days', async () => {
    const first = await attempt(home)
    expect(String(first.headers['set-cookie'])).toMatch(
      /^larder_device=[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/,
    )
    const second = await attempt(home, cook.password, cookieOf(first))
    const cookie = cookieOf(second)
    expect(cookie).not.toBe(cookieOf(first))
    await guessFrom('198.51.105')
    // Also from the same address, as behind a router or a mobile network.
    for (let n = 0; n < 12; n += 1) await tryAt(home, 'a wrong guess')
    expect([await tryAt('198.51.106.1'), await tryAt(home)]).toEqual([429, 429])
    // A secret that was replaced, and one of another account, are not known.
    expect(await tryAt(home, cook.password, cookieOf(first))).toBe(429)
    const other = await aCook(larder)
    const others = cookieOf(await attempt('198.51.106.2', other.password, '', other.email))
    expect(await tryAt(home, cook.password, others)).toBe(429)
    expect(await tryAt('198.51.106.3', cook.password, cookie)).toBe(200)
  })

  test('are forgotten with the browser after 90 days', async () => {
    const cookie = cookieOf(await attempt(home))
    larder.passSeconds(91 * 86_400)
    await guessFrom('198.51.107')
    expect(await tryAt(home, cook.password, cookie)).toBe(429)
  })

  test('are slowed in a known browser as ever', async () => {
    const cookie = cookieOf(await attempt(home))
    for (let n = 0; n < 10; n += 1) expect(await tryAt(home, 'a wrong guess', cookie)).toBe(401)
    expect(await tryAt(home, cook.password, cookie)).toBe(429)
  })

  test('do not keep who is signed in from confirming with the password', async () => {
    await guessFrom('198.51.108')
    const body = { currentPassword: cook.password, newPassword: 'four cold pears' }
    expect((await larder.call(account.changePassword, { body }, { token: cook.token })).status).toBe(200)
  })
})
