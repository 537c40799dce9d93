import { randomUUID } from 'node:crypto'
import { inventory } from '@larder/contract/inventory'
import { shopping } from '@larder/contract/shopping'
import { newLine, tickLine } from '@larder/kitchen/shopping/shared-list'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { lots } from '../../db/tables/inventory'
import { paidPrices, shoppingLines } from '../../db/tables/shopping'
import { aCook, type Cook } from '../../testing/a-cook'
import { aKitchen, type TestKitchen } from '../../testing/kitchens/a-kitchen'
import { createShoppingCalls, shoppingRejection } from '../../testing/kitchens/shopping-calls'

let kitchen: TestKitchen
let ana: Cook
beforeAll(async () => {
  kitchen = await aKitchen(inject('cluster'))
  ana = kitchen.ana
})
afterAll(() => kitchen.close())
beforeEach(async () => {
  await kitchen.db.delete(shoppingLines)
  await kitchen.db.delete(paidPrices)
})

interface PutAway {
  id: string
  name?: string
  amount?: string
  unit?: string
  location?: 'pantry' | 'fridge' | 'freezer'
  expiryDate?: string | null
  price?: string
}

const putAway = (lines: PutAway[], more: { store?: string; action?: string } = {}, as = ana) =>
  kitchen.call(shopping.putAway, { body: { lines, ...more } }, { token: as.token })
const undo = (booking: number) =>
  kitchen.call(inventory.undo, { params: { id: booking } }, { token: ana.token })
const memory = async (as = ana) => (await kitchen.call(shopping.memory, {}, { token: as.token })).body.data
const listed = async () =>
  (await kitchen.call(shopping.list, { query: {} }, { token: ana.token })).body.data.map(
    ({ text, ticked }) => [text, ticked],
  )

/** Lines ticked by a phone, a minute apart, with or without a store. */
async function bought(
  texts: string[],
  { store, from = kitchen.now(), as = ana }: { store?: string; from?: string; as?: Cook } = {},
) {
  const lines = texts.map((text, minute) => {
    const at = new Date(Date.parse(from) + minute * 60_000).toISOString()
    const line = newLine(randomUUID(), { text }, 'main', { at: minute + 1, by: 'phone' })
    return tickLine(line, 'phone', { at, ...(store && { store }) })
  })
  await kitchen.call(shopping.sync, { body: { lines: lines as never, names: [] } }, { token: as.token })
  return lines.map(({ id }) => id)
}

const aStore = (name: string) => createShoppingCalls(kitchen).named('store', name)

describe('putting away', () => {
  test('ticked lines become stock by their text, with location and date, in one booking', async () => {
    const ids = await bought(['250 g flour', '2 milk', 'bread', '2 bunches parsley', 'Grandma’s whatsits'])
    const { status, body } = await putAway(ids.map((id) => ({ id })))
    expect(status).toBe(200)
    expect(
      body.data.items.map(({ name, amount, unit, location, foodId }) => [
        name,
        amount,
        unit,
        location,
        foodId,
      ]),
    ).toEqual([
      ['flour', '250', 'g', 'pantry', 'all-purpose-flour'],
      ['milk', '2', '', 'fridge', 'whole-milk'],
      ['bread', '1', '', 'pantry', 'white-bread'],
      ['parsley', '2', 'bunches', 'fridge', 'parsley'],
      ['Grandma’s whatsits', '1', '', 'pantry', undefined],
    ])
    const { items, booking } = body.data
    expect(items[0]).toMatchObject({ source: 'shopping', since: '2026-11-15', booking })
    expect(items.map(({ expirySource }) => expirySource)).toContain('estimated')
    expect(await listed()).toEqual([])
    expect(shoppingRejection(await putAway([{ id: ids[0] ?? '' }]))).toEqual([404, 'shopping-item-not-found'])
  })

  test('the cook’s own values win', async () => {
    const [peas = '', jam = ''] = await bought(['peas', 'jam'])
    const { items } = (
      await putAway([
        {
          id: peas,
          name: 'Frozen peas',
          amount: '1.5',
          unit: 'kg',
          location: 'freezer',
          expiryDate: '2027-03-01',
          price: '4.50',
        },
        { id: jam, expiryDate: null },
      ])
    ).body.data
    expect(items[0]).toMatchObject({
      name: 'Frozen peas',
      amount: '1.5',
      unit: 'kg',
      location: 'freezer',
      expiryDate: '2027-03-01',
      expirySource: 'you',
      price: '4.50',
    })
    expect(items[1]).not.toHaveProperty('expiryDate')
  })

  test('an undo restores the ticked lines and deletes the prices; it can be repeated', async () => {
    const [id = ''] = await bought(['2 kg flour'])
    const { items, booking } = (await putAway([{ id, price: '3.20' }])).body.data
    expect((await memory()).prices).toHaveLength(1)
    expect((await undo(booking)).body.data.removed).toEqual([items[0]?.id])
    expect(await listed()).toEqual([['2 kg flour', true]])
    expect((await memory()).prices).toEqual([])
    expect(shoppingRejection(await undo(booking))).toEqual([409, 'booking-undone'])
    const again = await putAway([{ id }])
    expect([again.status, await listed()]).toEqual([200, []])
  })

  test('a failed undo leaves the list alone', async () => {
    const [id = ''] = await bought(['3 apples'])
    const { items, booking } = (await putAway([{ id }])).body.data
    await kitchen.call(
      inventory.step,
      { params: { id: items[0]?.id ?? 0 }, body: { by: -1 } },
      { token: ana.token },
    )
    expect(shoppingRejection(await undo(booking))).toEqual([409, 'changed-since'])
    expect(await listed()).toEqual([])
  })

  test('a retry, or five at once, books once with the same response', async () => {
    const ids = await bought(['rice', 'oats'])
    const action = randomUUID()
    const lines = ids.map((id) => ({ id, price: '1' }))
    const many = await Promise.all(Array.from({ length: 5 }, () => putAway(lines, { action })))
    expect(new Set(many.map(({ body }) => JSON.stringify(body.data))).size).toBe(1)
    expect(await kitchen.db.$count(paidPrices)).toBe(2)
    expect(shoppingRejection(await putAway([{ id: ids[0] ?? '' }], { action }))).toEqual([
      409,
      'idempotency-key-reused',
    ])
  })

  test('is all or nothing: rejects unticked, unknown, foreign and repeated lines', async () => {
    const [milk = ''] = await bought(['milk'])
    const stranger = await aCook(kitchen)
    const [theirs = ''] = await bought(['beer'], { as: stranger })
    const { body } = await kitchen.call(
      shopping.add,
      { body: { items: [{ text: 'Tea' }] } },
      { token: ana.token },
    )
    const before = await kitchen.db.$count(lots)
    const tries: [PutAway[], unknown][] = [
      [
        [{ id: milk }, { id: body.data[0]?.id ?? '' }],
        [409, 'not-ticked'],
      ],
      [
        [{ id: milk }, { id: randomUUID() }],
        [404, 'shopping-item-not-found'],
      ],
      [
        [{ id: milk }, { id: theirs }],
        [404, 'shopping-item-not-found'],
      ],
      [
        [{ id: milk }, { id: milk }],
        [400, 'bad-input'],
      ],
    ]
    for (const [lines, rejected] of tries) expect(shoppingRejection(await putAway(lines))).toEqual(rejected)
    expect(shoppingRejection(await putAway([{ id: milk }], {}, stranger))).toEqual([
      404,
      'shopping-item-not-found',
    ])
    expect(await kitchen.db.$count(lots)).toBe(before)
    expect(await listed()).toEqual([
      ['milk', true],
      ['Tea', false],
    ])
  })

  const id = randomUUID()
  test.each([
    [{ lines: [] }],
    [{ lines: [{ id: 'x' }] }],
    [{ lines: [{ id, amount: '-1' }] }],
    [{ lines: [{ id, amount: 'lots' }] }],
    [{ lines: [{ id, amount: '1000001' }] }],
    [{ lines: [{ id, name: ' ' }] }],
    [{ lines: [{ id, name: 'x'.repeat(121) }] }],
    [{ lines: [{ id, unit: 'x'.repeat(41) }] }],
    [{ lines: [{ id, location: 'cellar' }] }],
    [{ lines: [{ id, expiryDate: '2026-02-30' }] }],
    [{ lines: [{ id, price: '-1' }] }],
    [{ lines: [{ id, price: '1.234' }] }],
    [{ lines: [{ id }], store: 'x' }],
    [{ lines: [{ id }], action: 'x' }],
    [{}],
  ])('rejects %j', async (body) => {
    const response = await kitchen.call(shopping.putAway, { body: body as never }, { token: ana.token })
    expect(shoppingRejection(response)).toEqual([400, 'bad-input'])
  })
})

describe('the shopping memory', () => {
  test('has the newest price of each item in each store', async () => {
    const [market, corner] = [await aStore('Market'), await aStore('Corner shop')]
    const buy = async (text: string, price: string, store?: string) => {
      const [id = ''] = await bought([text], store ? { store } : {})
      await putAway([{ id, price }])
      kitchen.passSeconds(60)
    }
    await buy('1 l milk', '1.29', market)
    await buy('2 l milk', '2.40', market)
    await buy('1 l milk', '1.49', corner)
    await buy('2 bunches whatsits', '3')
    const { currency, prices } = await memory()
    expect(currency).toBe('USD')
    expect(prices).toEqual([
      { name: 'whatsits', amount: '2', unit: 'bunch', price: 3, day: '2026-11-15' },
      {
        foodId: 'whole-milk',
        name: 'milk',
        amount: '1',
        unit: 'l',
        price: 1.49,
        day: '2026-11-15',
        store: corner,
      },
      {
        foodId: 'whole-milk',
        name: 'milk',
        amount: '2',
        unit: 'l',
        price: 2.4,
        day: '2026-11-15',
        store: market,
      },
    ])
    expect((await memory(await aCook(kitchen))).prices).toEqual([])
  })

  test('has the trips to each store in the order of ticking', async () => {
    const [market, gone] = [await aStore('Market'), randomUUID()]
    await bought(['bread', '2 lemons', 'whatsits', '1 lemon', 'milk'], {
      store: market,
      from: '2026-11-10T09:00:00.000Z',
    })
    await bought(['milk', 'bread'], { store: market, from: '2026-11-12T18:00:00.000Z' })
    await bought(['rice'], { from: '2026-11-12T18:00:00.000Z' })
    await bought(['rice'], { store: gone, from: '2026-11-12T18:00:00.000Z' })
    const { stores } = await memory()
    expect(new Map(stores.map(({ id, trips }) => [id, trips]))).toEqual(
      new Map([
        [
          market,
          [
            ['white-bread', 'lemon', 'whole-milk'],
            ['whole-milk', 'white-bread'],
          ],
        ],
        ['main', [[expect.stringContaining('rice')]]],
      ]),
    )
  })
})
