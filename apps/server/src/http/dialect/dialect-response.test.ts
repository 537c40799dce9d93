import { RecipeSummary } from '@larder/contract/recipes'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
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
