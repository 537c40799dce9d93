import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amount, amountOf, toNumber } from '../amount'
import { convert } from '../quantity'
import { kindNumber, kindQuantity, roundedKindly, tidiedKindly } from './rounding'

const part = (over: number, under: number, unit: string) => ({ amount: amount(over, under), unit })

describe('what scaling leaves behind', () => {
  test.each([
    [part(250, 3, 'g'), '83 g'],
    [part(1000, 3, 'g'), '335 g'],
    [part(225, 2, 'g'), '115 g'],
    [part(242, 1, 'g'), '242 g'],
    [part(10, 8, 'g'), '1.25 g'],
    [part(1500, 1, 'g'), '1.5 kg'],
    [part(4000, 3, 'g'), '1.35 kg'],
    [part(1, 4, 'kg'), '250 g'],
    [part(100, 3, 'l'), '33.3 l'],
    [part(25, 1, 'tsp'), '8½ tbsp'],
    [part(4, 1, 'tsp'), '4 tsp'],
    [part(6, 1, 'tsp'), '2 tbsp'],
    [part(16, 1, 'tbsp'), '16 tbsp'],
    [part(1, 3, 'tbsp'), '1 tsp'],
    [part(3, 4, 'tbsp'), '2¼ tsp'],
    [part(1, 2, 'tbsp'), '½ tbsp'],
    [part(1, 6, 'tsp'), '⅙ tsp'],
    [part(1, 16, 'tsp'), '1 pinch'],
    [part(3, 1, 'pinch'), '3 pinches'],
    [part(25, 1, 'pinch'), '1½ tsp'],
    [part(50, 3, 'piece'), '17'],
    [part(11, 3, 'piece'), '3⅔'],
    [part(14, 3, 'piece'), '4½'],
    [part(7, 12, 'piece'), '⅝'],
    [part(1, 6, 'piece'), '⅙'],
    [part(1, 5, 'piece'), '⅕'],
    [part(1, 7, 'piece'), '0.14'],
    [part(2, 3, 'clove'), '⅔ clove'],
    [part(25, 1, 'large'), '25 large'],
    [part(2, 1, 'fistful of grandma'), '2 fistful of grandma'],
  ])('%o reads %s', (quantity, text) => {
    expect(kindQuantity(quantity)).toBe(text)
  })

  test('nothing stays nothing, and what is even stays as it is', () => {
    expect(roundedKindly(part(0, 1, 'g'))).toEqual(part(0, 1, 'g'))
    expect(roundedKindly(part(333, 1, 'g'))).toEqual(part(333, 1, 'g'))
    expect(kindNumber(part(3, 2, 'cup'))).toBe('1½')
  })

  test('whatever the amount, it is never nothing, never far off and never long', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5000 }),
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: 1, max: 12 }),
        fc.constantFrom('g', 'kg', 'ml', 'l', 'tsp', 'tbsp', 'piece', 'clove', 'oz', 'lb', 'cup', 'can'),
        (many, servings, written, unit) => {
          const quantity = { amount: amount(many * servings, written * 10), unit }
          const shown = tidiedKindly(quantity)
          const back = convert(shown, unit)
          const ratio = back.ok ? toNumber(back.quantity.amount) / toNumber(quantity.amount) : Number.NaN
          expect(Math.abs(ratio - 1)).toBeLessThanOrEqual(0.13)
          expect(kindNumber(shown)).not.toMatch(/^0$|^−|NaN|\d{8}|\.\d{7}/)
        },
      ),
      { numRuns: 2000 },
    )
  })

  test('a rounded amount is rounded once', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.01, max: 3000, noNaN: true }),
        fc.constantFrom('g', 'piece', 'tsp'),
        (of, unit) => {
          const once = roundedKindly({ amount: amountOf(of), unit })
          expect(toNumber(roundedKindly(once).amount)).toBeCloseTo(toNumber(once.amount), 6)
        },
      ),
    )
  })
})
