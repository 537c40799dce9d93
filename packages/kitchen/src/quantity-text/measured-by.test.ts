import { expect, test } from 'vitest'
import { isCupped, isPoured } from './measured-by'

test('what is poured is measured by volume', () => {
  for (const food of [
    'whole-milk',
    'olive-oil',
    'vegetable-stock',
    'soy-sauce',
    undefined,
    'nobody-knows-it',
  ])
    expect(isPoured(food), food).toBe(true)
  for (const food of ['all-purpose-flour', 'sour-cream', 'spinach']) expect(isPoured(food), food).toBe(false)
})

test('an American kitchen has cups for baking and for what is poured', () => {
  for (const food of ['all-purpose-flour', 'olive-oil']) expect(isCupped(food), food).toBe(true)
  for (const food of ['spinach', 'chicken-breast', undefined]) expect(isCupped(food), food).toBe(false)
})
