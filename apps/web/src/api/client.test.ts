// @vitest-environment happy-dom
import { account } from '@larder/contract/account'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { session, setLoginRedirect } from '../session/session-store'
import { aUser } from '../testing/a-user'
import { rejectedWith, stubApi } from '../testing/stub-api'
import { ApiError, toErrorMessage } from './api-error'
import { callEndpoint, requestTimeoutMs } from './client'

const leadToLogin = vi.fn()

beforeEach(() => {
  session.clearUser()
  leadToLogin.mockClear()
  setLoginRedirect(leadToLogin)
})
afterEach(() => vi.useRealTimers())

const failureOf = (calling: Promise<unknown>) =>
  calling.then(
    () => expect.unreachable('the call should have failed'),
    (error: ApiError) => error,
  )

describe('a call', () => {
  test('[SHELL-10] carries the JSON content type, and the bearer token when one is held', async () => {
    const api = stubApi()
    api.answer(account.me, () => aUser())
    await callEndpoint(account.me, {})
    session.setUser('a-token')
    const response = await callEndpoint(account.me, {})

    expect(response.data.name).toBe('Ana Horvat')
    const [visitor, cook] = api.calls
    expect(visitor?.headers.get('content-type')).toBe('application/json')
    expect(visitor?.headers.has('authorization')).toBe(false)
    expect(cook?.headers.get('authorization')).toBe('Bearer a-token')
  })

  test('fills in parameters and sends its body as JSON', async () => {
    const api = stubApi()
    api.answer(account.endSession, () => null)
    api.answer(account.forgotPassword, () => null)
    await callEndpoint(account.endSession, { params: { id: 'a b' } })
    await callEndpoint(account.forgotPassword, { body: { email: 'ana@example.org' } })
    expect(api.calls.map(({ address, body }) => [address, body])).toEqual([
      ['/api/v1/auth/sessions/a%20b', undefined],
      ['/api/v1/auth/forgot-password', { email: 'ana@example.org' }],
    ])
  })
})

describe('a rejection', () => {
  test('becomes an error with code, status, message, fields and retry delay', async () => {
    const api = stubApi()
    api.answer(account.login, () =>
      rejectedWith('too-many-attempts', { fields: { email: 'No.' }, retryAfterSeconds: 120 }),
    )
    const error = await failureOf(callEndpoint(account.login, { body: { email: 'a@b.co', password: 'x' } }))
    expect(error).toMatchObject({
      code: 'too-many-attempts',
      status: 429,
      fields: { email: 'No.' },
      retryAfterSeconds: 120,
    })
    expect(toErrorMessage(error)).toBe(
      'Too many failed attempts. Please wait a little before the next one. Try again in 2 minutes.',
    )
  })

  test.each([
    [0.2, 'Try again in 1 second.'],
    [1, 'Try again in 1 second.'],
    [1.5, 'Try again in 2 seconds.'],
    [90, 'Try again in 2 minutes.'],
  ])('after %d seconds may be tried again: %s', async (retryAfterSeconds, words) => {
    const api = stubApi()
    api.answer(account.login, () => rejectedWith('too-many-attempts', { retryAfterSeconds }))
    const error = await failureOf(callEndpoint(account.login, { body: { email: 'a@b.co', password: 'x' } }))
    expect(toErrorMessage(error)).toMatch(new RegExp(` ${words}$`))
  })

  test.each([
    [502, '<html>Bad gateway</html>'],
    [200, 'not json'],
    [500, '{"error":{"code":"unheard-of"}}'],
  ])('%i %j cannot be read', async (status, text) => {
    vi.stubGlobal('fetch', async () => new Response(text, { status }))
    expect(await failureOf(callEndpoint(account.me, {}))).toMatchObject({ code: 'unreadable', status })
  })
})

describe('[SHELL-09] a 401', () => {
  test('clears the session and leads to /login', async () => {
    const api = stubApi()
    api.answer(account.sessions, () => rejectedWith('not-signed-in'))
    session.setUser('ended')
    expect(await failureOf(callEndpoint(account.sessions, {}))).toMatchObject({
      code: 'not-signed-in',
      status: 401,
    })
    expect(session.get().isAuthenticated).toBe(false)
    expect(window.localStorage.getItem('token')).toBeNull()
    expect(leadToLogin).toHaveBeenCalledOnce()
  })

  test('for a former token keeps the new session', async () => {
    const api = stubApi()
    api.answer(account.me, () => {
      session.setUser('fresh')
      return rejectedWith('not-signed-in')
    })
    session.setUser('ended')
    await failureOf(callEndpoint(account.me, {}))
    expect(session.get().accessToken).toBe('fresh')
    expect(leadToLogin).not.toHaveBeenCalled()
  })
})

describe('no response', () => {
  const silence = (_: string, { signal }: RequestInit) =>
    new Promise<Response>((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
    })

  test('[SHELL-10] gives up after 6000 ms with a message', async () => {
    vi.useFakeTimers()
    vi.stubGlobal('fetch', silence)
    expect(requestTimeoutMs).toBe(6000)
    const failure = failureOf(callEndpoint(account.me, {}))
    let over = false
    void failure.finally(() => {
      over = true
    })
    await vi.advanceTimersByTimeAsync(5999)
    expect(over).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await failure).toMatchObject({
      code: 'timeout',
      status: 0,
      message: 'That took longer than it should. Please try again.',
    })
  })

  test('times out as well when the response starts and never ends', async () => {
    vi.useFakeTimers()
    vi.stubGlobal('fetch', async (address: string, request: RequestInit) => ({
      ok: true,
      status: 200,
      text: () => silence(address, request),
    }))
    const failure = failureOf(callEndpoint(account.me, {}))
    await vi.advanceTimersByTimeAsync(6000)
    expect(await failure).toMatchObject({ code: 'timeout' })
  })

  test('reports that Larder cannot be reached when the network fails', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await failureOf(callEndpoint(account.me, {}))).toMatchObject({
      code: 'offline',
      status: 0,
      message: 'Larder cannot be reached. Check your connection and try again.',
    })
  })

  test('is not reported as a failure when the caller aborts', async () => {
    vi.stubGlobal('fetch', silence)
    const caller = new AbortController()
    const failure = failureOf(callEndpoint(account.me, {}, { signal: caller.signal }))
    caller.abort()
    const error: unknown = await failure
    expect(error).not.toBeInstanceOf(ApiError)
    expect(error).toBe(caller.signal.reason)
  })
})

describe('a call with another session’s token', () => {
  test('sends that token, and its rejection changes nothing', async () => {
    const api = stubApi()
    api.answer(account.logout, () => rejectedWith('not-signed-in'))
    expect(await failureOf(callEndpoint(account.logout, {}, { token: 'left' }))).toMatchObject({
      status: 401,
    })
    session.setUser('held')
    await failureOf(callEndpoint(account.logout, {}, { token: 'left' }))
    expect(api.calls.map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer left',
      'Bearer left',
    ])
    expect(session.get().accessToken).toBe('held')
    expect(leadToLogin).not.toHaveBeenCalled()
  })
})
