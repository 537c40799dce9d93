import { type RecipeDetails, recipes } from '@larder/contract/recipes'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { recipeVersions, recipesTable as table } from '../../db/tables/recipes'
import { aCook, type Cook } from '../../testing/a-cook'
import { aDraft, aSavedRecipe, type DraftInput } from '../../testing/a-saved-recipe'
import { aKitchen, type TestKitchen } from '../../testing/kitchens/a-kitchen'

let kitchen: TestKitchen
let bo: Cook
let stranger: Cook
beforeAll(async () => {
  kitchen = await aKitchen(inject('cluster'))
  bo = await kitchen.housemate()
  stranger = await aCook(kitchen)
})
afterAll(() => kitchen.close())

const create = (given: object = {}, cook: Cook = kitchen.ana) =>
  kitchen.call(recipes.create, { body: { ...aDraft(), ...given } }, { token: cook.token })
const update = (id: number, version: number, given: DraftInput, cook: Cook = kitchen.ana) =>
  kitchen.call(recipes.update, { params: { id }, body: { ...aDraft(given), version } }, { token: cook.token })
const get = (id: number, cook?: Cook, query: { version?: number } = {}) =>
  kitchen.call(recipes.get, { params: { id }, query }, { token: cook?.token })
const remove = (id: number, cook: Cook = kitchen.ana) =>
  kitchen.call(recipes.remove, { params: { id } }, { token: cook.token })
const versions = (id: number, cook?: Cook, query: { page?: number; size?: number } = {}) =>
  kitchen.call(recipes.versions, { params: { id }, query }, { token: cook?.token })

async function mine(given: object = {}, cook?: Cook): Promise<RecipeDetails> {
  const { status, body } = await create(given, cook)
  expect(status).toBe(201)
  return body.data
}
const rejected = ({ status, body }: { status: number; body: { error?: { code: string } } }) => [
  status,
  body.error?.code,
]
const gone = [404, 'recipe-not-found']

describe('creating a recipe', () => {
  test('its cook and their household can read it, nobody else', async () => {
    const { id, ...made } = await mine({ title: 'Grandmother’s rice' })
    expect(id).toBeGreaterThanOrEqual(100_000)
    expect(made).toMatchObject({
      title: 'Grandmother’s rice',
      version: 1,
      yours: true,
      author: 'Ana',
      likes: 0,
    })
    expect((await get(id, bo)).body.data).toMatchObject({ title: 'Grandmother’s rice', yours: false })
    expect(rejected(await get(id, stranger))).toEqual(gone)
    expect(rejected(await get(id))).toEqual(gone)
  })

  test('each line is stored as the kitchen parsed it', async () => {
    const { id } = await mine({ ingredients: ['2 cups flour', '1 cup zwirbel'] })
    const [kept] = await kitchen.db.select().from(recipeVersions).where(eq(recipeVersions.recipeId, id))
    expect(kept?.content.lines).toMatchObject([
      { text: '2 cups flour', foodId: 'all-purpose-flour', quantity: { unit: 'cup' } },
      { text: '1 cup zwirbel' },
    ])
    expect(kept?.content.draft.ingredients).toEqual(['2 cups flour', '1 cup zwirbel'])
  })

  test.each([
    [{ title: '' }, 'title'],
    [{ title: ' ​ ' }, 'title'],
    [{ title: 'x'.repeat(121) }, 'title'],
    [{ title: 'a\u0000b' }, 'title'],
    [{ title: 'a\ud800' }, 'title'],
    [{ title: 7 }, 'title'],
    [{ title: undefined }, 'title'],
    [{ servings: 0 }, 'servings'],
    [{ servings: 101 }, 'servings'],
    [{ servings: 1.5 }, 'servings'],
    [{ servings: '4' }, 'servings'],
    [{ prepMinutes: -1 }, 'prepMinutes'],
    [{ cookMinutes: 1e9 }, 'cookMinutes'],
    [{ ingredients: [] }, 'ingredients'],
    [{ ingredients: Array(101).fill('salt') }, 'ingredients'],
    [{ ingredients: ['x'.repeat(301)] }, 'ingredients.0'],
    [{ ingredients: 'salt' }, 'ingredients'],
    [{ steps: [] }, 'steps'],
    [{ steps: ['x'.repeat(2001)] }, 'steps.0'],
    [{ tags: ['<b>'] }, 'tags.0'],
    [{ tags: Array(13).fill('soup') }, 'tags'],
    [{ occasions: ['brunch'] }, 'occasions.0'],
    [{ course: 'Soup' }, 'course'],
    [{ difficulty: 'Hard' }, 'difficulty'],
    [{ cuisine: 'x'.repeat(41) }, 'cuisine'],
  ])('rejects %j', async (given, field) => {
    const before = await countAll()
    const { status, body } = await create(given)
    expect([status, body.error?.code]).toEqual([400, 'bad-input'])
    expect(Object.keys(body.error?.fields ?? {})).toEqual([field])
    expect(await countAll()).toBe(before)
  })

  test('hostile and absurd text is stored as text', async () => {
    const nasty = [
      "'); drop table recipes; --",
      '<script>alert(1)</script>',
      '{{7*7}} %s %n `id` && exit',
      '999999999999999999999999 kg flour',
      '1/0 cups water',
      '-5 g salt',
      '‮evil‬ 🙃 ﷺ',
      '\\x00 \\u0000 $1',
      'constructor',
      '__proto__',
    ]
    const made = await mine({
      title: nasty[0],
      description: nasty[1],
      ingredients: nasty,
      steps: nasty,
      tags: ['constructor'],
    })
    expect(made.instructions).toEqual(nasty)
    expect(made.title).toBe(nasty[0])
    expect((await get(made.id, kitchen.ana)).body.data.ingredients).toHaveLength(nasty.length)
  })

  test('accepts the longest allowed recipe', async () => {
    const made = await mine({
      title: 'ﷺ'.repeat(120),
      description: 'd'.repeat(1000),
      ingredients: Array.from({ length: 100 }, (_, n) => `${n} ${'ﷺ'.repeat(77)}`),
      steps: Array(60).fill('1 '.repeat(166)),
      prepMinutes: 10_080,
      tags: Array.from({ length: 12 }, (_, n) => `tag${n}`),
    })
    expect(made.steps).toHaveLength(60)
  })

  test('list lengths are limited', async () => {
    const tooMuch = {
      ingredients: Array(28).fill('1 '.repeat(145)),
      steps: Array(11).fill('1 '.repeat(1000)),
    }
    const { status, body } = await create(tooMuch)
    expect([status, body.error?.fields]).toEqual([
      400,
      {
        ingredients: 'Please use at most 8,000 characters in all.',
        steps: 'Please use at most 20,000 characters in all.',
      },
    ])
  })

  test('requires a session', async () => {
    const { id } = await mine()
    const calls = [
      kitchen.call(recipes.create, { body: aDraft() }),
      kitchen.call(recipes.update, { params: { id }, body: { ...aDraft(), version: 1 } }),
      kitchen.call(recipes.remove, { params: { id } }),
      kitchen.call(recipes.favourite, { params: { id }, body: { favourite: true } }),
      kitchen.call(recipes.rate, { params: { id }, body: { stars: 5 } }),
    ]
    for (const call of calls) expect(rejected(await call)).toEqual([401, 'not-signed-in'])
  })

  test('a cook has at most twenty thousand', async () => {
    const cook = await aCook(kitchen)
    await kitchen.db.execute(sql`insert into recipes (account_id, title, description, course, difficulty, servings,
        prep_minutes, cook_minutes, wait_minutes, search_text, created_at, updated_at)
      select ${cook.user.id}, 'r' || n, '', 'Main Dish', 'Easy', 1, 1, 1, 1, 'r' || n, now(), now()
      from generate_series(1, 19999) n`)
    const both = await Promise.all([create({}, cook), create({}, cook)])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(both.map(({ body }) => body.error?.code)).toContain('too-many-recipes')
    const own = both.find(({ status }) => status === 201)?.body.data.id ?? 0
    await remove(own, cook)
    expect((await create({}, cook)).status).toBe(201)
    await kitchen.db.delete(table).where(eq(table.accountId, cook.user.id))
  })
})

async function countAll(): Promise<number> {
  return kitchen.db.$count(table)
}

describe('updating a recipe', () => {
  test('a retry gets the same response and creates no version', async () => {
    const { id } = await mine()
    const sent = () => update(id, 1, { title: 'Rice, sent twice' })
    const both = await Promise.all([sent(), sent()])
    expect(both.map(({ status, body }) => [status, body.data.version])).toEqual([
      [200, 2],
      [200, 2],
    ])
    expect(rejected(await update(id, 1, { title: 'Rice of somebody else' }))).toEqual([409, 'recipe-changed'])
    expect((await versions(id, kitchen.ana)).body.data).toHaveLength(2)
  })

  test('the previous version stays', async () => {
    const { id } = await mine()
    const changed = await update(id, 1, { title: 'Better rice', ingredients: ['300 g rice'] })
    expect([changed.status, changed.body.data.version]).toEqual([200, 2])
    expect((await get(id, kitchen.ana)).body.data.title).toBe('Better rice')
    const before = (await get(id, bo, { version: 1 })).body.data
    expect(before.ingredients).toHaveLength(3)
    expect(rejected(await get(id, kitchen.ana, { version: 3 }))).toEqual(gone)
    expect(rejected(await get(id, kitchen.ana, { version: Number.MAX_SAFE_INTEGER }))).toEqual(gone)
    expect((await versions(id, bo)).body).toMatchObject({
      data: [
        { version: 2, title: 'Better rice' },
        { version: 1, title: 'Rice with peas' },
      ],
      page: { total: 2 },
    })
    expect((await versions(id, bo, { page: 2, size: 1 })).body.data).toMatchObject([{ version: 1 }])
    expect((await versions(id, bo, { page: 9 })).body.data).toEqual([])
  })

  test('an unchanged draft creates no version', async () => {
    const { id } = await mine({ cuisine: undefined })
    for (let n = 0; n < 3; n += 1) {
      const { body } = await update(id, 1, { cuisine: undefined })
      expect(body.data.version).toBe(1)
    }
    expect((await versions(id, kitchen.ana)).body.page.total).toBe(1)
  })

  test('an outdated version is rejected, and so is one of two at once', async () => {
    const { id } = await mine()
    const responses = await Promise.all(['A', 'B', 'C', 'D'].map((title) => update(id, 1, { title })))
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(rejected(await update(id, 1, { title: 'Late' }))).toEqual([409, 'recipe-changed'])
    expect(rejected(await update(id, 3, { title: 'Early' }))).toEqual([409, 'recipe-changed'])
    const won = responses.find(({ status }) => status === 200)?.body.data.title
    const now = (await get(id, kitchen.ana)).body.data
    expect([now.title, now.version]).toEqual([won, 2])
    expect(await kitchen.db.$count(recipeVersions, eq(recipeVersions.recipeId, id))).toBe(2)
  })

  test('a failure leaves nothing behind', async () => {
    const { id } = await mine()
    // The next version exists already, so that the insert fails half-way.
    await kitchen.db.execute(
      sql`insert into recipe_versions select recipe_id, 2, content, now() from recipe_versions where recipe_id = ${id}`,
    )
    expect((await update(id, 1, { title: 'Half written' })).status).toBe(500)
    expect((await get(id, kitchen.ana)).body.data).toMatchObject({ title: 'Rice with peas', version: 1 })
    const { rows } = await kitchen.db.execute(sql`select from recipe_words where word = 'written'`)
    expect(rows).toEqual([])
  })

  test('is for its cook only, and for existing recipes', async () => {
    const { id } = await mine()
    const starter = (await aSavedRecipe(kitchen.db)).id
    for (const cook of [bo, stranger]) {
      expect(rejected(await update(id, 1, { title: 'Mine now' }, cook))).toEqual(gone)
      expect(rejected(await remove(id, cook))).toEqual(gone)
    }
    for (const nobodys of [starter, 1, Number.MAX_SAFE_INTEGER]) {
      expect(rejected(await update(nobodys, 1, {}))).toEqual(gone)
      expect(rejected(await remove(nobodys))).toEqual(gone)
    }
    for (const wrong of [0, -1, 1.5, 'x', '1;--']) expect((await get(wrong as number)).status).toBe(400)
    const { version: _, ...without } = { ...aDraft(), version: 1 }
    const { status } = await kitchen.call(
      recipes.update,
      { params: { id }, body: without as never },
      { token: kitchen.ana.token },
    )
    expect(status).toBe(400)
    expect((await get(id, kitchen.ana)).body.data.version).toBe(1)
  })

  test('a new version is found by its new words', async () => {
    const { id } = await mine({ title: 'Plain pancakes' })
    await update(id, 1, { title: 'Quixotic crêpes' })
    const ask = async (search: string) => {
      const { body } = await kitchen.call(recipes.search, { query: { search } }, { token: kitchen.ana.token })
      return body.data.map((meal) => meal.id)
    }
    expect([await ask('quixotic crepes'), await ask('quixotc'), await ask('pancakes')]).toEqual([
      [id],
      [id],
      [],
    ])
  })
})

describe('deleting a recipe', () => {
  test('removes it for everybody, once; plans and history still find its versions', async () => {
    const { id } = await mine({ title: 'Soon gone' })
    expect((await remove(id)).status).toBe(200)
    for (const cook of [kitchen.ana, bo, stranger, undefined]) {
      expect(rejected(await get(id, cook))).toEqual(gone)
      expect(rejected(await versions(id, cook))).toEqual(gone)
    }
    expect(rejected(await remove(id))).toEqual(gone)
    expect(rejected(await update(id, 1, {}))).toEqual(gone)
    const mark = { params: { id }, body: { favourite: true } }
    expect(rejected(await kitchen.call(recipes.favourite, mark, { token: kitchen.ana.token }))).toEqual(gone)
    const kept = and(eq(recipeVersions.recipeId, id), eq(recipeVersions.version, 1))
    expect(await kitchen.db.$count(recipeVersions, kept)).toBe(1)
  })
})
