import { inventory } from '@larder/contract/inventory'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { bookings } from '../../../db/tables/inventory'
import { aCook } from '../../../testing/a-cook'
import { aKitchen, type TestKitchen } from '../../../testing/kitchens/a-kitchen'

let kitchen: TestKitchen
let token: string
beforeAll(async () => {
  kitchen = await aKitchen(inject('cluster'))
  token = kitchen.ana.token
})
afterAll(() => kitchen.close())

const bookingsOf = (id: number) =>
  kitchen.db.select().from(bookings).where(eq(bookings.lotId, id)).orderBy(asc(bookings.id))

describe('bulk changes', () => {
  const bulk = async (ids: number[], action: Parameters<typeof asBody>[1]) =>
    (await kitchen.call(inventory.bulk, asBody(ids, action), { token })).body.data
  const asBody = (
    ids: number[],
    action:
      | { do: 'use-up' | 'open' | 'remove' }
      | { do: 'waste'; reason: 'expired' }
      | { do: 'move'; to: 'freezer' },
  ) => ({ body: { ids, deed: action } })

  test('affect each item once; removed and unchanged items are left alone', async () => {
    const [a, b] = [await kitchen.anItem(), await kitchen.anItem({ amount: '0' })]
    const theirs = await kitchen.anItem({}, await aCook(kitchen))
    const used = await bulk([a.id, b.id, a.id, 999_999, theirs.id], { do: 'use-up' })
    expect(used.items.map(({ id, amount }) => [id, amount])).toEqual([[a.id, '0']])
    expect(used.untouched).toEqual([b.id, 999_999, theirs.id])
    expect(used.booking).toEqual(expect.any(Number))
    expect(await bulk([a.id, b.id], { do: 'waste', reason: 'expired' })).toEqual({
      items: [],
      removed: [],
      untouched: [a.id, b.id],
    })
    const moved = await bulk([b.id, a.id], { do: 'move', to: 'freezer' })
    expect(moved.items.map(({ location }) => location)).toEqual(['freezer', 'freezer'])
    const opened = await bulk([a.id, b.id], { do: 'open' })
    expect(opened.items).toHaveLength(2)
    expect((await bulk([a.id], { do: 'open' })).untouched).toEqual([a.id])
    const gone = await bulk([a.id, b.id], { do: 'remove' })
    expect(gone).toMatchObject({ items: [], removed: [a.id, b.id], untouched: [] })
  })

  test('of a thousand items are one action', async () => {
    const items = await Promise.all(Array.from({ length: 40 }, () => kitchen.anItem()))
    const ids = items.map(({ id }) => id)
    const done = await bulk([...ids, ...Array.from({ length: 960 }, (_, at) => 5_000_000 + at)], {
      do: 'use-up',
    })
    expect(done.items).toHaveLength(40)
    const actions = await Promise.all(ids.map(async (id) => (await bookingsOf(id)).at(-1)?.actionId))
    expect(new Set(actions).size).toBe(1)
  })
})
