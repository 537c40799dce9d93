import { describe, expect, test } from 'vitest'
import { allFoods } from '../food/food'
import type { StorageLocation } from '../stock/lot'
import type { Condition } from './shelf-life'
import { usualLocation } from './shelf-life'
import { estimateShelfLife, thawedDays } from './shelf-life-estimate'

const reasonOf = (of: ReturnType<typeof estimateShelfLife>): string => (of.ok ? of.figure.because : of.reason)

describe('estimate for a food', () => {
  test.each([
    ['spinach', 'fridge', 'sealed', 'USDA FoodKeeper: 3 to 7 days in the fridge'],
    [
      'hummus',
      'fridge',
      'opened',
      '2 days in the fridge once opened (University of Missouri Extension and UK FSA, hummus and other fresh dips)',
    ],
    ['edamame', 'fridge', 'thawed', 'UK FSA on thawing: 1 day in the fridge once thawed'],
    ['canned-chickpeas', 'pantry', 'sealed', 'USDA FoodKeeper: 2 to 5 years in the pantry'],
    ['chicken-breast', 'freezer', 'sealed', 'USDA FoodKeeper: 9 months in the freezer'],
    ['banana', 'pantry', 'sealed', 'USDA FoodKeeper: 3 days in the fridge once ripe'],
    [
      'tomato',
      'pantry',
      'sealed',
      'Until it is ripe; then a guess: 3 days in the fridge, like most vegetables',
    ],
    ['camembert', 'fridge', 'sealed', 'USDA FoodKeeper, for its kind: 7 to 14 days in the fridge'],
    ['chicken-salad', 'fridge', 'sealed', 'UK FSA on leftovers: 2 days in the fridge'],
    ['ground-pork', 'fridge', 'thawed', 'UK FSA on thawing: 1 day in the fridge once thawed'],
    ['sirloin-steak', 'fridge', 'thawed', 'UK FSA on thawing: 1 day in the fridge once thawed'],
    [
      'whole-milk',
      'fridge',
      'sealed',
      'The date on the pack decides; without it 7 days in the fridge, like most fresh dairy',
    ],
    ['orange-juice', 'fridge', 'sealed', 'USDA FoodKeeper: 7 to 10 days in the fridge once opened'],
    ['dry-pasta', 'fridge', 'sealed', 'USDA FoodKeeper: 2 years in the pantry, in the fridge no less'],
    ['carrot', 'pantry', 'sealed', 'USDA FoodKeeper: 2 weeks in the fridge, outside it no longer'],
    ['cheddar-cheese', 'pantry', 'sealed', 'not-recommended-here'],
    ['salted-butter', 'pantry', 'sealed', 'not-recommended-here'],
    ['hummus', 'pantry', 'sealed', 'not-recommended-here'],
    ['egg', 'pantry', 'sealed', 'USDA FoodKeeper: 3 to 5 weeks in the fridge, outside it no longer'],
    ['white-bread', 'pantry', 'opened', 'USDA FoodKeeper: 14 to 18 days in the pantry'],
    [
      'canned-tuna-in-oil',
      'fridge',
      'opened',
      '2 days in the fridge once opened (UK FSA and NHS, tinned meat, fish and pulses, opened)',
    ],
    ['canned-tomatoes', 'fridge', 'opened', 'USDA FoodKeeper: 5 to 7 days in the fridge once opened'],
    ['canned-tuna-in-oil', 'pantry', 'opened', 'not-recommended-here'],
    ['fresh-yeast', 'pantry', 'sealed', 'not-known'],
    ['pizza-dough', 'pantry', 'sealed', 'not-recommended-here'],
    ['whey-protein-powder', 'fridge', 'sealed', 'not-known'],
    ['cumin', 'freezer', 'sealed', 'USDA FoodKeeper: 3 to 4 years in the pantry, in the freezer no less'],
    ['butternut-squash', 'fridge', 'thawed', 'UK FSA on thawing: 1 day in the fridge once thawed'],
    ['canned-spinach', 'fridge', 'thawed', 'UK FSA on thawing: 1 day in the fridge once thawed'],
    ['vodka', 'fridge', 'thawed', 'keeps-indefinitely'],
    ['chicken-breast', 'pantry', 'sealed', 'not-recommended-here'],
    ['chicken-breast', 'pantry', 'thawed', 'not-recommended-here'],
    ['chicken-salad', 'pantry', 'sealed', 'not-recommended-here'],
    ['canned-chickpeas', 'pantry', 'opened', 'not-recommended-here'],
    ['ketchup', 'pantry', 'opened', 'not-recommended-here'],
    ['frozen-peas', 'pantry', 'sealed', 'not-recommended-here'],
    ['spinach', 'freezer', 'sealed', 'not-recommended-here'],
    ['salt', 'pantry', 'sealed', 'keeps-indefinitely'],
    ['salt', 'fridge', 'sealed', 'keeps-indefinitely'],
    ['salt', 'freezer', 'sealed', 'keeps-indefinitely'],
    ['infant-formula', 'pantry', 'sealed', 'by-pack-date'],
    ['infant-formula', 'fridge', 'opened', 'by-pack-date'],
    ['soy-milk', 'fridge', 'sealed', 'by-pack-date'],
    ['sourdough-starter', 'fridge', 'sealed', 'not-known'],
    ['irish-cream', 'pantry', 'sealed', 'not-known'],
  ] as const)('%s in the %s, %s', (foodId, location, condition, because) => {
    expect(reasonOf(estimateShelfLife({ foodId }, location, condition))).toBe(because)
  })

  test('a borrowed figure names its source food', () => {
    expect(reasonOf(estimateShelfLife({ foodId: 'halloumi' }, 'fridge'))).toMatch(/^USDA FoodKeeper, for /)
    const borrowed = allFoods().find(({ id }) =>
      reasonOf(estimateShelfLife({ foodId: id }, 'pantry')).includes('for white rice'),
    )
    expect(borrowed).toBeDefined()
  })

  test('has its basis', () => {
    const basis = (of: ReturnType<typeof estimateShelfLife>) => of.ok && of.figure.basis
    expect(basis(estimateShelfLife({ foodId: 'spinach' }, 'fridge'))).toBe('food')
    expect(basis(estimateShelfLife({ foodId: 'camembert' }, 'fridge'))).toBe('class')
    expect(basis(estimateShelfLife({ foodId: 'whole-milk' }, 'fridge'))).toBe('category')
    expect(basis(estimateShelfLife({ cooked: true }, 'fridge'))).toBe('rule')
  })
})

describe('estimate for an unknown food', () => {
  test('a category gives an estimate labelled as a guess', () => {
    expect(reasonOf(estimateShelfLife({ category: 'Vegetables' }, 'fridge'))).toBe(
      'A guess: 3 days in the fridge, like most vegetables',
    )
    expect(reasonOf(estimateShelfLife({ foodId: 'unobtainium', category: 'Protein' }, 'fridge'))).toBe(
      'A guess: 1 day in the fridge, like most meat and fish',
    )
  })

  test('without facts there is no estimate', () => {
    for (const location of ['pantry', 'fridge', 'freezer'] as const) {
      expect(estimateShelfLife({}, location)).toEqual({ ok: false, reason: 'not-known' })
    }
  })

  test('thawed food of any name keeps a day', () => {
    expect(estimateShelfLife({}, 'fridge', 'thawed')).toMatchObject({
      ok: true,
      figure: { least: 1, most: thawedDays },
    })
    expect(estimateShelfLife({ cooked: true }, 'fridge', 'thawed')).toMatchObject({
      ok: true,
      figure: { most: thawedDays },
    })
  })

  test('meat or dairy of any name does not belong in the pantry', () => {
    expect(reasonOf(estimateShelfLife({ category: 'Protein' }, 'pantry'))).toBe('not-recommended-here')
    expect(reasonOf(estimateShelfLife({ category: 'Dairy' }, 'pantry'))).toBe('not-recommended-here')
  })
})

describe('cooked dishes', () => {
  test.each([
    ['fridge', 2, 2],
    ['freezer', 90, 120],
  ] as const)('keep in the %s for %d to %d days', (location, least, most) => {
    expect(estimateShelfLife({ cooked: true }, location)).toMatchObject({ ok: true, figure: { least, most } })
    expect(estimateShelfLife({ cooked: true, foodId: 'dry-pasta' }, location)).toMatchObject({
      figure: { least, most },
    })
  })

  test('are not recommended in the pantry', () => {
    expect(reasonOf(estimateShelfLife({ cooked: true }, 'pantry'))).toBe('not-recommended-here')
  })
})

describe('opened food', () => {
  test('a tin or a juice never keeps for months once opened', () => {
    const wet = allFoods().filter(({ id }) => /^canned-|-juice$/.test(id) && id !== 'lime-juice')
    expect(wet.length).toBeGreaterThan(30)
    for (const { id } of wet) {
      for (const location of ['pantry', 'fridge'] as const) {
        const estimate = estimateShelfLife({ foodId: id }, location, 'opened')
        if (estimate.ok) expect(`${id} ${estimate.figure.most <= 14}`).toBe(`${id} true`)
      }
    }
  })
})

describe('for every food', () => {
  const places: readonly StorageLocation[] = ['pantry', 'fridge', 'freezer']
  const conditions: readonly Condition[] = ['sealed', 'opened', 'thawed']

  test('an estimate is a range of whole days with a reason', () => {
    for (const { id } of allFoods()) {
      for (const place of places) {
        for (const condition of conditions) {
          const found = estimateShelfLife({ foodId: id }, place, condition)
          if (!found.ok) continue
          const { least, most, because } = found.figure
          expect(Number.isInteger(least) && Number.isInteger(most)).toBe(true)
          expect(least).toBeGreaterThan(0)
          expect(least).toBeLessThanOrEqual(most)
          expect(because).toMatch(/\b(?:days?|weeks?|months?|years?)\b/)
        }
      }
    }
  })

  test('raw meat and fish never get a day in the pantry', () => {
    for (const { id, category, traits } of allFoods()) {
      if (category !== 'Protein' || !traits.some((trait) => trait === 'meat' || trait === 'fish')) continue
      // A tin keeps in the pantry; the same name in the fridge means an open one.
      if (usualLocation(id) === 'pantry') continue
      const inFridge = estimateShelfLife({ foodId: id }, 'fridge')
      const inPantry = estimateShelfLife({ foodId: id }, 'pantry')
      if (inFridge.ok && inFridge.figure.most <= 5) expect(`${id} ${inPantry.ok}`).toBe(`${id} false`)
    }
  })
})
