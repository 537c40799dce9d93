import { expect, test } from 'vitest'
import { isMeasuredByVolume, isMeasuredInCups } from './volume-measured'

test('liquids are measured by volume', () => {
  for (const food of [
    'whole-milk',
    'olive-oil',
    'vegetable-stock',
    'soy-sauce',
    undefined,
    'nobody-knows-it',
  ])
    expect(isMeasuredByVolume(food), food).toBe(true)
  for (const food of ['all-purpose-flour', 'sour-cream', 'spinach'])
    expect(isMeasuredByVolume(food), food).toBe(false)
})

test('an American kitchen has cups for baking and for liquids', () => {
  for (const food of ['all-purpose-flour', 'olive-oil']) expect(isMeasuredInCups(food), food).toBe(true)
  for (const food of ['spinach', 'chicken-breast', undefined])
    expect(isMeasuredInCups(food), food).toBe(false)
})
