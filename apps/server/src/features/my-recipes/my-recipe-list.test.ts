import { myRecipes } from '@larder/contract/my-recipes'
import { recipes } from '@larder/contract/recipes'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { recipeViews } from '../../db/tables/my-recipes'
import { aCook, type Cook } from '../../testing/a-cook'
import { aWritingCook, recipeNotFound, recipeRejection } from '../../testing/kitchens/a-writing-cook'

let cook: Awaited<ReturnType<typeof aWritingCook>>
let stranger: Cook
beforeAll(async () => {
  cook = await aWritingCook(inject('cluster'))
  stranger = await aCook(cook)
})
afterAll(() => cook.close())

const titles = async (query: Parameters<typeof cook.list>[0], whose?: Cook) =>
  (await cook.list(query, whose)).body.data.map(({ title }) => title)

describe('the list', () => {
  test('has the newest first, with all details of a card', async () => {
    const ana = await aCook(cook)
    const first = await cook.write(
      { title: 'First', ingredients: ['200 g rice', '1 cup zwirbel', 'For the sauce:'] },
      ana,
    )
    cook.passSeconds(60)
    const second = await cook.write({ title: 'Second', emoji: '🍚', community: 'low-carb' }, ana)
    const { body } = await cook.list({}, ana)
    expect(body.page).toEqual({ number: 1, size: 10, pages: 1, total: 2 })
    expect(body.data).toMatchObject([
      { id: second, title: 'Second', emoji: '🍚', community: 'low-carb', notUnderstood: 0 },
      {
        id: first,
        version: 1,
        community: 'healthy-eating',
        prepTime: '5 minutes',
        cookTime: '20 minutes',
        servings: 2,
        likes: 0,
        views: 0,
        status: 'draft',
        plate: ['white-rice'],
        notUnderstood: 1,
      },
    ])
    expect(body.data[1]).not.toHaveProperty('post')
    expect(await titles({ size: 1, page: 2 }, ana)).toEqual(['First'])
    expect(await titles({ page: 1_000_000 }, ana)).toEqual([])
    expect(await titles({}, await aCook(cook))).toEqual([])
  })

  test('is searched in title and description, ignoring accents and case', async () => {
    const ana = await aCook(cook)
    await cook.write(
      { title: 'Crème brûlée', description: 'Grandmother’s SMØRREBRØD evening, 100 % cream_cheese' },
      ana,
    )
    await cook.write({ title: 'Борщ', description: 'Æbleskiver and Weißwurst on the side' }, ana)
    const found = ['Crème brûlée']
    for (const search of [
      'creme',
      'BRULEE',
      'rule',
      'evening crème',
      'grandmothers',
      'smorrebrod',
      'cream_cheese',
      '100 %',
    ])
      expect(await titles({ search }, ana), search).toEqual(found)
    for (const search of ['борщ', 'Aebleskiver', 'weisswurst'])
      expect(await titles({ search }, ana), search).toEqual(['Борщ'])
    for (const search of ['%', '_', '%%%', "'; drop table recipes; --", '%q%', 'rice', '\\'])
      expect(await titles({ search }, ana), search).toEqual([])
    expect(await titles({ search: '' }, ana)).toHaveLength(2)
    expect((await cook.list({ search: 'x'.repeat(121) }, ana)).status).toBe(400)
    expect((await cook.list({ search: 'x '.repeat(60) }, ana)).status).toBe(200)
  })

  test('is filtered by status, with totals', async () => {
    const ana = await aCook(cook)
    const shown = await cook.write({ title: 'Shown' }, ana)
    await cook.write({ title: 'Draft' }, ana)
    await cook.publish(shown, 'Hello', 'desserts', ana)
    await cook.approve(shown)
    expect(await titles({ status: 'published' }, ana)).toEqual(['Shown'])
    expect(await titles({ status: 'draft' }, ana)).toEqual(['Draft'])
    expect((await cook.list({ status: 'hidden' as 'draft' }, ana)).status).toBe(400)
    const like = () =>
      cook.call(recipes.favourite, { params: { id: shown }, body: { favourite: true } }, cook.as(stranger))
    await Promise.all([like(), like()])
    await like()
    await look(shown, stranger)
    const { body } = await cook.call(myRecipes.stats, {}, cook.as(ana))
    expect(body.data).toEqual({ recipes: 2, published: 1, views: 1, likes: 1 })
    expect((await cook.call(myRecipes.stats, {}, cook.as(stranger))).body.data.recipes).toBe(0)
  })

  test('uses an index for thousands of recipes of one cook', async () => {
    const ana = await aCook(cook)
    await cook.db.execute(sql`insert into recipes (account_id, title, description, course, difficulty, servings,
        prep_minutes, cook_minutes, wait_minutes, search_text, created_at, updated_at)
      select ${ana.user.id}, 'r' || n, '', 'Main Dish', 'Easy', 1, 1, 1, 1, '', now() - n * interval '1 second', now()
      from generate_series(1, 3000) n`)
    await cook.db.execute(sql`insert into recipe_versions (recipe_id, version, content, created_at)
      select id, 1, '{"draft":{},"lines":[]}', now() from recipes where title in ('r3000', 'r2999')`)
    await cook.db.execute(sql`analyze recipes`)
    const last = await cook.list({ size: 1, page: 3000 }, ana)
    expect(last.body).toMatchObject({ data: [{ title: 'r3000' }], page: { total: 3000 } })
    expect(await titles({ search: 'R2999' }, ana)).toEqual(['r2999'])
    const { rows } = await cook.db.execute<{ 'QUERY PLAN': string }>(sql`explain select id from recipes
      where account_id = ${ana.user.id} and removed_at is null order by created_at desc, id desc limit 10`)
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('recipes_newest')
  })
})

const look = (id: number, whose: Cook) => cook.call(myRecipes.view, { params: { id } }, cook.as(whose))

describe('viewing a recipe', () => {
  test('counts once per cook and day, not for its author and not without access', async () => {
    const id = await cook.write()
    expect(recipeRejection(await look(id, stranger))).toEqual(recipeNotFound)
    await cook.publish(id)
    await cook.approve(id)
    await Promise.all([look(id, stranger), look(id, stranger), look(id, cook.ana)])
    expect((await look(id, stranger)).status).toBe(200)
    const views = async () => (await cook.list()).body.data.find((one) => one.id === id)?.views
    expect(await views()).toBe(1)
    await cook.db.execute(sql`update recipe_views set day = day - 1 where recipe_id = ${id}`)
    await look(id, stranger)
    expect(await views()).toBe(2)
    expect(recipeRejection(await look(999_999_999, stranger))).toEqual(recipeNotFound)
    expect(await cook.db.$count(recipeViews)).toBeGreaterThan(1)
    await cook.remove(id)
    expect(recipeRejection(await look(id, stranger))).toEqual(recipeNotFound)
  })
})

describe('markup in every field', () => {
  test('is returned as text', async () => {
    const script = '<script>alert(1)</script>'
    const id = await cook.write({
      title: script,
      description: `"><img src=x onerror=alert(1)> ${script}`,
      ingredients: [script],
      steps: [script],
      equipment: [script],
      emoji: '<b>x</b>',
      cuisine: script,
    })
    const { body } = await cook.open(id)
    expect(body.data.draft).toMatchObject({
      title: script,
      ingredients: [script],
      steps: [script],
      cuisine: script,
    })
    const { body: published } = await cook.publish(id, script)
    expect(published.data).toMatchObject({ title: script, emoji: '<b>x</b>', post: { introduction: script } })
    expect(await titles({ search: '<script>' })).toContain(script)
  })

  test('a title of a megabyte is rejected clearly', async () => {
    const title = 'x'.repeat(1_048_576)
    const { status, body } = await cook
      .update(await cook.write(), 1, {})
      .then(() => cook.call(recipes.create, { body: { title } as never }, cook.as()))
    expect([status, body.error?.code]).toEqual([413, 'too-large'])
    const half = { title: title.slice(0, 500_000), servings: 1, prepMinutes: 0, cookMinutes: 0 }
    const long = await cook.call(
      recipes.create,
      { body: { ...half, ingredients: ['salt'], steps: ['Stir.'] } },
      cook.as(),
    )
    expect([long.status, long.body.error?.fields]).toEqual([400, { title: expect.any(String) }])
  })
})

describe('access', () => {
  test('requires a session', async () => {
    const id = await cook.write()
    const params = { id }
    const form = { title: 'x' }
    const calls = [
      cook.call(myRecipes.list, { query: {} }),
      cook.call(myRecipes.stats, {}),
      cook.call(myRecipes.open, { params }),
      cook.call(myRecipes.bringBack, { params }),
      cook.call(myRecipes.publish, { params, body: { community: 'desserts' } }),
      cook.call(myRecipes.unpublish, { params }),
      cook.call(myRecipes.unfinished, { params }),
      cook.call(myRecipes.keepForm, { params, body: { form } }),
      cook.call(myRecipes.dropForm, { params }),
      cook.call(myRecipes.setPicture, { params, picture: new Uint8Array([1]) }),
      cook.call(myRecipes.removePicture, { params }),
      cook.call(myRecipes.view, { params }),
      cook.call(myRecipes.exportAll, {}),
    ]
    for (const call of calls) expect(recipeRejection(await call)).toEqual([401, 'not-signed-in'])
    expect(
      recipeRejection(await cook.call(myRecipes.exportOne, { params, query: { format: 'cooklang' } })),
    ).toEqual(recipeNotFound)
  })

  test('another cook’s draft returns 404 for every endpoint, also within the household', async () => {
    const id = await cook.write()
    const params = { id }
    const housemate = await cook.housemate()
    for (const other of [stranger, housemate]) {
      const responses = [
        cook.open(id, other),
        cook.bringBack(id, other),
        cook.publish(id, '', 'desserts', other),
        cook.unpublish(id, other),
        cook.call(myRecipes.keepForm, { params, body: { form: {} } }, cook.as(other)),
        cook.setPicture(id, new Uint8Array([1]), other),
        cook.call(myRecipes.removePicture, { params }, cook.as(other)),
      ]
      for (const response of responses) expect(recipeRejection(await response)).toEqual(recipeNotFound)
      expect((await cook.call(myRecipes.unfinished, { params }, cook.as(other))).body.data).toBeNull()
    }
    const exported = await cook.call(
      myRecipes.exportOne,
      { params, query: { format: 'json-ld' } },
      cook.as(stranger),
    )
    expect(recipeRejection(exported)).toEqual(recipeNotFound)
    expect((await cook.open(id)).body.data.version).toBe(1)
  })
})
