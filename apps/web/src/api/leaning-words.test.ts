import { expect, test } from 'vitest'
import { forgetJudgements, withLeaning } from './leaning-words'
import { queries } from './query-client'

test('dishes and the plan lean on the stock, on who eats and on the recipes', () => {
  expect([...withLeaning(['inventory'])]).toEqual(['inventory', 'recipes', 'suggestions', 'meal-plan'])
  expect([...withLeaning(['diet', 'notifications'])]).toEqual([
    'diet',
    'notifications',
    'recipes',
    'suggestions',
    'meal-plan',
    'community',
    'imports',
  ])
  expect([...withLeaning(['recipes'])]).toEqual([
    'recipes',
    'my-recipes',
    'suggestions',
    'meal-plan',
    'community',
  ])
  expect([...withLeaning(['household'])]).toEqual(['household'])
  // A step further in the guide is no other week; the server says so when a dish is done.
  expect([...withLeaning(['cooking'])]).toEqual(['cooking'])
})

test('dishes judged by an old diet are forgotten, those by an old stock only read again', () => {
  const judged = ['suggestions', 'suggestions.list', {}, {}]
  queries.setQueryData(judged, { data: [] })
  forgetJudgements(withLeaning(['inventory']))
  expect(queries.getQueryData(judged)).toBeDefined()
  forgetJudgements(withLeaning(['diet']))
  expect(queries.getQueryData(judged)).toBeUndefined()
})
