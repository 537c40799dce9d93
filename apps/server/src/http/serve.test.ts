import { type Endpoint, type EndpointShape, endpoint, feature } from '@larder/contract/http/endpoint'
import { PageQuery, toPageInfo } from '@larder/contract/http/paging'
import { fastify } from 'fastify'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Actor } from '../actor'
import { AppError } from '../errors'
import { systemClock } from '../time/clock'
import { createAuthenticator } from './authenticate'
import { registerErrorHandlers } from './error-response'
import { defaultRateLimits, type RateLimiter } from './rate-limits'
import { createServe, type Serve } from './serve'

const plums = feature('inventory', {
  list: endpoint({
    method: 'GET',
    path: '/plums',
    access: 'anyone',
    summary: 'Plums, a page at a time.',
    query: PageQuery,
    data: z.object({ id: z.int(), ripe: z.boolean() }),
    paged: true,
  }),
  get: endpoint({
    method: 'GET',
    path: '/plums/:id',
    access: 'cook',
    summary: 'One plum.',
    params: z.object({ id: z.coerce.number().check(z.int()) }),
    data: z.object({ id: z.int(), ripe: z.boolean() }),
  }),
  shake: endpoint({
    method: 'POST',
    path: '/tree/shake',
    access: 'admin',
    summary: 'Shakes the tree.',
    status: 202,
  }),
})

const uncounted: RateLimiter = {
  consume: async () => undefined,
  countRequest: () => undefined,
  flush: async () => undefined,
  close: async () => undefined,
}
const ana = {
  ...{ accountId: 'a', householdId: 'h', sessionId: 's', name: 'Ana', email: 'ana@example.org' },
  ...{ avatar: null, deletionAt: null },
}
const people: Record<string, Actor> = {
  ['c'.repeat(43)]: { ...ana, role: 'cook', subscription: 'free' },
  ['a'.repeat(43)]: { ...ana, role: 'admin', subscription: 'free' },
}

function serving(mount: (serve: Serve) => void) {
  const app = fastify()
  registerErrorHandlers(app)
  const gate = createAuthenticator({
    findActor: async (token) => people[token],
    findKey: async () => undefined,
    findCamera: async () => undefined,
    limits: uncounted,
    allowances: defaultRateLimits,
    clock: systemClock,
  })
  mount(createServe(app, gate))
  return async (method: 'GET' | 'POST', path: string, as?: 'cook' | 'admin') => {
    const headers = as ? { authorization: `Bearer ${(as === 'cook' ? 'c' : 'a').repeat(43)}` } : {}
    const response = await app.inject({ method, url: `/api/v1${path}`, headers })
    return { status: response.statusCode, body: response.json() }
  }
}

describe('a paged list', () => {
  const orchard = Array.from({ length: 25 }, (_, id) => ({ id, ripe: id % 2 === 0, secret: 'worm' }))
  const call = serving((serve) =>
    serve(plums.list, ({ query }) => {
      const start = (query.page - 1) * query.size
      return { data: orchard.slice(start, start + query.size), page: toPageInfo(query, orchard.length) }
    }),
  )

  test('returns ten a page with page info, and only fields of the contract', async () => {
    const { status, body } = await call('GET', '/plums')
    expect(status).toBe(200)
    expect(body.data).toHaveLength(10)
    expect(body.page).toEqual({ number: 1, size: 10, pages: 3, total: 25 })
    expect(body.data[0]).toEqual({ id: 0, ripe: true })
  })

  test('returns other pages', async () => {
    const { body } = await call('GET', '/plums?page=3&size=10')
    expect(body.data.map(({ id }: { id: number }) => id)).toEqual([20, 21, 22, 23, 24])
  })

  test.each(['page=0', 'page=x', 'size=101', 'page=1.5', 'page=1&page=2'])(
    'rejects %s by name',
    async (query) => {
      const { status, body } = await call('GET', `/plums?${query}`)
      expect(status).toBe(400)
      expect(body.error.code).toBe('bad-input')
      expect(Object.keys(body.error.fields)).toEqual([query.split('=')[0]])
    },
  )
})

describe('access', () => {
  const call = serving((serve) => {
    serve(plums.get, ({ params }, { actor }) => {
      if (params.id === 13) throw new AppError('session-not-found')
      return { id: params.id, ripe: actor.name === 'Ana' }
    })
    serve(plums.shake, () => undefined)
  })

  test.each([
    ['/plums/7', 'GET', undefined, 401],
    ['/plums/7', 'GET', 'cook', 200],
    ['/plums/7', 'GET', 'admin', 200],
    ['/plums/x', 'GET', undefined, 401],
    ['/plums/x', 'GET', 'cook', 400],
    ['/plums/13', 'GET', 'cook', 404],
    ['/tree/shake', 'POST', undefined, 401],
    ['/tree/shake', 'POST', 'cook', 403],
    ['/tree/shake', 'POST', 'admin', 202],
  ] as const)('%s %s as %s: %i', async (path, method, as, status) => {
    expect((await call(method, path, as)).status).toBe(status)
  })

  test('a call without data returns null', async () => {
    expect((await call('POST', '/tree/shake', 'admin')).body).toEqual({ data: null })
  })
})

test('a response that violates the contract is withheld completely', async () => {
  const broken = plums.get as Endpoint<EndpointShape>
  const call = serving((serve) => serve(broken, () => ({ id: 'seven', ripe: 'very' }) as never))
  const { status, body } = await call('GET', '/plums/7', 'cook')
  expect(status).toBe(500)
  expect(JSON.stringify(body)).not.toContain('seven')
})
