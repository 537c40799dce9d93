import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amount, toNumber } from './amount'
import { convert } from './quantity'
import { formatRoundedQuantity } from './readable-quantity'
import { roundUpQuantity } from './round-up'

const part = (numerator: number, denominator: number, unit: string) => ({
  amount: amount(numerator, denominator),
  unit,
})

test.each([
  [part(1, 6, 'tsp'), '3 pinches'],
  [part(250, 3, 'g'), '84 g'],
  [part(400, 3, 'g'), '135 g'],
  [part(1, 6, 'g'), '0.25 g'],
  [part(250, 1, 'g'), '250 g'],
  [part(251, 1, 'g'), '251 g'],
  [part(4000, 3, 'g'), '1.35 kg'],
  [part(7, 3, 'piece'), '3'],
  [part(51, 25, 'piece'), '3'],
  [part(1, 3, 'can'), '1 can'],
  [part(7, 6, 'cup'), '1¼ cups'],
  [part(17, 4, 'cup'), '4½ cups'],
])('%o', (quantity, text) => {
  expect(formatRoundedQuantity(roundUpQuantity(quantity))).toBe(text)
})

test('is never less', () => {
  const units = fc.constantFrom('g', 'kg', 'ml', 'l', 'tsp', 'tbsp', 'cup', 'oz', 'lb', 'piece', 'pinch')
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9999 }),
      fc.integer({ min: 1, max: 64 }),
      units,
      (numerator, denominator, unit) => {
        const back = convert(roundUpQuantity(part(numerator, denominator, unit)), unit)
        expect(back.ok && toNumber(back.quantity.amount)).toBeGreaterThanOrEqual(
          (numerator / denominator) * (1 - 1e-6),
        )
      },
    ),
  )
})
