import { randomUUID } from 'node:crypto'
import { cooking } from '@larder/contract/cooking'
import type { InputOf } from '@larder/contract/http/endpoint'
import { inventory } from '@larder/contract/inventory'
import { recipes as recipeCalls } from '@larder/contract/recipes'
import { suggestions } from '@larder/contract/suggestions'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { findRecentlyCooked } from '../../db/queries/recently-cooked'
import { cookedDishes } from '../../db/tables/cooking'
import { bookings, idempotencyKeys, lots } from '../../db/tables/inventory'
import { plannedMeals } from '../../db/tables/meal-plan'
import { recipesTable } from '../../db/tables/recipes'
import { aCook, type Cook } from '../../testing/a-cook'
import { aPlannedMeal } from '../../testing/a-planned-meal'
import { aSavedRecipe } from '../../testing/a-saved-recipe'
import { aKitchen, type TestKitchen } from '../../testing/kitchens/a-kitchen'

type Given = Partial<InputOf<typeof cooking.finish>['body']>

let kitchen: TestKitchen
let token: string
let pie: number
beforeAll(async () => {
  kitchen = await aKitchen(inject('cluster'))
  token = kitchen.ana.token
  const ingredients = ['200 g flour', '100 g almonds', '2 eggs']
  pie = (await aSavedRecipe(kitchen.db, { title: 'Almond Pie', servings: 4, ingredients })).id
})
afterAll(() => kitchen.close())

const dish = (recipeId: number, more: object = {}) => ({ recipeId, version: 1, servings: 4, ...more })
const finish = (given: Given = {}, as: Cook = kitchen.ana) =>
  kitchen.call(
    cooking.finish,
    { body: { dishes: [dish(pie)], takes: [], kept: [], ...given } },
    { token: as.token },
  )
const undo = (id = 0) => kitchen.call(inventory.undo, { params: { id } }, { token })
const cookedCount = async () =>
  (await kitchen.db.select().from(recipesTable).where(eq(recipesTable.id, pie)))[0]?.cooked
const rows = async () => [
  await kitchen.db.$count(lots),
  await kitchen.db.$count(bookings),
  await kitchen.db.$count(cookedDishes),
]
const history = async (query: object = {}, as = kitchen.ana) =>
  (await kitchen.call(cooking.history, { query: query as never }, { token: as.token })).body.data

const aPieMeal = (cook = kitchen.ana) => aPlannedMeal(kitchen.db, cook, { recipeId: pie, recipeVersion: 1 })
const mealAt = async (id: number) =>
  (await kitchen.db.select().from(plannedMeals).where(eq(plannedMeals.id, id)))[0]

async function onStove(id = randomUUID()): Promise<string> {
  const body = { dishes: [dish(pie)], state: { step: 0, moves: 0, timers: [] } }
  await kitchen.call(cooking.save, { params: { id }, body }, { token })
  return id
}
const stove = async () => (await kitchen.call(cooking.current, {}, { token })).body.data.map(({ id }) => id)

describe('finishing a dish', () => {
  test('with rice keeps leftovers for a day', async () => {
    const ingredients = ['300 g basmati rice', '400 g chickpeas']
    const { id } = await aSavedRecipe(kitchen.db, { title: 'Friday Bowl', servings: 4, ingredients })
    const { body } = await finish({ dishes: [dish(id)], kept: [{ recipeId: id, portions: '1' }] })
    expect(body.data.leftovers).toMatchObject([{ expiryDate: '2026-11-16', expiryKind: 'use-by' }])
    await undo(body.data.booking)
  })

  test('books it, stores leftovers and marks its meal; undo reverts all of it', async () => {
    const flour = await kitchen.anItem({ name: 'Flour', amount: '500', unit: 'g' })
    const eggs = await kitchen.anItem({ name: 'Eggs', amount: '2', unit: 'pieces' })
    const [mealId, cookingId] = [await aPieMeal(), await onStove()]
    const { status, body } = await finish({
      cookingId,
      dishes: [dish(pie, { mealId })],
      takes: [
        { itemId: flour.id, amount: '150' },
        { itemId: eggs.id, amount: 'all' },
        { itemId: flour.id, amount: '50' },
      ],
      kept: [
        { recipeId: pie, portions: '2' },
        { recipeId: pie, portions: 1, location: 'freezer' },
      ],
    })
    expect(status).toBe(200)
    const { items, leftovers, removed, booking } = body.data
    expect(items).toMatchObject([
      { id: flour.id, amount: '300' },
      { id: eggs.id, amount: '0' },
    ])
    expect(removed).toEqual([])
    const fridge = { location: 'fridge', expiryDate: '2026-11-17', expiryKind: 'use-by' }
    const freezer = { location: 'freezer', expiryDate: '2027-02-28', expiryKind: 'best-before' }
    const contains = ['nuts', 'eggs', 'gluten']
    expect(leftovers).toMatchObject([
      { name: 'Almond Pie (leftovers)', amount: '2', unit: 'portions', category: 'Grains', ...fridge },
      { source: 'cooked', dish: { recipeId: pie, contains, notKnown: [] }, amount: '1', ...freezer },
    ])
    expect(leftovers[0]).not.toHaveProperty('foodId')
    expect(leftovers[0]?.dish?.perPortion.kcal).toBeGreaterThan(200)
    expect(leftovers[0]?.dish?.coverage).toBe(1)
    const { body: listed } = await kitchen.call(inventory.list, {}, { token })
    expect(listed.data.filter(({ dish }) => dish).map(({ dish }) => dish)).toEqual(
      leftovers.map(({ dish }) => dish),
    )
    expect((await mealAt(mealId))?.cookedAt).toBe(kitchen.now())
    expect(await stove()).toEqual([])
    expect(await cookedCount()).toBe(1)
    expect(await history()).toMatchObject([{ recipe: { id: pie }, servings: 4, at: kitchen.now() }])

    const back = await undo(booking)
    expect(back.status).toBe(200)
    expect(back.body.data.removed.sort()).toEqual(leftovers.map(({ id }) => id).sort())
    expect([(await kitchen.see(flour.id)).amount, (await kitchen.see(eggs.id)).amount]).toEqual(['500', '2'])
    expect((await mealAt(mealId))?.cookedAt).toBeNull()
    expect(await stove()).toEqual([cookingId])
    expect([await cookedCount(), await history()]).toEqual([0, []])
    expect((await finish({ cookingId })).status).toBe(200)
  })

  test('may take and keep nothing; then nothing is booked, but the history has it', async () => {
    const before = await rows()
    const { body } = await finish({ kept: [{ recipeId: pie, portions: '0' }] })
    expect(body.data).toEqual({ items: [], removed: [], leftovers: [] })
    expect(await rows()).toEqual([before[0], before[1], (before[2] ?? 0) + 1])
    const lately = await findRecentlyCooked(kitchen.serverDb, kitchen.householdId, '2026-11-15' as never)
    expect(lately[0]).toEqual({ recipeId: pie, day: '2026-11-15' })
    expect(await findRecentlyCooked(kitchen.serverDb, kitchen.householdId, '2026-11-16' as never)).toEqual([])
  })

  test('leftovers that were eaten, moved and edited stay; then it cannot be undone', async () => {
    const { body } = await finish({ kept: [{ recipeId: pie, portions: '3' }] })
    const [made] = body.data.leftovers
    const params = { id: made?.id ?? 0 }
    const { body: eaten } = await kitchen.call(inventory.take, { params, body: { amount: 1 } }, { token })
    const { body: moved } = await kitchen.call(inventory.move, { params, body: { to: 'freezer' } }, { token })
    const { body: named } = await kitchen.call(inventory.update, { params, body: { name: 'Pie' } }, { token })
    for (const { data } of [eaten, moved, named]) expect(data.dish).toEqual(made?.dish)
    expect((await undo(body.data.booking)).body.error?.code).toBe('changed-since')
    for (const { data } of [named, moved, eaten]) expect((await undo(data.booking)).status).toBe(200)
    expect(await kitchen.see(params.id)).toMatchObject({
      amount: '3',
      name: made?.name,
      dish: made?.dish,
      location: 'fridge',
    })
    expect((await undo(body.data.booking)).status).toBe(200)
  })

  test('a meal that was marked before is not finished again', async () => {
    const mealId = await aPieMeal()
    const meal = { dishes: [dish(pie, { mealId })], kept: [{ recipeId: pie, portions: '1' }] }
    await kitchen.db.update(plannedMeals).set({ cookedAt: kitchen.now() }).where(eq(plannedMeals.id, mealId))
    const before = await rows()
    expect((await finish(meal)).body.error?.code).toBe('cooking-over')
    expect(await rows()).toEqual(before)
    expect((await mealAt(mealId))?.cookedAt).not.toBeNull()
  })

  test('a meal that was removed from the plan is finished once, too, and stays removed', async () => {
    const mealId = await aPieMeal()
    const meal = { dishes: [dish(pie, { mealId })], kept: [{ recipeId: pie, portions: '1' }] }
    await kitchen.db.update(plannedMeals).set({ removedAt: kitchen.now() }).where(eq(plannedMeals.id, mealId))
    const first = await finish(meal)
    expect(first.status).toBe(200)
    expect((await finish(meal)).body.error?.code).toBe('cooking-over')
    await undo(first.body.data.booking)
    expect(await mealAt(mealId)).toMatchObject({ cookedAt: null, removedAt: expect.any(String) })
    expect((await finish(meal)).status).toBe(200)
  })

  test('a meal is finished once, however many guides it has; after undo once more', async () => {
    const mealId = await aPieMeal()
    const meal = { dishes: [dish(pie, { mealId })], kept: [{ recipeId: pie, portions: '1' }] }
    const first = await finish(meal)
    const before = await rows()
    const twice = { ...meal, dishes: [...meal.dishes, ...meal.dishes] }
    for (const again of [meal, { ...meal, cookingId: await onStove() }, twice])
      expect((await finish(again)).body.error?.code).toBe('cooking-over')
    expect(await rows()).toEqual(before)
    await undo(first.body.data.booking)
    expect((await finish(meal)).status).toBe(200)
  })

  test('counts a household once, and sorts by the most cooked', async () => {
    const bo = await aCook(kitchen)
    const other = (await aSavedRecipe(kitchen.db, { title: 'Toast' })).id
    for (const cook of [kitchen.ana, bo, bo]) await finish({ dishes: [dish(other), dish(other)] }, cook)
    const [row] = await kitchen.db.select().from(recipesTable).where(eq(recipesTable.id, other))
    expect(row?.cooked).toBe(2)
    const { body } = await kitchen.call(recipeCalls.top, { query: { limit: 1 } })
    expect(body.data).toMatchObject([{ id: other }])
    expect(await history({ recipeId: other, limit: 1 }, bo)).toMatchObject([{ recipe: { id: other } }])
    expect(await history({ recipeId: pie }, bo)).toEqual([])
    const { body: wished } = await kitchen.call(
      suggestions.list,
      { query: { occasion: 'lunch' } },
      { token: bo.token },
    )
    expect(wished.data.suggestions.find(({ id }) => id === other)?.reason).toMatch(/cooked today/i)
  })
})

describe('a retry', () => {
  test('gets the same response and is booked once, also at the same instant', async () => {
    const { id } = await kitchen.anItem({ name: 'Flour', amount: '500', unit: 'g' })
    const given = {
      takes: [{ itemId: id, amount: '100' }],
      kept: [{ recipeId: pie, portions: '1' }],
      action: randomUUID(),
    }
    const many = await Promise.all(Array.from({ length: 4 }, () => finish(given)))
    const after = await rows()
    for (const { body } of many) expect(body).toEqual(many[0]?.body)
    expect((await finish(given)).body).toEqual(many[0]?.body)
    expect((await kitchen.see(id)).amount).toBe('400')
    const nothing = { action: randomUUID() }
    expect((await finish(nothing)).body).toEqual((await finish(nothing)).body)
    for (const other of [
      { ...given, takes: [] },
      { ...nothing, kept: given.kept },
    ])
      expect((await finish(other)).body.error?.code).toBe('idempotency-key-reused')
    await kitchen.db.delete(idempotencyKeys).where(eq(idempotencyKeys.id, nothing.action))
    expect((await finish(nothing)).body.error?.code).toBe('idempotency-key-reused')
    expect(await rows()).toEqual([after[0], after[1], (after[2] ?? 0) + 1])
  })

  test('from another device finds it finished', async () => {
    const cookingId = await onStove()
    await finish({ cookingId })
    const { status, body } = await finish({ cookingId })
    expect([status, body.error?.code]).toEqual([409, 'cooking-over'])
    // A late sync of an unknown session does not start it again.
    const unknown = randomUUID()
    expect((await finish({ cookingId: unknown })).status).toBe(200)
    await onStove(unknown)
    expect(await stove()).not.toContain(unknown)
  })
})

describe('rejections without any write', () => {
  test('unreadable, missing and insufficient items', async () => {
    const stranger = await aCook(kitchen)
    const { id: theirs } = await kitchen.anItem({}, stranger)
    const { id } = await kitchen.anItem({ amount: '1' })
    const foreign = (await aSavedRecipe(kitchen.db, {}, stranger)).id
    const mealId = await aPieMeal(stranger)
    const before = await rows()
    const wrong: [Given, number, string][] = [
      [{ dishes: [dish(foreign)] }, 404, 'recipe-not-found'],
      [{ dishes: [dish(pie, { version: 9 })] }, 404, 'recipe-not-found'],
      [{ dishes: [dish(pie, { mealId })] }, 404, 'meal-not-found'],
      [{ takes: [{ itemId: theirs, amount: '1' }] }, 404, 'item-not-found'],
      [{ takes: [{ itemId: id, amount: '2' }] }, 409, 'not-enough-stock'],
      [{ kept: [{ recipeId: foreign, portions: '1' }] }, 400, 'bad-input'],
      [
        {
          kept: [
            { recipeId: pie, portions: '3' },
            { recipeId: pie, portions: '1.5' },
          ],
        },
        400,
        'bad-input',
      ],
      [{ dishes: [] }, 400, 'bad-input'],
      [{ takes: [{ itemId: id, amount: '-1' }] }, 400, 'bad-input'],
      [{ takes: [{ itemId: id, amount: 'some' }] }, 400, 'bad-input'],
      [{ kept: [{ recipeId: pie, portions: '1', location: 'pantry' as never }] }, 400, 'bad-input'],
      [{ action: 'x' }, 400, 'bad-input'],
      [{ cookingId: '7' }, 400, 'bad-input'],
    ]
    for (const [given, status, code] of wrong) {
      const response = await finish(given)
      expect([response.status, response.body.error?.code, given]).toEqual([status, code, given])
    }
    expect(await rows()).toEqual(before)
    expect((await mealAt(mealId))?.cookedAt).toBeNull()
    for (const limit of [0, 101, 'x', 1.5])
      expect((await kitchen.call(cooking.history, { query: { limit } as never }, { token })).status).toBe(400)
    const body = { dishes: [dish(pie)], takes: [], kept: [] }
    expect((await kitchen.call(cooking.finish, { body })).status).toBe(401)
    expect((await kitchen.call(cooking.history, { query: {} })).status).toBe(401)
  })
})
