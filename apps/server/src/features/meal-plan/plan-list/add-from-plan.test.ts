import { randomUUID } from 'node:crypto'
import { household } from '@larder/contract/household'
import { shopping } from '@larder/contract/shopping'
import type { Day } from '@larder/kitchen/date/day'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { lots } from '../../../db/tables/inventory'
import { plannedMeals } from '../../../db/tables/meal-plan'
import { shoppingLines } from '../../../db/tables/shopping'
import { aCook, type Cook } from '../../../testing/a-cook'
import { aSavedRecipe } from '../../../testing/a-saved-recipe'
import { aKitchen, type TestKitchen } from '../../../testing/kitchens/a-kitchen'

let kitchen: TestKitchen
let ana: Cook
let pizza = 0
let bread = 0
beforeAll(async () => {
  kitchen = await aKitchen(inject('cluster'))
  ana = kitchen.ana
  const recipe = (title: string, ingredients: string[]) =>
    aSavedRecipe(kitchen.db, { title, servings: 2, ingredients })
  pizza = (await recipe('Pizza', ['500 g flour', '2 lemons', '1 tsp salt'])).id
  bread = (await recipe('Bread', ['250 g flour'])).id
})
afterAll(() => kitchen.close())
beforeEach(async () => {
  await kitchen.db.delete(shoppingLines)
  await kitchen.db.delete(plannedMeals)
  await kitchen.db.update(lots).set({ removedAt: kitchen.now() })
})

/** Plans a meal for two on a day of the week. */
async function plan(recipeId: number, day = '2026-11-16', householdId = kitchen.householdId) {
  const [meal] = await kitchen.db
    .insert(plannedMeals)
    .values({
      householdId,
      day: day as Day,
      meal: 'dinner',
      kind: 'recipe',
      recipeId,
      recipeVersion: 1,
      title: '',
      plates: 2,
      createdAt: kitchen.now(),
      updatedAt: kitchen.now(),
      addedActionId: randomUUID(),
    })
    .returning()
  return meal?.id ?? 0
}

type PlanListOptions = { days?: number; list?: string; leaveOut?: string[]; action?: string }

const fromPlan = (options: PlanListOptions = {}, as = ana) =>
  kitchen.call(shopping.fromPlan, { body: { from: '2026-11-15', ...options } }, { token: as.token })
const counts = async (options: PlanListOptions = {}) => {
  const { added, changed, removed, items } = (await fromPlan(options)).body.data
  return [added, changed, removed, items.map(({ text }) => text)]
}
const add = async (text: string) =>
  (await kitchen.call(shopping.add, { body: { items: [{ text }] } }, { token: ana.token })).body.data[0]
    ?.id ?? ''
const tick = (id: string | undefined) =>
  kitchen.call(shopping.change, { params: { id: id ?? '' }, body: { ticked: true } }, { token: ana.token })
const listed = async () =>
  (await kitchen.call(shopping.list, { query: {} }, { token: ana.token })).body.data.map(({ text }) => text)
const revision = async () =>
  (await kitchen.call(shopping.sync, { body: { lines: [], names: [] } }, { token: ana.token })).body.data
    .revision

describe('the list from the plan', () => {
  test('speaks the English of the household’s country, and rewords its own lines when that changes', async () => {
    const cook = await aCook(kitchen, { name: 'Liz' })
    const { body } = await kitchen.call(household.current, {}, { token: cook.token })
    const { id } = await aSavedRecipe(kitchen.db, {
      ...{ title: 'Curry', servings: 2 },
      ingredients: ['2 aubergines', '4 spring onions', '200 g plain flour'],
    })
    await plan(id, '2026-11-16', body.data.id)
    const listFor = async (country: 'GB' | 'US') => {
      await kitchen.call(household.update, { body: { country } }, { token: cook.token })
      const { status } = await fromPlan({}, cook)
      expect(status).toBe(200)
      const list = await kitchen.call(shopping.list, { query: {} }, { token: cook.token })
      return list.body.data.map(({ text }) => text)
    }
    const words = (texts: string[]) =>
      texts.map((text) => text.replace(/^[\d.]+ (?:(?:g|oz|bunch) )?/, '')).sort()
    expect(words(await listFor('US'))).toEqual(['all-purpose flour', 'eggplants', 'green onion'])
    expect(words(await listFor('GB'))).toEqual(['aubergines', 'plain flour', 'spring onion'])
  })

  test('[SHOP-01] 500 g held and 750 g needed are 250 g to buy, for both dishes, and nothing more when asked again', async () => {
    await kitchen.anItem({ name: 'Flour', amount: '500', unit: 'g' })
    await Promise.all([plan(pizza), plan(bread, '2026-11-18')])
    const { added, items } = (await fromPlan()).body.data
    expect(added).toBe(2)
    expect(items.map(({ text, ticked, list }) => [text, ticked, list])).toEqual([
      ['250 g all-purpose flour', false, 'main'],
      ['2 lemons', false, 'main'],
    ])
    expect(items[0]?.for).toEqual([
      { recipeId: pizza, title: 'Pizza' },
      { recipeId: bread, title: 'Bread' },
    ])
    const before = await revision()
    expect(await counts()).toEqual([0, 0, 0, ['250 g all-purpose flour', '2 lemons']])
    expect(await revision()).toBe(before)
  })

  test('follows the plan: lines change, go and come; ticked and own lines stay', async () => {
    const byHand = await add('100 g flour')
    const meal = await plan(pizza)
    expect(await counts()).toEqual([2, 0, 0, ['400 g all-purpose flour', '2 lemons']])
    await plan(bread)
    expect(await counts()).toEqual([0, 1, 0, ['650 g all-purpose flour', '2 lemons']])
    const { items } = (await fromPlan()).body.data
    await tick(items[1]?.id)
    await kitchen.db.delete(plannedMeals).where(eq(plannedMeals.id, meal))
    expect(await counts()).toEqual([0, 1, 0, ['150 g all-purpose flour', '2 lemons']])
    await kitchen.db.delete(plannedMeals)
    expect(await counts()).toEqual([0, 0, 1, ['2 lemons']])
    expect(await listed()).toEqual(['100 g flour', '2 lemons'])
    await tick(byHand)
    await plan(pizza)
    expect(await counts()).toEqual([1, 0, 0, ['2 lemons', '400 g all-purpose flour']])
  })

  test('a reworded line becomes the cook’s own', async () => {
    await plan(pizza)
    const { items } = (await fromPlan()).body.data
    await kitchen.call(
      shopping.change,
      { params: { id: items[0]?.id ?? '' }, body: { text: '1 kg flour' } },
      { token: ana.token },
    )
    expect(await counts()).toEqual([0, 0, 0, ['2 lemons']])
    await kitchen.db.delete(plannedMeals)
    await fromPlan()
    expect(await listed()).toEqual(['1 kg flour'])
  })

  test('covers the requested days and leaves out excluded items', async () => {
    await plan(pizza, '2026-11-15')
    await plan(bread, '2026-11-17')
    expect(await counts({ days: 2, leaveOut: ['food:lemon'] })).toEqual([
      1,
      0,
      0,
      ['500 g all-purpose flour'],
    ])
    expect(await counts({ leaveOut: ['food:lemon', 'food:all-purpose-flour'] })).toEqual([0, 0, 1, []])
  })

  test('a retry does nothing more', async () => {
    await plan(bread)
    const action = randomUUID()
    expect(await counts({ action })).toEqual([1, 0, 0, ['250 g all-purpose flour']])
    await plan(pizza)
    expect(await counts({ action })).toEqual([1, 0, 0, ['250 g all-purpose flour']])
    const other = await fromPlan({ action, days: 3 })
    expect([other.status, other.body.error?.code]).toEqual([409, 'idempotency-key-reused'])
  })

  test('belongs to the household', async () => {
    await plan(pizza)
    const stranger = await aCook(kitchen)
    expect((await fromPlan({}, stranger)).body.data).toEqual({ added: 0, changed: 0, removed: 0, items: [] })
    const { status, body } = await fromPlan({ list: randomUUID() })
    expect([status, body.error?.code]).toEqual([404, 'list-not-found'])
    expect(await listed()).toEqual([])
  })

  test.each([
    [{}],
    [{ from: 'today' }],
    [{ from: '2026-02-30' }],
    [{ from: '2026-11-15', days: 0 }],
    [{ from: '2026-11-15', days: 32 }],
    [{ from: '2026-11-15', days: 1.5 }],
    [{ from: '2026-11-15', list: 'x' }],
    [{ from: '2026-11-15', leaveOut: 'food:lemon' }],
    [{ from: '2026-11-15', leaveOut: ['x'.repeat(141)] }],
    [{ from: '2026-11-15', action: 'x' }],
  ])('rejects %j', async (body) => {
    const response = await kitchen.call(shopping.fromPlan, { body: body as never }, { token: ana.token })
    expect([response.status, response.body.error?.code]).toEqual([400, 'bad-input'])
  })
})
