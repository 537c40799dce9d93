import { RecipeSummary, recipes } from '@larder/contract/recipes'
import { inDialect } from '@larder/kitchen/dialect/dialect'
import { toRecipeLine } from '@larder/kitchen/recipe/recipe-line'
import { beforeAll, expect, inject, test } from 'vitest'
import * as z from 'zod/mini'
import {
  cookbookFolder,
  listCookbookFiles,
  readFilesToInspect,
} from '../features/recipes/cookbook/cookbook-folder'
import { aCook } from '../testing/a-cook'
import { joinHousehold } from '../testing/join-household'
import { testApp } from '../testing/test-app'
import { compileDialect, readDialect } from './dialect-response'

test.each([
  ['en-US', 'american'],
  ['en-US,en;q=0.9', 'american'],
  ['en-au', 'british'],
  ['en', undefined],
  ['de-DE, en-US;q=0.5', undefined],
  ['*', undefined],
  [undefined, undefined],
])('accept-language %s asks for %s', (header, dialect) => expect(readDialect(header)).toBe(dialect))

const summary = {
  ...{ id: 1, title: 'Aubergine Curry', description: 'With coriander leaves.', category: 'Main Dish' },
  ...{ difficulty: 'Easy', cuisine: 'Aubergine', minutes: 30, prepMinutes: 10, servings: 2, tags: [] },
  ...{ diets: [], plate: ['eggplant'], ratings: 0, likes: 0, favourite: false, yours: false },
}

test('only kitchen texts change, at any depth, and the response given stays as it was', () => {
  const say = compileDialect(z.object({ data: z.array(z.optional(RecipeSummary)) }))
  const given = { data: [summary, undefined] }
  expect(say?.(given, 'american')).toEqual({
    data: [{ ...summary, title: 'Eggplant Curry', description: 'With cilantro leaves.' }, undefined],
  })
  expect(given.data[0]).toBe(summary)
  expect(summary.title).toBe('Aubergine Curry')
})

test('a recipe of one’s own keeps its words; a schema without kitchen texts is left alone', () => {
  const own = { ...summary, yours: true }
  expect(compileDialect(RecipeSummary)?.(own, 'american')).toBe(own)
  expect(compileDialect(z.object({ title: z.string() }))).toBeUndefined()
})

let larder: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  larder = await testApp(inject('cluster'))
  return larder.close
})

test('a recipe is read in the dialect that is asked for, and found by either word', async () => {
  const ana = await aCook(larder)
  const mia = await aCook(larder)
  await joinHousehold(larder, ana, mia)
  const draft = {
    ...{ title: 'Aubergine on the hob', description: 'Soft aubergines.', course: 'Main Dish' as const },
    ...{ difficulty: 'Easy' as const, servings: 2, prepMinutes: 5, cookMinutes: 20, waitMinutes: 0 },
    ...{ tags: [], ingredients: ['2 aubergines', '30 g rocket'], steps: ['Fry the aubergines on the hob.'] },
  }
  const { body: written } = await larder.call(recipes.create, { body: draft }, { token: ana.token })
  const read = (language: string, { token }: { token: string }) =>
    larder.call(
      recipes.get,
      { params: { id: written.data.id }, query: {} },
      { token, headers: { 'accept-language': language } },
    )
  // Its author reads what was typed.
  expect((await read('en-US', ana)).body.data.title).toBe('Aubergine on the hob')
  const { body, headers } = await read('en-US', mia)
  expect(headers.vary).toContain('accept-language')
  expect(body.data.title).toBe('Eggplant on the stove')
  expect(body.data.ingredients.map(({ text, name }) => [text.written, name])).toEqual([
    ['2 eggplants', 'eggplants'],
    ['30 g arugula', 'arugula'],
  ])
  expect(body.data.steps[0]?.text.metric).toBe('Fry the eggplants on the stove.')

  for (const text of ['aubergine', 'eggplant']) {
    const found = await larder.call(
      recipes.search,
      { query: { search: text, page: 1, size: 5 } },
      { token: mia.token, headers: { 'accept-language': 'en-US' } },
    )
    expect(found.body.data.map(({ title }) => title)).toContain('Eggplant on the stove')
  }
})

test('every line of the cookbook keeps its food and its amount in both dialects', async () => {
  const files = await readFilesToInspect(await listCookbookFiles(cookbookFolder))
  const lines = new Set(files.flatMap(({ recipe }) => recipe?.draft.ingredients ?? []))
  expect(lines.size).toBeGreaterThan(1000)
  const wrong: string[] = []
  let changed = 0
  for (const text of lines)
    for (const dialect of ['british', 'american'] as const) {
      const said = inDialect(text, dialect)
      if (said === text) continue
      changed += 1
      const [before, after] = [toRecipeLine(text), toRecipeLine(said)]
      if (
        before.foodId !== after.foodId ||
        JSON.stringify(before.quantity) !== JSON.stringify(after.quantity)
      )
        wrong.push(`${text}: ${said}`)
    }
  expect(wrong).toEqual([])
  expect(changed).toBeGreaterThan(100)
}, 60_000)
