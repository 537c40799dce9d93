import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toNumber } from './amount'
import { allFoods } from './food'
import { roundToPacks } from './packs'
import { gramsOf, so } from './quantity'
import { formatQuantity } from './quantity-text'

describe('buying in packs', () => {
  test('takes the pack that leaves least', () => {
    const packs = [so(1, 'kg'), so(250, 'g')]
    expect(roundToPacks(so(200, 'g'), undefined, packs).packs).toMatchObject({ count: 1, each: so(250, 'g') })
    expect(roundToPacks(so(750, 'g'), undefined, packs).packs).toMatchObject({ count: 3, each: so(250, 'g') })
    expect(roundToPacks(so(900, 'g'), undefined, packs).packs).toMatchObject({ count: 1, each: so(1, 'kg') })
  })

  test('knows the packs a food is usually sold in', () => {
    const cans = roundToPacks(so(500, 'g'), 'canned-corn')
    expect(cans.packs?.unit).toBe('can')
    expect(cans.packs?.count).toBeGreaterThanOrEqual(1)
    expect(roundToPacks(so(3, 'can'), 'canned-corn').packs?.count).toBe(3)
  })

  test('prefers what this household has learned', () => {
    expect(roundToPacks(so(500, 'g'), 'canned-corn', [so(400, 'g')]).packs).toEqual({
      count: 2,
      each: so(400, 'g'),
      unit: 'pack',
    })
  })

  test.each([
    [2.5, 'piece', '3'],
    [1, 'bunch', '1 bunch'],
    [0.2, 'head', '1 head'],
    [183, 'g', '190 g'],
    [12, 'g', '15 g'],
    [730, 'g', '750 g'],
    [980, 'ml', '1 l'],
    [2, 'lb', '2 lb'],
    [1.5, 'cup', '1½ cups'],
  ])('rounds %d %s of something without packs up to %s', (many, unit, text) => {
    expect(formatQuantity(roundToPacks(so(many, unit)).quantity)).toBe(text)
  })

  test('ignores packs that cannot be compared, or of nothing', () => {
    expect(roundToPacks(so(3, 'bunch'), undefined, [so(1, 'l'), so(0, 'bunch')])).toEqual({
      quantity: so(3, 'bunch'),
    })
  })

  test('buys nothing when nothing is lacking', () => {
    expect(roundToPacks(so(0, 'g'), 'spinach')).toEqual({ quantity: so(0, 'g') })
    expect(roundToPacks(so(-5, 'g'))).toEqual({ quantity: so(-5, 'g') })
  })

  test('whatever is lacking, at least that is bought, and less than a pack too much', () => {
    fc.assert(
      fc.property(fc.constantFrom(...allFoods()), fc.integer({ min: 1, max: 5000 }), (food, grams) => {
        const { quantity, packs } = roundToPacks(so(grams, 'g'), food.id)
        const bought = gramsOf(quantity, food.id) ?? 0
        expect(bought).toBeGreaterThanOrEqual(grams - 1e-6)
        const pack = packs ? toNumber(packs.each.amount) : 51
        expect(bought - grams).toBeLessThan(pack)
      }),
    )
  })
})
