import { expect, test } from 'vitest'
import { mealForHour } from './chef-card'

test.each([
  [0, 'dinner'],
  [3, 'dinner'],
  [4, 'breakfast'],
  [9, 'breakfast'],
  [10, 'lunch'],
  [13, 'lunch'],
  [14, 'dinner'],
  [23, 'dinner'],
])('at %i it is time for %s', (hour, meal) => {
  expect(mealForHour(hour)).toBe(meal)
})
