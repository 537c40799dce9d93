import { account } from '@larder/contract/account'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { openidAttempts } from '../../../db/tables/account'
import { defaultRateLimits } from '../../../http/rate-limits'
import { hashSecret } from '../../../secrets'
import { type TestApp, testApp } from '../../../testing/test-app'
import { anOpenIdBrowser } from './openid-browser.fixture'
import {
  aTestIssuer,
  openIdEnv,
  type TestIssuer,
  testOpenIdClient,
  testPublicUrl,
} from './openid-provider.fixture'

let issuer: TestIssuer
let larder: TestApp

beforeAll(async () => {
  issuer = await aTestIssuer()
  issuer.people.set('ana', { email: 'ana@example.org', email_verified: true, name: 'Ana' })
  larder = await testApp(inject('cluster'), { env: openIdEnv(issuer) })
})

afterAll(async () => {
  await larder?.close()
  await issuer?.close()
})

beforeEach(async () => {
  issuer.forge = undefined
  await larder.db.delete(openidAttempts)
})

const expired = { signin: null, error: 'sign-in-expired' }
const refused = { signin: null, error: 'sign-in-refused' }

/** A browser that returns from the issuer. */
async function browserAtCallback() {
  const browser = anOpenIdBrowser(larder.app)
  const callback = await issuer.signIn(await browser.start(), 'ana')
  return { browser, callback, state: String(new URL(callback).searchParams.get('state')) }
}

async function finish(secret: string | null) {
  const { status, body } = await larder.call(account.finishOpenId, { body: { secret: String(secret) } })
  return status === 200 ? body.data : body.error?.code
}

describe('starting a sign-in', () => {
  test('redirects to the issuer with PKCE, state and nonce; stores the state hashed', async () => {
    const response = await anOpenIdBrowser(larder.app).visit('/api/v1/auth/openid/start')
    expect(response.statusCode).toBe(302)
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    const address = new URL(String(response.headers.location))
    expect(address.origin).toBe(issuer.url)
    const params = Object.fromEntries(address.searchParams)
    expect(params).toEqual({
      client_id: testOpenIdClient.id,
      response_type: 'code',
      redirect_uri: `${testPublicUrl}/api/v1/auth/openid/callback`,
      scope: 'openid email profile',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    })
    const [row] = await larder.db.select().from(openidAttempts)
    expect(row?.secretHash).toEqual(hashSecret(String(params.state)))
    expect(response.headers['set-cookie']).toBe(
      `larder_signin=${params.state}; Path=/api/v1/auth/openid; Max-Age=600; HttpOnly; SameSite=Lax`,
    )
  })

  test('restricts the cookie to this host and to HTTPS where configured', async () => {
    const app = await testApp(inject('cluster'), { env: openIdEnv(issuer, 'https://larder.test') })
    const { headers } = await anOpenIdBrowser(app.app).visit('/api/v1/auth/openid/start')
    await app.close()
    expect(headers['set-cookie']).toMatch(
      /^__Host-larder_signin=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/,
    )
  })

  test('is rate limited by address', async () => {
    const allowances = { ...defaultRateLimits, perAddress: { most: 2, windowSeconds: 60 } }
    const app = await testApp(inject('cluster'), { env: openIdEnv(issuer), allowances })
    const browser = anOpenIdBrowser(app.app)
    await browser.visit('/api/v1/auth/openid/start')
    await browser.visit('/api/v1/auth/openid/callback')
    const responses = [
      await browser.visit('/api/v1/auth/openid/start'),
      await browser.visit('/api/v1/auth/openid/callback'),
    ]
    await app.close()
    for (const response of responses) {
      expect(response.statusCode).toBe(429)
      expect(response.json()).toMatchObject({ error: { code: 'too-many-requests' } })
    }
  })

  test('shows a storage failure on the login page and logs no statement values', async () => {
    const app = await testApp(inject('cluster'), { env: openIdEnv(issuer) })
    await app.db.execute('drop table openid_attempts')
    const address = await anOpenIdBrowser(app.app).start()
    await app.close()
    expect(address).toBe(`${testPublicUrl}/login#signin-error=internal-error`)
    expect(app.logged.join()).toContain('OpenID Connect sign-in failed')
    expect(app.logged.join()).not.toContain('insert into')
  })
})

describe('the callback', () => {
  test('is not used up by a HEAD request', async () => {
    const { browser, callback } = await browserAtCallback()
    const { pathname, search } = new URL(callback)
    const headers = { cookie: String(browser.cookie) }
    const head = await larder.app.inject({ method: 'HEAD', url: pathname + search, headers })
    expect(head.statusCode).toBe(404)
    expect((await browser.comeBack(callback)).error).toBeNull()
  })

  test('passes a one-time secret in the URL fragment and clears the cookie', async () => {
    const { browser, callback } = await browserAtCallback()
    const response = await browser.visit(callback)
    expect(response.statusCode).toBe(302)
    expect(response.headers.location).toMatch(/^http:\/\/larder\.test\/login#signin=[\w-]{43}$/)
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    expect(response.headers['set-cookie']).toBe(
      'larder_signin=; Path=/api/v1/auth/openid; Max-Age=0; HttpOnly; SameSite=Lax',
    )
  })

  test('another browser’s link signs nobody in and leaves the own sign-in alone', async () => {
    const attacker = await browserAtCallback()
    const victim = await browserAtCallback()
    const kept = victim.browser.cookie
    expect(await victim.browser.comeBack(attacker.callback)).toEqual(expired)
    expect(victim.browser.cookie).toBe(kept)
    expect(await anOpenIdBrowser(larder.app).comeBack(attacker.callback)).toEqual(expired)
    expect((await victim.browser.comeBack(victim.callback)).signin).toMatch(/^[\w-]{43}$/)
  })

  test('rejects an unknown, a missing and a repeated state', async () => {
    const { browser, callback } = await browserAtCallback()
    const kept = browser.cookie
    const made = 'x'.repeat(43)
    browser.cookie = `larder_signin=${made}`
    expect(await browser.comeBack(`/api/v1/auth/openid/callback?code=y&state=${made}`)).toEqual(expired)
    browser.cookie = 'larder_signin='
    expect(await browser.comeBack('/api/v1/auth/openid/callback?code=y&state=')).toEqual(expired)
    browser.cookie = kept
    expect(await browser.comeBack('/api/v1/auth/openid/callback')).toEqual(expired)
    expect(await browser.comeBack(`${callback}&state=${made}`)).toEqual(refused)
  })

  test('works once, also with the cookie sent again', async () => {
    const { browser, callback } = await browserAtCallback()
    const kept = browser.cookie
    expect((await browser.comeBack(callback)).error).toBeNull()
    expect(await browser.comeBack(callback)).toEqual(expired)
    browser.cookie = kept
    expect(await browser.comeBack(callback)).toEqual(expired)
  })

  test('two at once: one succeeds', async () => {
    const { browser, callback } = await browserAtCallback()
    const both = await Promise.all([browser.comeBack(callback), browser.comeBack(callback)])
    expect(both.filter(({ signin }) => signin)).toHaveLength(1)
    expect(both.filter(({ error }) => error === 'sign-in-expired')).toHaveLength(1)
  })

  test('expires after ten minutes', async () => {
    const early = await browserAtCallback()
    const late = await browserAtCallback()
    larder.passSeconds(599)
    expect((await early.browser.comeBack(early.callback)).error).toBeNull()
    larder.passSeconds(1)
    expect(await late.browser.comeBack(late.callback)).toEqual(expired)
  })

  test.each([{ nonce: 'another' }, { codeVerifier: 'v'.repeat(43) }])(
    'is rejected with %o than it was started with',
    async (changed) => {
      const { browser, callback } = await browserAtCallback()
      await larder.db.update(openidAttempts).set(changed)
      expect(await browser.comeBack(callback)).toEqual(refused)
      expect(await larder.db.select().from(openidAttempts)).toEqual([])
    },
  )

  test.each([
    ['a signature of another', (parts: string[]) => [parts[0], parts[1], 'A'.repeat(342)]],
    ['another content', ([head, body, mark]: string[]) => [head, renamed(String(body)), mark]],
    ['no signature', ([, body]: string[]) => [encoded({ alg: 'none' }), body, '']],
  ])('is rejected with an ID token of %s', async (_, forge) => {
    const { browser, callback } = await browserAtCallback()
    issuer.forge = (token) => forge(token.split('.')).join('.')
    expect(await browser.comeBack(callback)).toEqual(refused)
  })

  test.each([
    ['meant for somebody else', { aud: 'another client' }],
    ['of another issuer', { iss: 'https://issuer.evil.example' }],
    ['that is over', { exp: 1_000_000_000 }],
    ['that never ends', { exp: undefined }],
    ['of another sign-in', { nonce: 'another' }],
  ])('is rejected with an ID token %s, even with a valid signature', async (_, claims) => {
    const { browser, callback } = await browserAtCallback()
    issuer.forge = (token) => issuer.resigned(token, claims)
    expect(await browser.comeBack(callback)).toEqual(refused)
  })

  test('accepts an ID token that was only re-signed', async () => {
    const { browser, callback } = await browserAtCallback()
    issuer.forge = (token) => issuer.resigned(token, {})
    expect((await browser.comeBack(callback)).error).toBeNull()
  })
})

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const renamed = (body: string) =>
  encoded({ ...JSON.parse(Buffer.from(body, 'base64url').toString()), sub: 'somebody else' })

describe('finishing a sign-in', () => {
  test('works once, also for two requests at once', async () => {
    const { browser, callback } = await browserAtCallback()
    const { signin } = await browser.comeBack(callback)
    const results = await Promise.all([finish(signin), finish(signin)])
    expect(results).toContainEqual(
      expect.objectContaining({ user: expect.objectContaining({ name: 'Ana' }) }),
    )
    expect(results).toContain('sign-in-expired')
    expect(await finish(signin)).toBe('sign-in-expired')
  })

  test('expires after two minutes', async () => {
    const { browser, callback } = await browserAtCallback()
    const { signin } = await browser.comeBack(callback)
    larder.passSeconds(120)
    expect(await finish(signin)).toBe('sign-in-expired')
  })

  test('neither secret is accepted in place of the other', async () => {
    const { browser, callback, state } = await browserAtCallback()
    expect(await finish(state)).toBe('sign-in-expired')
    const { signin } = await browser.comeBack(callback)
    browser.cookie = `larder_signin=${signin}`
    const swapped = callback.replace(state, String(signin))
    expect(await browser.comeBack(swapped)).toEqual(expired)
    expect(await finish(signin)).toMatchObject({ access_token: expect.any(String) })
  })
})

test('no secret is logged in any of these cases', async () => {
  const good = await browserAtCallback()
  const bad = await browserAtCallback()
  const attempts = await larder.db.select().from(openidAttempts)
  const { signin } = await good.browser.comeBack(good.callback)
  issuer.forge = (token) => `${token.slice(0, -4)}AAAA`
  await bad.browser.comeBack(bad.callback)
  await bad.browser.comeBack(bad.callback)
  const signedIn = await finish(signin)
  const secrets = [
    testOpenIdClient.secret,
    signin,
    typeof signedIn === 'object' ? signedIn.access_token : undefined,
    ...[good, bad].flatMap(({ callback }) => [...new URL(callback).searchParams.values()]),
    ...attempts.flatMap(({ codeVerifier, nonce }) => [codeVerifier, nonce]),
  ].filter((secret) => secret !== issuer.url)
  expect(secrets).toHaveLength(11)
  expect(larder.logged.join()).toContain('OpenID Connect sign-in rejected')
  for (const secret of secrets) {
    expect(secret).toMatch(/.{30}/)
    for (const line of larder.logged) expect(line).not.toContain(secret)
  }
})
