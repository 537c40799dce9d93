import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { Recipe } from '@larder/kitchen/recipe/recipe'
import type { RecipeIndex } from '@larder/kitchen/suggestions/recipe-index'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { type Db, inTransaction } from '../../../db/database'
import { publishRecipeChange, recipesChannel } from '../../../db/recipe-notifier'
import { recipesTable } from '../../../db/tables/recipes'
import { createLog } from '../../../log'
import type { Cook } from '../../../testing/a-cook'
import { aDraft, aSavedRecipe, type DraftInput } from '../../../testing/a-saved-recipe'
import { aTestDatabase, type TestDatabase } from '../../../testing/test-database'
import { type StoredRecipe, saveVersion } from '../changes/save-recipe'
import { toKitchenRecipe } from '../cookbook/kitchen-recipe'
import { createLiveRecipeIndex, type LiveRecipeIndex } from './live-recipe-index'

const now = '2026-11-15T08:00:00.000Z'
const patient = { timeout: 30_000 }
const ana = '0192f3a4-7c1e-7abc-8def-0123456789ab'
const cook = { user: { id: ana } } as Cook

let database: TestDatabase
let lines: string[]
const indexes: LiveRecipeIndex[] = []

beforeEach(async () => {
  database = await aTestDatabase(inject('cluster'))
  lines = []
  await database.db.$client.query(
    `insert into households (id, name, created_at) values ($1, 'Home', now())`,
    [ana],
  )
  await database.db.$client.query(
    `insert into accounts (id, email, name, password_hash, current_household_id, created_at, updated_at)
     values ($1, 'ana@example.org', 'Ana', 'x', $1, now(), now())`,
    [ana],
  )
})
afterEach(async () => {
  for (const recipeIndex of indexes.splice(0)) await recipeIndex.close()
  await database.drop()
})

function anIndex(db: Db = database.db): LiveRecipeIndex {
  const log = createLog('warn', { write: (line) => void lines.push(line) })
  const recipeIndex = createLiveRecipeIndex({ db, log })
  indexes.push(recipeIndex)
  return recipeIndex
}

const save = (given: DraftInput = {}, cook?: Cook) => aSavedRecipe(database.db, given, cook)

const change = (row: StoredRecipe, title: string) =>
  inTransaction(database.db, (tx) => saveVersion(tx, row, aDraft({ title }), '2026-11-15T09:00:00.000Z'))

function at(index: RecipeIndex, id: number): Recipe | undefined {
  return index.recipes.at(index.placeOf.get(id) ?? -1)
}

const titles = (index: RecipeIndex) =>
  [...index.placeOf.values()].flatMap((place) => index.recipes.at(place)?.title ?? []).sort()

const cutLines = () =>
  database.db.$client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = $1 and pid <> pg_backend_pid() and query ilike 'listen%'`,
    [database.name],
  )

test('contains every recipe as the kitchen reads it, without removed ones', async () => {
  const row = await save()
  const gone = await save({ title: 'Gone' })
  await database.db.update(recipesTable).set({ removedAt: now }).where(eq(recipesTable.id, gone.id))
  const recipeIndex = anIndex()
  const index = await recipeIndex.index()
  expect(titles(index)).toEqual(['Rice with peas'])
  expect(at(index, row.id)).toEqual(toKitchenRecipe(row.id, aDraft()))
  expect(await recipeIndex.index()).toBe(index)
  expect(recipeIndex.holds(row.id, 1)).toBe(true)
  expect(recipeIndex.holds(row.id, 2)).toBe(false)
  expect(recipeIndex.holds(gone.id, 1)).toBe(false)
})

test('an empty cookbook loads too', async () => {
  expect(titles(await anIndex().index())).toEqual([])
})

test('a new, changed or removed recipe reloads only itself, on every server', async () => {
  const [still, row] = [await save({ title: 'Still' }), await save()]
  const [here, there] = [anIndex(), anIndex()]
  const indexes = [await here.index(), await there.index()]
  const before = indexes.map((index) => at(index, still.id))
  const added = await save({ title: 'New' })
  await change(row, 'Changed')
  for (const index of indexes)
    await expect.poll(() => titles(index), patient).toEqual(['Changed', 'New', 'Still'])
  for (const recipeIndex of [here, there])
    await expect.poll(() => recipeIndex.holds(row.id, 2), patient).toBe(true)
  await inTransaction(database.db, async (tx) => {
    await tx.update(recipesTable).set({ removedAt: now }).where(eq(recipesTable.id, added.id))
    await publishRecipeChange(tx, added.id)
  })
  for (const index of indexes) await expect.poll(() => titles(index), patient).toEqual(['Changed', 'Still'])
  // An untouched recipe is the same object: it was not reloaded.
  expect(indexes.map((index) => at(index, still.id))).toEqual(before)
  expect(at(indexes[0] as RecipeIndex, still.id)).toBe(before[0])
  expect(lines).toEqual([])
})

test('after a lost connection missed changes are loaded', async () => {
  const [row, other] = [await save(), await save({ title: 'Other' })]
  const unread = await save({ title: 'Unread' })
  const recipeIndex = anIndex()
  const index = await recipeIndex.index()
  const before = at(index, unread.id)
  await database.db.$client.query(
    `update recipes set title = 'Whispered', updated_at = now() where id = $1`,
    [row.id],
  )
  await database.db.$client.query('delete from recipes where id = $1', [other.id])
  await database.db.$client.query(
    `with one as (insert into recipes (id, public, version, title, description, course, difficulty, servings,
        prep_minutes, cook_minutes, wait_minutes, search_text, created_at, updated_at)
      select 7, true, 1, 'Slipped in', '', course, difficulty, 2, 1, 1, 0, '', created_at, updated_at
      from recipes where id = $1 returning id)
     insert into recipe_versions select one.id, 1, v.content, v.created_at from one, recipe_versions v
      where v.recipe_id = $1`,
    [row.id],
  )
  expect(titles(index)).toEqual(['Other', 'Rice with peas', 'Unread'])
  await cutLines()
  await expect.poll(() => titles(index), patient).toEqual(['Slipped in', 'Unread', 'Whispered'])
  expect(at(index, unread.id)).toBe(before)
  await change(row, 'Heard again')
  await expect.poll(() => titles(index), patient).toContain('Heard again')
})

test('private recipes are readable only for readers of their cook', async () => {
  const [open, own] = [await save(), await save({ title: 'Mine' }, cook)]
  const recipeIndex = anIndex()
  await recipeIndex.index()
  const [nobody, readers] = [new Set<string>(), new Set([ana])]
  expect([recipeIndex.mayRead(open.id, nobody), recipeIndex.mayRead(own.id, nobody)]).toEqual([true, false])
  expect([recipeIndex.mayRead(open.id, readers), recipeIndex.mayRead(own.id, readers)]).toEqual([true, true])
  expect(recipeIndex.mayRead(404, readers)).toBe(false)
  await database.db.update(recipesTable).set({ public: true }).where(eq(recipesTable.id, own.id))
  await publishRecipeChange(database.db, own.id)
  await expect.poll(() => recipeIndex.mayRead(own.id, nobody), patient).toBe(true)
})

test('recipes can be reloaded before their notification arrives', async () => {
  const row = await save()
  const recipeIndex = anIndex()
  const index = await recipeIndex.index()
  await database.db.$client.query(`update recipes set title = 'Whispered' where id = $1`, [row.id])
  await recipeIndex.reread([row.id, 404])
  expect(titles(index)).toEqual(['Whispered'])
  await database.db.$client.query('delete from recipes where id = $1', [row.id])
  await recipeIndex.reread([row.id])
  expect(titles(index)).toEqual([])
})

test('an unknown notification is ignored', async () => {
  const recipeIndex = anIndex()
  const index = await recipeIndex.index()
  for (const payload of ['', 'nonsense', '1.5', '-1', '1e99', '{}'])
    await database.db.$client.query('select pg_notify($1, $2)', [recipesChannel, payload])
  await save({ title: 'Heard' })
  await expect.poll(() => titles(index), patient).toEqual(['Heard'])
  expect(lines).toHaveLength(6)
})

test('an unreadable recipe does not block the others', async () => {
  const [broken, row] = [await save({ title: 'Broken' }), await save()]
  await database.db.$client.query(
    `update recipe_versions set content = '{"lines":[null]}' where recipe_id = $1`,
    [broken.id],
  )
  const recipeIndex = anIndex()
  expect(titles(await recipeIndex.index())).toEqual([row.title])
  expect(recipeIndex.mayRead(broken.id, new Set())).toBe(false)
  expect(lines.join('')).toContain('indexing a recipe failed')
})

test('loading thousands does not block other requests', async () => {
  await save()
  await database.db.$client.query(
    `with more as (insert into recipes (id, public, version, title, description, course, difficulty, servings,
        prep_minutes, cook_minutes, wait_minutes, search_text, created_at, updated_at)
      select n, true, 1, 'Dish ' || n, '', 'Main Dish', 'Easy', 2, 1, 1, 0, '', now(), now()
      from generate_series(1, 6000) n returning id)
     insert into recipe_versions select more.id, 1, v.content, now() from more, recipe_versions v
      where v.recipe_id >= 100000`,
  )
  const recipeIndex = anIndex()
  let answered = 0
  let isDone = false
  const serving = (async () => {
    while (!isDone) {
      await yieldToEventLoop()
      answered += 1
    }
  })()
  let index: RecipeIndex | undefined
  // A busy machine may take longer than a request would wait.
  while (!index) index = await recipeIndex.index().catch(() => undefined)
  isDone = true
  await serving
  expect(index.placeOf.size).toBe(6001)
  expect(answered).toBeGreaterThan(30)
})

test('a failing query is retried', async () => {
  const row = await save()
  let failures = 2
  const { $client } = database.db
  const query = (...args: Parameters<typeof $client.query>) =>
    failures-- > 0 ? Promise.reject(new Error('away')) : $client.query(...args)
  const recipeIndex = anIndex({ $client: { options: $client.options, query } } as unknown as Db)
  const index = await recipeIndex.index()
  failures = 1
  await change(row, 'Changed')
  await expect.poll(() => titles(index), patient).toEqual(['Changed'])
  expect(lines.filter((line) => line.includes('retrying'))).toHaveLength(3)
})

test('close ends the listener, and later requests are rejected', async () => {
  const unused = anIndex()
  await unused.close()
  await expect(unused.index()).rejects.toMatchObject({ code: 'not-ready' })
  const recipeIndex = anIndex()
  await recipeIndex.index()
  await recipeIndex.close()
  const { rows } = await database.db.$client.query(
    `select from pg_stat_activity where datname = $1 and query ilike 'listen%'`,
    [database.name],
  )
  expect(rows).toHaveLength(0)
})
