import { randomUUID } from 'node:crypto'
import { community } from '@larder/contract/community'
import { diet } from '@larder/contract/diet'
import { recipes as recipesApi } from '@larder/contract/recipes'
import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { recipesTable } from '../../db/tables/recipes'
import { aCook, type Cook } from '../../testing/a-cook'
import { aDraft } from '../../testing/a-saved-recipe'
import { aCommunityKitchen, type PostListQuery } from '../../testing/kitchens/a-community-kitchen'

let larder: Awaited<ReturnType<typeof aCommunityKitchen>>
let bo: Cook
beforeAll(async () => {
  larder = await aCommunityKitchen(inject('cluster'))
  bo = await aCook(larder, { name: 'Bo' })
})
afterAll(() => larder.close())

const titles = async (id: string, query?: PostListQuery, cook?: Cook) =>
  (await larder.list(id, query, cook)).body.data.map(({ title }) => title)

describe('the posts of a community', () => {
  let soup: number
  let bread: number
  beforeAll(async () => {
    soup = await larder.post({
      title: 'Crème of lentils',
      tags: ['soup', 'winter'],
      introduction: 'My grandmother’s, for rainy Sundays.',
      community: 'meal-prep',
    })
    larder.passSeconds(60)
    bread = await larder.post({ title: 'Rye bread', tags: ['baking'], community: 'meal-prep' }, bo)
    larder.passSeconds(60)
    await larder.post({ title: 'Overnight oats', tags: ['breakfast'], community: 'meal-prep' })
  })

  test('[COM-03] are sorted as requested', async () => {
    expect(await titles('meal-prep')).toEqual(['Overnight oats', 'Rye bread', 'Crème of lentils'])
    await larder.like(soup, bo)
    await larder.say(bread, 'With caraway?', larder.ana)
    expect(await titles('meal-prep', { sort: 'popular' })).toEqual([
      'Crème of lentils',
      'Overnight oats',
      'Rye bread',
    ])
    expect((await titles('meal-prep', { sort: 'discussed' }))[0]).toBe('Rye bread')
    expect((await larder.list('meal-prep', { sort: 'newest' as never })).status).toBe(400)
  })

  test('[COM-03] are searched in title, introduction and tags, and nowhere else', async () => {
    for (const search of ['creme', 'LENTIL', 'Lentils', 'rainy sund', 'winter', 'grandmothers soup', 'lent'])
      expect([search, await titles('meal-prep', { search })]).toEqual([search, ['Crème of lentils']])
    for (const search of ['peas', 'simmer', '!!', '@desserts', `' | 'caraway`, 'caraway', 'zzz'])
      expect([search, await titles('meal-prep', { search })]).toEqual([search, []])
    for (const search of ['lentlis', 'winetr', 'lentlis winter'])
      expect([search, await titles('meal-prep', { search })]).toEqual([search, ['Crème of lentils']])
    expect(await titles('meal-prep', { search: 'lentlis caraway' })).toEqual([])
    expect(await titles('desserts', { search: 'lentil' })).toEqual([])
    expect(await titles('meal-prep', { search: '' })).toHaveLength(3)
    expect((await larder.list('meal-prep', { search: 'x'.repeat(121) })).status).toBe(400)
    expect((await larder.list('meal-prep', { search: 'rye' })).body.page).toMatchObject({
      total: 1,
      pages: 1,
    })
  })

  test('[COM-03] have ten per page', async () => {
    for (let n = 1; n <= 12; n += 1) {
      larder.passSeconds(1)
      await larder.post({ title: `Dish ${n}`, community: 'low-carb' })
    }
    const { body } = await larder.list('low-carb')
    expect([body.data.length, body.page]).toEqual([10, { number: 1, size: 10, pages: 2, total: 12 }])
    expect(await titles('low-carb', { page: 2 })).toEqual(['Dish 2', 'Dish 1'])
    expect(await titles('low-carb', { page: 1_000_000 })).toEqual([])
    expect(await titles('low-carb', { search: 'dish', page: 2, sort: 'recent' })).toEqual([
      'Dish 2',
      'Dish 1',
    ])
    for (const wrong of [{ page: 0 }, { page: -1 }, { size: 0 }, { size: 101 }, { page: 1.5 }])
      expect((await larder.list('low-carb', wrong)).status).toBe(400)
  })

  test('[COM-04] a card has all details', async () => {
    const { body } = await larder.see(soup, bo)
    expect(body.data).toMatchObject({
      id: soup,
      community: 'meal-prep',
      title: 'Crème of lentils',
      author: { id: larder.ana.user.id, name: 'Ana', type: 'admin', you: false, followed: false },
      content: 'My grandmother’s, for rainy Sundays.',
      preparationTime: '5 minutes',
      cookTime: '20 minutes',
      servings: 2,
      ingredients: ['200 g rice', '150 g peas', '1 tbsp olive oil, optional'],
      instructions: ['Simmer everything for 20 minutes.'],
      comments: 0,
      shares: 0,
      liked: true,
      likes: 1,
      reported: false,
      warnings: [],
      allergens: [],
    })
    expect(body.data.tags).toEqual(expect.arrayContaining(['soup', 'winter']))
    expect(body.data.plate).toEqual(['white-rice', 'green-peas'])
    expect((await larder.see(bread)).body.data.author.type).toBe('user')
    expect((await larder.see(bread, bo)).body.data.author.you).toBe(true)
  })

  test('a dish has its own times: its post and its page agree', async () => {
    const id = await larder.post({ title: 'Ten and thirty', prepMinutes: 10, cookMinutes: 30 })
    const { body: post } = await larder.see(id)
    expect(post.data).toMatchObject({ preparationTime: '10 minutes', cookTime: '30 minutes' })
    const params = { id: post.data.recipeId ?? 0 }
    const { body: page } = await larder.call(recipesApi.get, { params, query: {} }, larder.as(bo))
    // The card, the guide and the plan are given the same figures.
    expect(page.data).toMatchObject({ prepMinutes: 10, minutes: 40 })
  })

  test('warnings for the eaters come first; a visitor sees the allergens', async () => {
    const id = await larder.post({
      title: 'Almond milk rice',
      ingredients: ['50 g almonds', '1 l milk', '1 zwirbel'],
    })
    const [me] = (await larder.call(diet.people, {}, larder.as(bo))).body.data
    const params = { id: me?.id ?? '' }
    await larder.call(
      diet.saveRestrictions,
      {
        params,
        body: {
          restrictions: [
            { allergen: 'nuts', severity: 'high' },
            { allergen: 'eggs', severity: 'medium' },
          ],
        },
      },
      larder.as(bo),
    )
    await larder.call(diet.saveDiets, { params, body: { diets: ['vegan'] } }, larder.as(bo))
    const { body } = await larder.see(id, bo)
    expect(body.data.warnings).toEqual(
      expect.arrayContaining(['Contains nuts: Bo', 'Not known for eggs: Bo', 'Not vegan: Bo']),
    )
    expect(body.data.allergens).toEqual([])
    expect((await larder.list('desserts', {}, bo)).body.data[0]?.warnings).toEqual(body.data.warnings)
    expect((await larder.see(id, larder.ana)).body.data.warnings).toEqual([])
    const visitor = (await larder.see(id)).body.data
    expect(visitor.warnings).toEqual([])
    expect(visitor.allergens).toEqual(
      expect.arrayContaining(['Contains nuts', 'Contains dairy', 'Not known for eggs']),
    )
  })

  test('hidden posts return 404 for everybody', async () => {
    const { body } = await larder.submit({ title: 'Secret stew', community: 'smoothies' }, bo)
    const id = body.data.post?.id ?? 0
    const gone = async (cook?: Cook) => {
      expect((await larder.see(id, cook)).body.error?.code).toBe('post-not-found')
      expect(await titles('smoothies', {}, cook)).toEqual([])
      expect(await titles('smoothies', { search: 'secret' }, cook)).toEqual([])
      expect((await larder.talk(id, cook)).body.error?.code).toBe('post-not-found')
    }
    for (const cook of [undefined, bo, larder.ana]) await gone(cook)
    for (const call of [larder.like, larder.share]) expect((await call(id, larder.ana)).status).toBe(404)
    expect((await larder.say(id, 'Hm', larder.ana)).body.error?.code).toBe('post-not-found')
    await larder.stand(body.data.id, 'shown')
    expect(await titles('smoothies')).toEqual(['Secret stew'])
    await larder.stand(body.data.id, 'withdrawn')
    for (const cook of [undefined, bo]) await gone(cook)
    expect((await larder.see(999_999)).status).toBe(404)
    expect((await larder.see('x' as never)).status).toBe(400)
  })
})

describe('[COM-07] submitting', () => {
  test('stores the recipe and lets it wait for review; a retry stores nothing', async () => {
    const action = randomUUID()
    const given = {
      title: 'Plum dumplings',
      introduction: 'From Prague.',
      community: 'international',
    } as const
    const many = await Promise.all([1, 2, 3].map(() => larder.submit(given, bo, action)))
    expect(many.map(({ status }) => status)).toEqual([201, 201, 201])
    const [mine] = many.map(({ body }) => body.data)
    expect(new Set(many.map(({ body }) => body.data.id)).size).toBe(1)
    expect(mine).toMatchObject({
      title: 'Plum dumplings',
      community: 'international',
      status: 'draft',
      post: {
        state: 'waiting',
        community: 'international',
        introduction: 'From Prague.',
        changesWait: false,
      },
    })
    const written = await larder.db
      .select({ there: count() })
      .from(recipesTable)
      .where(eq(recipesTable.title, 'Plum dumplings'))
    expect(written).toEqual([{ there: 1 }])
    expect(await titles('international')).toEqual([])
    const id = mine?.id ?? 0
    expect((await larder.call(recipesApi.get, { params: { id }, query: {} })).status).toBe(404)
    await larder.stand(id, 'returned')
    expect((await larder.submit(given, bo, action)).body.data.post?.state).toBe('returned')
    await larder.stand(id, 'shown')
    expect(await titles('international')).toEqual(['Plum dumplings'])
    expect((await larder.call(recipesApi.get, { params: { id }, query: {} })).status).toBe(200)
  })

  test('is all or nothing', async () => {
    const cy = await aCook(larder, { name: 'Cy' })
    for (let n = 0; n < 20; n += 1) expect((await larder.submit({ title: `Many ${n}` }, cy)).status).toBe(201)
    const rejected = await larder.submit({ title: 'One too many' }, cy)
    expect(rejected.body.error?.code).toBe('too-many-waiting')
    const written = await larder.db.select().from(recipesTable).where(eq(recipesTable.title, 'One too many'))
    expect(written).toEqual([])
  })

  test('requires a session and validates every field', async () => {
    const body = { draft: aDraft(), introduction: '', action: randomUUID() }
    const send = (given: object, id = 'desserts', cook: Cook | undefined = bo) =>
      larder.call(
        community.submit,
        { params: { id } as never, body: { ...body, ...given } as never },
        larder.as(cook),
      )
    expect((await larder.call(community.submit, { params: { id: 'desserts' }, body })).status).toBe(401)
    for (const wrong of [
      { draft: undefined },
      { draft: { ...body.draft, title: 'x'.repeat(1_000_000) } },
      { draft: { ...body.draft, servings: -1 } },
      { introduction: 'x'.repeat(2001) },
      { introduction: 7 },
      { action: 'again' },
      { action: undefined },
    ])
      expect((await send(wrong)).status).toBeGreaterThanOrEqual(400)
    expect((await send({}, 'knitting')).status).toBe(400)
  })

  test('hostile text is stored as text', async () => {
    const hostile = `<img src=x onerror=alert(1)>"'; drop table posts; -- {{7*7}} [x](javascript:alert(1))`
    const id = await larder.post(
      { title: hostile, introduction: hostile, steps: [hostile], ingredients: [hostile] },
      bo,
    )
    const { data } = (await larder.see(id)).body
    expect([data.title, data.content, data.ingredients, data.instructions]).toEqual([
      hostile,
      hostile,
      [hostile],
      [hostile],
    ])
    expect(await titles('desserts', { search: hostile.slice(0, 60) })).toContain(hostile)
    const response = await larder.say(id, hostile, larder.ana)
    expect(response.body.data.text).toBe(hostile)
  })
})
