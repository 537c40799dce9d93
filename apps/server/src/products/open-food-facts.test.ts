import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { lookedUpProducts } from '../db/tables/scan'
import { createLog } from '../log'
import { aTestDatabase, type TestDatabase } from '../testing/test-database'
import { createCachedProductLookup } from './cached-product-lookup'
import { createOpenFoodFactsClient } from './open-food-facts'
import { ProductLookupError } from './product-lookup'
import { createRequestThrottle } from './request-throttle'

const code = '5411188110835'
let base: string
let answering: (request: IncomingMessage, response: ServerResponse) => void
const requests: IncomingMessage[] = []
const server = createServer((request, response) => {
  requests.push(request)
  answering(request, response)
})

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  requests.length = 0
})

const respondWith = (content: unknown, status = 200) => {
  answering = (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content))
  }
}
const product = {
  product_name: 'Boisson avoine',
  product_name_en: 'Oat drink',
  generic_name: '',
  brands: 'Oatly',
  quantity: '1 L',
  ingredients_text_en: 'Water, oats, salt',
  categories_tags: ['en:plant-milks', 'fr:boissons', 'en:oat-milks'],
}
/** Long enough for a busy machine. Only the test of a silent server waits for the timeout. */
const limits = { wholeMs: 60_000, mostBytes: 50_000 }
const find = (address = base, wholeMs = limits.wholeMs) =>
  createOpenFoodFactsClient(address, { ...limits, wholeMs })(code)
const failureOf = (address?: string, wholeMs?: number) =>
  find(address, wholeMs).then(
    () => 'none',
    (error: unknown) => (error instanceof ProductLookupError ? error.reason : error),
  )

describe('a request to Open Food Facts', () => {
  test('follows its rules, and the result has its attribution', async () => {
    respondWith({ status: 1, product })
    expect(await find(`${base}/`)).toEqual({
      name: 'Oat drink',
      kinds: ['plant milks', 'oat milks'],
      size: '1 L',
      ingredients: 'Water, oats, salt',
      credit: 'Open Food Facts (ODbL)',
    })
    expect(requests[0]?.url).toMatch(/^\/api\/v2\/product\/5411188110835\.json\?fields=product_name,/)
    expect(requests[0]?.headers['user-agent']).toMatch(/^Larder\/\S+ \(self-hosted\)$/)
  })

  test('falls back from the English name to the product’s own, the generic name and the brand', async () => {
    const nameOf = async (given: object) => {
      respondWith({ status: 1, product: given })
      return (await find())?.name
    }
    expect(await nameOf({ product_name: 'Boisson avoine', brands: 'Oatly' })).toBe('Boisson avoine')
    expect(await nameOf({ product_name: '  ', generic_name: 'Haferdrink' })).toBe('Haferdrink')
    expect(await nameOf({ product_name: null, brands: 'Oatly' })).toBe('Oatly')
    expect(await nameOf({ product_name: '…' })).toBeUndefined()
  })

  test('returns nothing for an unknown product', async () => {
    respondWith({ status: 0, status_verbose: 'product not found' }, 404)
    expect(await find()).toBeUndefined()
    respondWith({ status: 0 })
    expect(await find()).toBeUndefined()
  })

  test('bounds hostile text and removes invisible characters', async () => {
    respondWith({
      status: 1,
      product: {
        product_name: `\u202eEvil\u0000\u001b[31m <script>alert(1)</script>\n\n${'x'.repeat(9000)}`,
        ingredients_text: 'milk '.repeat(9000).slice(0, 20_000),
        categories_tags: Array.from({ length: 500 }, (_, at) => `en:kind-${at}`),
      },
    })
    const found = await find()
    expect(found?.name).toHaveLength(120)
    expect(found?.name).toMatch(/^Evil \[31m <script>alert\(1\)<\/script> x+$/)
    expect(found?.ingredients?.length).toBeLessThanOrEqual(4000)
    expect(found?.kinds).toHaveLength(6)
  })

  test('fails on slowness, errors, garbage, floods and silence', async () => {
    answering = () => undefined
    expect(await failureOf(base, 50)).toBe('slow')
    respondWith({}, 503)
    expect(await failureOf()).toBe('refused')
    answering = (_, response) => void response.end('<html>Welcome</html>')
    expect(await failureOf()).toBe('unreadable')
    respondWith({ status: 1, product: { product_name: 7 } })
    expect(await failureOf()).toBe('unreadable')
    answering = (_, response) => void response.end('x'.repeat(60_000))
    expect(await failureOf()).toBe('too-long')
    expect(await failureOf('http://127.0.0.1:9')).toBe('unreachable')
  })

  test('follows redirects only within the same origin, and not for ever', async () => {
    answering = (request, response) => {
      if (request.url?.startsWith('/api')) response.writeHead(302, { location: '/other.json' }).end()
      else response.end(JSON.stringify({ status: 1, product }))
    }
    expect((await find())?.name).toBe('Oat drink')
    answering = (_, response) => void response.writeHead(302, { location: 'http://localhost:1/x' }).end()
    expect(await failureOf()).toBe('refused')
    answering = (_, response) => void response.writeHead(301, { location: '/again' }).end()
    requests.length = 0
    expect(await failureOf()).toBe('refused')
    expect(requests.length).toBe(3)
  })
})

describe('the request throttle', () => {
  test('allows a number of requests per minute, and rejects longer waits', async () => {
    let time = 0
    const waitForSlot = createRequestThrottle({ most: 15, windowMs: 60_000, maxWaitMs: 0 }, () => time)
    for (let n = 0; n < 15; n += 1) await waitForSlot()
    await expect(waitForSlot()).rejects.toThrow('busy')
    time = 59_999
    await expect(waitForSlot()).rejects.toThrow('busy')
    time = 60_000
    for (let n = 0; n < 15; n += 1) await waitForSlot()
    await expect(waitForSlot()).rejects.toThrow('busy')
  })

  test('delays requests that may wait', async () => {
    const waitForSlot = createRequestThrottle({ most: 1, windowMs: 20, maxWaitMs: 1000 })
    await Promise.all([waitForSlot(), waitForSlot(), waitForSlot()])
  })
})

describe('a looked-up product', () => {
  let database: TestDatabase
  let now = '2026-11-15T08:00:00.000Z'
  const logged: string[] = []
  const log = createLog('info', { write: (line) => void logged.push(line) })
  const days = (count: number) =>
    new Date(Date.parse('2026-11-15T08:00:00.000Z') + count * 86_400_000).toISOString()
  const createLookup = () => {
    const { db } = database
    const politeness = { most: 1000, windowMs: 1000, maxWaitMs: 0 }
    return createCachedProductLookup({
      db,
      clock: () => now,
      log,
      ask: createOpenFoodFactsClient(base, limits),
      politeness,
    })
  }
  beforeAll(async () => {
    database = await aTestDatabase(inject('cluster'))
  })
  afterAll(() => database.drop())

  test('is cached for thirty days, an unknown one for seven; failures are not cached', async () => {
    respondWith({ status: 1, product })
    const products = createLookup()
    const both = await Promise.all([products.find(code), products.find(code)])
    expect(both.map((found) => found?.name)).toEqual(['Oat drink', 'Oat drink'])
    now = days(29)
    expect((await products.find(code))?.name).toBe('Oat drink')
    expect(requests).toHaveLength(1)
    now = days(31)
    respondWith({}, 500)
    // The lookup fails: the stale result is still used.
    expect((await products.find(code))?.name).toBe('Oat drink')
    expect(requests).toHaveLength(2)
    expect(logged.join()).toContain('refused')
    expect(logged.join()).not.toContain(code)
    respondWith({ status: 0 }, 404)
    expect(await products.find('4006381333931')).toBeUndefined()
    now = days(37)
    expect(await products.find('4006381333931')).toBeUndefined()
    expect(requests).toHaveLength(3)
    now = days(39)
    respondWith({ status: 1, product: { product_name: 'Pencil' } })
    expect((await products.find('4006381333931'))?.name).toBe('Pencil')
    expect(await database.db.$count(lookedUpProducts)).toBe(2)
  })
})
