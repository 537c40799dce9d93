import { describe, expect, test } from 'vitest'
import {
  api,
  buildEndpointUrl,
  type EndpointShape,
  errorDefinitions,
  isErrorResponse,
  toPageInfo,
  toQueryKey,
  validateBySchema,
} from './index'

const endpoints = Object.values(api).flatMap((endpointsOfFeature) => Object.values(endpointsOfFeature))

describe('every endpoint', () => {
  test.each(endpoints.map((one) => [one.name, one] as const))(
    '%s declares each parameter of its path',
    (_, one) => {
      const shape: EndpointShape = one
      const names = [...shape.path.matchAll(/:([a-zA-Z]+)/g)].map(([, name]) => name)
      expect(names.length > 0).toBe(shape.params !== undefined)
      expect(shape.summary).toMatch(/\.$/)
    },
  )

  test('are unique by method and path', () => {
    const routes = endpoints.map((one) => `${one.method} ${one.path}`)
    expect(new Set(routes).size).toBe(routes.length)
  })
})

describe('addresses and keys', () => {
  test('fill in parameters and omit absent ones', () => {
    expect(
      buildEndpointUrl({ ...api.account.endSession, path: '/things/:id' }, { params: { id: 'a/b' } }),
    ).toBe('/api/v1/things/a%2Fb')
    expect(buildEndpointUrl(api.account.me, { query: { q: 'a b', page: 2, none: undefined } })).toBe(
      '/api/v1/auth/me?q=a%20b&page=2',
    )
    expect(() => buildEndpointUrl(api.account.endSession)).toThrow('missing path parameter id')
  })

  test('start a cache key with the feature', () => {
    expect(toQueryKey(api.account.me)).toEqual(['account', 'account.me', {}, {}])
  })
})

test('names are reduced to one line', () => {
  for (const [schema, name] of [
    [api.account.register.body.shape.name, 'Ana'],
    [api.household.create.body.shape.name, 'Ours'],
  ] as const)
    expect(validateBySchema(schema, ` ${name}\r\n\tBcc: x `)).toEqual({ ok: true, value: `${name} Bcc: x` })
})

describe('error codes', () => {
  test('each has an error status and a sentence', () => {
    for (const { status, message } of Object.values(errorDefinitions)) {
      expect(status).toBeGreaterThanOrEqual(400)
      expect(message).toMatch(/[.?]$/)
    }
  })

  test('are distinguished from other responses', () => {
    expect(isErrorResponse({ error: { code: 'too-large', message: '' } })).toBe(true)
    for (const response of [
      null,
      'x',
      {},
      { error: null },
      { error: { code: 'unheard-of' } },
      { error: { code: 7, message: '' } },
    ]) {
      expect(isErrorResponse(response)).toBe(false)
    }
  })
})

describe('validating input', () => {
  const { body } = api.account.register

  test('normalises valid input', () => {
    const checked = validateBySchema(body, {
      name: ' Ana ',
      email: ' Ana@Example.ORG',
      password: 'three warm plums',
    })
    expect(checked).toEqual({
      ok: true,
      value: { name: 'Ana', email: 'ana@example.org', password: 'three warm plums' },
    })
  })

  test('returns a message per field', () => {
    const checked = validateBySchema(body, { name: '   ', email: 'ana', password: 'short' })
    expect(checked).toEqual({
      ok: false,
      fields: {
        name: 'Please fill this in.',
        email: 'Enter an email address like ana@example.org.',
        password: 'Use at least 10 characters.',
      },
    })
  })

  test.each([
    [{ name: 5, email: 'a@b.co', password: 'three warm plums' }, { name: 'This should be text.' }],
    [
      { name: 'A\u0000', email: 'a@b.co', password: 'three warm plums' },
      { name: 'Please use ordinary characters only.' },
    ],
    [
      { name: '\ud800', email: 'a@b.co', password: 'three warm plums' },
      { name: 'Please use ordinary characters only.' },
    ],
    [
      { name: '\u200b\u202e', email: 'a@b.co', password: 'three warm plums' },
      { name: 'Please use characters that can be seen.' },
    ],
    [
      { name: 'x'.repeat(81), email: 'a@b.co', password: 'three warm plums' },
      { name: 'Use at most 80 characters.' },
    ],
    [null, { '': 'This should be an object with the fields listed at /api/docs.' }],
  ])('rejects %j', (input, fields) => {
    expect(validateBySchema(body, input)).toEqual({ ok: false, fields })
  })
})

test('an empty list has one page', () => {
  expect(toPageInfo({ page: 1, size: 10 }, 0)).toEqual({ number: 1, size: 10, pages: 1, total: 0 })
  expect(toPageInfo({ page: 3, size: 10 }, 250).pages).toBe(25)
})
