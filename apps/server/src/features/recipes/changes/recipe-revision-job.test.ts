import { recipes as endpoints } from '@larder/contract/recipes'
import { rulesRevision } from '@larder/kitchen/verdict/rules-revision'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { inTransaction } from '../../../db/database'
import { recipesTable, recipeVersions } from '../../../db/tables/recipes'
import { createLog } from '../../../log'
import { aSavedRecipe } from '../../../testing/a-saved-recipe'
import { aKitchen, type TestKitchen } from '../../../testing/kitchens/a-kitchen'
import { createRecipeRevisionJob, reviseBatch } from './recipe-revision-job'

let kitchen: TestKitchen
let token: string
beforeAll(async () => {
  kitchen = await aKitchen(inject('cluster'))
  token = kitchen.ana.token
})
afterAll(() => kitchen.close())

/** A recipe with milk that older rules stored as vegan. */
async function wronglyVegan(title: string) {
  const { id } = await aSavedRecipe(kitchen.db, { title, ingredients: ['200 ml milk', '1 banana'] })
  await kitchen.db.execute(sql`update recipes set rules = 0, diets = '{vegan,vegetarian}', tags = '{vegan,dairy-free}'
    where id = ${id}`)
  await kitchen.db.execute(sql`update recipe_versions set content = (content - 'rules')
    || '{"lines": [{"text": "200 ml milk", "foodId": "oat-milk"}]}'::jsonb where recipe_id = ${id}`)
  return id
}
const rowOf = async (id: number) =>
  (await kitchen.db.select().from(recipesTable).where(eq(recipesTable.id, id)))[0]
const linesOf = async (id: number) =>
  (await kitchen.db.select().from(recipeVersions).where(eq(recipeVersions.recipeId, id)))[0]?.content.lines
const job = (rules = rulesRevision) =>
  createRecipeRevisionJob({ db: kitchen.serverDb, clock: kitchen.now, log: createLog('silent'), rules })
const goOn = { isStopping: () => false }

test('verdicts of older rules are not shown, and are recomputed', async () => {
  const id = await wronglyVegan('Banana shake of old')
  const found = async () => {
    const { body } = await kitchen.call(endpoints.search, { query: { tag: 'vegan' } }, { token })
    return JSON.stringify(body.data).includes('Banana shake of old')
  }
  expect(await found()).toBe(false)
  const before = await kitchen.call(endpoints.get, { params: { id }, query: {} }, { token })
  expect(before.body.data).toMatchObject({ diets: [], tags: [] })
  expect(before.body.data.allergens.find(({ allergen }) => allergen === 'dairy')?.answer).toBe('contains')
  await job().run(goOn)
  const row = await rowOf(id)
  expect(row?.rules).toBe(rulesRevision)
  expect(row?.diets).not.toContain('vegan')
  expect(row?.tags).not.toContain('dairy-free')
  expect((await linesOf(id))?.map(({ foodId }) => foodId)).toEqual(['whole-milk', 'banana'])
  expect(await found()).toBe(false)
})

test('a higher revision recomputes everything once, in batches', async () => {
  for (let nth = 0; nth < 30; nth++) await wronglyVegan(`Shake ${nth}`)
  const first = await inTransaction(kitchen.db, (tx) => reviseBatch(tx, rulesRevision, kitchen.now()))
  expect(first.seen).toBe(25)
  await job().run(goOn)
  const left = await kitchen.db.execute(sql`select from recipes where rules < ${rulesRevision}`)
  expect(left.rows).toHaveLength(0)
  const again = await inTransaction(kitchen.db, (tx) => reviseBatch(tx, rulesRevision, kitchen.now()))
  expect(again).toEqual({ seen: 0, changed: 0 })
  const stopped = await wronglyVegan('Shake that waits')
  await job().run({ isStopping: () => true })
  expect((await rowOf(stopped))?.rules).toBe(0)
})

test('two servers share the work', async () => {
  const ids = await Promise.all(['a', 'b', 'c', 'd'].map((name) => wronglyVegan(`Twice ${name}`)))
  await Promise.all([job().run(goOn), job().run(goOn)])
  await job().run(goOn)
  for (const id of ids) expect(await rowOf(id)).toMatchObject({ rules: rulesRevision, version: 1 })
})
