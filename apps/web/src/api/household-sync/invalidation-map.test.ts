import { expect, test } from 'vitest'
import { queryClient } from '../query-client'
import { dropDietDependentQueries, withAffected } from './invalidation-map'

test('dishes and the plan lean on the stock, on who eats and on the recipes', () => {
  expect([...withAffected(['inventory'])]).toEqual(['inventory', 'recipes', 'suggestions', 'meal-plan'])
  expect([...withAffected(['diet', 'notifications'])]).toEqual([
    'diet',
    'notifications',
    'recipes',
    'suggestions',
    'meal-plan',
    'community',
    'imports',
  ])
  expect([...withAffected(['recipes'])]).toEqual([
    'recipes',
    'my-recipes',
    'suggestions',
    'meal-plan',
    'community',
  ])
  expect([...withAffected(['household'])]).toEqual(['household'])
  // A step further in the guide is no other week; the server says so when a dish is done.
  expect([...withAffected(['cooking'])]).toEqual(['cooking'])
})

test('dishes judged by an old diet are forgotten, those by an old stock only read again', () => {
  const judged = ['suggestions', 'suggestions.list', {}, {}]
  queryClient.setQueryData(judged, { data: [] })
  dropDietDependentQueries(withAffected(['inventory']))
  expect(queryClient.getQueryData(judged)).toBeDefined()
  dropDietDependentQueries(withAffected(['diet']))
  expect(queryClient.getQueryData(judged)).toBeUndefined()
})
