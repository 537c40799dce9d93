import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Recipe } from '@larder/kitchen/recipe/recipe'
import { suggest } from '@larder/kitchen/suggestions/suggest'
import { suggestMeals } from '@larder/kitchen/suggestions/suggest-meals'
import {
  addToIndex,
  createRecipeIndex,
  indexRecipes,
  removeFromIndex,
} from '@larder/kitchen/suggestions/suggestion-index'
import type { SuggestionRequest } from '@larder/kitchen/suggestions/suggestion-request'
import {
  fixedDay,
  generatedEaters,
  generatedLots,
  generatedRecipes,
} from '@larder/kitchen/testing/generated-kitchen'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type IndexedRecipes, restoreIndex, toRecipeFile, toSnapshotParts } from './index-snapshot'
import { openSnapshot, writeSnapshot } from './snapshot-file'
import { createStoredRecipes } from './stored-recipes'

const key = { code: 'a', database: '1/2' }
let folder: string
let path: string
const opened: IndexedRecipes[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larder-snapshot-'))
  path = join(folder, 'index')
})
afterEach(async () => {
  for (const { recipes } of opened.splice(0)) await recipes.close()
})
afterAll(() => rm(folder, { recursive: true }))

function anEmpty(): IndexedRecipes {
  const recipes = createStoredRecipes((_, error) => {
    throw error
  })
  const indexed = { index: createRecipeIndex(recipes), recipes, versions: new Map() }
  opened.push(indexed)
  return indexed
}

function add(to: IndexedRecipes, recipe: Recipe, version = 1): void {
  addToIndex(to.index, recipe)
  const accountId = recipe.id % 3 === 0 ? `cook ${recipe.id % 4}` : null
  to.versions.set(recipe.id, { accountId, public: recipe.id % 2 === 0, version, updated: recipe.id + 0.125 })
}

function remove(from: IndexedRecipes, id: number): void {
  removeFromIndex(from.index, id)
  from.versions.delete(id)
}

function anIndexOf(recipes: readonly Recipe[]): IndexedRecipes {
  const indexed = anEmpty()
  for (const recipe of recipes) add(indexed, recipe)
  return indexed
}

async function save(indexed: IndexedRecipes, name = path) {
  const parts = toSnapshotParts(indexed)
  const { recipes } = indexed
  return writeSnapshot(name, key, parts, {
    bytes: parts.lengths.reduce((sum, bytes) => sum + bytes, 0),
    *each() {
      for (let position = 0; position < recipes.length; position += 1) yield recipes.bytesAt(position)
    },
  })
}

async function restored(name = path): Promise<IndexedRecipes> {
  const indexed = anEmpty()
  const snapshot = await openSnapshot(name, key)
  if (!snapshot) throw new Error('no snapshot')
  await restoreIndex(indexed, snapshot)
  return indexed
}

function requestsOf(seed: number): SuggestionRequest[] {
  const lots = generatedLots(30, seed)
  const base = { lots, today: fixedDay, seed, limit: 6 }
  return [
    { ...base, eaters: [] },
    { ...base, eaters: generatedEaters(2, seed), occasion: 'dinner', servings: 3 },
    { ...base, eaters: [], maxToBuy: 2, rescue: lots[0]?.id ?? 1 },
  ]
}

const answers = ({ index }: Pick<IndexedRecipes, 'index'>, seed: number) =>
  requestsOf(seed).map((request) => [suggest(index, request), suggestMeals(index, request)])

test('a restored index suggests what one of the same recipes suggests, also after later changes', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 10_000 }),
      fc.integer({ min: 0, max: 60 }),
      async (seed, count) => {
        const all = generatedRecipes(count + 12, seed)
        const written = anIndexOf(all.slice(0, count))
        for (const { id } of all.slice(0, count).filter((_, at) => at % 5 === seed % 5)) remove(written, id)
        await (await save(written)).handle.close()
        const now = await restored()
        expect(now.versions).toEqual(written.versions)
        expect(answers(now, seed)).toEqual(answers(written, seed))
        const kept = new Map(
          all.filter(({ id }) => written.versions.has(id)).map((recipe) => [recipe.id, recipe]),
        )
        for (const [at, recipe] of all.slice(-24).entries()) {
          if (at % 4 === 0 && kept.delete(recipe.id)) remove(now, recipe.id)
          else {
            const changed = { ...recipe, title: `${recipe.title} again`, lines: recipe.lines.slice(1) }
            kept.set(recipe.id, changed)
            add(now, changed, 2)
          }
        }
        expect(answers(now, seed)).toEqual(answers({ index: indexRecipes([...kept.values()]) }, seed))
      },
    ),
    { numRuns: 25 },
  )
})

test('a food that no recipe of the snapshot needs any more is found again in a later one', async () => {
  const [first, second] = generatedRecipes(2, 8)
  if (!first || !second) throw new Error('no recipes')
  const written = anIndexOf([first, second])
  remove(written, first.id)
  await (await save(written)).handle.close()
  const now = await restored()
  add(now, first)
  for (const { foodId = '' } of first.lines) {
    const { entries, length } = now.index.postings[now.index.foods.numbers.get(foodId) ?? -1] ?? { length: 0 }
    expect([...(entries ?? [])].slice(0, length)).toContain(now.index.placeOf.get(first.id))
  }
})

test('a recipe comes back from the file as it was', async () => {
  const recipes = generatedRecipes(40, 3)
  const written = anIndexOf(recipes)
  await written.recipes.moveTo(toRecipeFile(await save(written)))
  expect(written.recipes.bufferedBytes).toBe(0)
  const now = await restored()
  for (const { index } of [written, now])
    expect([...index.placeOf.values()].map((place) => index.recipes.at(place))).toEqual(recipes)
  expect(now.index.recipes.at(0)).toBe(now.index.recipes.at(0))
  expect(now.index.recipes.at(40)).toBeUndefined()
})

test('a snapshot of another build or another database is not read', async () => {
  await (await save(anIndexOf(generatedRecipes(3, 1)))).handle.close()
  expect(await openSnapshot(path, { ...key, code: 'b' })).toBeUndefined()
  expect(await openSnapshot(path, { ...key, database: '1/3' })).toBeUndefined()
  expect(await openSnapshot(`${path}-missing`, key)).toBeUndefined()
})

test('a torn or damaged snapshot is not read, wherever it is damaged', { timeout: 60_000 }, async () => {
  await (await save(anIndexOf(generatedRecipes(4, 2)))).handle.close()
  const whole = await readFile(path)
  const damaged = join(folder, 'damaged')
  const places = [
    ...Array(60).keys(),
    ...Array.from({ length: 60 }, (_, n) => Math.floor((n * whole.length) / 60)),
  ]
  for (const at of places) {
    const copy = Buffer.from(whole)
    copy[at] = (copy[at] ?? 0) ^ 0x11
    await writeFile(damaged, copy)
    expect(await openSnapshot(damaged, key)).toBeUndefined()
    await writeFile(damaged, whole)
    await truncate(damaged, at)
    expect(await openSnapshot(damaged, key)).toBeUndefined()
  }
  await writeFile(damaged, Buffer.concat([whole, Buffer.from('more')]))
  expect(await openSnapshot(damaged, key)).toBeUndefined()
})

test('of two writers one wins whole, and the other still reads its own file', async () => {
  const [few, many] = [anIndexOf(generatedRecipes(5, 4)), anIndexOf(generatedRecipes(9, 5))]
  const files = await Promise.all([save(few), save(many)])
  await few.recipes.moveTo(toRecipeFile(files[0]))
  await many.recipes.moveTo(toRecipeFile(files[1]))
  expect([5, 9]).toContain((await restored()).recipes.length)
  for (const [indexed, seed] of [
    [few, 4],
    [many, 5],
  ] as const)
    expect(indexed.recipes.at(2)).toEqual(generatedRecipes(indexed.recipes.length, seed)[2])
  expect((await readdir(folder)).filter((name) => name.startsWith('index'))).toEqual(['index'])
})

test('recipes longer than a buffer and many removed ones are kept apart', () => {
  const recipes = createStoredRecipes((_, error) => {
    throw error
  })
  const [small] = generatedRecipes(1, 1)
  if (!small) throw new Error('no recipe')
  const long = { ...small, title: 'x'.repeat(3_000_000) }
  for (const one of [small, long, small, { ...small, title: 'last' }]) recipes.add(one)
  recipes.remove(0)
  recipes.keep([1, 3])
  expect(recipes.length).toBe(2)
  expect(recipes.at(0)?.title).toHaveLength(3_000_000)
  expect(recipes.at(1)?.title).toBe('last')
  recipes.add(small)
  expect(recipes.at(2)).toEqual(small)
})
