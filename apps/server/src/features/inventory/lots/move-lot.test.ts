import { inventory } from '@larder/contract/inventory'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { bookings } from '../../../db/tables/inventory'
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

describe('moving an item', () => {
  const move = (id: number, to: 'pantry' | 'fridge' | 'freezer', amount?: string) =>
    kitchen.call(inventory.move, { params: { id }, body: { to, ...(amount && { amount }) } }, { token })

  test('as a whole: the date follows', async () => {
    const { id } = await kitchen.anItem({ name: 'minced beef', amount: '500', unit: 'g' })
    const { body } = await move(id, 'freezer')
    expect(body.data).toMatchObject({
      id,
      location: 'freezer',
      frozenOn: '2026-11-15',
      expiryKind: 'best-before',
    })
    expect((body.data.expiryDate ?? '') > '2027-01-01').toBe(true)
    const again = await move(id, 'freezer')
    expect(again.body.data).toMatchObject({ version: 2 })
    expect(again.body.data).not.toHaveProperty('booking')
  })

  test('in part: the part becomes an item of its own', async () => {
    const { id } = await kitchen.anItem({ name: 'minced beef', amount: '1', unit: 'kg', price: '8.00' })
    const { body } = await move(id, 'freezer', '1/3')
    expect(body.data).toMatchObject({ amount: '1/3', location: 'freezer', version: 1, price: '2.67' })
    expect(body.data.id).not.toBe(id)
    expect(await kitchen.see(id)).toMatchObject({ amount: '2/3', location: 'fridge', version: 2 })
    const [was, part] = [await bookingsOf(id), await bookingsOf(body.data.id)]
    expect([was[1]?.kind, part[0]?.kind]).toEqual(['split', 'moved'])
    expect(was[1]?.actionId).toBe(part[0]?.actionId)
    expect((await move(id, 'freezer', '2/3')).body.data).toMatchObject({ id, location: 'freezer' })
  })

  test('rejects more than there is, and zero', async () => {
    const { id } = await kitchen.anItem()
    expect((await move(id, 'pantry', '3')).body.error).toMatchObject({
      code: 'not-enough-stock',
      message: 'You only have 2 bunches of Spinach.',
    })
    expect((await move(id, 'pantry', '0')).body.error?.code).toBe('invalid-amount')
    expect(await kitchen.see(id)).toMatchObject({ version: 1, location: 'fridge' })
  })
})
