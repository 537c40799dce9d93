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
const asked: IncomingMessage[] = []
const server = createServer((request, response) => {
  asked.push(request)
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
  asked.length = 0
})

const saying = (answer: unknown, status = 200) => {
  answering = (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
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
/** Long enough for a busy machine. Only the test of a silent server waits for its time to run out. */
const limits = { wholeMs: 60_000, mostBytes: 50_000 }
const find = (address = base, wholeMs = limits.wholeMs) =>
  createOpenFoodFactsClient(address, { ...limits, wholeMs })(code)
const troubleOf = (address?: string, wholeMs?: number) =>
  find(address, wholeMs).then(
    () => 'none',
    (error: unknown) => (error instanceof ProductLookupError ? error.reason : error),
  )

describe('asking Open Food Facts', () => {
  test('is done as it wishes to be asked, and gives thanks', async () => {
    saying({ status: 1, product })
    expect(await find(`${base}/`)).toEqual({
      name: 'Oat drink',
      kinds: ['plant milks', 'oat milks'],
      size: '1 L',
      ingredients: 'Water, oats, salt',
      credit: 'Open Food Facts (ODbL)',
    })
    expect(asked[0]?.url).toMatch(/^\/api\/v2\/product\/5411188110835\.json\?fields=product_name,/)
    expect(asked[0]?.headers['user-agent']).toMatch(/^Larder\/\S+ \(self-hosted\)$/)
  })

  test('names fall back from English to the product’s own, to what it is, to who makes it', async () => {
    const named = async (given: object) => {
      saying({ status: 1, product: given })
      return (await find())?.name
    }
    expect(await named({ product_name: 'Boisson avoine', brands: 'Oatly' })).toBe('Boisson avoine')
    expect(await named({ product_name: '  ', generic_name: 'Haferdrink' })).toBe('Haferdrink')
    expect(await named({ product_name: null, brands: 'Oatly' })).toBe('Oatly')
    expect(await named({ product_name: '…' })).toBeUndefined()
  })

  test('what is not known there is not known', async () => {
    saying({ status: 0, status_verbose: 'product not found' }, 404)
    expect(await find()).toBeUndefined()
    saying({ status: 0 })
    expect(await find()).toBeUndefined()
  })

  test('hostile words are bounded, and nothing in them stays unseen', async () => {
    saying({
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

  test('slowness, refusals, garbage, floods and silence are troubles', async () => {
    answering = () => undefined
    expect(await troubleOf(base, 50)).toBe('slow')
    saying({}, 503)
    expect(await troubleOf()).toBe('refused')
    answering = (_, response) => void response.end('<html>Welcome</html>')
    expect(await troubleOf()).toBe('unreadable')
    saying({ status: 1, product: { product_name: 7 } })
    expect(await troubleOf()).toBe('unreadable')
    answering = (_, response) => void response.end('x'.repeat(60_000))
    expect(await troubleOf()).toBe('too-long')
    expect(await troubleOf('http://127.0.0.1:9')).toBe('unreachable')
  })

  test('a way elsewhere is gone only within the same house, and not for ever', async () => {
    answering = (request, response) => {
      if (request.url?.startsWith('/api')) response.writeHead(302, { location: '/other.json' }).end()
      else response.end(JSON.stringify({ status: 1, product }))
    }
    expect((await find())?.name).toBe('Oat drink')
    answering = (_, response) => void response.writeHead(302, { location: 'http://localhost:1/x' }).end()
    expect(await troubleOf()).toBe('refused')
    answering = (_, response) => void response.writeHead(301, { location: '/again' }).end()
    asked.length = 0
    expect(await troubleOf()).toBe('refused')
    expect(asked.length).toBe(3)
  })
})

describe('politeness', () => {
  test('lets so many through in a minute, and sends away whoever would wait too long', async () => {
    let time = 0
    const turn = createRequestThrottle({ most: 15, windowMs: 60_000, maxWaitMs: 0 }, () => time)
    for (let n = 0; n < 15; n += 1) await turn()
    await expect(turn()).rejects.toThrow('busy')
    time = 59_999
    await expect(turn()).rejects.toThrow('busy')
    time = 60_000
    for (let n = 0; n < 15; n += 1) await turn()
    await expect(turn()).rejects.toThrow('busy')
  })

  test('whoever is patient waits', async () => {
    const turn = createRequestThrottle({ most: 1, windowMs: 20, maxWaitMs: 1000 })
    await Promise.all([turn(), turn(), turn()])
  })
})

describe('what was looked up', () => {
  let database: TestDatabase
  let now = '2026-11-15T08:00:00.000Z'
  const logged: string[] = []
  const log = createLog('info', { write: (line) => void logged.push(line) })
  const days = (count: number) =>
    new Date(Date.parse('2026-11-15T08:00:00.000Z') + count * 86_400_000).toISOString()
  const book = () => {
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

  test('is remembered for thirty days, and for seven that nobody knew it; what went wrong is not', async () => {
    saying({ status: 1, product })
    const products = book()
    const both = await Promise.all([products.find(code), products.find(code)])
    expect(both.map((found) => found?.name)).toEqual(['Oat drink', 'Oat drink'])
    now = days(29)
    expect((await products.find(code))?.name).toBe('Oat drink')
    expect(asked).toHaveLength(1)
    now = days(31)
    saying({}, 500)
    // Nobody answers: what was known still helps.
    expect((await products.find(code))?.name).toBe('Oat drink')
    expect(asked).toHaveLength(2)
    expect(logged.join()).toContain('refused')
    expect(logged.join()).not.toContain(code)
    saying({ status: 0 }, 404)
    expect(await products.find('4006381333931')).toBeUndefined()
    now = days(37)
    expect(await products.find('4006381333931')).toBeUndefined()
    expect(asked).toHaveLength(3)
    now = days(39)
    saying({ status: 1, product: { product_name: 'Pencil' } })
    expect((await products.find('4006381333931'))?.name).toBe('Pencil')
    expect(await database.db.$count(lookedUpProducts)).toBe(2)
  })
})
