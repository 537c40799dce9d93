import { expect, test } from 'vitest'
import { formatRecipeTime } from './recipe-time'

test('a duration is formatted as short as possible', () => {
  expect([0, 25, 60, 70, 600, 2880, 4000].map(formatRecipeTime)).toEqual([
    '0 min',
    '25 min',
    '1 h',
    '1 h 10 min',
    '10 h',
    '2 days',
    '3 days',
  ])
})
