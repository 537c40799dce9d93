import { type InventoryItem, inventory, type LeftoverDish } from '@larder/contract/inventory'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createWithHousehold } from '../../../db/household-transaction'
import { lots } from '../../../db/tables/inventory'
import { aKitchen, type TestKitchen } from '../../../testing/kitchens/a-kitchen'
import { bookStock } from '../ledger/book-stock'

let kitchen: TestKitchen
let token: string
beforeAll(async () => {
  kitchen = await aKitchen(inject('cluster'))
  token = kitchen.ana.token
})
afterAll(() => kitchen.close())

const dish: LeftoverDish = {
  recipeId: 7,
  title: 'Lasagne',
  contains: ['dairy', 'gluten'],
  notKnown: [],
  perPortion: { kcal: 520, protein: 24, carbs: 48, fat: 22, fiber: 4, sugar: 7, sodium: 600 },
  coverage: 0.9,
}

/** Three portions of lasagne, cooked with half of the flour. */
async function leftovers(of: LeftoverDish = dish) {
  const flour = await kitchen.anItem({ name: 'Flour', amount: '500', unit: 'g' })
  const actor = { accountId: kitchen.ana.user.id, householdId: kitchen.householdId }
  const withHousehold = createWithHousehold({ db: kitchen.serverDb, clock: kitchen.now })
  const done = await withHousehold(actor, ['inventory'], (tx) =>
    bookStock(tx, {
      takings: [{ itemId: flour.id, amount: '250' }],
      arrivals: [
        {
          item: { name: 'Lasagne', amount: '3', unit: 'portions', source: 'cooked' },
          kind: 'cooked',
          dish: of,
        },
      ],
    }),
  )
  const [item] = done.arrived
  if (!item) throw new Error('nothing was cooked')
  return { flour: flour.id, item, booking: done.booking ?? 0 }
}

const undo = (id: number | undefined) => kitchen.call(inventory.undo, { params: { id: id ?? 0 } }, { token })
const dishOf = async (id: number) =>
  (await kitchen.db.select().from(lots).where(eq(lots.id, id)))[0]?.dish ?? undefined

test('plus on leftovers corrects their amount: nothing was cooked or bought, and it can be undone', async () => {
  const { item } = await leftovers()
  const params = { id: item.id }
  const more = await kitchen.call(inventory.step, { params, body: { by: 1 } }, { token })
  expect(more.body.data.amount).toBe('4')
  const history = await kitchen.call(inventory.history, { params, query: {} }, { token })
  expect(history.body.data[0]).toMatchObject({ kind: 'corrected', change: '1', left: '4' })
  expect((await undo(more.body.data.booking)).status).toBe(200)
  expect((await kitchen.see(item.id)).amount).toBe('3')
})

test('leftovers keep their dish through use, edits, moves and undo', async () => {
  const { item } = await leftovers()
  const { id } = item
  expect(item.dish).toEqual(dish)
  const params = { id }
  const actions: (() => Promise<InventoryItem>)[] = [
    async () => (await kitchen.call(inventory.take, { params, body: { amount: 1 } }, { token })).body.data,
    async () =>
      (await kitchen.call(inventory.update, { params, body: { name: 'Nonna’s' } }, { token })).body.data,
    async () =>
      (await kitchen.call(inventory.move, { params, body: { to: 'freezer' } }, { token })).body.data,
    async () => (await kitchen.call(inventory.remove, { params, query: {} }, { token })).body.data,
  ]
  for (const action of actions) {
    const { booking } = await action()
    const { status, body } = await undo(booking)
    expect([status, body.error, await dishOf(id)]).toEqual([200, undefined, dish])
  }
  const { version: _, booking: __, ...before } = item
  expect(await kitchen.see(id)).toMatchObject(before)
  const same = await kitchen.call(inventory.update, { params, body: { name: 'Lasagne' } }, { token })
  expect(same.body.data).not.toHaveProperty('booking')
  const part = await kitchen.call(inventory.move, { params, body: { to: 'freezer', amount: '1' } }, { token })
  expect(part.body.data.dish).toEqual(dish)
})

test('undoing the cooking removes the leftovers and restores the ingredients, also after an undone edit', async () => {
  const { flour, item, booking } = await leftovers()
  const { body } = await kitchen.call(
    inventory.update,
    { params: { id: item.id }, body: { amount: '2' } },
    { token },
  )
  expect((await undo(booking)).body.error?.code).toBe('changed-since')
  await undo(body.data.booking)
  const undone = await undo(booking)
  expect(undone.body.data).toMatchObject({ items: [{ id: flour, amount: '500' }], removed: [item.id] })
})

test('the limit of a dish holds through opening, moving and renaming', async () => {
  const { item } = await leftovers({ ...dish, riskClass: 'cooked-rice' })
  const params = { id: item.id }
  expect(item).toMatchObject({ expiryDate: '2026-11-16', expiryKind: 'use-by' })
  const last = async () => (await kitchen.see(item.id)).expiryDate
  await kitchen.call(inventory.update, { params, body: { name: 'Sunday supper' } }, { token })
  expect(await last()).toBe('2026-11-16')
  await kitchen.call(inventory.update, { params, body: { name: 'cooked vegetables' } }, { token })
  expect(await last()).toBe('2026-11-16')
  await kitchen.call(inventory.open, { params, body: {} }, { token })
  expect(await last()).toBe('2026-11-16')
  await kitchen.call(inventory.update, { params, body: { openedOn: null } }, { token })
  expect(await last()).toBe('2026-11-16')
  await kitchen.call(inventory.move, { params, body: { to: 'pantry' } }, { token })
  expect(await last()).toBe('2026-11-15')
  await kitchen.call(inventory.move, { params, body: { to: 'fridge' } }, { token })
  expect((await last()) ?? '').toMatch(/2026-11-1[56]/)
})
