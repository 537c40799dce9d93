import { cooking } from '@larder/contract/cooking'
import { inventory } from '@larder/contract/inventory'
import { mealPlan } from '@larder/contract/meal-plan'
import { recipes } from '@larder/contract/recipes'
import { shopping } from '@larder/contract/shopping'
import { suggestions } from '@larder/contract/suggestions'
import { foodById } from '@larder/kitchen/food/food'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { aCook } from '../../../testing/a-cook'
import { aSavedRecipe } from '../../../testing/a-saved-recipe'
import { aKitchen, type ItemInput, type TestKitchen } from '../../../testing/kitchens/a-kitchen'
import { syncCookbook } from '../cookbook/sync-cookbook'

type Stock = readonly (readonly [name: string, amount: string, unit: string])[]

const kitchens: readonly (readonly [which: string, stock: Stock])[] = [
  [
    'packs of unknown size',
    [
      ['Olive oil', '1', 'bottles'],
      ['Cumin seeds', '1', 'jars'],
      ['Rice', '1', 'bags'],
      ['Soy sauce', '1', 'bottles'],
      ['Flour', '1', 'bags'],
      ['Butter', '250', 'g'],
      ['Garlic', '1', 'heads'],
      ['Onions', '3', 'pieces'],
    ],
  ],
  [
    'nearly enough',
    [
      ['Salmon', '380', 'g'],
      ['Chicken breast', '460', 'g'],
      ['Onions', '1', 'pieces'],
      ['Lemons', '4', 'pieces'],
      ['Basmati rice', '280', 'g'],
      ['Eggs', '5', 'pieces'],
      ['Milk', '450', 'ml'],
      ['Olive oil', '20', 'ml'],
    ],
  ],
  [
    'a full kitchen',
    [
      ['Ground beef', '500', 'g'],
      ['Canned tomatoes', '2', 'cans'],
      ['Spaghetti', '500', 'g'],
      ['Carrots', '1', 'kg'],
      ['Potatoes', '2', 'kg'],
      ['Onions', '1', 'kg'],
      ['Garlic', '2', 'heads'],
      ['Vegetable stock cubes', '6', 'pieces'],
      ['Eggs', '12', 'pieces'],
      ['Olive oil', '1', 'l'],
      ['Spinach', '200', 'g'],
      ['Cream', '1', 'cartons'],
    ],
  ],
]
const day = '2026-11-17'

let kitchen: TestKitchen
beforeAll(async () => {
  kitchen = await aKitchen(inject('cluster'))
  await syncCookbook(kitchen.serverDb, '2026-11-15T08:00:00.000Z')
}, 120_000)
afterAll(() => kitchen.close())

describe.each(kitchens)('%s', { timeout: 120_000 }, (_, stock) => {
  let token: string
  beforeAll(async () => {
    const cook = await aCook(kitchen)
    token = cook.token
    for (const [name, amount, unit] of stock)
      await kitchen.anItem({ name, amount, unit: unit as NonNullable<ItemInput['unit']> }, cook)
  })

  const names = (foods: readonly (string | undefined)[]) =>
    [...new Set(foods.flatMap((id) => (id === undefined ? [] : (foodById(id)?.name ?? id))))].sort()

  // The missing foods of this one meal in each view.
  async function answersFor(id: number) {
    const what = { kind: 'recipe', recipeId: id } as const
    const added = await kitchen.call(
      mealPlan.add,
      { body: { day, meal: 'dinner', what } as never },
      { token },
    )
    const { missing, plates, because, id: mealId } = added.body.data
    const page = await kitchen.call(recipes.get, { params: { id }, query: { servings: plates } }, { token })
    const short = await kitchen.call(
      mealPlan.shortfall,
      { query: { from: day, days: 1 } as never },
      { token },
    )
    await kitchen.call(mealPlan.remove, { params: { id: mealId }, query: {} as never }, { token })
    const { ingredients } = page.body.data
    const isBought = ({ toBuy, optional, standing }: (typeof ingredients)[number]) =>
      toBuy !== undefined && !optional && standing !== 'swapped'
    const toBuy = ingredients.filter(isBought)
    const known = new Set(names(ingredients.map(({ foodId }) => foodId)))
    return {
      because,
      page: names(toBuy.map(({ foodId }) => foodId)),
      held: ingredients.some(({ standing, optional }) => standing === 'held' && !optional),
      meal: missing.filter((name) => known.has(name)).sort(),
      list: names(short.body.data.flatMap(({ foodId, check }) => (check ? [] : foodId))),
      check: short.body.data.some(({ check, foodId }) => check && foodId !== undefined),
      plates,
    }
  }

  test('page, plan and list name the same missing foods', async () => {
    const { rows } = await kitchen.db.$client.query<{ id: string }>(
      'select id from recipes where account_id is null order by id',
    )
    const some = rows.filter((_row, at) => at % 17 === 0).map(({ id }) => Number(id))
    expect(some.length).toBeGreaterThan(10)
    let lacking = 0
    for (const id of some) {
      const { page, meal, list, because, held, check } = await answersFor(id)
      expect({ id, meal, list }).toEqual({ id, meal: page, list: page })
      if (page.length > 0) expect(because).not.toContain('Nothing to buy.')
      expect({ id, check }).toEqual({ id, check: held })
      lacking += list.length
    }
    expect(lacking).toBeGreaterThan(some.length)
  })

  test('the card of a suggestion agrees', async () => {
    const { body } = await kitchen.call(suggestions.list, { query: { people: 1 } as never }, { token })
    expect(body.data.suggestions.length).toBeGreaterThan(0)
    for (const { id, missing } of body.data.suggestions) {
      const { page, list, plates } = await answersFor(id)
      expect(plates).toBe(1)
      expect(missing.toSorted()).toEqual(page)
      expect(list).toEqual(page)
    }
  })
})

test('a substitute in stock is missing nowhere, and the cooking guide takes it', async () => {
  const cook = await aCook(kitchen)
  const as = { token: cook.token }
  for (const [name, amount, unit] of [
    ['Milk', '500', 'ml'],
    ['Lemon juice', '100', 'ml'],
    ['Flour', '1', 'kg'],
  ] as const)
    await kitchen.anItem({ name, amount, unit }, cook)
  const ingredients = ['200 ml buttermilk', '200 g flour', '2 eggs']
  const { id } = await aSavedRecipe(
    kitchen.db,
    { title: 'Buttermilk scones', servings: 2, ingredients },
    cook,
  )
  const page = (await kitchen.call(recipes.get, { params: { id }, query: {} }, as)).body.data
  expect(page.ingredients.map(({ standing }) => standing)).toEqual(['swapped', 'covered', 'missing'])
  const body = { day, meal: 'dinner' as const, what: { kind: 'recipe' as const, recipeId: id }, plates: 2 }
  const meal = (await kitchen.call(mealPlan.add, { body }, as)).body.data
  expect(meal.missing).toEqual(['egg'])
  const short = await kitchen.call(mealPlan.shortfall, { query: { from: day, days: 1 } }, as)
  expect(short.body.data.map(({ foodId }) => foodId)).toEqual(['egg'])
  await kitchen.call(shopping.fromPlan, { body: { from: day } }, as)
  const listed = async () =>
    (await kitchen.call(shopping.list, { query: {} }, as)).body.data.map(({ foodId }) => foodId)
  expect(await listed()).toEqual(['egg'])
  const guide = await kitchen.call(
    cooking.deduction,
    { body: { dishes: [{ recipeId: id, version: 1, servings: 2 }] } },
    as,
  )
  const [first] = guide.body.data
  expect(first?.takes.map(({ name }) => name)).toEqual(['Milk', 'Lemon juice'])
  expect(first?.short).toBeUndefined()
  // Without milk, the same views lack buttermilk.
  const stock = (await kitchen.call(inventory.list, { query: {} }, as)).body.data
  const milk = stock.find(({ name }) => name === 'Milk')
  await kitchen.call(inventory.take, { params: { id: milk?.id ?? 0 }, body: { amount: '500' } }, as)
  expect((await listed()).toSorted()).toEqual(['buttermilk', 'egg'])
})
