import { randomUUID } from 'node:crypto'
import { inventory } from '@larder/contract/inventory'
import { mealPlan } from '@larder/contract/meal-plan'
import { shopping } from '@larder/contract/shopping'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { households } from '../../../db/tables/household'
import { lots } from '../../../db/tables/inventory'
import { plannedMeals } from '../../../db/tables/meal-plan'
import { shoppingLines } from '../../../db/tables/shopping'
import { aCook } from '../../../testing/a-cook'
import { aSavedRecipe } from '../../../testing/a-saved-recipe'
import { aKitchen, type TestKitchen } from '../../../testing/kitchens/a-kitchen'

let kitchen: TestKitchen
let as = { token: '' }
let pizza = 0
let bread = 0
beforeAll(async () => {
  kitchen = await aKitchen(inject('cluster'))
  as = { token: kitchen.ana.token }
  const recipe = (title: string, ingredients: string[]) =>
    aSavedRecipe(kitchen.db, { title, servings: 2, ingredients })
  pizza = (await recipe('Pizza', ['500 g flour', '2 lemons'])).id
  bread = (await recipe('Bread', ['250 g flour'])).id
})
afterAll(() => kitchen.close())
beforeEach(async () => {
  await kitchen.db.update(households).set({ planList: null })
  await kitchen.db.delete(shoppingLines)
  await kitchen.db.delete(plannedMeals)
  await kitchen.db.update(lots).set({ removedAt: kitchen.now() })
})

const plan = async (recipeId: number, day = '2026-11-16', action?: string) =>
  (
    await kitchen.call(
      mealPlan.add,
      {
        body: {
          day,
          meal: 'dinner',
          what: { kind: 'recipe', recipeId },
          plates: 2,
          ...(action && { action }),
        },
      },
      as,
    )
  ).body.data
const link = (more: { list?: string; leaveOut?: string[] } = {}) =>
  kitchen.call(shopping.fromPlan, { body: { from: '2026-11-15', ...more } }, as)
const items = async () => (await kitchen.call(shopping.list, { query: {} }, as)).body.data
const listed = async () => (await items()).map(({ text }) => text)
const idOf = async (part: string) => (await items()).find(({ text }) => text.includes(part))?.id ?? ''
const remove = async (id: number) =>
  (await kitchen.call(mealPlan.remove, { params: { id }, query: {} }, as)).body.data.undo

describe('the list follows the plan', () => {
  test('[SHOP-01] once filled from it: meals that are added, changed, removed and restored', async () => {
    await plan(bread)
    expect(await listed()).toEqual([])
    await link()
    expect(await listed()).toEqual(['250 g all-purpose flour'])
    const meal = await plan(pizza)
    expect(await listed()).toEqual(['750 g all-purpose flour', '2 lemons'])
    await kitchen.call(mealPlan.change, { params: { id: meal.id }, body: { plates: 3 } }, as)
    expect(await listed()).toEqual(['1 kg all-purpose flour', '3 lemons'])
    const undo = await remove(meal.id)
    expect(await listed()).toEqual(['250 g all-purpose flour'])
    await kitchen.call(mealPlan.undo, { params: { id: undo } }, as)
    expect((await listed()).toSorted()).toEqual(['1 kg all-purpose flour', '3 lemons'])
  })

  test('a retry counts once; a change without effect notifies nobody', async () => {
    await plan(bread)
    await link()
    const action = randomUUID()
    await plan(pizza, '2026-11-17', action)
    await plan(pizza, '2026-11-17', action)
    expect(await listed()).toEqual(['750 g all-purpose flour', '2 lemons'])
    const [before] = await kitchen.db.select().from(shoppingLines)
    await kitchen.call(
      mealPlan.add,
      { body: { day: '2026-11-18', meal: 'dinner', what: { kind: 'note', text: 'Eating out' } } },
      as,
    )
    const [after] = await kitchen.db.select().from(shoppingLines)
    expect(after?.revision).toBe(before?.revision)
  })

  test('and the stock: what is added is not bought, what is used up is', async () => {
    await plan(pizza)
    await link()
    const flour = await kitchen.anItem({ name: 'Flour', amount: '400', unit: 'g' })
    expect(await listed()).toEqual(['100 g all-purpose flour', '2 lemons'])
    await kitchen.call(inventory.take, { params: { id: flour.id }, body: { amount: '300' } }, as)
    expect(await listed()).toEqual(['400 g all-purpose flour', '2 lemons'])
    await kitchen.anItem({ name: 'Lemons', amount: '5', unit: 'pieces' })
    expect(await listed()).toEqual(['400 g all-purpose flour'])
  })

  test('and an imported stock file', async () => {
    await plan(pizza)
    await link()
    const text = 'name,amount,unit\nFlour,400,g'
    await kitchen.call(inventory.importFile, { body: { format: 'csv', text } }, as)
    expect(await listed()).toEqual(['100 g all-purpose flour', '2 lemons'])
  })

  test('a change of the plan and its list raise the revision once', async () => {
    const revision = async () => (await kitchen.db.select().from(households))[0]?.revision ?? 0
    await plan(bread)
    await link()
    const before = await revision()
    await plan(pizza)
    expect(await listed()).toEqual(['750 g all-purpose flour', '2 lemons'])
    expect(await revision()).toBe(before + 1)
  })

  test('lines that a cook wrote, ticked, reworded or removed stay untouched', async () => {
    await kitchen.call(shopping.add, { body: { items: [{ text: 'candles' }] } }, as)
    const meal = await plan(pizza)
    await link()
    const lemons = await idOf('lemons')
    await kitchen.call(shopping.change, { params: { id: lemons }, body: { ticked: true } }, as)
    await remove(meal.id)
    expect(await listed()).toEqual(['candles', '2 lemons'])
    await kitchen.call(shopping.change, { params: { id: lemons }, body: { ticked: false } }, as)
    await plan(pizza)
    await kitchen.call(shopping.remove, { params: { id: await idOf('flour') }, query: {} }, as)
    await plan(bread, '2026-11-17')
    expect(await listed()).toEqual(['candles', '2 lemons'])
    await link()
    expect(await listed()).toEqual(['candles', '2 lemons', '750 g all-purpose flour'])
    await kitchen.call(
      shopping.change,
      { params: { id: await idOf('flour') }, body: { text: '2 kg flour' } },
      as,
    )
    await plan(bread, '2026-11-18')
    expect(await listed()).toEqual(['candles', '2 lemons', '2 kg flour'])
  })

  test('only for its days, without excluded items, and only in its household', async () => {
    await plan(bread)
    await link({ leaveOut: ['food:lemon'] })
    await plan(pizza)
    await plan(bread, '2026-11-29')
    expect(await listed()).toEqual(['750 g all-purpose flour'])
    const stranger = await aCook(kitchen)
    await kitchen.call(
      mealPlan.add,
      { body: { day: '2026-11-16', meal: 'dinner', what: { kind: 'recipe', recipeId: pizza } } },
      { token: stranger.token },
    )
    expect((await kitchen.call(shopping.list, { query: {} }, { token: stranger.token })).body.data).toEqual(
      [],
    )
  })
})
