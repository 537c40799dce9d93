import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allFoods } from '../food/food'
import { allergenIds } from './allergen'
import {
  allergenBits,
  allergensIn,
  dietBits,
  dietsIn,
  everyAllergen,
  everyTrait,
  traitBits,
  traitIds,
  traitsOfAllergens,
} from './bit-sets'
import { dietIds } from './diet'

test('every allergen, diet and trait has a unique bit', () => {
  expect(new Set(allergenIds.map((id) => allergenBits([id]))).size).toBe(allergenIds.length)
  expect(new Set(dietIds.map((id) => dietBits([id]))).size).toBe(10)
  expect(new Set(traitIds.map((id) => traitBits([id]))).size).toBe(traitIds.length)
  expect(everyAllergen).toBe(2 ** allergenIds.length - 1)
  expect(everyTrait).toBe(2 ** traitIds.length - 1)
})

test('bits and names correspond', () => {
  fc.assert(
    fc.property(fc.subarray([...allergenIds]), fc.subarray([...dietIds]), (allergens, diets) => {
      expect(allergensIn(allergenBits(allergens))).toEqual(allergens)
      expect(dietsIn(dietBits(diets))).toEqual(diets)
    }),
  )
})

test('an empty list is 0', () => {
  expect(allergenBits([])).toBe(0)
  expect(allergensIn(0)).toEqual([])
})

test('allergens imply their traits', () => {
  expect(traitsOfAllergens(allergenBits(['eggs', 'dairy']))).toBe(traitBits(['egg', 'dairy']))
  expect(traitsOfAllergens(allergenBits(['nuts', 'gluten']))).toBe(0)
})

test('every trait of the food table is listed', () => {
  const used = new Set(allFoods().flatMap(({ traits, oftenTraits }) => [...traits, ...oftenTraits]))
  for (const trait of used) expect(traitIds).toContain(trait)
})
