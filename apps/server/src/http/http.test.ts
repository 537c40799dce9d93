import { gzipSync } from 'node:zlib'
import { api } from '@larder/contract'
import { account } from '@larder/contract/account'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { rateCounters } from '../db/tables/rate-limits'
import { readEnv } from '../env'
import { aCook } from '../testing/a-cook'
import { type TestApp, testApp } from '../testing/test-app'
import { addressKey, defaultRateLimits } from './rate-limits'

let larder: TestApp
beforeAll(async () => {
  larder = await testApp(inject('cluster'))
})
afterAll(() => larder.close())

const json = { 'content-type': 'application/json' }
const login = '/api/v1/auth/login'

describe('an invalid request', () => {
  test.each([
    ['malformed JSON', { method: 'POST', url: login, headers: json, payload: '{"email":' }, 400, 'bad-json'],
    [
      'poisoned JSON',
      { method: 'POST', url: login, headers: json, payload: '{"__proto__":{"x":1}}' },
      400,
      'bad-json',
    ],
    ['no body', { method: 'POST', url: login, headers: json }, 400, 'bad-input'],
    ['a list as body', { method: 'POST', url: login, headers: json, payload: '[]' }, 400, 'bad-input'],
    [
      'text',
      { method: 'POST', url: login, headers: { 'content-type': 'text/plain' }, payload: 'x' },
      415,
      'not-acceptable-type',
    ],
    [
      'XML',
      { method: 'POST', url: login, headers: { 'content-type': 'application/xml' }, payload: '<a/>' },
      415,
      'not-acceptable-type',
    ],
    [
      'packed JSON',
      {
        method: 'POST',
        url: login,
        headers: { ...json, 'content-encoding': 'gzip' },
        payload: gzipSync('{"email":"ana@kitchen.test","password":"x"}'),
      },
      415,
      'not-acceptable-type',
    ],
    [
      'too much',
      { method: 'POST', url: login, headers: json, payload: `"${'x'.repeat(1_100_000)}"` },
      413,
      'too-large',
    ],
    ['an unknown path', { method: 'GET', url: '/api/v1/nothing' }, 404, 'endpoint-not-found'],
    [
      'an unknown path to post to',
      { method: 'POST', url: '/api/v1/nothing', headers: json, payload: '{}' },
      404,
      'endpoint-not-found',
    ],
    ['an unreadable path', { method: 'GET', url: '/api/v1/%zz' }, 404, 'endpoint-not-found'],
    ['the wrong method', { method: 'GET', url: login }, 405, 'wrong-method'],
    ['the wrong method on a page', { method: 'DELETE', url: '/healthz' }, 405, 'wrong-method'],
    [
      'an endless parameter',
      { method: 'DELETE', url: `/api/v1/auth/sessions/${'x'.repeat(300)}` },
      404,
      'endpoint-not-found',
    ],
    ['no token', { method: 'GET', url: '/api/v1/auth/me' }, 401, 'not-signed-in'],
    [
      'a bad token',
      { method: 'GET', url: '/api/v1/auth/me', headers: { authorization: 'Bearer nope' } },
      401,
      'not-signed-in',
    ],
    ['a foreign id', { method: 'DELETE', url: "/api/v1/auth/sessions/1'--" }, 401, 'not-signed-in'],
  ] as const)('%s gets its status and the error shape', async (_, request, status, code) => {
    const response = await larder.app.inject(request)
    expect(response.statusCode).toBe(status)
    expect(response.json()).toEqual({
      error: expect.objectContaining({ code, message: expect.stringMatching(/\w/) }),
    })
    expect(response.body).not.toMatch(/at \w+ \(|node_modules/)
  })

  test('the wrong method gets the allowed ones', async () => {
    const response = await larder.app.inject({ method: 'PATCH', url: '/api/v1/auth/sessions' })
    expect(response.headers.allow).toBe('GET, DELETE')
  })

  test('invalid input names the field and the remedy, and nothing is written', async () => {
    const cook = await aCook(larder)
    const response = await larder.app.inject({
      method: 'DELETE',
      url: '/api/v1/auth/sessions/not-an-id',
      headers: { authorization: `Bearer ${cook.token}` },
    })
    expect(response.json().error).toMatchObject({ code: 'bad-input', fields: { id: expect.any(String) } })
  })

  test('an empty body is accepted where none is expected', async () => {
    const cook = await aCook(larder)
    expect((await larder.call(account.logout, {}, { token: cook.token })).status).toBe(200)
  })

  test('a response that violates the contract is withheld', async () => {
    const broken = await testApp(inject('cluster'))
    const cook = await aCook(broken)
    await broken.db.execute(`alter table accounts drop constraint accounts_subscription_check`)
    await broken.db.execute(`update accounts set subscription = 'platinum'`)
    const { status, body } = await broken.call(account.me, {}, { token: cook.token })
    expect(status).toBe(500)
    expect(body.error?.code).toBe('internal-error')
    expect(JSON.stringify(body)).not.toContain('platinum')
    await broken.close()
  })
})

describe('headers', () => {
  test('are strict', async () => {
    const { headers } = await larder.app.inject('/healthz')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
      'permissions-policy': expect.stringContaining('geolocation=()'),
    })
    expect(headers['strict-transport-security']).toBeUndefined()
  })

  test('API responses are not cached', async () => {
    const cook = await aCook(larder)
    const { headers } = await larder.call(account.me, {}, { token: cook.token })
    expect(headers['cache-control']).toBe('no-store')
  })
})

describe('limits', () => {
  test('apply to an address across two server processes', async () => {
    const allowances = { ...defaultRateLimits, perAddress: { most: 10, windowSeconds: 60 } }
    const first = await testApp(inject('cluster'), { allowances })
    const second = await testApp(inject('cluster'), { allowances, db: first.db })
    const request = (where: TestApp) =>
      where.app.inject({ url: '/api/v1/auth/me', remoteAddress: '192.0.2.1' })
    for (let n = 0; n < 6; n += 1) expect((await request(first)).statusCode).toBe(401)
    for (let n = 0; n < 4; n += 1) expect((await request(second)).statusCode).toBe(401)
    const shared = async () => (await first.db.select().from(rateCounters))[0]?.count
    await expect.poll(shared, { timeout: 30_000 }).toBe(10)
    // A process learns the other counts when it flushes its own, so one more request may pass.
    if ((await request(second)).statusCode === 401) await expect.poll(shared, { timeout: 30_000 }).toBe(11)
    const rejected = await request(second)
    expect(rejected.statusCode).toBe(429)
    expect(rejected.headers['retry-after']).toBeDefined()
    await second.app.close()
    await first.close()
  })

  test('apply exactly to new accounts', async () => {
    const allowances = { ...defaultRateLimits, registrations: { most: 3, windowSeconds: 3600 } }
    const fresh = await testApp(inject('cluster'), { allowances })
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        fresh.call(account.register, {
          body: { name: 'A', email: `n${n}@example.org`, password: 'three warm plums' },
        }),
      ),
    )
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(3)
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(5)
    fresh.passSeconds(3600)
    await aCook(fresh)
    await fresh.close()
  })

  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s counts as %s', (address, key) => expect(addressKey(address)).toBe(key))
})

test('however the address is written, requests are counted', async () => {
  const allowances = { ...defaultRateLimits, perAddress: { most: 3, windowSeconds: 60 } }
  const strict = await testApp(inject('cluster'), { allowances })
  const request = (url: string) => strict.app.inject({ url })
  for (const url of ['/%61pi/v1/auth/me', '/api/v%31/auth/me', '/%61pi/v1/nowhere'])
    expect([401, 404]).toContain((await request(url)).statusCode)
  expect((await request('/%61pi/v1/auth/me')).statusCode).toBe(429)
  await strict.close()
})

test('unparsable requests are counted too', async () => {
  const allowances = { ...defaultRateLimits, perAddress: { most: 3, windowSeconds: 60 } }
  const strict = await testApp(inject('cluster'), { allowances })
  const request = () => strict.app.inject({ method: 'POST', url: login, headers: json, payload: '{' })
  for (let n = 0; n < 3; n += 1) expect((await request()).statusCode).toBe(400)
  expect((await request()).statusCode).toBe(429)
  await strict.close()
})

describe('behind proxies', () => {
  const addressBehind = async (TRUST_PROXY: string, forwarded: string) => {
    const proxied = await testApp(inject('cluster'), { env: readEnv({ TRUST_PROXY }) })
    await proxied.app.inject({
      url: '/api/v1/auth/me',
      remoteAddress: '10.0.0.2',
      headers: { 'x-forwarded-for': forwarded },
    })
    const countedKey = async () => (await proxied.db.select().from(rateCounters))[0]?.key
    await expect.poll(countedKey, { timeout: 30_000 }).toBeDefined()
    const key = await countedKey()
    await proxied.close()
    return key
  }

  test.each([
    ['false', '9.9.9.9, 203.0.113.5', '10.0.0.2'],
    ['true', '9.9.9.9, 203.0.113.5', '203.0.113.5'],
    ['2', '9.9.9.9, 203.0.113.5', '9.9.9.9'],
    ['10.0.0.0/8', '9.9.9.9, 203.0.113.5, 10.1.1.1', '203.0.113.5'],
  ])('TRUST_PROXY=%s counts %s as %s', async (trust, forwarded, address) => {
    expect(await addressBehind(trust, forwarded)).toBe(`address:${address}`)
  })

  test('an invalid address of any length counts as unknown', async () => {
    expect(await addressBehind('true', 'x'.repeat(14_000))).toBe('address:unknown')
  })
})

describe('health', () => {
  test('reports alive and ready', async () => {
    expect((await larder.app.inject('/healthz')).json()).toEqual({ data: { alive: true } })
    expect((await larder.app.inject('/readyz')).json()).toEqual({ data: { ready: true } })
  })

  test('reports not ready while the database is unavailable, and calls get a clear error', async () => {
    const lonely = await testApp(inject('cluster'))
    await lonely.serverDb.$client.end()
    expect((await lonely.app.inject('/readyz')).statusCode).toBe(503)
    expect((await lonely.app.inject('/healthz')).statusCode).toBe(200)
    await lonely.app.close()
  })
})

describe('documentation', () => {
  test('OpenAPI 3.1 lists every endpoint', async () => {
    const document = (await larder.app.inject('/api/v1/openapi.json')).json()
    expect(document.openapi).toBe('3.1.0')
    for (const one of Object.values(api).flatMap((feature) => Object.values(feature))) {
      const path = one.path.replace(/:(\w+)/g, '{$1}')
      expect(document.paths[path][one.method.toLowerCase()]).toMatchObject({
        operationId: one.name,
        summary: one.summary,
      })
    }
    expect(JSON.stringify(document)).not.toContain('"$schema"')
  })

  test('the page lists every endpoint, without any script', async () => {
    const { body, headers } = await larder.app.inject('/api/docs')
    expect(headers['content-type']).toContain('text/html')
    expect(body).not.toContain('<script')
    for (const one of Object.values(api.account)) expect(body).toContain(one.summary)
  })
})
