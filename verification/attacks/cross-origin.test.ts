import { account } from '@larder/contract/account'
import { buildEndpointUrl } from '@larder/contract/http/endpoint'
import { inventory } from '@larder/contract/inventory'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { aCook, type Cook } from '../../apps/server/src/testing/a-cook'
import { type TestApp, testApp } from '../../apps/server/src/testing/test-app'

let larder: TestApp
let ana: Cook
beforeAll(async () => {
  larder = await testApp(inject('cluster'))
  ana = await aCook(larder)
})
afterAll(() => larder.close())

const evil = 'https://evil.example'
const stock = buildEndpointUrl(inventory.list)

describe('a page of another site', () => {
  test('is never allowed to read a response', async () => {
    for (const origin of [evil, 'null', 'http://larder.test.evil.example']) {
      const { headers } = await larder.app.inject({
        url: stock,
        headers: { origin, authorization: `Bearer ${ana.token}` },
      })
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
      expect(headers['cross-origin-resource-policy']).toBe('same-origin')
    }
  })

  test('is not let in by asking first', async () => {
    const { statusCode, headers } = await larder.app.inject({
      method: 'OPTIONS',
      url: stock,
      headers: {
        origin: evil,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization',
      },
    })
    expect(statusCode).toBeGreaterThanOrEqual(400)
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
  })

  test.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'])(
    'cannot send a form of %s in a cook’s name',
    async (type) => {
      const { statusCode } = await larder.app.inject({
        method: 'POST',
        url: buildEndpointUrl(account.login),
        headers: { 'content-type': type, origin: evil },
        payload: JSON.stringify({ email: ana.email, password: ana.password }),
      })
      expect(statusCode).toBe(415)
    },
  )

  test('finds no session cookie, and none would be accepted', async () => {
    const signedIn = await larder.call(account.login, { body: { email: ana.email, password: ana.password } })
    // It names the browser, so that guesses from elsewhere do not slow it; it signs nobody in.
    const device = /^larder_device=([\w-]+); .*HttpOnly; SameSite=Lax$/.exec(
      String(signedIn.headers['set-cookie']),
    )
    expect(device?.[1]).not.toBe(signedIn.body.data.access_token)
    expect(
      (await larder.app.inject({ url: stock, headers: { cookie: `larder_device=${device?.[1]}` } }))
        .statusCode,
    ).toBe(401)
    for (const name of [
      'token',
      'session',
      'access_token',
      'larder_signin',
      'larder_device',
      'authorization',
    ])
      expect(
        (await larder.app.inject({ url: stock, headers: { cookie: `${name}=${ana.token}` } })).statusCode,
      ).toBe(401)
  })

  test('cannot put a token into an address either', async () => {
    for (const name of ['token', 'access_token', 'authorization', 'key'])
      expect((await larder.app.inject(`${stock}?${name}=${ana.token}`)).statusCode).toBe(401)
  })
})

describe('a name that is not ours', () => {
  const lies = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' }

  test('stands in no mail', async () => {
    await larder.call(account.forgotPassword, { body: { email: ana.email } }, { headers: lies })
    await expect.poll(() => larder.mails.length, { timeout: 30_000 }).toBeGreaterThan(0)
    const mailText = JSON.stringify(larder.mails)
    expect(mailText).toContain('http://larder.test/reset-password#secret=')
    expect(mailText).not.toContain('evil.example')
  })

  test.each(['/api/docs', '/api/v1/openapi.json', '/api/v1/auth/openid/start?next=//evil.example'])(
    'nor in %s',
    async (url) => {
      const { headers, body } = await larder.app.inject({ url, headers: lies })
      expect(JSON.stringify(headers) + body).not.toContain('evil.example')
    },
  )
})

test.each([
  '/login',
  '//evil.example',
  '/\\evil.example',
  '/%2f%2fevil.example',
  '/product//evil.example/..',
])('%s leads to no other site', async (url) => {
  const { headers } = await larder.app.inject({ method: 'GET', url })
  const place =
    headers.location === undefined ? undefined : new URL(String(headers.location), 'http://larder.test')
  expect(place?.origin ?? 'http://larder.test').toBe('http://larder.test')
})

test('no answer begins another kind of talk', async () => {
  const { statusCode } = await larder.app.inject({
    url: stock,
    headers: {
      connection: 'upgrade',
      upgrade: 'websocket',
      'sec-websocket-key': 'eA==',
      'sec-websocket-version': '13',
    },
  })
  expect(statusCode).toBe(401)
})
