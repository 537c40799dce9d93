import { cooking } from '@larder/contract/cooking'
import { mealPlan } from '@larder/contract/meal-plan'
import { recipes } from '@larder/contract/recipes'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { aSavedRecipe } from '../../../testing/a-saved-recipe'
import { aKitchen, type TestKitchen } from '../../../testing/kitchens/a-kitchen'

let kitchen: TestKitchen
let token: string
let id: number
beforeAll(async () => {
  kitchen = await aKitchen(inject('cluster'))
  token = kitchen.ana.token
  ;({ id } = await aSavedRecipe(kitchen.db, {
    title: 'Lemon rice',
    servings: 2,
    ingredients: ['1 1/2 tbsp lemon juice', '200 g rice', '1 tsp ground cumin'],
  }))
  await kitchen.anItem({ name: 'Lemons', amount: '4', unit: 'pieces' })
  await kitchen.anItem({ name: 'Basmati rice', amount: '500', unit: 'g' })
})
afterAll(() => kitchen.close())

describe('four lemons cover 1½ tbsp lemon juice', () => {
  test('on the recipe page and its card', async () => {
    const { body } = await kitchen.call(recipes.get, { params: { id }, query: {} }, { token })
    expect(body.data.ingredients.map(({ standing, by, toBuy }) => [standing, by, toBuy])).toEqual([
      ['covered', 'juice of ½ lemon', undefined],
      ['covered', 'basmati rice', undefined],
      ['missing', undefined, expect.stringContaining('cumin')],
    ])
  })

  test('in the deduction: lemons are taken in pieces', async () => {
    const dishes = [{ recipeId: id, version: 1, servings: 2 }]
    const { body } = await kitchen.call(cooking.deduction, { body: { dishes } }, { token })
    expect(body.data.map(({ takes }) => takes.map(({ name, amount }) => [name, amount]))).toEqual([
      [['Lemons', '0.5']],
      [['Basmati rice', '200']],
      [],
    ])
  })

  test('in the shortfall of the plan', async () => {
    const day = '2026-11-17'
    const added = await kitchen.call(
      mealPlan.add,
      { body: { day, meal: 'dinner', what: { kind: 'recipe', recipeId: id } } as never },
      { token },
    )
    expect(added.body.data.missing).toEqual(['cumin'])
    const { body } = await kitchen.call(mealPlan.shortfall, { query: { from: day } as never }, { token })
    expect(body.data.map(({ foodId }) => foodId)).toEqual(['cumin'])
  })

  test('and cumin seeds are offered for ground cumin', async () => {
    const { body } = await kitchen.call(
      recipes.substitutes,
      { params: { id, place: 2 }, query: {} },
      { token },
    )
    expect(body.data[0]).toMatchObject({ foodIds: ['cumin-seed'], note: 'Grind it.', inStock: false })
  })
})

test('substituted foods count among the allergens of the leftovers', async () => {
  const { id: dip } = await aSavedRecipe(kitchen.db, {
    title: 'Dip',
    servings: 2,
    ingredients: ['30 ml tamari'],
  })
  const soy = await kitchen.anItem({ name: 'Soy sauce', amount: '200', unit: 'ml' })
  const { body } = await kitchen.call(
    cooking.finish,
    {
      body: {
        dishes: [{ recipeId: dip, version: 1, servings: 2 }],
        takes: [{ itemId: soy.id, amount: '30' }],
        kept: [{ recipeId: dip, portions: '1', location: 'fridge' }],
      } as never,
    },
    { token },
  )
  const kept = body.data.leftovers.find(({ dish }) => dish?.recipeId === dip)
  expect(kept?.dish?.contains).toEqual(expect.arrayContaining(['gluten', 'soy']))
})
