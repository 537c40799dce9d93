import type { Endpoint, EndpointShape, InputOf } from '@larder/contract/http/endpoint'
import { inventory } from '@larder/contract/inventory'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { householdMembers } from '../../db/tables/household'
import { bookings, lots } from '../../db/tables/inventory'
import { aCook, type Cook } from '../../testing/a-cook'
import { aKitchen, type TestKitchen } from '../../testing/kitchens/a-kitchen'

let kitchen: TestKitchen
let stranger: Cook
let id: number
beforeAll(async () => {
  kitchen = await aKitchen(inject('cluster'))
  stranger = await aCook(kitchen)
  id = (await kitchen.anItem()).id
})
afterAll(() => kitchen.close())

const item = { name: 'Spinach', amount: '2', unit: 'bunches' }

/** Every stock endpoint on one item, with valid input. */
const calls: [string, (id: number) => Promise<{ status: number; body: { error?: { code: string } } }>][] = []
let token: string | undefined
const send = <E extends EndpointShape>(endpoint: Endpoint<E>, input: InputOf<E>) =>
  kitchen.call(endpoint, input, { token })
const onItem = {
  get: (id: number) => send(inventory.get, { params: { id } }),
  update: (id: number) => send(inventory.update, { params: { id }, body: { amount: '9' } }),
  remove: (id: number) => send(inventory.remove, { params: { id }, query: {} }),
  step: (id: number) => send(inventory.step, { params: { id }, body: { by: 1 } }),
  take: (id: number) => send(inventory.take, { params: { id }, body: { amount: 1 } }),
  waste: (id: number) => send(inventory.waste, { params: { id }, body: { reason: 'other' } }),
  move: (id: number) => send(inventory.move, { params: { id }, body: { to: 'freezer' } }),
  open: (id: number) => send(inventory.open, { params: { id }, body: {} }),
}
calls.push(...Object.entries(onItem))

const untouched = async () => {
  expect(await kitchen.see(id)).toMatchObject({ amount: '2', version: 1 })
}

describe('access', () => {
  test.each(calls)('%s: returns 401 without a session', async (_, call) => {
    for (const wrong of [undefined, 'x'.repeat(43), 'short']) {
      token = wrong
      const { status, body } = await call(id)
      expect([status, body.error?.code]).toEqual([401, 'not-signed-in'])
    }
    await untouched()
  })

  test('list, create, bulk and undo: 401 without a session', async () => {
    token = undefined
    const responses = [
      await send(inventory.list, {}),
      await send(inventory.create, { body: item }),
      await send(inventory.bulk, { body: { ids: [id], deed: { do: 'remove' } } }),
      await send(inventory.undo, { params: { id: 1 } }),
    ]
    expect(responses.map(({ status }) => status)).toEqual([401, 401, 401, 401])
    await untouched()
  })

  test.each(calls)('%s: returns 404 for another household’s item', async (_, call) => {
    token = stranger.token
    const { status, body } = await call(id)
    expect([status, body.error?.code]).toEqual([404, 'item-not-found'])
    await untouched()
  })

  test('another household sees and changes nothing', async () => {
    token = stranger.token
    expect((await send(inventory.list, {})).body.data).toEqual([])
    const bulk = await send(inventory.bulk, { body: { ids: [id], deed: { do: 'remove' } } })
    expect(bulk.body.data).toEqual({ items: [], removed: [], untouched: [id] })
    await untouched()
  })

  test.each(calls)('%s: returns 404 for an unknown item', async (_, call) => {
    token = kitchen.ana.token
    expect((await call(123_456_789)).body.error?.code).toBe('item-not-found')
  })

  test('a removed member can change nothing more', async () => {
    const bo = await kitchen.housemate()
    await kitchen.db.delete(householdMembers).where(eq(householdMembers.accountId, bo.user.id))
    token = bo.token
    const { status } = await onItem.step(id)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    await untouched()
  })
})

describe('input', () => {
  const long = 'x'.repeat(121)
  const wrongItems: [string, string, object][] = [
    ['no name', 'name', { name: undefined }],
    ['an empty name', 'name', { name: '   ' }],
    ['an invisible name', 'name', { name: '\u200b' }],
    ['a name with a null', 'name', { name: 'a\u0000b' }],
    ['half a character', 'name', { name: 'a\ud800' }],
    ['a long name', 'name', { name: long }],
    ['a name that is a number', 'name', { name: 7 }],
    ['a name that is a list', 'name', { name: ['Spinach'] }],
    ['no amount', 'amount', { amount: undefined }],
    ['a negative amount', 'amount', { amount: '-1' }],
    ['a negative number', 'amount', { amount: -0.5 }],
    ['a huge amount', 'amount', { amount: '1000001' }],
    ['no number', 'amount', { amount: 'many' }],
    ['an exponent', 'amount', { amount: 1e300 }],
    ['a long amount', 'amount', { amount: '1'.repeat(31) }],
    ['a division by nothing', 'amount', { amount: '1/0' }],
    ['an amount nobody can write', 'amount', { amount: '1 1/999999999' }],
    ['a long unit', 'unit', { unit: 'x'.repeat(41) }],
    ['an unknown shelf', 'category', { category: 'Toys' }],
    ['no day', 'expiryDate', { expiryDate: '2026-02-30' }],
    ['an instant for a day', 'expiryDate', { expiryDate: '2026-02-20T10:00:00Z' }],
    ['an unknown food', 'foodId', { foodId: 'unicorn' }],
    ['a food that is a property', 'foodId', { foodId: '__proto__' }],
    ['an unknown place', 'location', { location: 'car' }],
    ['a negative shelf life', 'shelfLifeDays', { shelfLifeDays: -1 }],
    ['a broken shelf life', 'shelfLifeDays', { shelfLifeDays: 1.5 }],
    ['a negative price', 'price', { price: '-1' }],
    ['a price with words', 'price', { price: '3 EUR' }],
    ['a price beyond all measure', 'price', { price: '9999999.99', amount: '0.000000001' }],
    ['an opening in days to come', 'openedOn', { openedOn: '2027-01-01' }],
    ['a daily use nobody can write', 'dailyConsumption', { dailyConsumption: '1 1/999999999' }],
    ['an unknown source', 'source', { source: 'theft' }],
  ]

  test.each(wrongItems)('%s is rejected by field, new or edited', async (_, field, wrong) => {
    token = kitchen.ana.token
    const before = [await kitchen.db.$count(lots), await kitchen.db.$count(bookings)]
    const made = await send(inventory.create, { body: { ...item, ...wrong } as never })
    expect([made.status, made.body.error?.code]).toEqual([400, 'bad-input'])
    expect(Object.keys(made.body.error?.fields ?? {})).toEqual([field])
    const isEditable = !['shelfLifeDays', 'source'].includes(field) && Object.values(wrong)[0] !== undefined
    if (isEditable) {
      const changed = await send(inventory.update, { params: { id }, body: wrong as never })
      expect([changed.status, changed.body.error?.code]).toEqual([400, 'bad-input'])
    }
    expect([await kitchen.db.$count(lots), await kitchen.db.$count(bookings)]).toEqual(before)
    await untouched()
  })

  test('hostile text is stored as text', async () => {
    token = kitchen.ana.token
    for (const name of [
      `'); drop table lots; --`,
      '<script>alert(1)</script>',
      '{"$ne": null}',
      '{{7*7}} %s %d \\x00 \\u0000',
      '𝓢𝓹𝓲𝓷𝓪𝓬𝓱 🥬 \u202egnihton',
    ]) {
      const made = await kitchen.anItem({ name, unit: name.slice(0, 40).trim() })
      expect(made.name).toBe(name)
      const { body } = await send(inventory.take, { params: { id: made.id }, body: { amount: '3' } })
      expect(body.error?.message).toContain(name)
    }
  })

  test.each(['x', '-1', '0', '1.5', '1e999', '9007199254740993', '%00', '1;drop'])(
    'rejects the item %j',
    async (wrong) => {
      token = kitchen.ana.token
      const { status, body } = await onItem.step(wrong as never)
      expect([status, body.error?.code]).toEqual([400, 'bad-input'])
    },
  )

  test.each([
    ['step', { by: 0.5 }],
    ['step', { by: 1001 }],
    ['step', { by: '1' }],
    ['step', {}],
    ['take', {}],
    ['take', { amount: null }],
    ['take', { amount: '1'.repeat(31) }],
    ['waste', { amount: '1' }],
    ['waste', { amount: '1', reason: 'moths' }],
    ['move', {}],
    ['move', { to: 'car' }],
    ['move', { to: 'fridge', amount: '-1' }],
    ['update', { version: 0 }],
    ['update', { version: '1' }],
    ['update', { amount: null }],
    ['open', []],
  ] as const)('%s rejects %j', async (verb, body) => {
    token = kitchen.ana.token
    const { status, body: response } = await send(inventory[verb] as typeof inventory.step, {
      params: { id },
      body: body as never,
    })
    expect([status, response.error?.code]).toEqual([400, 'bad-input'])
    await untouched()
  })

  test.each([
    { ids: [], deed: { do: 'remove' } },
    { ids: Array.from({ length: 1001 }, (_, at) => at + 1), deed: { do: 'remove' } },
    { ids: [0], deed: { do: 'remove' } },
    { ids: ['1'], deed: { do: 'remove' } },
    { ids: [1], deed: { do: 'cook' } },
    { ids: [1], deed: { do: 'waste' } },
    { ids: [1], deed: { do: 'move' } },
    { deed: { do: 'remove' } },
  ])('bulk rejects %j', async (body) => {
    token = kitchen.ana.token
    const { status } = await send(inventory.bulk, { body: body as never })
    expect(status).toBe(400)
    await untouched()
  })
})
