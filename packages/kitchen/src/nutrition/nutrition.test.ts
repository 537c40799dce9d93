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
      expect(nutritionOf(id)?.source).toMatch(
        /^(?:USDA SR28, NDB|Anses-CIQUAL 2020,|Standard Tables of Food Composition in Japan,|McCance and Widdowson, CoFID 2021,) [\d-]+$|^worked out from its parts$|^Label of the food as sold$/,
      )
  })

  test('distinguishes zero from unknown', () => {
    expect(nutritionOf('chicken-breast')?.per100g.carbs).toBe(0)
    for (const { id } of allFoods()) {
      for (const nutrient of nutrients) expect(nutritionOf(id)?.per100g[nutrient]).not.toBeNaN()
    }
  })

  test('is marked where it is worked out from parts', () => {
    expect(nutritionOf('pomegranate-molasses')).toMatchObject({
      per100g: { kcal: 270 },
      source: 'worked out from its parts',
    })
    expect(nutritionOf('sweet-soy-sauce')?.per100g.sugar).toBeCloseTo(58.4, 1)
    // Nobody has measured the fibre of lemongrass, so that of the paste is not known either.
    expect(nutritionOf('thai-green-curry-paste')?.per100g.fiber).toBeUndefined()
  })
})

describe('the energy of a food', () => {
  /** Its energy comes from something beside protein, carbohydrate and fat, or from carbohydrate that is not used. */
  const exceptions: Readonly<Record<string, string>> = {
    'oat-bran': 'its source gives bran a lower energy',
    'cocoa-powder': 'its source gives cocoa a lower energy',
    'taco-seasoning': 'its source gives figures that do not add up',
    stevia: 'its carbohydrate is not used',
    'baking-powder': 'its carbohydrate is mostly ash',
    'vanilla-extract': 'a third of it is alcohol',
  }
  const isVinegar = (id: string) => /vinegar$/.test(id)

  test('is that of its protein, carbohydrate and fat, fibre between 0 and 4 kcal a gram', () => {
    const odd = allFoods().flatMap(({ id, traits }) => {
      const { source = '', per100g = {} } = nutritionOf(id) ?? {}
      const { kcal, protein, carbs, fat, fiber = 0 } = per100g
      if (kcal === undefined || protein === undefined || carbs === undefined || fat === undefined) return []
      if (id in exceptions || isVinegar(id) || traits.includes('alcohol')) return []
      const used = /CIQUAL|CoFID/.test(source) ? carbs : carbs - fiber
      const least = 0.87 * (4 * protein + 9 * fat + 4 * used) - 6
      const most = 1.05 * (4 * protein + 9 * fat + 4 * (used + fiber)) + 6
      return kcal >= least && kcal <= most ? [] : [`${id}: ${kcal}, not ${least} to ${most}`]
    })
    expect(odd).toEqual([])
  })

  test('of a drink with alcohol is more than that of its other parts, at most as if all of it were spirits', () => {
    for (const { id, traits } of allFoods()) {
      const { kcal, protein = 0, carbs = 0, fat = 0 } = nutritionOf(id)?.per100g ?? {}
      if (kcal === undefined || !traits.includes('alcohol')) continue
      const alcohol = (kcal - 4 * protein - 4 * carbs - 9 * fat) / 7
      expect([id, alcohol > 2 && alcohol < 42]).toEqual([id, true])
    }
  })

  test('has no exception that is none', () => {
    for (const id of Object.keys(exceptions)) expect([id, nutritionOf(id) !== undefined]).toEqual([id, true])
  })
})
