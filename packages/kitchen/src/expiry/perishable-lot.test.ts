import { expect, test } from 'vitest'
import type { StorageLocation } from '../stock/lot'
import { fixedDay } from '../testing/generated-kitchen'
import { isPerishableLot } from './perishable-lot'

const at = (foodId: string, location: StorageLocation, kind: 'use-by' | 'best-before' = 'best-before') => ({
  foodId,
  location,
  expiry: { day: fixedDay, kind, source: 'printed' as const },
})

test.each([
  ['carrots in the fridge', at('carrot', 'fridge'), true],
  ['an apple in the fruit bowl', at('apple', 'pantry'), true],
  ['bread', at('white-bread', 'pantry'), true],
  ['chicken with a use-by day', at('chicken-breast', 'fridge', 'use-by'), true],
  ['raisins', at('raisins', 'pantry'), false],
  ['a tin of tomatoes', at('canned-tomatoes', 'pantry'), false],
  ['rice', at('white-rice', 'pantry'), false],
  ['frozen peas', at('frozen-peas', 'freezer'), false],
  ['mustard in the fridge', at('dijon-mustard', 'fridge'), false],
  ['food without a day', { foodId: 'carrot', location: 'fridge' as const }, false],
])('%s', (_, lot, spoils) => {
  expect(isPerishableLot(lot)).toBe(spoils)
})
