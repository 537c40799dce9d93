import { mealPlan } from '@larder/contract/meal-plan'
import { recipes } from '@larder/contract/recipes'
import { suggestions } from '@larder/contract/suggestions'
import { foodById } from '@larder/kitchen/food'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { aCook } from '../../testing/a-cook'
import { aKitchen, type ItemGiven, type Kitchen } from '../../testing/a-kitchen'
import { layOutCookbook } from './cookbook/lay-out'

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

let kitchen: Kitchen
beforeAll(async () => {
  kitchen = await aKitchen(inject('cluster'))
  await layOutCookbook(kitchen.db, '2026-11-15T08:00:00.000Z')
}, 120_000)
afterAll(() => kitchen.close())

describe.each(kitchens)('%s', { timeout: 120_000 }, (_, stock) => {
  let token: string
  beforeAll(async () => {
    const cook = await aCook(kitchen)
    token = cook.token
    for (const [name, amount, unit] of stock)
      await kitchen.anItem({ name, amount, unit: unit as NonNullable<ItemGiven['unit']> }, cook)
  })

  const names = (foods: readonly (string | undefined)[]) =>
    [...new Set(foods.flatMap((id) => (id === undefined ? [] : (foodById(id)?.name ?? id))))].sort()

  // What each place says of exactly this one meal.
  async function told(id: number) {
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
    const toBuy = ingredients.filter((one) => one.toBuy !== undefined && !one.optional)
    const known = new Set(names(ingredients.map(({ foodId }) => foodId)))
    return {
      because,
      page: names(toBuy.map(({ foodId }) => foodId)),
      swapped: names(
        ingredients.filter(({ standing }) => standing === 'swapped').map(({ foodId }) => foodId),
      ),
      held: ingredients.some(({ standing, optional }) => standing === 'held' && !optional),
      meal: missing.filter((name) => known.has(name)).sort(),
      list: names(short.body.data.flatMap(({ foodId, check }) => (check ? [] : foodId))),
      check: short.body.data.some(({ check, foodId }) => check && foodId !== undefined),
      plates,
    }
  }

  test('the page, the plan and the list call the same foods missing', async () => {
    const { rows } = await kitchen.db.$client.query<{ id: string }>(
      'select id from recipes where account_id is null order by id',
    )
    const some = rows.filter((_row, at) => at % 17 === 0).map(({ id }) => Number(id))
    expect(some.length).toBeGreaterThan(10)
    let lacking = 0
    for (const id of some) {
      const { page, meal, list, because, held, check } = await told(id)
      expect({ id, meal, list }).toEqual({ id, meal: page, list: page })
      if (page.length > 0) expect(because).not.toContain('Nothing to buy.')
      expect({ id, check }).toEqual({ id, check: held })
      lacking += list.length
    }
    expect(lacking).toBeGreaterThan(some.length)
  })

  test('and so does the card of a suggestion, less what something stands in for', async () => {
    const { body } = await kitchen.call(suggestions.list, { query: { people: 1 } as never }, { token })
    expect(body.data.suggestions.length).toBeGreaterThan(0)
    for (const { id, missing } of body.data.suggestions) {
      const { page, list, swapped, plates } = await told(id)
      expect(plates).toBe(1)
      expect(missing.toSorted()).toEqual(page.filter((name) => !swapped.includes(name)))
      expect(list).toEqual(page)
    }
  })
})
