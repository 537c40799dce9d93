import { account } from '@larder/contract/account'
import { type InventoryItem, inventory } from '@larder/contract/inventory'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { bookings } from '../../../db/tables/inventory'
import { aCook } from '../../../testing/a-cook'
import { aKitchen, type ItemInput, type TestKitchen } from '../../../testing/kitchens/a-kitchen'

let kitchen: TestKitchen
let token: string
beforeAll(async () => {
  kitchen = await aKitchen(inject('cluster'))
  token = kitchen.ana.token
})
afterAll(() => kitchen.close())

const undo = (booking: number | undefined, as = token) =>
  kitchen.call(inventory.undo, { params: { id: booking ?? 0 } }, { token: as })
const rejectionOf = async (booking: number | undefined) => (await undo(booking)).body.error?.code
const step = async (id: number, by: number) =>
  (await kitchen.call(inventory.step, { params: { id }, body: { by } }, { token })).body.data
const move = async (id: number, to: 'pantry' | 'fridge' | 'freezer', amount?: string) =>
  (await kitchen.call(inventory.move, { params: { id }, body: { to, ...(amount && { amount }) } }, { token }))
    .body.data
const edit = async (
  id: number,
  body: { name?: string; amount?: string; unit?: string; expiryDate?: string },
) => (await kitchen.call(inventory.update, { params: { id }, body }, { token })).body.data
const remove = async (id: number) =>
  (await kitchen.call(inventory.remove, { params: { id }, query: {} }, { token })).body.data
const plain = ({ booking: _, version: __, ...item }: InventoryItem) => item

describe('undoing a booking', () => {
  test('restores the used amount and keeps later changes', async () => {
    const { id } = await kitchen.anItem({ amount: '5' })
    const two = await step(id, -2)
    const one = await step(id, -1)
    const { status, body } = await undo(two.booking)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ items: [{ id, amount: '4', version: 4 }], removed: [] })
    expect(body.data.items[0]).not.toHaveProperty('booking')
    expect((await undo(one.booking)).body.data.items[0]).toMatchObject({ amount: '5', version: 5 })
    const booked = await kitchen.db
      .select()
      .from(bookings)
      .where(eq(bookings.lotId, id))
      .orderBy(asc(bookings.id))
    expect(
      booked.map(({ kind, changeNumerator, undoes, undoneAt }) => [kind, changeNumerator, undoes, undoneAt]),
    ).toEqual([
      ['bought', 5, null, null],
      ['used', -2, null, kitchen.now()],
      ['used', -1, null, kitchen.now()],
      ['used', 2, two.booking, null],
      ['used', 1, one.booking, null],
    ])
    expect(booked[3]).toMatchObject({ grams: null, money: null })
  })

  test('works once, and an undo cannot be undone', async () => {
    const { id } = await kitchen.anItem()
    const { booking } = await step(id, -1)
    const both = await Promise.all([undo(booking), undo(booking)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await rejectionOf(booking)).toBe('booking-undone')
    const booked = await kitchen.db.select().from(bookings).where(eq(bookings.lotId, id))
    expect(await rejectionOf(booked.find(({ undoes }) => undoes === booking)?.id)).toBe('booking-not-found')
    expect(await kitchen.see(id)).toMatchObject({ amount: '2', version: 3 })
  })

  test('never goes below zero', async () => {
    const { id } = await kitchen.anItem({ amount: '1' })
    const more = await step(id, 4)
    await step(id, -3)
    expect(await rejectionOf(more.booking)).toBe('not-enough-stock')
    await step(id, 2)
    expect((await undo(more.booking)).body.data.items[0]).toMatchObject({ amount: '0' })
  })

  test('is rejected for an amount that would be too large or not exact', async () => {
    const { id } = await kitchen.anItem({ amount: '1000000' })
    const used = await edit(id, { amount: '1' })
    await edit(id, { amount: '900000' })
    expect(await rejectionOf(used.booking)).toBe('changed-since')
    const odd = await kitchen.anItem({ amount: '1/999999937' })
    const none = await edit(odd.id, { amount: '0' })
    await edit(odd.id, { amount: '1/3' })
    expect(await rejectionOf(none.booking)).toBe('changed-since')
  })

  test('removes a purchased item, unless it was used since', async () => {
    const item = await kitchen.anItem()
    const { booking } = await step(item.id, -1)
    expect(await rejectionOf(item.booking)).toBe('changed-since')
    await undo(booking)
    expect((await undo(item.booking)).body.data).toEqual({ items: [], removed: [item.id] })
    expect((await kitchen.call(inventory.get, { params: { id: item.id } }, { token })).status).toBe(404)
    expect(await rejectionOf(item.booking)).toBe('booking-undone')
  })

  test('restores a removed item unchanged, with its id', async () => {
    const item = await kitchen.anItem({ price: '4.20', dailyConsumption: '1/3', name: 'Grandma’s pie' })
    const used = await step(item.id, -1)
    const gone = await remove(item.id)
    expect(await rejectionOf(used.booking)).toBe('changed-since')
    expect(await rejectionOf(item.booking)).toBe('changed-since')
    const { body } = await undo(gone.booking)
    expect(body.data.items.map(plain)).toEqual([plain(used)])
    expect(await kitchen.see(item.id)).toMatchObject({ version: 4, amount: '1' })
    expect((await undo(used.booking)).body.data.items.map(plain)).toEqual([plain(item)])
  })

  test('restores location and date after a move', async () => {
    const item = await kitchen.anItem({ name: 'minced beef', amount: '500', unit: 'g' })
    const moved = await move(item.id, 'freezer')
    await step(item.id, -100)
    expect((await undo(moved.booking)).body.data.items.map(plain)).toEqual([
      { ...plain(item), amount: '400' },
    ])
  })

  test('merges a moved part back', async () => {
    const item = await kitchen.anItem({ name: 'minced beef', amount: '500', unit: 'g' })
    const part = await move(item.id, 'freezer', '200')
    await step(item.id, -100)
    const { body } = await undo(part.booking)
    expect(body.data).toMatchObject({ items: [{ id: item.id, amount: '400' }], removed: [part.id] })
    const again = await move(item.id, 'freezer', '200')
    const used = await step(again.id, -1)
    expect(await rejectionOf(again.booking)).toBe('changed-since')
    await undo(used.booking)
    await remove(item.id)
    expect(await rejectionOf(again.booking)).toBe('changed-since')
  })

  test('reverts a bulk action as a whole, from any of its bookings, or not at all', async () => {
    const items = [await kitchen.anItem(), await kitchen.anItem(), await kitchen.anItem()]
    const ids = items.map(({ id }) => id)
    const bulk = (action: { do: 'remove' | 'use-up' }) =>
      kitchen.call(inventory.bulk, { body: { ids, deed: action } }, { token })
    const gone = (await bulk({ do: 'remove' })).body.data
    const back = (await undo(gone.booking)).body.data
    expect(back.items.map(plain).sort((a, b) => a.id - b.id)).toEqual(items.map(plain))
    const used = (await bulk({ do: 'use-up' })).body.data
    await remove(ids[1] ?? 0)
    expect(await rejectionOf(used.items.at(-1)?.booking)).toBe('changed-since')
    expect(await kitchen.see(ids[0] ?? 0)).toMatchObject({ amount: '0' })
  })

  test('keeps a field that was changed again, even back to its old value', async () => {
    const { id } = await kitchen.anItem()
    const first = await edit(id, { name: 'Kale' })
    const second = await edit(id, { name: 'Spinach' })
    expect(await rejectionOf(first.booking)).toBe('changed-since')
    expect((await undo(second.booking)).body.data.items[0]).toMatchObject({ name: 'Kale', foodId: 'kale' })
    expect((await undo(first.booking)).body.data.items[0]).toMatchObject({
      name: 'Spinach',
      foodId: 'spinach',
    })
    const away = await move(id, 'pantry')
    await move(id, 'fridge')
    expect(await rejectionOf(away.booking)).toBe('changed-since')
  })

  test('restores one field while another was changed since', async () => {
    const { id } = await kitchen.anItem()
    const named = await edit(id, { name: 'Grandma’s greens' })
    await edit(id, { expiryDate: '2026-12-24', amount: '7' })
    await step(id, 1)
    // The rename removed the estimated date, and the date was set since.
    expect(await rejectionOf(named.booking)).toBe('changed-since')
    const unit = await edit(id, { unit: 'handfuls' })
    await edit(id, { name: 'Greens' })
    expect((await undo(unit.booking)).body.data.items[0]).toMatchObject({
      unit: 'bunches',
      name: 'Greens',
      amount: '8',
    })
  })

  test('never restores location, food or opening without the date that depends on it', async () => {
    const pack = { name: 'hummus', expiryDate: '2026-12-20', expirySource: 'printed', location: 'pantry' }
    const { id } = await kitchen.anItem({ ...pack, amount: '2', unit: 'tubs' } as ItemInput)
    const named = await edit(id, { name: 'mayonnaise' })
    const moved = await move(id, 'fridge')
    const { body } = await kitchen.call(inventory.open, { params: { id }, body: {} }, { token })
    expect(await rejectionOf(moved.booking)).toBe('changed-since')
    expect(await rejectionOf(named.booking)).toBe('changed-since')
    const back = [body.data, moved, named].map(({ booking }) => booking)
    for (const booking of back) expect((await undo(booking)).status).toBe(200)
    expect(await kitchen.see(id)).toMatchObject(pack)
  })

  test('restores a unit only while no later booking uses the new one', async () => {
    const { id } = await kitchen.anItem()
    const bunch = await step(id, 1)
    const grams = await edit(id, { unit: 'g', amount: '900' })
    expect(await rejectionOf(bunch.booking)).toBe('changed-since')
    const used = await step(id, -100)
    expect(await rejectionOf(grams.booking)).toBe('changed-since')
    await undo(used.booking)
    expect((await undo(grams.booking)).body.data.items[0]).toMatchObject({ unit: 'bunches', amount: '3' })
    expect((await undo(bunch.booking)).body.data.items[0]).toMatchObject({ amount: '2' })
  })

  test('works for thirty days', async () => {
    const { id } = await kitchen.anItem()
    const [early, late] = [await step(id, 1), await step(id, 1)]
    kitchen.passSeconds(30 * 86_400)
    const fresh = (await signedInAgain()).token
    expect((await undo(early.booking, fresh)).status).toBe(200)
    kitchen.passSeconds(1)
    expect((await undo(late.booking, fresh)).body.error?.code).toBe('booking-too-old')
    kitchen.passSeconds(-30 * 86_400 - 1)
  })

  test('is limited to the household, and open to all its members', async () => {
    const { id } = await kitchen.anItem()
    const { booking } = await step(id, 1)
    const stranger = await aCook(kitchen)
    expect((await undo(booking, stranger.token)).body.error?.code).toBe('booking-not-found')
    expect((await undo(booking, 'x'.repeat(43))).status).toBe(401)
    const bo = await kitchen.housemate()
    expect((await undo(booking, bo.token)).status).toBe(200)
    expect(await rejectionOf(999_999)).toBe('booking-not-found')
  })

  test.each(['x', '-1', '0', '1.5', '9007199254740993', ' '])('rejects the booking id %j', async (id) => {
    const { status, body } = await kitchen.call(inventory.undo, { params: { id: id as never } }, { token })
    expect([status, body.error?.code]).toEqual([400, 'bad-input'])
  })
})

async function signedInAgain() {
  const { email, password } = kitchen.ana
  const { body } = await kitchen.call(account.login, { body: { email, password } })
  return { token: body.data.access_token }
}
