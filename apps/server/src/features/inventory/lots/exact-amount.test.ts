import { amount, amountText, compare, parseAmountText, zero } from '@larder/kitchen/quantity/amount'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addExact, isStorableAmount, negate, subtractExact } from './exact-amount'

const anAmount = fc
  .tuple(fc.integer({ min: 0, max: 999_999_999 }), fc.integer({ min: 1, max: 999_999_999 }))
  .map(([numerator, denominator]) => amount(numerator, denominator))

describe('exact amounts', () => {
  test('add up again, or return undefined', () => {
    fc.assert(
      fc.property(anAmount, anAmount, (a, b) => {
        const sum = addExact(a, b)
        if (!sum) return
        expect(Number.isSafeInteger(sum.numerator) && Number.isSafeInteger(sum.denominator)).toBe(true)
        expect(subtractExact(sum, b)).toEqual(a)
        expect(subtractExact(sum, a)).toEqual(b)
      }),
      { numRuns: 2000 },
    )
  })

  test('are not rounded beyond safe integers', () => {
    expect(addExact(amount(1, 999_999_999), amount(1, 999_999_998))).toBeUndefined()
    expect(addExact(amount(1, 3), amount(1, 7))).toEqual({ numerator: 10, denominator: 21 })
    expect(negate(zero)).toEqual(zero)
  })

  test('are storable only with an exact text and below the maximum', () => {
    for (const fine of ['0', '0.000000001', '1/3', '1000000', '999999999/1000']) {
      expect([fine, isStorableAmount(parseAmountText(fine) ?? zero)]).toEqual([fine, true])
    }
    const awkward = [amount(-1), amount(1_000_001), amount(1_000_000_000, 999_999_999)]
    for (const one of awkward)
      expect([amountText(one), isStorableAmount(one)]).toEqual([amountText(one), false])
  })

  test('a storable amount reads back the same', () => {
    fc.assert(
      fc.property(anAmount, (held) => {
        if (!isStorableAmount(held)) return
        const read = parseAmountText(amountText(held))
        expect(read && compare(read, held)).toBe(0)
      }),
      { numRuns: 2000 },
    )
  })
})
