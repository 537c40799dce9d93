import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amount, amountOf, toNumber } from './amount'
import { convert } from './quantity'
import { roundReadably } from './readable-number'
import { formatReadableNumber, formatReadableQuantity, toReadableQuantity } from './readable-quantity'
import { allUnits } from './units'

const part = (numerator: number, denominator: number, unit: string) => ({
  amount: amount(numerator, denominator),
  unit,
})

describe('rounding after scaling', () => {
  test.each([
    [part(250, 3, 'g'), '85 g'],
    [part(1000, 3, 'g'), '330 g'],
    [part(225, 2, 'g'), '110 g'],
    [part(242, 1, 'g'), '240 g'],
    [part(46, 1, 'g'), '45 g'],
    [part(19, 1, 'tbsp'), '280 ml'],
    [part(10, 8, 'g'), '1.5 g'],
    [part(1500, 1, 'g'), '1.5 kg'],
    [part(4000, 3, 'g'), '1.35 kg'],
    [part(1, 4, 'kg'), '250 g'],
    [part(100, 3, 'l'), '33.5 l'],
    [part(25, 1, 'tsp'), '125 ml'],
    [part(4, 1, 'tsp'), '4 tsp'],
    [part(6, 1, 'tsp'), '2 tbsp'],
    [part(16, 1, 'tbsp'), '240 ml'],
    [part(1, 3, 'tbsp'), '1 tsp'],
    [part(3, 4, 'tbsp'), '2¼ tsp'],
    [part(1, 2, 'tbsp'), '½ tbsp'],
    [part(1, 6, 'tsp'), '3 pinches'],
    [part(1, 16, 'tsp'), '1 pinch'],
    [part(3, 1, 'pinch'), '3 pinches'],
    [part(25, 1, 'pinch'), '1½ tsp'],
    [part(50, 3, 'piece'), '17'],
    [part(11, 3, 'piece'), '3½'],
    [part(14, 3, 'piece'), '4½'],
    [part(7, 12, 'piece'), '½'],
    [part(1, 6, 'piece'), '¼'],
    [part(1, 5, 'piece'), '¼'],
    [part(1, 7, 'piece'), '¼'],
    [part(2, 3, 'clove'), '½ clove'],
    [part(25, 1, 'large'), '25 large'],
    [part(2, 1, 'fistful of grandma'), '2 fistful of grandma'],
  ])('%o reads %s', (quantity, text) => {
    expect(formatReadableQuantity(quantity)).toBe(text)
  })

  test('zero stays zero, and a round amount is unchanged', () => {
    expect(roundReadably(part(0, 1, 'g'))).toEqual(part(0, 1, 'g'))
    expect(roundReadably(part(330, 1, 'g'))).toEqual(part(330, 1, 'g'))
    expect(formatReadableNumber(part(3, 2, 'cup'))).toBe('1½')
  })

  test('for any amount, the result is never zero, never far off and never long', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5000 }),
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: 1, max: 12 }),
        fc.constantFrom('g', 'kg', 'ml', 'l', 'tsp', 'tbsp', 'piece', 'clove', 'oz', 'lb', 'cup', 'can'),
        (many, servings, written, unit) => {
          const quantity = { amount: amount(many * servings, written * 10), unit }
          const shown = toReadableQuantity(quantity)
          const back = convert(shown, unit)
          const ratio = back.ok ? toNumber(back.quantity.amount) / toNumber(quantity.amount) : Number.NaN
          const off = back.ok ? Math.abs(toNumber(back.quantity.amount) - toNumber(quantity.amount)) : 0
          expect(
            Math.abs(ratio - 1) <= 0.21 || off <= 0.51,
            `${formatReadableQuantity(quantity)} ${ratio}`,
          ).toBe(true)
          expect(formatReadableNumber(shown)).not.toMatch(/^0$|^−|NaN|\d{8}|\.\d{7}/)
        },
      ),
      { numRuns: 2000 },
    )
  })

  test('rounding is idempotent', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.01, max: 3000, noNaN: true }),
        fc.constantFrom('g', 'piece', 'tsp'),
        (of, unit) => {
          const once = roundReadably({ amount: amountOf(of), unit })
          expect(toNumber(roundReadably(once).amount)).toBeCloseTo(toNumber(once.amount), 6)
        },
      ),
    )
  })

  test('only ¼ ⅓ ½ ⅔ ¾ are written, and round numbers of grams', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.integer({ min: 1, max: 60 }),
        fc.constantFrom(...allUnits().filter(({ id }) => id !== 'mg')),
        fc.constantFrom(undefined, 'egg', 'onion', 'olive-oil', 'salmon', 'spinach'),
        (numerator, denominator, { id }, foodId) => {
          const shown = toReadableQuantity({ amount: amount(numerator, denominator * 10), unit: id }, foodId)
          const text = formatReadableNumber(shown)
          expect(text).toMatch(/^(?:\d+[¼⅓½⅔¾]?|[¼⅓½⅔¾]|\d+\.\d{1,3})$/)
          const value = toNumber(shown.amount)
          if ((shown.unit === 'g' || shown.unit === 'ml') && value >= 20) expect(value % 5).toBe(0)
          if (shown.unit === 'tbsp') expect(value).toBeLessThanOrEqual(8)
          if (shown.unit === 'tsp') expect((value * 4) % 1).toBe(0)
          if (foodId === 'egg' && id === 'piece') expect((value * 2) % 1).toBe(0)
        },
      ),
      { numRuns: 3000 },
    )
  })

  test('baking ingredients stay within 3 %', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 20, max: 30_000 }),
        fc.constantFrom('all-purpose-flour', 'white-sugar', 'active-dry-yeast', 'cocoa-powder'),
        (tenths, foodId) => {
          const grams = tenths / 10
          const shown = toReadableQuantity({ amount: amountOf(grams), unit: 'g' }, foodId)
          const back = convert(shown, 'g')
          expect(Math.abs((back.ok ? toNumber(back.quantity.amount) : 0) / grams - 1)).toBeLessThanOrEqual(
            0.0301,
          )
        },
      ),
    )
  })
})
