import { diet } from '@larder/contract/diet'
import { recipes } from '@larder/contract/recipes'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { recipesTable as table } from '../../../db/tables/recipes'
import { aCook, type Cook } from '../../../testing/a-cook'
import { aDraft, aSavedRecipe } from '../../../testing/a-saved-recipe'
import { aKitchen, type TestKitchen } from '../../../testing/kitchens/a-kitchen'

const draft = {
  title: 'Pancakes',
  servings: 4,
  prepMinutes: 10,
  cookMinutes: 65,
  waitMinutes: 30,
  equipment: ['frying pan'],
  ingredients: [
    '500 g flour, sifted',
    '2 eggs',
    '250 ml buttermilk',
    'salt',
    '50 g walnuts (optional)',
    '1 scoop of zorblax',
    '1 lemon',
  ],
  steps: [
    'Whisk the flour with the eggs and 100 ml of the buttermilk.',
    'Rest for 30 minutes.',
    'Serve with lemon.',
  ],
}

let larder: TestKitchen
let id: number
let stranger: Cook
beforeAll(async () => {
  larder = await aKitchen(inject('cluster'))
  stranger = await aCook(larder)
  ;({ id } = await aSavedRecipe(larder.db, draft))
  await larder.anItem({ name: 'Flour', amount: '500', unit: 'g' })
  await larder.anItem({ name: 'Whole milk', amount: '2', unit: 'l' })
  await larder.anItem({ name: 'Lemon juice', amount: '200', unit: 'ml' })
})
afterAll(() => larder.close())

const get = async (query: Parameters<typeof ask>[0] = {}, cook?: Cook) => (await ask(query, cook)).body.data
const ask = (query: { id?: number; servings?: number; version?: number }, cook?: Cook) => {
  const { id: other = id, ...rest } = query
  return larder.call(recipes.get, { params: { id: other }, query: rest }, { token: cook?.token })
}

describe('a recipe', () => {
  test('is returned as written, with its times in words', async () => {
    const recipe = await get()
    expect(recipe).toMatchObject({
      title: 'Pancakes',
      servings: 4,
      writtenFor: 4,
      version: 1,
      prepTime: '10 minutes',
      cookTime: '1 hour 5 minutes',
      waitTime: '30 minutes',
      minutes: 105,
      equipment: ['frying pan'],
      instructions: draft.steps,
      sample: true,
      eaters: [],
      favourite: false,
      yours: false,
    })
    expect(recipe).not.toHaveProperty('author')
    expect(recipe).not.toHaveProperty('yourRating')
    expect(recipe.ingredients[0]).toMatchObject({
      text: { written: '500 g flour, sifted', metric: '500 g flour, sifted', us: '4 cups flour, sifted' },
      name: 'flour',
      amount: '500',
      unit: 'g',
      preparation: 'sifted',
      optional: false,
      foodId: 'all-purpose-flour',
    })
    expect(recipe.ingredients[3]).toMatchObject({ name: 'salt', amount: '', unit: '', standing: 'assumed' })
    expect(recipe.steps[0]).toMatchObject({ uses: [0, 1, 2] })
    expect(recipe.steps[1]?.timers).toEqual([{ text: '30 minutes', label: 'rest', seconds: 1800 }])
    expect(recipe.allergens).toHaveLength(16)
    expect(recipe.allergens[0]).toMatchObject({ allergen: 'nuts', answer: 'contains' })
  })

  test('scales with the servings, but the nutrition per serving stays', async () => {
    const [four, six] = [await get(), await get({ servings: 6 })]
    expect(six).toMatchObject({ servings: 6, writtenFor: 4 })
    expect(six.ingredients.map(({ text }) => text.written)).toEqual([
      '750 g flour, sifted',
      '3 eggs',
      '375 ml buttermilk',
      'salt',
      '75 g walnuts (optional)',
      '1½ scoops of zorblax',
      '1½ lemons',
    ])
    expect(six.steps[0]?.text.written).toContain('150 ml of the buttermilk')
    expect(six.nutrition).toEqual(four.nutrition)
    expect(four.nutrition.calories).toBeGreaterThan(100)
    expect(four.nutrition.leftOut).toEqual(['1 scoop of zorblax'])
    expect(four.nutrition.coverage).toBeLessThan(1)
  })

  test('is compared line by line with the stock', async () => {
    const { ingredients, sample } = await get({ servings: 6 }, larder.ana)
    expect(sample).toBe(false)
    const standing = ingredients.map(({ standing, toBuy, swap }) => [standing, toBuy, swap !== undefined])
    expect(standing).toEqual([
      ['partly', '250 g flour', false],
      ['missing', '6 eggs', false],
      ['swapped', '500 ml buttermilk', true],
      ['assumed', undefined, false],
      ['missing', undefined, false],
      ['not known', '2 scoops zorblax', false],
      ['missing', '2 lemons', false],
    ])
    expect(ingredients[2]?.swap).toMatch(/ml whole milk and .* lemon juice$/)
  })

  test('is judged for everybody who eats', async () => {
    const { token } = larder.ana
    const { body } = await larder.call(diet.addPerson, { body: { name: 'Mia', portions: 0.5 } }, { token })
    const params = { id: body.data.id }
    const restrictions = [{ allergen: 'nuts' as const, severity: 'high' as const }]
    await larder.call(diet.saveRestrictions, { params, body: { restrictions } }, { token })
    await larder.call(diet.saveDiets, { params, body: { diets: ['vegan'] } }, { token })
    const { eaters } = await get({}, larder.ana)
    expect(eaters.find(({ name }) => name === 'Ana')?.objections).toEqual([])
    const mia = eaters.find(({ name }) => name === 'Mia')?.objections
    expect(mia?.[0]).toMatchObject({
      about: 'nuts',
      answer: 'contains',
      severity: 'high',
      line: '50 g walnuts (optional)',
      forbids: true,
    })
    expect(mia?.[1]).toMatchObject({ about: 'vegan', answer: 'does not fit', forbids: true })
    expect(mia?.[1]).not.toHaveProperty('severity')
    expect((await get()).eaters).toEqual([])
  })

  test('includes the cook’s marks and the author', async () => {
    const { token } = larder.ana
    const own = await aSavedRecipe(larder.db, { title: 'Ana’s own' }, larder.ana)
    await larder.call(recipes.rate, { params: { id: own.id }, body: { stars: 4 } }, { token })
    await larder.call(recipes.favourite, { params: { id: own.id }, body: { favourite: true } }, { token })
    expect(await get({ id: own.id }, larder.ana)).toMatchObject({
      author: 'Ana',
      yourRating: 4,
      rating: 4,
      favourite: true,
      yours: true,
    })
    expect((await ask({ id: own.id }, stranger)).status).toBe(404)
    expect((await ask({ id: own.id })).status).toBe(404)
  })

  test('can be read in an earlier version', async () => {
    const { token } = larder.ana
    const first = aDraft({ title: 'Rice', cuisine: undefined, ingredients: ['200 g rice'] })
    const { id: own } = (await larder.call(recipes.create, { body: first }, { token })).body.data
    const second = {
      ...first,
      title: 'Rice with bacon',
      ingredients: ['200 g rice', '100 g bacon'],
      version: 1,
    }
    await larder.call(
      recipes.update,
      { params: { id: own }, body: { ...second, cuisine: 'Swiss' } },
      { token },
    )
    const [now, then] = [await get({ id: own }, larder.ana), await get({ id: own, version: 1 }, larder.ana)]
    expect(now).toMatchObject({ title: 'Rice with bacon', version: 2, cuisine: 'Swiss' })
    expect(now.diets).not.toContain('vegan')
    expect(then).toMatchObject({ title: 'Rice', version: 1 })
    expect(then).not.toHaveProperty('cuisine')
    expect(then.diets).toContain('vegan')
    expect(then.ingredients).toHaveLength(1)
    expect((await ask({ id: own, version: 3 }, larder.ana)).body.error?.code).toBe('recipe-not-found')
    expect((await ask({ id: own, version: 1 }, stranger)).status).toBe(404)
  })

  test.each([
    { servings: 0 },
    { servings: 101 },
    { servings: 1.5 },
    { servings: -2 },
    { version: 0 },
    { id: -1 },
  ])('returns a rejection for %o', async (query) => expect((await ask(query)).status).toBe(400))

  test('returns 404 for an unknown recipe', async () => {
    for (const other of [999_999, Number.MAX_SAFE_INTEGER])
      expect((await ask({ id: other })).body.error?.code).toBe('recipe-not-found')
    expect((await larder.app.inject('/api/v1/recipes/seven')).statusCode).toBe(400)
    const gone = await aSavedRecipe(larder.db)
    await larder.db.update(table).set({ removedAt: larder.now() }).where(eq(table.id, gone.id))
    expect((await ask({ id: gone.id })).status).toBe(404)
  })

  test('hostile text is returned as text', async () => {
    const hostile = [
      "'; drop table recipes; --",
      '<script>alert(1)</script>',
      '２００ g ﬂour',
      'x'.repeat(300),
    ]
    const odd = await aSavedRecipe(larder.db, {
      ingredients: hostile,
      steps: ['<b>{{7*7}}</b>', '$(1)', '\\u0000'],
    })
    const recipe = await get({ id: odd.id, servings: 100 })
    expect(recipe.ingredients).toHaveLength(4)
    expect(recipe.ingredients.every(({ text, name }) => text.written !== '' && name !== '')).toBe(true)
    expect(recipe.instructions).toEqual(['<b>{{7*7}}</b>', '$(1)', '\\u0000'])
    expect(recipe.allergens.every(({ answer }) => answer !== 'none found')).toBe(true)
  })
})

describe('substitutes for a line', () => {
  let carl: Cook
  beforeAll(async () => {
    carl = await aCook(larder, { name: 'Carl' })
    await larder.anItem({ name: 'Whole milk', amount: '2', unit: 'l' }, carl)
    await larder.anItem({ name: 'Lemon juice', amount: '200', unit: 'ml' }, carl)
  })

  const instead = (place: number, query: { servings?: number } = {}, cook?: Cook, of = id) =>
    larder.call(recipes.substitutes, { params: { id: of, place }, query }, { token: cook?.token })

  test('have amounts for the servings, those in stock first', async () => {
    const { status, body } = await instead(2, { servings: 8 }, carl)
    expect(status).toBe(200)
    const [first] = body.data
    expect(first).toMatchObject({ foodIds: ['whole-milk', 'lemon-juice'], inStock: true })
    expect(first?.names).toEqual(['whole milk', 'lemon juice'])
    expect(first?.text).toMatch(/^4\d\d ml whole milk and \d+ ml lemon juice$/)
    expect(first?.ratio).toBeGreaterThan(0.5)
    expect(first?.note).not.toBe('')
    expect(body.data.map(({ inStock }) => inStock)).toEqual(
      [...body.data]
        .map(({ inStock }) => inStock)
        .sort()
        .reverse(),
    )
  })

  test('are safe for all eaters; a visitor has none', async () => {
    const { token } = carl
    const { body } = await larder.call(diet.addPerson, { body: { name: 'Lea', portions: 1 } }, { token })
    const params = { id: body.data.id }
    const restrictions = [{ allergen: 'dairy' as const, severity: 'medium' as const }]
    await larder.call(diet.saveRestrictions, { params, body: { restrictions } }, { token })
    const foods = async (cook?: Cook) =>
      (await instead(2, {}, cook)).body.data.flatMap(({ foodIds }) => foodIds)
    expect(await foods(carl)).not.toContain('whole-milk')
    expect(await foods()).toContain('whole-milk')
    const { ingredients } = await get({}, carl)
    expect(ingredients[2]?.swap ?? '').not.toContain('whole milk')
  })

  test('are empty for an unparsed line', async () => {
    expect((await instead(5)).body.data).toEqual([])
  })

  test('return 404 for an unknown line or recipe', async () => {
    expect((await instead(7)).body.error?.code).toBe('recipe-not-found')
    expect((await instead(0, {}, undefined, 999_999)).status).toBe(404)
    expect((await instead(-1)).status).toBe(400)
    expect((await instead(0, { servings: 0 })).status).toBe(400)
    expect((await larder.app.inject(`/api/v1/recipes/${id}/ingredients/x/substitutes`)).statusCode).toBe(400)
    const own = await aSavedRecipe(larder.db, {}, larder.ana)
    expect((await instead(0, {}, stranger, own.id)).status).toBe(404)
  })
})
