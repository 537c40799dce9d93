import { recipes } from '@larder/contract/recipes'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { recipeMarks, recipesTable as table } from '../../../db/tables/recipes'
import { aCook, type Cook } from '../../../testing/a-cook'
import { aSavedRecipe } from '../../../testing/a-saved-recipe'
import { aKitchen, type TestKitchen } from '../../../testing/kitchens/a-kitchen'

let kitchen: TestKitchen
let cooks: Cook[]
let id: number
beforeAll(async () => {
  kitchen = await aKitchen(inject('cluster'))
  cooks = [kitchen.ana]
  for (let n = 0; n < 3; n += 1) cooks.push(await aCook(kitchen))
})
beforeEach(async () => {
  id = (await aSavedRecipe(kitchen.db)).id
})
afterAll(() => kitchen.close())

const favourite = (is: boolean, cook = kitchen.ana, which = id) =>
  kitchen.call(recipes.favourite, { params: { id: which }, body: { favourite: is } }, { token: cook.token })
const rate = (stars: number | null, cook = kitchen.ana, which = id) =>
  kitchen.call(recipes.rate, { params: { id: which }, body: { stars } }, { token: cook.token })

/** The recipe's counts, and the counted marks. */
async function counts() {
  const [row] = await kitchen.db.select().from(table).where(eq(table.id, id))
  const [marks] = await kitchen.db
    .select({
      likes: sql<number>`count(*) filter (where favourite)::int`,
      ratings: sql<number>`count(stars)::int`,
      stars: sql<number>`coalesce(sum(stars), 0)::int`,
    })
    .from(recipeMarks)
    .where(eq(recipeMarks.recipeId, id))
  const counted = { likes: row?.likes, ratings: row?.ratings, stars: row?.stars }
  expect(counted).toEqual(marks)
  return counted
}

test('a favourite counts once, however often it is set', async () => {
  for (const is of [true, true, false, false, true]) {
    const { status, body } = await favourite(is)
    expect([status, body.data.favourite, body.data.likes]).toEqual([200, is, is ? 1 : 0])
  }
  expect(await counts()).toEqual({ likes: 1, ratings: 0, stars: 0 })
})

test('stars are set, changed and removed', async () => {
  const ratings = [
    [5, 5],
    [3, 3],
    [3, 3],
    [null, undefined],
    [4, 4],
  ] as const
  for (const [stars, rating] of ratings) expect((await rate(stars)).body.data.rating).toBe(rating)
  expect((await rate(1, cooks[1])).body.data).toMatchObject({ rating: 2.5, ratings: 2, likes: 0 })
  await favourite(true)
  expect(await counts()).toEqual({ likes: 1, ratings: 2, stars: 5 })
  const { body } = await kitchen.call(
    recipes.get,
    { params: { id }, query: {} },
    { token: kitchen.ana.token },
  )
  expect(body.data).toMatchObject({ yourRating: 4, favourite: true })
})

test('twenty concurrent marks are counted exactly', async () => {
  const actions = Array.from({ length: 20 }, (_, n) => {
    const cook = cooks[n % cooks.length] ?? kitchen.ana
    return n % 3 === 2 ? rate((n % 5) + 1, cook) : favourite(n % 8 < 4, cook)
  })
  for (const { status } of await Promise.all(actions)) expect(status).toBe(200)
  await counts()
  await Promise.all(cooks.map((cook) => favourite(true, cook)))
  expect((await counts()).likes).toBe(cooks.length)
  await Promise.all(cooks.flatMap((cook) => [favourite(false, cook), rate(null, cook)]))
  expect(await counts()).toEqual({ likes: 0, ratings: 0, stars: 0 })
})

test('unreadable recipes cannot be marked, and invalid marks are rejected', async () => {
  const own = await aSavedRecipe(kitchen.db, {}, cooks[1])
  for (const which of [own.id, 1, Number.MAX_SAFE_INTEGER]) {
    expect((await favourite(true, kitchen.ana, which)).body.error?.code).toBe('recipe-not-found')
    expect((await rate(5, kitchen.ana, which)).body.error?.code).toBe('recipe-not-found')
  }
  for (const stars of [0, 6, 2.5, -1, '5', undefined]) expect((await rate(stars as number)).status).toBe(400)
  for (const is of ['true', 1, null, undefined]) expect((await favourite(is as never)).status).toBe(400)
  expect(await counts()).toEqual({ likes: 0, ratings: 0, stars: 0 })
})
