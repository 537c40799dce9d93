import { describe, expect, test } from 'vitest'
import { allFoods } from '../food/food'
import { nutrients, nutrientsIn, nutritionOf } from './nutrition'

describe('the nutrition of a food', () => {
  test('comes with its source', () => {
    expect(nutritionOf('spinach')).toMatchObject({ per100g: { kcal: 23 }, source: 'USDA SR28, NDB 11457' })
    expect(nutritionOf('comte')?.source).toMatch(/^Anses-CIQUAL 2020, \d+$/)
  })

  test('is undefined for an unmeasured food', () => {
    expect(nutritionOf('no-such-food')).toBeUndefined()
    expect(nutritionOf('__proto__')).toBeUndefined()
    expect(nutrientsIn('no-such-food', 100)).toEqual({})
    expect(nutritionOf('comte')?.per100g.carbs).toBeUndefined()
    expect(nutrientsIn('comte', 100)).not.toHaveProperty('carbs')
  })

  test('scales with the weight', () => {
    expect(nutrientsIn('spinach', 200).kcal).toBe(46)
    expect(nutrientsIn('spinach', 0).kcal).toBe(0)
  })

  test('is known for most foods, each with a source', () => {
    const known = allFoods().filter(({ id }) => nutritionOf(id))
    expect(known.length).toBeGreaterThan(700)
    for (const { id } of known)
      expect(nutritionOf(id)?.source).toMatch(/^(?:USDA SR28, NDB|Anses-CIQUAL 2020,) \d+$/)
  })

  test('distinguishes zero from unknown', () => {
    expect(nutritionOf('chicken-breast')?.per100g.carbs).toBe(0)
    for (const { id } of allFoods()) {
      for (const nutrient of nutrients) expect(nutritionOf(id)?.per100g[nutrient]).not.toBeNaN()
    }
  })
})
