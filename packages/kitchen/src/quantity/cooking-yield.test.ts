import { describe, expect, test } from 'vitest'
import { cookingYieldTable } from '../data/foods/cooking-yields'
import { parseRows } from '../fact-table'
import { foodById } from '../food/food'
import { cookedWeightFactor, rawEquivalent } from './cooking-yield'

describe('cooking', () => {
  test.each([
    ['white-rice', 2.65],
    ['dry-pasta', 2.25],
    ['chicken-breast', 0.73],
    ['quinoa', 3.21],
  ])('makes of 1 g %s about %d g', (food, grams) => {
    expect(cookedWeightFactor(food)).toBeCloseTo(grams, 1)
  })

  test('is undefined for unknown foods', () => {
    expect(cookedWeightFactor('no-such-food')).toBeUndefined()
    expect(cookedWeightFactor('honey')).toBeUndefined()
    expect(rawEquivalent('honey', 100)).toBeUndefined()
  })

  test('converts back to the raw food', () => {
    const raw = rawEquivalent('cooked-white-rice', 265)
    expect(raw?.foodId).toBe('white-rice')
    expect(raw?.grams).toBeCloseTo(100, 0)
  })

  test('lists only known foods, with a plausible gain or loss', () => {
    for (const [id = '', , number, cooked] of parseRows(cookingYieldTable)) {
      expect([id, foodById(id)?.id]).toEqual([id, id])
      if (cooked) expect(foodById(cooked)?.id).toBe(cooked)
      expect(number).toMatch(/^\d{5}$/)
      expect(cookedWeightFactor(id)).toBeGreaterThan(0.5)
      expect(cookedWeightFactor(id)).toBeLessThan(6)
    }
  })
})
