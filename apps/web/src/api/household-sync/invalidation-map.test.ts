import { expect, test } from 'vitest'
import { queryClient } from '../query-client'
import { dropDietDependentQueries, withAffected } from './invalidation-map'

test('dishes and the meal plan depend on stock, diet and recipes', () => {
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
  // A step in the cooking guide does not affect the week; the server sends an event when a dish is done.
  expect([...withAffected(['cooking'])]).toEqual(['cooking'])
})

test('dishes judged by a former diet are removed; those matched with a former stock are only refetched', () => {
  const judged = ['suggestions', 'suggestions.list', {}, {}]
  queryClient.setQueryData(judged, { data: [] })
  dropDietDependentQueries(withAffected(['inventory']))
  expect(queryClient.getQueryData(judged)).toBeDefined()
  dropDietDependentQueries(withAffected(['diet']))
  expect(queryClient.getQueryData(judged)).toBeUndefined()
})
