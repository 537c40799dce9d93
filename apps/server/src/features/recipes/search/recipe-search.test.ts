import { type RecipeFilter, recipes } from '@larder/contract/recipes'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type * as z from 'zod/mini'
import { recipesTable as table } from '../../../db/tables/recipes'
import { aCook, type Cook } from '../../../testing/a-cook'
import { aSavedRecipe, type DraftInput } from '../../../testing/a-saved-recipe'
import { aKitchen, type TestKitchen } from '../../../testing/kitchens/a-kitchen'

let kitchen: TestKitchen
let bo: Cook
let stranger: Cook
beforeAll(async () => {
  kitchen = await aKitchen(inject('cluster'))
  bo = await kitchen.housemate()
  stranger = await aCook(kitchen)
  await put({ title: 'Red Lentil Soup', ingredients: ['200 g red lentils', '1 onion'], tags: ['soup'] }, 3)
  await put({ title: 'Spaghetti Bolognese', ingredients: ['400 g spaghetti', '300 g beef mince'] }, 9)
  await put({ title: 'Hearty Stew', ingredients: ['200 g green lentils', '2 carrots'], tags: ['soup'] }, 9)
  await put(
    { title: 'Chickpea Curry', ingredients: ['1 tin chickpeas', '200 ml coconut milk'], cuisine: 'Indian' },
    1,
  )
  await put(
    {
      title: 'Crème Brûlée',
      ingredients: ['500 ml cream', '5 egg yolks'],
      course: 'Dessert',
      tags: ['sweet'],
    },
    5,
  )
  await put(
    { title: 'Baked Aubergines', ingredients: ['2 aubergines'], course: 'Side Dish', occasions: ['party'] },
    0,
  )
  await put({ title: 'Tomato Salad', ingredients: ['4 tomatoes'], course: 'Side Dish', tags: ['salad'] }, 0)
  await put({ title: 'Secret Lentil Pie', ingredients: ['200 g lentils'] }, 50, kitchen.ana)
  await put({ title: 'Housemate Lentil Bake', ingredients: ['200 g lentils'] }, 0, bo)
  await put({ title: 'Foreign Lentil Dish', ingredients: ['200 g lentils'] }, 99, stranger)
  const gone = await put({ title: 'Gone Lentil Dish', ingredients: ['200 g lentils'] }, 99)
  await kitchen.db.update(table).set({ removedAt: kitchen.now() }).where(eq(table.id, gone))
})
afterAll(() => kitchen.close())

async function put(given: DraftInput, likes: number, cook?: Cook): Promise<number> {
  const { id } = await aSavedRecipe(kitchen.db, given, cook)
  await kitchen.db.update(table).set({ likes }).where(eq(table.id, id))
  return id
}

type Query = z.input<typeof RecipeFilter> & { page?: number; size?: number }
const ask = (query: Query, cook?: Cook) => kitchen.call(recipes.search, { query }, { token: cook?.token })
const titles = async (query: Query | string, cook?: Cook) => {
  const { status, body } = await ask(typeof query === 'string' ? { search: query } : query, cook)
  expect(status).toBe(200)
  expect(body.page.total).toBeGreaterThanOrEqual(body.data.length)
  return body.data.map(({ title }) => title)
}

describe('search results', () => {
  test.each([
    ['by the beginning of a word of the title', 'len sou', ['Red Lentil Soup', 'Hearty Stew']],
    ['title before ingredients, then likes', 'lentil', ['Red Lentil Soup', 'Hearty Stew']],
    ['without accents', 'creme brul', ['Crème Brûlée']],
    ['with accents', 'CRÈME', ['Crème Brûlée']],
    ['one of several, and by the food', 'tomatoes', ['Tomato Salad']],
    ['several of one', 'tomato', ['Tomato Salad']],
    ['by another name of the food', 'eggplant', ['Baked Aubergines']],
    ['by cuisine', 'indian', ['Chickpea Curry']],
    ['by tag', 'sweet', ['Crème Brûlée']],
    ['every word must be there', 'lentil carrot', ['Hearty Stew']],
    ['nothing', 'zwirbel', []],
  ])('%s', async (_, search, expected) => {
    expect(await titles(search)).toEqual(expected)
  })

  test.each([
    ['lentl', 'Red Lentil Soup'],
    ['spagetti', 'Spaghetti Bolognese'],
    ['chickpee', 'Chickpea Curry'],
    ['chikpea cury', 'Chickpea Curry'],
    ['bolonese', 'Spaghetti Bolognese'],
    ['spagh bolgnese', 'Spaghetti Bolognese'],
    ['auberigne', 'Baked Aubergines'],
  ])('with a typo: %s', async (search, first) => {
    expect((await titles(search))[0]).toBe(first)
  })

  test('typed matches rank before corrected ones', async () => {
    await put({ title: 'Lentl, a family name', ingredients: ['1 onion'] }, 0, bo)
    const found = await titles('lentl', kitchen.ana)
    expect(found.slice(0, 3)).toEqual(['Lentl, a family name', 'Secret Lentil Pie', 'Red Lentil Soup'])
  })

  test('a closer word in a private recipe hides nothing', async () => {
    await put({ title: 'Spaggheti of the Bologneze family', ingredients: ['1 onion'] }, 0, stranger)
    expect(await titles('bollogneze', kitchen.ana)).toEqual(['Spaghetti Bolognese'])
    expect(await titles('spagghetii')).toEqual(['Spaghetti Bolognese'])
  })

  test('correct words are not corrected', async () => {
    await put({ title: 'Beet Slaw', ingredients: ['2 beets'] }, 0)
    expect(await titles('beet')).toEqual(['Beet Slaw'])
  })

  test('short words are not corrected', async () => {
    expect(await titles('lnt')).toEqual([])
  })
})

describe('visibility', () => {
  test('visitors and other cooks see public recipes', async () => {
    expect(await titles('lentil')).not.toContain('Secret Lentil Pie')
    expect(await titles('lentil', stranger)).toContain('Foreign Lentil Dish')
    expect(await titles('secret', stranger)).toEqual([])
  })

  test('members see their household’s recipes', async () => {
    for (const cook of [kitchen.ana, bo]) {
      const found = await titles('lentil', cook)
      expect(found).toEqual(
        expect.arrayContaining(['Secret Lentil Pie', 'Housemate Lentil Bake', 'Red Lentil Soup']),
      )
      expect(found).not.toContain('Foreign Lentil Dish')
      expect(found).not.toContain('Gone Lentil Dish')
    }
  })

  test('filters by own recipes and favourites; a visitor has none', async () => {
    expect(await titles({ only: 'yours' }, kitchen.ana)).toEqual(['Secret Lentil Pie'])
    expect(await titles({ only: 'favourites' }, kitchen.ana)).toEqual([])
    const { body } = await ask({ search: 'spaghetti' })
    const id = body.data[0]?.id ?? 0
    await kitchen.call(
      recipes.favourite,
      { params: { id }, body: { favourite: true } },
      { token: kitchen.ana.token },
    )
    const [card] = (await ask({ only: 'favourites' }, kitchen.ana)).body.data
    expect(card).toMatchObject({ title: 'Spaghetti Bolognese', favourite: true, yours: false, likes: 10 })
    expect(await titles({ only: 'favourites' }, bo)).toEqual([])
    for (const only of ['yours', 'favourites'] as const) {
      expect(await titles({ only })).toEqual([])
      const groups = await kitchen.call(recipes.groups, { query: { only } })
      expect(groups.body.data).toMatchObject({ total: 0, groups: [] })
    }
  })
})

describe('filters and pages', () => {
  test.each([
    [{ tag: 'salad' }, ['Tomato Salad']],
    [{ tag: ' Vegan ', search: 'soup' }, ['Red Lentil Soup', 'Hearty Stew']],
    [{ category: 'Dessert' }, ['Crème Brûlée']],
    [{ occasion: 'party-food' }, ['Baked Aubergines']],
    [{ occasion: 'party', category: 'Dessert' }, []],
    [{ tag: 'nobody-has-it' }, []],
  ] as [Query, string[]][])('%j', async (query, expected) => {
    expect(await titles(query)).toEqual(expected)
  })

  test('filters by time, diet and cuisine, and orders by time or rating', async () => {
    const quick = await put(
      { title: 'Quick Lentil Toast', ingredients: ['200 g lentils'], prepMinutes: 3, cookMinutes: 0 },
      0,
    )
    const slow = await put({ title: 'Slow Lentil Pot', ingredients: ['200 g lentils'], cookMinutes: 300 }, 7)
    await kitchen.db.update(table).set({ ratings: 4, stars: 20 }).where(eq(table.id, slow))
    await kitchen.db.update(table).set({ ratings: 1, stars: 5 }).where(eq(table.id, quick))
    expect(await titles({ search: 'lentil', minutes: 3 })).toEqual(['Quick Lentil Toast'])
    expect(await titles({ cuisine: 'indian' })).toEqual(['Chickpea Curry'])
    const vegan = await titles({ diet: 'vegan', size: 100 })
    expect(vegan).toContain('Red Lentil Soup')
    expect(vegan).not.toContain('Spaghetti Bolognese')
    expect((await titles({ search: 'lentil', order: 'rating' })).slice(0, 2)).toEqual([
      'Slow Lentil Pot',
      'Quick Lentil Toast',
    ])
    const byTime = await titles({ search: 'lentil', order: 'time' })
    expect([byTime[0], byTime.at(-1)]).toEqual(['Quick Lentil Toast', 'Slow Lentil Pot'])
    const { body } = await kitchen.call(recipes.groups, { query: { search: 'lentil', order: 'time' } }, {})
    expect(body.data.groups.find(({ category }) => category === 'Main Dish')?.meals[0]?.title).toBe(
      'Quick Lentil Toast',
    )
    expect((await ask({ minutes: 0 })).status).toBe(400)
    for (const id of [quick, slow])
      await kitchen.db.update(table).set({ removedAt: kitchen.now() }).where(eq(table.id, id))
  })

  test('all pages together have each recipe once, in order', async () => {
    for (const query of [{}, { search: 'a' }, { search: 'lentl' }] as Query[]) {
      const whole = await titles({ ...query, size: 100 }, kitchen.ana)
      const pages: string[] = []
      for (let page = 1; page <= whole.length + 1; page += 1)
        pages.push(...(await titles({ ...query, page, size: 2 }, kitchen.ana)))
      expect(pages).toEqual(whole)
      expect(new Set(pages).size).toBe(pages.length)
    }
    const { body } = await ask({ page: 500 })
    expect(body).toMatchObject({ data: [], page: { number: 500, total: 8 } })
  })

  test('groups by course in menu order, with the first few of each', async () => {
    const { body } = await kitchen.call(recipes.groups, { query: { each: 1 } })
    const { total, groups, sample } = body.data
    expect(sample).toBe(true)
    expect(groups.map(({ category }) => category)).toEqual(['Main Dish', 'Side Dish', 'Dessert'])
    expect(total).toBe(groups.reduce((sum, { count }) => sum + count, 0))
    for (const { meals } of groups) expect(meals).toHaveLength(1)
    const all = (await kitchen.call(recipes.groups, { query: {} }, { token: kitchen.ana.token })).body.data
    expect(all).toMatchObject({ total: 11, sample: false })
    expect(all.groups[0]?.meals[0]?.title).toBe('Secret Lentil Pie')
  })

  test('returns the top recipes, most liked first', async () => {
    const { body } = await kitchen.call(recipes.top, { query: { limit: 3 } })
    expect(body.data.map(({ likes }) => likes)).toEqual([10, 9, 5])
    const own = await kitchen.call(recipes.top, { query: {} }, { token: kitchen.ana.token })
    expect(own.body.data[0]).toMatchObject({ title: 'Secret Lentil Pie', yours: true })
  })

  test('a card lists what this household lacks, also for a new recipe', async () => {
    await kitchen.anItem({ name: 'Tomatoes', amount: '10', unit: 'pieces' })
    const [card] = (await ask({ search: 'tomato salad' }, kitchen.ana)).body.data
    expect(card?.missing).toEqual([])
    const [other] = (await ask({ search: 'chickpea' }, kitchen.ana)).body.data
    expect(other?.missing.length).toBeGreaterThan(0)
  })
})

describe('any search text', () => {
  const hostile = [
    "'; drop table recipes; --",
    '%',
    '_____',
    '\\',
    "''''",
    '"""',
    'a & b | !c <-> (d):*',
    ':*',
    '!!!',
    '🍝 🍕',
    '$1 $2',
    '=lentil',
    'ñ'.repeat(120),
    'x '.repeat(60),
    'ﷺ'.repeat(120),
    'null undefined NaN',
    '<script>alert(1)</script>',
    '日本語',
    '﻿ ​',
  ]
  test.each(hostile)('accepts %j', async (search) => {
    for (const cook of [undefined, kitchen.ana]) {
      const found = await ask({ search }, cook)
      expect([200, 400]).toContain(found.status)
      const groups = await kitchen.call(recipes.groups, { query: { search } }, { token: cook?.token })
      expect(groups.status).toBe(found.status)
    }
    expect(await titles('bolognese')).toEqual(['Spaghetti Bolognese'])
  })

  test.each([
    { search: 'a'.repeat(121) },
    { tag: "x'; --" },
    { tag: 'a'.repeat(31) },
    { occasion: 'brunch' },
    { category: 'Soup' },
    { only: 'mine' },
    { page: 0 },
    { page: 'x' },
    { size: 101 },
  ])('rejects %j', async (query) => {
    const { status, body } = await ask(query as Query)
    expect([status, body.error?.code]).toEqual([400, 'bad-input'])
  })

  test('groups and top recipes have limits too', async () => {
    for (const query of [{ each: 0 }, { each: 25 }, { each: 'x' }])
      expect((await kitchen.call(recipes.groups, { query })).status).toBe(400)
    for (const query of [{ limit: 0 }, { limit: 25 }])
      expect((await kitchen.call(recipes.top, { query })).status).toBe(400)
  })
})
