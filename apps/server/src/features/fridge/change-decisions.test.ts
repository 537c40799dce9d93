import { randomUUID } from 'node:crypto'
import { fridge } from '@larder/contract/fridge'
import { inventory } from '@larder/contract/inventory'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { corrections } from '../../db/tables/scan'
import { aCook, type Cook } from '../../testing/a-cook'
import { joinHousehold } from '../../testing/join-household'
import {
  aFridge,
  aShelfChange,
  type FridgeTestApp,
  type PairedTestCamera,
} from '../../testing/kitchens/a-fridge'
import type { DetectedChange } from './detected-change'

let larder: FridgeTestApp
let ana: Cook
let stranger: Cook
let householdId: string
let camera: PairedTestCamera
beforeAll(async () => {
  larder = await aFridge(inject('cluster'))
  ana = await aCook(larder)
  stranger = await aCook(larder)
})
beforeEach(async () => {
  householdId = await larder.anew(ana)
  camera = await larder.pair(ana)
  await larder.look(camera, ana)
})
afterAll(() => larder.close())

const decide = (id: string | undefined, body: object, { token }: Cook = ana) =>
  larder.call(fridge.decide, { params: { id: id ?? '' }, body: body as { do: 'dismiss' } }, { token })
const asking = async (kind: DetectedChange['kind'], label: string) => {
  await larder.look(camera, ana, [aShelfChange(kind, label, { sure: false })])
  return (await larder.changes(ana))[0]
}
const anItem = async (name: string, given: object = {}) => {
  const body = { name, amount: '2', unit: '', location: 'fridge' as const, ...given }
  return (await larder.call(inventory.create, { body }, { token: ana.token })).body.data
}
const shelves = async () =>
  (await larder.stock(ana)).map(({ name, amount, unit }) => `${amount} ${unit} ${name}`)
const remembered = async () => {
  const rows = await larder.db.select().from(corrections).where(eq(corrections.householdId, householdId))
  return rows.map(({ label, foodId, name, times }) => [label, foodId, name, times])
}

describe('an added item', () => {
  test('is booked as detected by any member, and undone', async () => {
    const change = await asking('came', 'milk')
    const { status, body } = await decide(change?.id, { do: 'book' })
    expect(status).toBe(200)
    expect(body.data.change).toMatchObject({ state: 'confirmed', name: 'Milk', booking: body.data.booking })
    expect(body.data.items).toMatchObject([
      { name: 'Milk', amount: '1', unit: 'l', location: 'fridge', source: 'camera', foodId: 'whole-milk' },
    ])
    const history = await larder.call(inventory.activity, { query: {} }, { token: ana.token })
    expect(history.body.data[0]).toMatchObject({ kind: 'bought', you: true, source: 'camera' })
    expect(history.body.data[0]).not.toHaveProperty('camera')
    const undone = await larder.call(
      inventory.undo,
      { params: { id: body.data.booking ?? 0 } },
      { token: ana.token },
    )
    expect(undone.status).toBe(200)
    expect((await larder.changes(ana))[0]?.state).toBe('undone')
    expect(await larder.stock(ana)).toEqual([])
  })

  test('is booked as another food, which counts as a correction next time', async () => {
    for (const _ of [1, 2]) {
      const change = await asking('came', 'coriander')
      await decide(change?.id, { do: 'book', foodId: 'parsley' })
    }
    expect(await shelves()).toEqual(['1 bunch Parsley', '1 bunch Parsley'])
    expect(await remembered()).toEqual([['coriander', 'parsley', '', 2]])
    expect(await asking('came', 'coriander')).toMatchObject({
      name: 'Coriander',
      others: [{ name: 'Parsley', foodId: 'parsley', confidence: 40 }],
    })
  })

  test('is booked under an own name with an amount', async () => {
    const change = await asking('came', 'kimchi')
    const body = { do: 'book', name: 'Grandma’s chutney <b>', amount: '3', unit: 'jars' }
    expect((await decide(change?.id, body)).body.data.items).toMatchObject([
      { name: 'Grandma’s chutney <b>', amount: '3', unit: 'jars' },
    ])
    expect(await remembered()).toEqual([['kimchi', '', 'Grandma’s chutney <b>', 1]])
  })
})

describe('a removed item', () => {
  test('is one piece by default', async () => {
    await anItem('Apple', { amount: '3' })
    const change = await asking('went', 'apple')
    expect((await decide(change?.id, { do: 'book' })).status).toBe(200)
    expect(await shelves()).toEqual(['2  Apple'])
  })

  test('is the stated amount, across units', async () => {
    await anItem('Rice', { amount: '1', unit: 'kg', foodId: 'white-rice' })
    const change = await asking('went', 'rice')
    await decide(change?.id, { do: 'book', amount: '250', unit: 'g' })
    expect(await shelves()).toEqual(['0.75 kg Rice'])
  })

  test('is the whole item where it is not countable', async () => {
    await anItem('Rice', { amount: '500', unit: 'g', foodId: 'white-rice' })
    const change = await asking('went', 'rice')
    const { body } = await decide(change?.id, { do: 'book' })
    expect(body.data.items).toMatchObject([{ amount: '0', unit: 'g' }])
  })

  test('is never more than there is, and an unknown item is rejected', async () => {
    await anItem('Apple', { amount: '2' })
    const change = await asking('went', 'apple')
    expect((await decide(change?.id, { do: 'book', name: 'Quince' })).body.error?.code).toBe('item-not-found')
    expect((await larder.changes(ana))[0]?.state).toBe('asking')
    expect((await decide(change?.id, { do: 'book', amount: '7' })).status).toBe(200)
    expect(await shelves()).toEqual(['0  Apple'])
  })

  test('is found in another location, and by its own name', async () => {
    await anItem('Apple', { location: 'pantry' })
    await anItem('Grandma’s chutney', { foodId: null, amount: '1', unit: 'jar' })
    await decide((await asking('went', 'apple'))?.id, { do: 'book', name: 'grandma’s CHUTNEY' })
    await decide((await asking('went', 'apple'))?.id, { do: 'book' })
    expect(await shelves()).toEqual(['1  Apple', '0 jar Grandma’s chutney'])
  })
})

describe('a decision', () => {
  test('that dismisses a question books nothing', async () => {
    const change = await asking('came', 'milk')
    const { body } = await decide(change?.id, { do: 'dismiss' })
    expect(body.data).toMatchObject({ change: { state: 'dismissed' }, items: [] })
    expect(await larder.stock(ana)).toEqual([])
    expect((await decide(change?.id, { do: 'book' })).body.error?.code).toBe('change-decided')
    expect((await decide(change?.id, { do: 'dismiss' })).body.error?.code).toBe('change-decided')
  })

  test('a retry gets the same response and is booked once', async () => {
    const change = await asking('came', 'apple')
    const body = { do: 'book', action: randomUUID() }
    const [first, second] = [await decide(change?.id, body), await decide(change?.id, body)]
    expect(second.body.data).toEqual(first.body.data)
    expect(await shelves()).toEqual(['1  Apple'])
    expect((await decide(change?.id, { ...body, amount: '5' })).body.error?.code).toBe(
      'idempotency-key-reused',
    )
  })

  test('of two cooks at once counts once', async () => {
    const ben = await aCook(larder)
    await joinHousehold(larder, ana, ben)
    const change = await asking('came', 'apple')
    const responses = await Promise.all([
      decide(change?.id, { do: 'book' }),
      decide(change?.id, { do: 'book' }, ben),
      decide(change?.id, { do: 'dismiss' }, ben),
    ])
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(responses.filter(({ body }) => body.error?.code === 'change-decided')).toHaveLength(2)
  })

  test('is limited to its household', async () => {
    const change = await asking('came', 'apple')
    for (const body of [{ do: 'book' }, { do: 'dismiss' }])
      expect((await decide(change?.id, body, stranger)).body.error?.code).toBe('change-not-found')
    expect((await decide(randomUUID(), { do: 'book' })).body.error?.code).toBe('change-not-found')
  })

  test('that is invalid is rejected, and the question stays', async () => {
    const change = await asking('came', 'apple')
    for (const body of [
      {},
      { do: 'eat' },
      { do: 'book', amount: '-1' },
      { do: 'book', amount: 'many' },
      { do: 'book', name: '' },
      { do: 'book', name: 'x'.repeat(121) },
      { do: 'book', foodId: 'unicorn' },
      { do: 'book', unit: 'x'.repeat(41) },
      { do: 'book', action: 'mine' },
    ])
      expect((await decide(change?.id, body)).body.error?.code, JSON.stringify(body)).toBe('bad-input')
    expect((await larder.changes(ana))[0]?.state).toBe('asking')
  })

  test('questions come first, then the newest, by page', async () => {
    await asking('came', 'apple')
    await larder.look(camera, ana, [aShelfChange('came', 'lemon')])
    await larder.look(camera, ana, [aShelfChange('came', 'lime')])
    expect((await larder.changes(ana)).map(({ name }) => name)).toEqual(['Apple', 'Lime', 'Lemon'])
    const { body } = await larder.call(fridge.changes, { query: { page: 2, size: 2 } }, { token: ana.token })
    expect(body.data.map(({ name }) => name)).toEqual(['Lemon'])
    expect(body.page).toEqual({ number: 2, size: 2, pages: 2, total: 3 })
  })
})
