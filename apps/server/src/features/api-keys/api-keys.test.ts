import { account } from '@larder/contract/account'
import { type ApiKey, apiKeys, type KeyScope } from '@larder/contract/api-keys'
import { household } from '@larder/contract/household'
import { householdHeader } from '@larder/contract/http/endpoint'
import { inventory } from '@larder/contract/inventory'
import { recipes } from '@larder/contract/recipes'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { accounts } from '../../db/tables/account'
import { defaultRateLimits } from '../../http/rate-limits'
import { aCook, type Cook } from '../../testing/a-cook'
import { connectEventStream, type EventStreamClient } from '../../testing/fakes/event-stream-client'
import { relaxedRateLimits } from '../../testing/kitchens/a-kitchen'
import { type TestApp, testApp } from '../../testing/test-app'

const day = 86_400
const all: KeyScope[] = ['account:write', 'recipes:write', 'kitchen:write']

let larder: TestApp
let url: string
beforeAll(async () => {
  const { perKey } = defaultRateLimits
  larder = await testApp(inject('cluster'), { allowances: { ...relaxedRateLimits, perKey } })
  url = await larder.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => larder.close())

let ana: Cook
beforeEach(async () => {
  ana = await pro('Ana')
})
const lines: EventStreamClient[] = []
afterEach(() => {
  for (const line of lines.splice(0)) line.close()
})

type Account = Partial<typeof accounts.$inferInsert>
const set = ({ user }: Cook, values: Account) =>
  larder.db.update(accounts).set(values).where(eq(accounts.id, user.id))

async function pro(name: string): Promise<Cook> {
  const cook = await aCook(larder, { name })
  await set(cook, { subscription: 'pro', planBy: 'admin' })
  return cook
}

const make = (given: { name?: string; scopes?: KeyScope[]; days?: number } = {}, { token } = ana) =>
  larder.call(apiKeys.create, { body: { name: 'Shelf script', scopes: all, ...given } }, { token })
const keyFor = async (given = {}, cook = ana) => (await make(given, cook)).body.data
const list = async ({ token } = ana) => (await larder.call(apiKeys.list, {}, { token })).body.data
const revoke = (id: string, { token } = ana) => larder.call(apiKeys.revoke, { params: { id } }, { token })
const me = (token: string) => larder.call(account.me, {}, { token })
const codeOf = async (response: Promise<{ body: { error?: { code: string } } }>) =>
  (await response).body.error?.code

describe('creating a key', () => {
  test('returns it once, uncached, and stores only its hash', async () => {
    const made = await make({ scopes: ['recipes:read', 'kitchen:write', 'recipes:read'], days: 30 })
    expect(made.status).toBe(201)
    expect(made.headers['cache-control']).toBe('no-store')
    const { key, apiKey } = made.body.data
    expect(key).toMatch(/^larder_[\w-]{43}$/)
    expect(apiKey).toEqual({
      id: expect.any(String),
      name: 'Shelf script',
      start: key.slice(0, 13),
      scopes: ['kitchen:write', 'recipes:read'],
      createdAt: larder.now(),
      expiresAt: new Date(Date.parse(larder.now()) + 30 * day * 1000).toISOString(),
    } satisfies ApiKey)
    expect(await list()).toEqual([apiKey])

    expect((await me(key)).status).toBe(403)
    const { rows } = await larder.db.$client.query('select to_jsonb(k)::text as row from api_keys k')
    for (const { row } of rows) expect(row).not.toContain(key.slice(13))
    expect(larder.logged.join('')).not.toContain(key.slice(7))
  })

  test('is for Pro only, by the effective plan', async () => {
    for (const subscription of ['free', 'premium'] as const) {
      await set(ana, { subscription })
      expect(await codeOf(make())).toBe('pro-only')
    }
    await set(ana, { subscription: 'pro', planEndsAt: larder.now() })
    expect(await codeOf(make())).toBe('pro-only')
    expect(await list()).toEqual([])
  })

  test('is limited to twenty, also concurrently', async () => {
    const made = await Promise.all(Array.from({ length: 23 }, (_, at) => make({ name: `Script ${at}` })))
    expect(made.filter(({ status }) => status === 201)).toHaveLength(20)
    expect(await codeOf(make())).toBe('too-many-keys')
    const keys = await list()
    expect(keys).toHaveLength(20)
    await revoke(keys[7]?.id ?? '')
    larder.passSeconds(1)
    expect((await make({ name: 'Newest' })).status).toBe(201)
    expect((await list())[0]?.name).toBe('Newest')
  })

  test.each([
    [{ name: '' }, 'name'],
    [{ name: '   ' }, 'name'],
    [{ name: 'W'.repeat(61) }, 'name'],
    [{ name: 'a\u0000b' }, 'name'],
    [{ name: 7 }, 'name'],
    [{ scopes: [] }, 'scopes'],
    [{ scopes: undefined }, 'scopes'],
    [{ scopes: ['admin:write'] }, 'scopes.0'],
    [{ scopes: 'kitchen:read' }, 'scopes'],
    [{ days: 0 }, 'days'],
    [{ days: 367 }, 'days'],
    [{ days: 1.5 }, 'days'],
    [{ days: '30' }, 'days'],
  ])('rejects %j', async (wrong, field) => {
    const { status, body } = await make(wrong as object)
    expect(status).toBe(400)
    expect(Object.keys(body.error?.fields ?? {})).toEqual([field])
    expect(await list()).toEqual([])
  })
})

test('requires a session; no key creates, lists or revokes keys', async () => {
  const { key, apiKey } = await keyFor()
  const body = { name: 'More', scopes: all }
  const params = { id: apiKey.id }
  for (const [token, code] of [
    [undefined, 'not-signed-in'],
    [key, 'person-only'],
  ] as const) {
    expect(await codeOf(larder.call(apiKeys.list, {}, { token }))).toBe(code)
    expect(await codeOf(larder.call(apiKeys.create, { body }, { token }))).toBe(code)
    expect(await codeOf(larder.call(apiKeys.revoke, { params }, { token }))).toBe(code)
  }
  expect(await list()).toHaveLength(1)
})

describe('a key', () => {
  test('works for its scopes as its cook, and shows its last use', async () => {
    const { key } = await keyFor({ scopes: ['kitchen:write', 'account:read'] })
    expect((await list())[0]?.lastUsedAt).toBeUndefined()
    const before = larder.now()
    expect((await me(key)).body.data).toMatchObject({ id: ana.user.id, email: ana.email })
    const rice = { name: 'Rice', amount: '1', unit: 'kg' }
    expect((await larder.call(inventory.create, { body: rice }, { token: key })).status).toBe(201)
    const stock = await larder.call(inventory.list, { query: {} }, { token: ana.token })
    expect(stock.body.data).toMatchObject([{ name: 'Rice' }])
    larder.passSeconds(60)
    await me(key)
    expect((await list())[0]?.lastUsedAt).toBe(before)
    larder.passSeconds(300)
    await me(key)
    expect((await list())[0]?.lastUsedAt).toBe(larder.now())
  })

  test('without the scope names the missing one; a public endpoint accepts it, too', async () => {
    const { key } = await keyFor({ scopes: ['kitchen:read'] })
    const taking = { body: { name: 'Rice', amount: '1', unit: 'kg' } }
    const { status, body } = await larder.call(inventory.create, taking, { token: key })
    expect([status, body.error?.code]).toEqual([403, 'key-scope'])
    expect(body.error?.message).toContain('kitchen:write')
    const top = await larder.call(recipes.top, { query: {} }, { token: key })
    expect([top.status, top.body.error?.message]).toEqual([403, expect.stringContaining('recipes:read')])
    expect((await larder.call(recipes.top, { query: {} })).status).toBe(200)
  })

  test('acts for the cook’s current household, or for the one it names', async () => {
    const { key } = await keyFor()
    const home = await larder.call(household.current, {}, { token: key })
    const headers = { [householdHeader]: home.body.data.id }
    await larder.call(household.create, { body: { name: 'Boat' } }, { token: ana.token })
    expect((await larder.call(household.current, {}, { token: key })).body.data.name).toBe('Boat')
    expect(await codeOf(larder.call(inventory.list, { query: {} }, { token: key, headers }))).toBe(
      'not-current-household',
    )
  })

  test('is rejected after expiry, and while its cook is not on Pro', async () => {
    const { key } = await keyFor({ days: 1 })
    const { key: lasting, apiKey } = await keyFor()
    for (const subscription of ['free', 'premium'] as const) {
      await set(ana, { subscription })
      const { status, body } = await me(lasting)
      expect([status, body.error?.code]).toEqual([402, 'pro-only'])
      expect(await codeOf(larder.call(recipes.top, { query: {} }, { token: lasting }))).toBe('pro-only')
      // An endpoint without a scope is closed to keys on any plan.
      expect(await codeOf(larder.call(account.sessions, {}, { token: lasting }))).toBe('person-only')
    }
    expect((await list()).map(({ id }) => id)).toContain(apiKey.id)
    await set(ana, { subscription: 'pro' })
    expect((await me(lasting)).status).toBe(200)

    larder.passSeconds(day)
    const { status, headers, body } = await me(key)
    expect([status, body.error?.code]).toEqual([401, 'not-signed-in'])
    expect(headers['www-authenticate']).toBe('Bearer')
    expect((await me(lasting)).status).toBe(200)
  })

  test.each<[string, Account]>([
    ['suspended', { status: 'suspended' }],
    ['about to be deleted', { deletionAt: '2027-01-01T00:00:00.000Z' }],
  ])('of an account that is %s is rejected', async (_, values) => {
    const { key } = await keyFor()
    await set(ana, values)
    expect(await codeOf(me(key))).toBe('not-signed-in')
  })

  test.each([
    'larder_',
    `larder_${'x'.repeat(43)}`,
    `larder_${'x'.repeat(44)}`,
    `larder_${"'; drop table api_keys; --".padEnd(43, 'x')}`,
  ])('that is unknown, %s, is rejected', async (key) => {
    expect(await codeOf(me(key))).toBe('not-signed-in')
  })

  test('allows 120 requests a minute; its cook and their other keys are not affected', async () => {
    const [{ key }, { key: other }] = [await keyFor(), await keyFor()]
    const spent = await Promise.all(Array.from({ length: 121 }, () => me(key)))
    const rejected = spent.filter(({ status }) => status === 429)
    expect(rejected).toHaveLength(1)
    expect(Number(rejected[0]?.headers['retry-after'])).toBeGreaterThan(0)
    expect([(await me(other)).status, (await me(ana.token)).status]).toEqual([200, 200])
  })
})

describe('revoking', () => {
  test('ends a key at once, and once', async () => {
    const [{ key, apiKey }, { key: other }] = [await keyFor(), await keyFor()]
    expect((await me(key)).status).toBe(200)
    expect((await revoke(apiKey.id)).status).toBe(200)
    expect(await codeOf(me(key))).toBe('not-signed-in')
    expect((await me(other)).status).toBe(200)
    expect(await codeOf(revoke(apiKey.id))).toBe('key-not-found')
  })

  test('is for its cook only', async () => {
    const { key, apiKey } = await keyFor()
    expect(await codeOf(revoke(apiKey.id, await pro('Eve')))).toBe('key-not-found')
    expect((await me(key)).status).toBe(200)
    expect((await revoke('not-an-id')).status).toBe(400)
  })

  test('closes the event streams it opened, and no others', async () => {
    const { key, apiKey } = await keyFor({ scopes: ['kitchen:read'] })
    const [byKey, own] = [await connectEventStream(url, key), await connectEventStream(url, ana.token)]
    lines.push(byKey, own)
    for (const line of [byKey, own]) expect(await line.next()).toMatchObject({ type: 'hello' })
    await revoke(apiKey.id)
    expect(await byKey.next()).toEqual({ type: 'elsewhere' })
    expect(await byKey.ended).toBe('said goodbye')
    await larder.call(household.update, { body: { name: 'Ours' } }, { token: ana.token })
    expect(await own.next()).toMatchObject({ type: 'changed' })
  })
})

test('a password reset by mail ends all keys', async () => {
  const { key } = await keyFor()
  expect((await me(key)).status).toBe(200)
  await larder.call(account.forgotPassword, { body: { email: ana.email } })
  const link = () =>
    /#secret=([\w-]{43})/.exec(larder.mails.find(({ to }) => to === ana.email)?.text ?? '')?.[1]
  await expect.poll(link).toBeDefined()
  const body = { secret: link() ?? '', password: 'five green figs' }
  expect((await larder.call(account.resetPassword, { body })).status).toBe(200)
  expect((await me(key)).status).toBe(401)
})
