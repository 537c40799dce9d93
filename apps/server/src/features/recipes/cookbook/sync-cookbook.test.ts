import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asc, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Db } from '../../../db/database'
import { selectNamedDishes } from '../../../db/sql/recipes/readable-recipes'
import { recipeMarks, recipesTable, recipeVersions } from '../../../db/tables/recipes'
import { toPool } from '../../../db/tx'
import { aCook } from '../../../testing/a-cook'
import { aSavedRecipe } from '../../../testing/a-saved-recipe'
import { type TestApp, testApp } from '../../../testing/test-app'
import { findReadableRecipe } from '../queries/readable-recipes'
import { type CookbookFile, readBuiltDigests, readCookbookFiles, withDigest } from './cookbook-files'
import { cookbookFolder } from './cookbook-folder'
import { syncCookbook } from './sync-cookbook'

const now = '2026-11-15T08:00:00.000Z'
const later = '2026-11-16T08:00:00.000Z'
let larder: TestApp
let db: Db
beforeAll(async () => {
  larder = await testApp(inject('cluster'))
  db = larder.db
})
afterEach(() => db.delete(recipesTable))
afterAll(() => larder.close())

const soup = `Boil @red lentils{200%g} in @water{1%l} for ~{20%minutes} until soft.`
function file(id: number | string, { name = `r${id}.cook`, title = `Soup ${id}`, step = soup } = {}) {
  const head = `id: ${id}\ntitle: ${title}\nservings: 4\nprep time: 5 minutes\ncook time: 20 minutes\ncourse: Main Dish`
  return { name, text: `---\n${head}\ndifficulty: Easy\ndescription: Warm and plain.\n---\n${step}` }
}
const standing = () => db.select().from(recipesTable).orderBy(asc(recipesTable.id))
const sync = (...given: [now: string, files?: readonly CookbookFile[]]) =>
  syncCookbook(larder.serverDb, ...given)
const short = async () =>
  (await standing()).map(({ id, title, version, file, removedAt }) => [
    id,
    title,
    version,
    removedAt === null ? file : 'removed',
  ])

test('the digests of a build are those of the files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cookbook-'))
  const { name, text } = file(1)
  expect(await readBuiltDigests(folder)).toBeUndefined()
  const digest = createHash('sha256').update(text).digest('hex')
  await writeFile(join(folder, 'digests.json'), JSON.stringify({ [name]: digest }))
  expect(await readBuiltDigests(folder)).toEqual(new Map([[name, withDigest(file(1)).digest]]))
  await rm(folder, { recursive: true })
})

describe('the cookbook sync', () => {
  test('runs once for any number of servers, and costs one query afterwards', async () => {
    const files = await readCookbookFiles(cookbookFolder)
    const all = await Promise.all([1, 2, 3].map(() => sync(now, files)))
    const read = files.length - Math.max(...all.map(({ skipped }) => skipped.length))
    expect(all.reduce((sum, { saved }) => sum + saved, 0)).toBe(read)
    const rows = await standing()
    expect(rows).toHaveLength(read)
    expect(new Set(rows.map(({ version }) => version))).toEqual(new Set([1]))
    expect(rows.every((row) => row.public && row.accountId === null && row.id < 100_000)).toBe(true)
    const statements: string[] = []
    const client = new Proxy(toPool(larder.serverDb), {
      get(pool, key) {
        if (key === 'query' || key === 'connect') statements.push(key)
        const value: unknown = Reflect.get(pool, key, pool)
        return typeof value === 'function' ? value.bind(pool) : value
      },
    })
    const session = Reflect.get(larder.serverDb, 'session') as { client: unknown }
    const before = session.client
    session.client = client
    expect(await sync(later, files.slice(0, read))).toMatchObject({ saved: 0, removed: 0 })
    session.client = before
    expect(statements).toEqual(['query'])
  }, 120_000)

  test('a changed file becomes a new version, an unchanged one is not touched', async () => {
    await sync(now, [file(1), file(2)])
    const done = await sync(later, [file(1, { title: 'Better soup' }), file(2)])
    expect(done).toEqual({ saved: 1, removed: 0, skipped: [] })
    expect(await short()).toEqual([
      [1, 'Better soup', 2, 'r1.cook'],
      [2, 'Soup 2', 1, 'r2.cook'],
    ])
    const kept = await db.select().from(recipeVersions).where(eq(recipeVersions.recipeId, 1))
    expect(kept.map(({ content }) => content.draft.title).sort()).toEqual(['Better soup', 'Soup 1'])
  })

  test('a changed comment creates no version, and the next start finds nothing to do', async () => {
    await sync(now, [file(1)])
    const remarked = { ...file(1), text: `${file(1).text} -- lovely` }
    expect(await sync(later, [remarked])).toMatchObject({ saved: 1 })
    expect(await sync(later, [remarked])).toMatchObject({ saved: 0 })
    expect(await short()).toEqual([[1, 'Soup 1', 1, 'r1.cook']])
  })

  test('the facts of a dish are stored with it, and changed facts count as a change', async () => {
    const stating = (keeps: string) => {
      const { name, text } = file(1)
      const facts = `role: starter\nactive time: 10 minutes\nkeeps: ${keeps}\ngoes with: r2`
      return { name, text: text.replace('difficulty', `${facts}\ndifficulty`) }
    }
    await sync(now, [stating('2 days'), file(2)])
    const stored = { name: 'r1', role: 'starter', activeMinutes: 10, keepsDays: 2, goesWith: ['r2'] }
    expect((await standing()).map(({ facts }) => facts)).toEqual([stored, null])
    expect(await selectNamedDishes(db, ['r1', 'r2'])).toEqual([{ id: 1, title: 'Soup 1', name: 'r1' }])
    const read = await findReadableRecipe(db, undefined, 1)
    expect(read.facts).toEqual(stored)
    await sync(later, [stating('no'), file(2)])
    const [first] = await standing()
    expect(first).toMatchObject({ version: 1, facts: { ...stored, keepsDays: 0 } })
    expect(new Date(first?.updatedAt ?? '').toISOString()).toBe(later)
    await sync(later, [file(1), file(2)])
    expect((await standing()).map(({ facts }) => facts)).toEqual([null, null])
  })

  test('likes, stars and the id survive an edit, a rename, a removal and a return', async () => {
    const cook = await aCook(larder)
    await sync(now, [file(1), file(2)])
    await db
      .insert(recipeMarks)
      .values({ accountId: cook.user.id, recipeId: 1, favourite: true, stars: 5, updatedAt: now })
    await db.update(recipesTable).set({ likes: 1, ratings: 1, stars: 5 }).where(eq(recipesTable.id, 1))
    // The two files swap names.
    const swapped = [file(1, { name: 'r2.cook' }), file(2, { name: 'r1.cook' })]
    expect(await sync(later, swapped)).toEqual({ saved: 2, removed: 0, skipped: [] })
    expect(await sync(later, [])).toEqual({ saved: 0, removed: 2, skipped: [] })
    expect((await short()).map((row) => row[3])).toEqual(['removed', 'removed'])
    await sync(later, [file(1, { name: 'new.cook', title: 'Soup again' })])
    expect(await standing()).toMatchObject([
      { id: 1, title: 'Soup again', version: 2, file: 'new.cook', likes: 1, stars: 5, removedAt: null },
      { id: 2, version: 1 },
    ])
    expect(await db.select().from(recipeMarks)).toHaveLength(1)
  })

  test('unreadable files are skipped and reported; an earlier version stays', async () => {
    await sync(now, [file(1)])
    const { saved, removed, skipped } = await sync(later, [
      { name: 'r1.cook', text: 'no head at all' },
      { name: 'gone.cook', text: undefined },
      file(2),
      file(2, { name: 'twin.cook' }),
      file(100_000),
      file('none'),
    ])
    expect([saved, removed]).toEqual([1, 0])
    expect(skipped.map(({ file }) => file)).toEqual([
      'r1.cook',
      'gone.cook',
      'twin.cook',
      'r100000.cook',
      'rnone.cook',
    ])
    expect(skipped.every(({ faults }) => faults.length > 0)).toBe(true)
    expect(await short()).toEqual([
      [1, 'Soup 1', 1, 'r1.cook'],
      [2, 'Soup 2', 1, 'r2.cook'],
    ])
  })

  test('leaves recipes of cooks alone; their ids start far above', async () => {
    const cook = await aCook(larder)
    const own = await aSavedRecipe(db, {}, cook)
    await sync(now, [file(1)])
    await sync(now, [])
    expect(own.id).toBeGreaterThanOrEqual(100_000)
    expect(await standing()).toMatchObject([
      { id: 1, removedAt: expect.any(String) },
      { id: own.id, removedAt: null },
    ])
    expect((await aSavedRecipe(db, {}, cook)).id).toBeGreaterThan(own.id)
  })
})
