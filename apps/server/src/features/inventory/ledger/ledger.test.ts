import { inventory } from '@larder/contract/inventory'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { households } from '../../../db/tables/household'
import { bookings, lots } from '../../../db/tables/inventory'
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

describe('adding an item', () => {
  test('fills in the facts of the food', async () => {
    const item = await kitchen.anItem({ price: '3.98' })
    expect(item).toEqual({
      id: expect.any(Number),
      name: 'Spinach',
      amount: '2',
      unit: 'bunches',
      category: 'Vegetables',
      foodId: 'spinach',
      location: 'fridge',
      since: '2026-11-15',
      expiryDate: '2026-11-20',
      expirySource: 'estimated',
      expiryKind: 'best-before',
      expiryBecause: expect.stringContaining('FoodKeeper'),
      source: 'manual',
      price: '3.98',
      version: 1,
      booking: expect.any(Number),
    })
    const { booking: _, ...seen } = item
    expect(await kitchen.see(item.id)).toEqual(seen)
    const [booked] = await bookingsOf(item.id)
    expect(booked).toMatchObject({
      kind: 'bought',
      before: null,
      version: 1,
      changeNumerator: 2,
      day: '2026-11-15',
    })
    expect(booked?.accountId).toBe(kitchen.ana.user.id)
  })

  test('prefers what the cook states', async () => {
    const item = await kitchen.anItem({
      category: 'Snacks',
      location: 'freezer',
      expiryDate: '2027-01-31',
      expirySource: 'printed',
      expiryKind: 'use-by',
      dailyConsumption: 0.5,
      source: 'receipt',
    })
    expect(item).toMatchObject({
      category: 'Snacks',
      location: 'freezer',
      expiryDate: '2027-01-31',
      expirySource: 'printed',
      expiryKind: 'use-by',
      dailyConsumption: '0.5',
      source: 'receipt',
    })
    expect(item).not.toHaveProperty('expiryBecause')
    expect(await kitchen.anItem({ expiryDate: null })).not.toHaveProperty('expiryDate')
    expect(await kitchen.anItem({ foodId: null })).not.toHaveProperty('foodId')
    const salad = { name: 'Salad of the day', foodId: null, expiryDate: '2026-11-16' }
    expect(await kitchen.anItem({ ...salad, location: 'fridge' })).toMatchObject({ expiryKind: 'use-by' })
    expect(await kitchen.anItem({ ...salad, location: 'pantry' })).toMatchObject({
      expiryKind: 'best-before',
    })
    expect(await kitchen.anItem({ expiryDate: '2026-12-01' })).toMatchObject({ expirySource: 'you' })
    expect(await kitchen.anItem({ shelfLifeDays: 9 })).toMatchObject({
      expiryDate: '2026-11-24',
      expirySource: 'you',
    })
    expect(await kitchen.anItem({ shelfLifeDays: 9, expiryDate: '2026-12-01' })).toMatchObject({
      expiryDate: '2026-12-01',
    })
  })

  test('accepts unknown foods as they are, and numbers as text', async () => {
    const chutney = await kitchen.anItem({ name: 'Grandma’s <b>chutney</b>', amount: 1.5, unit: '' })
    expect(chutney).toMatchObject({
      name: 'Grandma’s <b>chutney</b>',
      amount: '1.5',
      unit: '',
      location: 'pantry',
    })
    expect(chutney).not.toHaveProperty('foodId')
    expect(chutney).not.toHaveProperty('expiryDate')
    expect(await kitchen.anItem({ name: 'Mystery cheese wheel', foodId: 'cheddar-cheese' })).toMatchObject({
      foodId: 'cheddar-cheese',
      category: 'Dairy',
    })
  })

  test('uses the household’s day', async () => {
    const there = eq(households.id, kitchen.householdId)
    await kitchen.db.update(households).set({ timeZone: 'Pacific/Kiritimati' }).where(there)
    expect(await kitchen.anItem()).toMatchObject({ since: '2026-11-15' })
    kitchen.passSeconds(3 * 3600)
    expect(await kitchen.anItem()).toMatchObject({ since: '2026-11-16', expiryDate: '2026-11-21' })
    kitchen.passSeconds(-3 * 3600)
    await kitchen.db.update(households).set({ timeZone: 'UTC' }).where(there)
  })
})

describe('one item', () => {
  const step = async (id: number, by: number) =>
    (await kitchen.call(inventory.step, { params: { id }, body: { by } }, { token })).body.data

  test('plus and minus count, never below zero, and no change is not booked', async () => {
    const { id } = await kitchen.anItem({ price: '4.00' })
    expect(await step(id, 1)).toMatchObject({ amount: '3', version: 2, price: '6.00' })
    expect(await step(id, -5)).toMatchObject({ amount: '0', version: 3 })
    const none = await step(id, -1)
    expect(none).toMatchObject({ amount: '0', version: 3 })
    expect(none).not.toHaveProperty('booking')
    expect(
      (await bookingsOf(id)).map(({ kind, changeNumerator, money }) => [kind, changeNumerator, money]),
    ).toEqual([
      ['bought', 2, null],
      ['bought', 1, null],
      ['used', -3, 6],
    ])
  })

  test('used takes whole numbers or all, and reports the remaining amount', async () => {
    const { id } = await kitchen.anItem({ name: 'lettuce', amount: '3', unit: 'heads' })
    const take = (amount: string | number) =>
      kitchen.call(inventory.take, { params: { id }, body: { amount } }, { token })
    expect((await take(4)).body.error).toMatchObject({
      code: 'not-enough-stock',
      message: 'You only have 3 heads of lettuce.',
    })
    for (const wrong of ['', '0', '-1', '1.5', 'two', 0, -1, 0.5]) {
      const { status, body } = await take(wrong)
      expect([wrong, status, body.error?.code]).toEqual([wrong, 400, 'invalid-amount'])
      expect(body.error?.message).toBe('Please enter a valid positive number.')
    }
    expect((await take('2')).body.data).toMatchObject({ amount: '1', version: 2 })
    expect((await take('all')).body.data).toMatchObject({ amount: '0', version: 3 })
    expect((await take('all')).body.data).not.toHaveProperty('booking')
    const booked = await bookingsOf(id)
    expect(booked.map(({ kind, changeNumerator }) => [kind, changeNumerator])).toEqual([
      ['bought', 3],
      ['used', -2],
      ['used', -1],
    ])
    expect(booked[1]?.grams).toBeGreaterThan(100)
  })

  test('wasted stores the reason; all of it by default', async () => {
    const { id } = await kitchen.anItem({ amount: '500', unit: 'g', price: '2.50' })
    const waste = (body: { amount?: string; reason: 'spoiled' | 'too-much' }) =>
      kitchen.call(inventory.waste, { params: { id }, body }, { token })
    expect((await waste({ amount: '100', reason: 'spoiled' })).body.data.amount).toBe('400')
    expect((await waste({ amount: '401', reason: 'spoiled' })).body.error?.code).toBe('not-enough-stock')
    expect((await waste({ reason: 'too-much' })).body.data.amount).toBe('0')
    const booked = (await bookingsOf(id)).slice(1)
    expect(booked.map(({ kind, reason, grams, money }) => [kind, reason, grams, money])).toEqual([
      ['wasted', 'spoiled', 100, 0.5],
      ['wasted', 'too-much', 400, 2],
    ])
  })

  test('opening recomputes the expiry date, once', async () => {
    const { id } = await kitchen.anItem({
      name: 'hummus',
      amount: '1',
      unit: 'tub',
      expiryDate: '2026-12-20',
    })
    const open = () => kitchen.call(inventory.open, { params: { id }, body: {} }, { token })
    expect((await open()).body.data).toMatchObject({
      openedOn: '2026-11-15',
      expiryDate: '2026-11-17',
      expirySource: 'estimated',
      version: 2,
    })
    expect((await open()).body.error?.code).toBe('already-opened')
  })

  test('removing returns the item, and it is gone', async () => {
    const item = await kitchen.anItem()
    const { status, body } = await kitchen.call(
      inventory.remove,
      { params: { id: item.id }, query: {} },
      { token },
    )
    expect(status).toBe(200)
    expect(body.data).toEqual({ ...item, version: 2, booking: expect.any(Number) })
    const where = { params: { id: item.id }, query: {} }
    const again = [
      await kitchen.call(inventory.get, where, { token }),
      await kitchen.call(inventory.remove, where, { token }),
    ]
    expect(again.map(({ body }) => body.error?.code)).toEqual(['item-not-found', 'item-not-found'])
    const list = await kitchen.call(inventory.list, {}, { token })
    expect(list.body.data.some(({ id }) => id === item.id)).toBe(false)
    const [stored] = await kitchen.db.select().from(lots).where(eq(lots.id, item.id))
    expect(stored).toMatchObject({ removedAt: kitchen.now(), amountNumerator: 2 })
  })
})
