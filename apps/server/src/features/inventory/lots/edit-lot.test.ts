import { inventory } from '@larder/contract/inventory'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type * as z from 'zod/mini'
import { bookings } from '../../../db/tables/inventory'
import { aKitchen, type TestKitchen } from '../../../testing/kitchens/a-kitchen'

type Edit = z.input<(typeof inventory.update)['body']>

let kitchen: TestKitchen
beforeAll(async () => {
  kitchen = await aKitchen(inject('cluster'))
})
afterAll(() => kitchen.close())

const edit = (id: number, body: Edit) =>
  kitchen.call(inventory.update, { params: { id }, body }, { token: kitchen.ana.token })
const editing = async (id: number, body: Edit) => {
  const { status, body: response } = await edit(id, body)
  expect(status).toBe(200)
  return response.data
}
const kindOfLast = async (id: number) => {
  const [last] = await kitchen.db
    .select()
    .from(bookings)
    .where(eq(bookings.lotId, id))
    .orderBy(desc(bookings.id))
  return last?.kind
}

describe('an edit', () => {
  test('changes the given fields and keeps the rest', async () => {
    const item = await kitchen.anItem({ price: '5.00' })
    const after = await editing(item.id, { amount: '3', category: 'Snacks', dailyConsumption: '0.25' })
    expect(after).toEqual({
      ...item,
      amount: '3',
      category: 'Snacks',
      dailyConsumption: '0.25',
      price: '7.50',
      version: 2,
      booking: expect.any(Number),
    })
    expect(await kindOfLast(item.id)).toBe('corrected')
    expect(await editing(item.id, { dailyConsumption: null, price: null })).not.toHaveProperty('price')
  })

  test('without changes books nothing, also when the whole item is sent back', async () => {
    const { id, ...item } = await kitchen.anItem({ amount: '3', price: '5.00', dailyConsumption: '1/3' })
    const { name, amount, unit, category, expiryDate, foodId, location, dailyConsumption, price } = item
    const same = { name, amount, unit, category, expiryDate, foodId, location, dailyConsumption, price }
    const after = await editing(id, same)
    expect(after.version).toBe(1)
    expect(after).not.toHaveProperty('booking')
    // The rest of three for 5.00 shows as 3.33, which is not the exact price of two.
    await kitchen.call(inventory.step, { params: { id }, body: { by: -1 } }, { token: kitchen.ana.token })
    expect((await editing(id, { price: '3.33' })).version).toBe(2)
    expect(await editing(id, {})).toMatchObject({ version: 2, price: '3.33' })
  })

  test('is rejected for an outdated version, and applies without a version', async () => {
    const { id } = await kitchen.anItem()
    expect(await editing(id, { amount: '5', version: 1 })).toMatchObject({ version: 2 })
    const late = await edit(id, { amount: '9', version: 1 })
    expect([late.status, late.body.error?.code]).toEqual([409, 'item-changed'])
    expect(await kitchen.see(id)).toMatchObject({ amount: '5', version: 2 })
    expect(await editing(id, { amount: '9' })).toMatchObject({ amount: '9', version: 3 })
  })

  test('of two with the same version at once, one is rejected', async () => {
    const { id } = await kitchen.anItem()
    const both = await Promise.all(['3', '4'].map((amount) => edit(id, { amount, version: 1 })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('of the name links the food and its estimated date again', async () => {
    const { id } = await kitchen.anItem({ name: 'Spinch thing', unit: 'g' })
    expect(await kitchen.see(id)).not.toHaveProperty('foodId')
    const named = await editing(id, { name: 'Spinach', location: 'fridge' })
    expect(named).toMatchObject({ foodId: 'spinach', expirySource: 'estimated' })
    const unknown = await editing(id, { name: 'Grandma’s chutney' })
    expect(unknown).not.toHaveProperty('foodId')
    expect(unknown).not.toHaveProperty('expiryDate')
    expect(await editing(id, { name: 'Something green', foodId: 'spinach' })).toMatchObject({
      foodId: 'spinach',
    })
    expect(await editing(id, { foodId: null })).not.toHaveProperty('foodId')
    const wrong = await edit(id, { foodId: 'unicorn' })
    expect(wrong.body.error).toMatchObject({ code: 'bad-input', fields: { foodId: expect.any(String) } })
  })

  test('of the name keeps a stated date', async () => {
    const { id } = await kitchen.anItem({ expiryDate: '2026-12-24' })
    expect(await editing(id, { name: 'Kale' })).toMatchObject({ foodId: 'kale', expiryDate: '2026-12-24' })
  })

  test('of the location moves it, and the date follows unless it is stated', async () => {
    const beef = { name: 'minced beef', amount: '500', unit: 'g' }
    const moved = await kitchen.anItem(beef)
    const there = await editing(moved.id, { location: 'freezer' })
    expect(there).toMatchObject({ location: 'freezer', frozenOn: '2026-11-15', expiryKind: 'best-before' })
    expect(there.expiryDate).not.toBe(moved.expiryDate)
    expect(await kindOfLast(moved.id)).toBe('moved')
    const told = await kitchen.anItem(beef)
    expect(await editing(told.id, { location: 'freezer', expiryDate: '2027-06-01' })).toMatchObject({
      expiryDate: '2027-06-01',
      expirySource: 'you',
      frozenOn: '2026-11-15',
    })
    expect(await kindOfLast(told.id)).toBe('corrected')
    const both = await kitchen.anItem(beef)
    await editing(both.id, { location: 'freezer', amount: '400' })
    expect(await kindOfLast(both.id)).toBe('corrected')
  })

  test('of the date stores source and kind', async () => {
    const { id } = await kitchen.anItem()
    expect(await editing(id, { expiryDate: '2026-12-01' })).toMatchObject({
      expiryDate: '2026-12-01',
      expirySource: 'you',
    })
    const printed = await editing(id, { expirySource: 'printed', expiryKind: 'use-by' })
    expect(printed).toMatchObject({ expiryDate: '2026-12-01', expirySource: 'printed', expiryKind: 'use-by' })
    expect(await editing(id, { expiryDate: null })).not.toHaveProperty('expiryKind')
    expect(await editing(id, { expiryKind: 'use-by' })).not.toHaveProperty('expiryKind')
  })

  test('of the opening recomputes the date, both ways', async () => {
    const { id, expiryDate } = await kitchen.anItem({ name: 'hummus', amount: '1', unit: 'tub' })
    const opened = await editing(id, { openedOn: '2026-11-14' })
    expect(opened).toMatchObject({ openedOn: '2026-11-14', expiryDate: '2026-11-16' })
    const closed = await editing(id, { openedOn: null })
    expect(closed).not.toHaveProperty('openedOn')
    expect(closed.expiryDate).toBe(expiryDate)
    const early = await edit(id, { openedOn: '2026-11-18' })
    expect(early.body.error).toMatchObject({ code: 'bad-input', fields: { openedOn: expect.any(String) } })
  })
})
