import { randomUUID } from 'node:crypto'
import { type InventoryItem, inventory, type NewItem } from '@larder/contract/inventory'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type * as z from 'zod/mini'
import type { Actor } from '../../../actor'
import { aCook, type Cook } from '../../../testing/a-cook'
import { fillInventory } from '../../../testing/fill-inventory'
import { type TestApp, testApp } from '../../../testing/test-app'
import { createStockFiles } from './stock-files'

let app: TestApp
beforeAll(async () => {
  app = await testApp(inject('cluster'))
})
afterAll(() => app.close())

type Format = 'csv' | 'json'
async function itemsOf({ token }: Cook): Promise<InventoryItem[]> {
  return (await app.call(inventory.list, {}, { token })).body.data
}
/** The fields of an item that must survive export and import. */
const lasting = ({ id, version, booking, ...rest }: InventoryItem) => rest
async function stockOf(cook: Cook) {
  const items = (await itemsOf(cook)).map(lasting)
  return items.sort((a, b) => (`${a.name} ${a.location}` < `${b.name} ${b.location}` ? -1 : 1))
}
async function exported({ token }: Cook, format: Format = 'csv') {
  const { status, body } = await app.call(inventory.exportFile, { query: { format } }, { token })
  expect(status).toBe(200)
  return body.data
}
interface Given {
  format?: Format
  dryRun?: boolean
  action?: string
}
const bring = ({ token }: Pick<Cook, 'token'>, text: string, { format = 'csv', ...more }: Given = {}) =>
  app.call(inventory.importFile, { body: { format, text, ...more } }, { token })

async function aFullHousehold() {
  const cook = await aCook(app)
  const { token } = cook
  const add = async (item: z.input<typeof NewItem>) =>
    (await app.call(inventory.create, { body: item }, { token })).body.data.id
  await add({ name: 'Spinach', amount: '2', unit: 'bunches' })
  await add({ name: '=cmd|x', amount: '1/3', unit: '-kg', dailyConsumption: '0.25' })
  await add({ name: 'Grandma’s "best", chutney', amount: '0.5', unit: 'jars', expiryDate: null })
  await add({ name: 'Ham', amount: '200', unit: 'g', expiryDate: '2026-11-18', expirySource: 'printed' })
  const milk = await add({ name: 'Milk', amount: '2', unit: 'l', price: '2.98', source: 'receipt' })
  await app.call(inventory.open, { params: { id: milk }, body: {} }, { token })
  const meat = await add({ name: 'Minced beef', amount: '4', unit: 'pieces' })
  await app.call(inventory.move, { params: { id: meat }, body: { to: 'freezer', amount: '3' } }, { token })
  const bread = await add({ name: 'Bread', amount: '1', unit: 'loaf' })
  await app.call(inventory.move, { params: { id: bread }, body: { to: 'freezer' } }, { token })
  await app.call(inventory.move, { params: { id: bread }, body: { to: 'pantry' } }, { token })
  const eggs = await add({ name: 'Eggs', amount: '6', unit: 'pieces', price: '3.00' })
  await app.call(inventory.take, { params: { id: eggs }, body: { amount: 'all' } }, { token })
  await add({ name: 'Milk', amount: '1', unit: 'l', location: 'pantry', foodId: 'whole-milk' })
  const removed = await add({ name: 'Removed', amount: '1' })
  await app.call(inventory.remove, { params: { id: removed }, query: {} }, { token })
  return cook
}

describe('the stock as a file', () => {
  test.each(['csv', 'json'] as const)(
    'is exported as %s and imported unchanged, also on the next day',
    async (format) => {
      const cook = await aFullHousehold()
      const stock = await stockOf(cook)
      expect(stock).toHaveLength(10)
      const file = await exported(cook, format)
      expect(file.name).toBe(`larder-stock-2026-11-15.${format}`)
      const other = await aCook(app)
      app.passSeconds(17 * 3600)
      const { status, body } = await bring(other, file.text, { format })
      expect(status).toBe(200)
      expect(body.data).toMatchObject({ added: 10, sample: { length: 5 } })
      expect(await stockOf(other)).toEqual(stock)
      const again = await exported(other, format)
      const lines = (text: string) => text.replace(/"(?:household|exportedAt)":"[^"]*",?/g, '')
      expect(lines(again.text)).toBe(lines(file.text))
      const hidden = `select left_when_frozen, cooked, unit_price::text from lots where removed_at is null and household_id =
      (select current_household_id from accounts where id = $1) order by name, location`
      const rowsOf = async ({ user }: Cook) => (await app.db.$client.query(hidden, [user.id])).rows
      expect(await rowsOf(other)).toEqual(await rowsOf(cook))
      app.passSeconds(-17 * 3600)
    },
  )

  test('has a name and a type', async () => {
    const cook = await aCook(app)
    const csv = await exported(cook)
    expect(csv.type).toBe('text/csv; charset=utf-8')
    expect(csv.text.startsWith('\uFEFFname,amount,unit,category,location,expiryDate,')).toBe(true)
    const json = await exported(cook, 'json')
    expect(json.type).toBe('application/json')
    expect(JSON.parse(json.text)).toEqual({
      larder: 'stock',
      version: 1,
      household: 'Ana’s kitchen',
      exportedAt: app.now(),
      items: [],
    })
  })

  test('is for members only', async () => {
    const cook = await aFullHousehold()
    const stranger = await aCook(app)
    expect((await exported(stranger)).text).not.toContain('Spinach')
    expect((await app.call(inventory.exportFile, { query: {} })).status).toBe(401)
    expect((await bring({ token: 'x' }, 'name,amount\nMilk,1')).status).toBe(401)
    const wrong = { format: 'xlsx' as Format }
    expect((await app.call(inventory.exportFile, { query: wrong }, cook)).body.error?.code).toBe('bad-input')
  })
})

describe('importing a file', () => {
  test('accepts other programs’ files and fills in missing values', async () => {
    const cook = await aCook(app)
    const text = [
      'Product;Quantity;Quantity unit;Location;Best before;Purchase date;Colour',
      'Spinach;2;bunches;Refrigerator;;2026-11-13;green',
      'Rice;1,5;kg;;2999-12-31;;white',
      'Milk;1;l;Fridge;20.11.2026;;white',
    ].join('\r\n')
    expect((await bring(cook, text)).body.data.added).toBe(3)
    const [milk, rice, spinach] = await stockOf(cook)
    expect(spinach).toMatchObject({
      foodId: 'spinach',
      category: 'Vegetables',
      location: 'fridge',
      since: '2026-11-13',
      expirySource: 'estimated',
      expiryDate: '2026-11-18',
      source: 'import',
    })
    expect(rice).toMatchObject({ amount: '1.5', location: 'pantry', since: '2026-11-15' })
    expect(rice?.expiryDate).toBeUndefined()
    expect(milk).toMatchObject({ expiryDate: '2026-11-20', expirySource: 'you', expiryKind: 'best-before' })
  })

  test('can be previewed', async () => {
    const cook = await aCook(app)
    const text = 'name,amount,unit\nMilk,2,l\nEggs,12,pieces'
    const { body } = await bring(cook, text, { dryRun: true, action: randomUUID() })
    expect(body.data).toEqual({
      added: 2,
      sample: [
        { name: 'Milk', amount: '2', unit: 'l' },
        { name: 'Eggs', amount: '12', unit: 'pieces' },
      ],
    })
    expect(await itemsOf(cook)).toEqual([])
  })

  test('is one action: a retry counts once, an undo reverts all of it', async () => {
    const cook = await aCook(app)
    const action = randomUUID()
    const text = 'name,amount\nMilk,2\nEggs,12'
    const [first, second] = await Promise.all([bring(cook, text, { action }), bring(cook, text, { action })])
    expect(first.status).toBe(200)
    expect(second.body).toEqual(first.body)
    expect(await itemsOf(cook)).toHaveLength(2)
    expect((await bring(cook, `${text}\nHam,1`, { action })).body.error?.code).toBe('idempotency-key-reused')
    const id = first.body.data.booking ?? 0
    const undone = await app.call(inventory.undo, { params: { id } }, { token: cook.token })
    expect(undone.body.data.removed).toHaveLength(2)
    expect(await itemsOf(cook)).toEqual([])
    expect((await bring(cook, text, { action: 'again' })).body.error?.code).toBe('bad-input')
  })

  test('is all or nothing and lists the errors by line', async () => {
    const cook = await aCook(app)
    const text =
      'name,amount,openedOn,foodId\nMilk,2\n,3\nEggs,many\nHam,-1\nTea,1,2027-01-01\nJam,1,,unobtainium'
    const { status, body } = await bring(cook, text)
    expect(status).toBe(400)
    expect(body.error).toMatchObject({
      code: 'bad-input',
      fields: {
        'line 3: name': 'Please fill this in.',
        'line 4: amount': expect.any(String),
        'line 5: amount': expect.any(String),
        'line 6: openedOn': 'Use today or an earlier date.',
        'line 7: foodId': 'Choose a food from the list, or none.',
      },
    })
    expect(await itemsOf(cook)).toEqual([])
    expect((await bring(cook, text, { dryRun: true })).status).toBe(400)
  })

  test('lists twenty of many errors and counts the rest', async () => {
    const { body } = await bring(await aCook(app), `name,amount\n${'Milk,x\n'.repeat(33)}`)
    expect(Object.keys(body.error?.fields ?? {})).toHaveLength(21)
    expect(body.error?.fields).toMatchObject({
      'line 21: amount': expect.any(String),
      'and more': '13 more like these.',
    })
  })

  test('gives unknown foods no date, like the form', async () => {
    const cook = await aCook(app)
    await bring(cook, 'name,amount,category\nZorbleflax,1,\nZorbleflux,1,Protein')
    const [unknown, meat] = await stockOf(cook)
    expect(unknown).not.toHaveProperty('expiryDate')
    expect(meat).toMatchObject({ category: 'Protein', expiryKind: 'use-by' })
  })

  test('adds nothing from an empty table', async () => {
    const cook = await aCook(app)
    expect((await bring(cook, 'name,amount\n')).body.data).toEqual({ added: 0, sample: [] })
    expect((await bring(cook, '[]', { format: 'json' })).body.data).toEqual({ added: 0, sample: [] })
  })

  test.each<[string, Format, string]>([
    ['a picture', 'csv', '\u0089PNG\r\n\u001a\n\u0000\u0000'],
    ['JSON as CSV', 'csv', '[{"name":"Milk","amount":"1"}]'],
    ['CSV as JSON', 'json', 'name,amount\nMilk,1'],
    ['half of a file', 'json', '{"larder":"stock","version":1,"items":[{"name":"Mi'],
  ])('rejects %s', async (_, format, text) => {
    const { status, body } = await bring(await aCook(app), text, { format })
    expect([status, body.error?.code]).toEqual([400, 'unreadable-file'])
  })

  test('stores hostile text as text', async () => {
    const cook = await aCook(app)
    const hostile = ['Mi\u0000lk', '\u202e', 'x'.repeat(5000)]
    for (const name of hostile) {
      const text = JSON.stringify([{ name, amount: 1 }])
      expect((await bring(cook, text, { format: 'json' })).body.error?.code).toBe('bad-input')
    }
    const harmless = "'); drop table lots; --"
    await bring(cook, JSON.stringify([{ name: harmless, amount: 1 }]), { format: 'json' })
    expect((await itemsOf(cook)).map(({ name }) => name)).toEqual([harmless])
  })

  test('requires a valid format and text', async () => {
    const { token } = await aCook(app)
    const wrong = [
      {},
      { format: 'csv' },
      { format: 'xml', text: 'x' },
      { format: 'csv', text: 7 },
      { format: 'csv', text: '' },
    ]
    for (const body of wrong) {
      const response = await app.call(inventory.importFile, { body: body as never }, { token })
      expect([response.status, response.body.error?.code]).toEqual([400, 'bad-input'])
    }
    const huge = await bring({ token }, 'x'.repeat(30_000_000))
    expect([huge.status, huge.body.error?.code]).toEqual([413, 'too-large'])
  })

  test('fills a household up to the limit; the largest one can be exported and imported', async () => {
    app.passSeconds(3600)
    const cook = await aCook(app)
    await fillInventory(app.db, cook, 19_999)
    const two = 'name,amount\nMilk,1\nEggs,6'
    expect((await bring(cook, two)).body.error?.code).toBe('too-many-items')
    expect((await bring(cook, two, { dryRun: true })).body.error?.code).toBe('too-many-items')
    expect((await bring(cook, 'name,amount\nMilk,1')).body.data.added).toBe(1)
    const other = await aCook(app)
    const { text } = await exported(cook, 'json')
    expect((await bring(other, text, { dryRun: true, format: 'json' })).body.data.added).toBe(20_000)
    const tooLong = `name,amount\n${'Milk,1\n'.repeat(20_001)}`
    expect((await bring(other, tooLong)).body.error?.code).toBe('too-many-items')
  }, 60_000)
})

test('a file whose sender has left is not parsed to its end', async () => {
  const left = new AbortController()
  left.abort()
  const reached: string[] = []
  const files = createStockFiles({
    db: app.serverDb,
    clock: app.now,
    withHousehold: () => {
      reached.push('saving')
      return Promise.reject(new Error('saved what nobody waits for'))
    },
  })
  const { user } = await aCook(app)
  const [membership] = (
    await app.db.$client.query('select household_id from household_members where account_id = $1', [user.id])
  ).rows
  const actor = { accountId: user.id, householdId: membership.household_id } as Actor
  const text = ['name,amount,unit', ...Array.from({ length: 40 }, (_, n) => `Plumm ${n},1,kg`)].join('\n')
  const file = { format: 'csv', text, dryRun: false } as const
  await expect(files.read(actor, file, left.signal)).rejects.toMatchObject({ code: 'bad-request' })
  expect(reached).toEqual([])
})
