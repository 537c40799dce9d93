import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allFoods } from '../food/food'
import { amount, amountOf, toNumber } from './amount'
import { formatAmount, formatDecimal } from './format-number'
import { formatQuantity, formatRange, normalizeUnit, toUnitStyle } from './format-quantity'
import { gramsOf, toQuantity } from './quantity'
import { allUnits } from './units'

describe('an amount on a screen', () => {
  test.each([
    [amount(3, 2), '1½'],
    [amount(1, 4), '¼'],
    [amount(2, 3), '⅔'],
    [amount(23, 8), '2⅞'],
    [amount(4), '4'],
    [amount(0), '0'],
    [amountOf(0.3), '0.3'],
    [amount(1, 7), '0.143'],
    [amount(41, 2), '20.5'],
    [amount(-3, 2), '−1½'],
  ])('is formatted as a cook writes it', (of, text) => {
    expect(formatAmount(of)).toBe(text)
  })

  test('never shows a floating-point artefact', () => {
    expect(formatAmount(amountOf(0.1 + 0.2))).toBe('0.3')
    expect(formatQuantity(toQuantity(0.1 + 0.2, 'kg'))).toBe('0.3 kg')
  })

  test.each([
    [amount(2, 3), '0.667'],
    [amountOf(1234.5), '1235'],
    [amountOf(12.34), '12.3'],
    [amountOf(1.999), '2'],
    [amountOf(0.0004), '0.0004'],
  ])('has three significant digits as a decimal', (of, text) => {
    expect(formatDecimal(of)).toBe(text)
  })

  test('uses the decimal comma if set', () => {
    expect(formatDecimal(amountOf(1.5), ',')).toBe('1,5')
    expect(formatQuantity(toQuantity(1.5, 'kg'), { decimal: ',' })).toBe('1,5 kg')
  })
})

describe('a quantity on a screen', () => {
  test.each([
    [1.5, 'cup', '1½ cups'],
    [1, 'cup', '1 cup'],
    [0.5, 'cup', '½ cup'],
    [680, 'g', '680 g'],
    [0.5, 'l', '0.5 l'],
    [3, 'piece', '3'],
    [2, 'clove', '2 cloves'],
    [1, 'head', '1 head'],
    [2, 'leaf', '2 leaves'],
    [2, 'large', '2 large'],
    [2, 'tbsp', '2 tbsp'],
    [3, 'loaf', '3 loaves'],
    [2, 'jars of grandma', '2 jars of grandma'],
    [2, '', '2'],
  ])('%d %s reads %s', (many, unit, text) => {
    expect(formatQuantity(toQuantity(many, unit))).toBe(text)
  })

  test('a range names its unit once', () => {
    expect(formatRange(toQuantity(0.5, 'cup'), amount(3, 4))).toBe('½–¾ cup')
    expect(formatRange(toQuantity(1, 'cup'), amount(2))).toBe('1–2 cups')
    expect(formatRange(toQuantity(3, 'piece'), amount(4))).toBe('3–4')
    expect(formatRange(toQuantity(800, 'g'), amount(1200), { style: 'metric' })).toBe('800 g – 1.2 kg')
  })
})

describe('the unit a cook would choose', () => {
  test.each([
    [1500, 'g', '1.5 kg'],
    [0.25, 'kg', '250 g'],
    [6, 'tsp', '2 tbsp'],
    [5, 'tsp', '5 tsp'],
    [4, 'tbsp', '¼ cup'],
    [3, 'tbsp', '3 tbsp'],
    [16, 'oz', '1 lb'],
    [24, 'oz', '1½ lb'],
    [9, 'oz', '9 oz'],
    [1000, 'ml', '1 l'],
    [7, 'clove', '7 cloves'],
  ])('%d %s become %s', (many, unit, text) => {
    expect(formatQuantity(normalizeUnit(toQuantity(many, unit)))).toBe(text)
  })
})

describe('metric and US', () => {
  test.each([
    [1, 'cup', 'whole-milk', '240 ml'],
    [2, 'cup', 'all-purpose-flour', '250 g'],
    [1, 'lb', 'ground-beef-80-20', '450 g'],
    [2, 'tbsp', 'olive-oil', '2 tbsp'],
    [3, 'clove', 'garlic', '3 cloves'],
    [4, 'quart', 'water', '3.8 l'],
    [1, 'pinch', 'salt', '1 pinch'],
    [8, 'oz', undefined, '225 g'],
  ])('%d %s of %s is %s', (many, unit, foodId, text) => {
    expect(formatQuantity(toQuantity(many, unit), { style: 'metric', ...(foodId ? { foodId } : {}) })).toBe(
      text,
    )
  })

  test.each([
    [500, 'ml', 'whole-milk', '2 cups'],
    [15, 'ml', 'olive-oil', '1 tbsp'],
    [5, 'ml', 'vanilla-extract', '1 tsp'],
    [125, 'g', 'all-purpose-flour', '1 cup'],
    [450, 'g', 'ground-beef-80-20', '1 lb'],
    [2, 'head', 'garlic', '2 heads'],
  ])('%d %s of %s is %s', (many, unit, foodId, text) => {
    expect(formatQuantity(toQuantity(many, unit), { style: 'us', foodId })).toBe(text)
  })

  test('for any food and unit, the weight stays within a fifth', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10, max: 2000 }),
        fc.constantFrom(...allFoods()),
        fc.constantFrom(...allUnits()),
        fc.constantFrom('metric' as const, 'us' as const),
        (many, food, unit, style) => {
          const before = gramsOf(toQuantity(many, unit.id), food.id)
          const after = gramsOf(toUnitStyle(toQuantity(many, unit.id), style, food.id), food.id)
          if (before === undefined || before < 5) return
          expect(after).toBeDefined()
          expect(Math.abs((after ?? 0) / before - 1)).toBeLessThanOrEqual(0.2001)
        },
      ),
      { numRuns: 2000 },
    )
  })

  test('never shows more than four digits of a fraction', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.001, max: 5000, noNaN: true }),
        fc.constantFrom(...allUnits()),
        (many, unit) => {
          expect(formatQuantity(toQuantity(many, unit.id))).not.toMatch(/\.\d{7}/)
          expect(toNumber(normalizeUnit(toQuantity(many, unit.id)).amount)).toBeGreaterThanOrEqual(0)
        },
      ),
    )
  })
})

describe('amounts that no spoon measures', () => {
  const scaled = (numerator: number, denominator: number, unit: string) => ({
    amount: amount(numerator, denominator),
    unit,
  })
  test.each([
    [scaled(1, 9, 'cup'), 'as-written', '5⅓ tsp'],
    [scaled(49, 48, 'cup'), 'us', '1 cup'],
    [scaled(1, 10, 'l'), 'us', '½ cup'],
    [scaled(0, 1, 'g'), 'us', '0 g'],
    [scaled(7, 3, 'g'), 'us', '2.5 g'],
    [scaled(1, 1000, 'g'), 'us', '1 mg'],
    [scaled(-3, 2, 'cup'), 'metric', '−350 ml'],
    [scaled(-100, 1, 'g'), 'us', '−3½ oz'],
    [scaled(33, 2, 'tbsp'), 'as-written', '16½ tbsp'],
  ] as const)('%o in %s is %s', (quantity, style, text) => {
    expect(formatQuantity(quantity, { style })).toBe(text)
  })
})
