import { expect, test } from 'vitest'
import type { Day } from '../date/day'
import { toQuantity } from '../quantity/quantity'
import type { Recipe } from '../recipe/recipe'
import { findShortfall } from '../shopping/shortfall'
import { needsOfMeal } from './meal-needs'

const pizza: Recipe = {
  id: 1,
  title: 'Pizza',
  servings: 4,
  occasions: [],
  tags: [],
  lines: [
    { text: '750 g flour', foodId: 'all-purpose-flour', quantity: toQuantity(750, 'g') },
    { text: 'salt', foodId: 'salt' },
    { text: 'a pinch of nutmeg', foodId: 'nutmeg', quantity: toQuantity(1, 'pinch') },
    { text: 'basil, to serve', foodId: 'basil', optional: true },
    { text: '1 jar of what grandma makes', quantity: toQuantity(1, 'jar') },
  ],
}

test('returns the needs of a dish; half for half the plates', () => {
  expect(needsOfMeal(pizza, 2)).toEqual([
    { foodId: 'all-purpose-flour', name: 'all-purpose flour', quantity: toQuantity(375, 'g'), for: 'Pizza' },
    { foodId: 'nutmeg', name: 'nutmeg', pinch: toQuantity(0.5, 'pinch'), for: 'Pizza' },
    { name: 'what grandma makes', quantity: toQuantity(0.5, 'jar'), for: 'Pizza' },
  ])
  expect(needsOfMeal(pizza)[0]?.quantity).toEqual(toQuantity(750, 'g'))
})

test('500 g held and 750 g needed puts 250 g on the list', () => {
  const lots = [
    {
      id: 1,
      foodId: 'all-purpose-flour',
      name: 'Flour',
      quantity: toQuantity(500, 'g'),
      location: 'pantry',
      since: '2026-11-01' as Day,
    } as const,
  ]
  const [flour] = findShortfall(needsOfMeal(pizza), lots, '2026-11-15' as Day)
  expect(flour).toMatchObject({ foodId: 'all-purpose-flour', quantity: toQuantity(250, 'g'), for: ['Pizza'] })
})

test('an unknown food that was bought is no longer lacking', () => {
  const bought = {
    id: 1,
    name: 'What grandma makes',
    quantity: toQuantity(1, 'jar'),
    location: 'pantry',
    since: '2026-11-01' as Day,
  } as const
  const lacking = findShortfall(needsOfMeal(pizza), [bought], '2026-11-15' as Day)
  expect(lacking.map(({ name }) => name)).toEqual(['all-purpose flour', 'nutmeg'])
})
