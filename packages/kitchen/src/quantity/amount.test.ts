import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Amount } from './amount'
import {
  amount,
  amountOf,
  amountText,
  compare,
  dividedBy,
  isZero,
  largerAmount,
  minus,
  one,
  parseAmountText,
  plus,
  smallerAmount,
  times,
  toNumber,
  zero,
} from './amount'

const kitchenAmount = fc
  .tuple(fc.integer({ min: -100_000, max: 100_000 }), fc.integer({ min: 1, max: 1000 }))
  .map(([numerator, denominator]) => amount(numerator, denominator))

describe('an amount', () => {
  test('is kept in lowest terms', () => {
    expect(amount(6, 4)).toEqual({ numerator: 3, denominator: 2 })
    expect(amount(-6, -4)).toEqual({ numerator: 3, denominator: 2 })
    expect(amount(6, -4)).toEqual({ numerator: -3, denominator: 2 })
    expect(amount(0, 7)).toEqual(zero)
  })

  test('is exact where floating numbers are not', () => {
    expect(amountText(plus(amountOf(0.1), amountOf(0.2)))).toBe('0.3')
    expect(amountText(minus(amountOf(1.1), amountOf(0.9)))).toBe('0.2')
    expect(amountText(times(amountOf(1.15), amount(100)))).toBe('115')
    const third = dividedBy(one, amount(3))
    expect(plus(plus(third, third), third)).toEqual(one)
  })

  test.each([
    ['2', 2, 1],
    ['2.5', 5, 2],
    ['2,5', 5, 2],
    ['1/2', 1, 2],
    ['1 1/2', 3, 2],
    [' 3 / 4 ', 3, 4],
    ['-0.25', -1, 4],
    ['0', 0, 1],
    ['007', 7, 1],
    ['999999999999999', 999_999_999_999_999, 1],
  ])('parses %s', (text, numerator, denominator) => {
    expect(parseAmountText(text)).toEqual({ numerator, denominator })
  })

  test.each([
    '',
    ' ',
    'two',
    '1/0',
    '1.2.3',
    '--1',
    '1e5',
    '½',
    'NaN',
    '1 2',
    '12345678901234567890',
    '1/2/3',
    '.5.',
  ])('does not parse %j', (text) => {
    expect(parseAmountText(text)).toBeUndefined()
  })

  test.each([
    [amount(3, 4), '0.75'],
    [amount(1, 3), '1/3'],
    [amount(-5, 4), '-1.25'],
    [amount(10), '10'],
    [amount(1, 1000), '0.001'],
    [amount(-1, 3), '-1/3'],
    [amount(1, 2 ** 20), '1/1048576'],
    [zero, '0'],
  ])('is formatted so that it parses back', (of: Amount, text) => {
    expect(amountText(of)).toBe(text)
    expect(parseAmountText(text)).toEqual(of)
  })

  test('throws for invalid input', () => {
    expect(() => amountOf(Number.NaN)).toThrow('is not a valid amount')
    expect(() => amountOf(Number.POSITIVE_INFINITY)).toThrow('is not a valid amount')
    expect(() => dividedBy(one, zero)).toThrow('denominator of an amount is zero')
    expect(() => amount(1, 0)).toThrow('denominator of an amount is zero')
  })

  test('treats numbers too large for a fraction as whole', () => {
    expect(amountOf(12_345_678_901.5)).toEqual({ numerator: 12_345_678_902, denominator: 1 })
  })

  test('is compared', () => {
    expect(compare(amount(1, 2), amount(1, 3))).toBe(1)
    expect(compare(amount(1, 3), amount(1, 2))).toBe(-1)
    expect(compare(amount(2, 4), amount(1, 2))).toBe(0)
    expect(smallerAmount(amount(2), amount(3))).toEqual(amount(2))
    expect(largerAmount(amount(2), amount(3))).toEqual(amount(3))
    expect(isZero(minus(one, one))).toBe(true)
  })
})

describe('for any amounts', () => {
  test('formatting and parsing round-trips', () => {
    fc.assert(
      fc.property(kitchenAmount, (a) => {
        expect(parseAmountText(amountText(a))).toEqual(a)
      }),
    )
  })

  test('adding and subtracting again changes nothing', () => {
    fc.assert(
      fc.property(kitchenAmount, kitchenAmount, (a, b) => {
        expect(minus(plus(a, b), b)).toEqual(a)
      }),
    )
  })

  test('the order of adding does not matter', () => {
    fc.assert(
      fc.property(kitchenAmount, kitchenAmount, kitchenAmount, (a, b, c) => {
        expect(plus(plus(a, b), c)).toEqual(plus(a, plus(c, b)))
      }),
    )
  })

  test('dividing and multiplying again changes nothing', () => {
    fc.assert(
      fc.property(kitchenAmount, kitchenAmount, (a, b) => {
        fc.pre(!isZero(b))
        expect(times(dividedBy(a, b), b)).toEqual(a)
      }),
    )
  })

  test('comparing agrees with subtracting', () => {
    fc.assert(
      fc.property(kitchenAmount, kitchenAmount, (a, b) => {
        expect(compare(a, b)).toBe(Math.sign(toNumber(minus(a, b))))
      }),
    )
  })

  test('an amount beyond exact integers stays close', () => {
    const huge = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER })
    fc.assert(
      fc.property(huge, huge, huge, huge, (a, b, c, d) => {
        const product = times(amount(a, b), amount(c, d))
        const near = (a / b) * (c / d)
        expect(Number.isSafeInteger(product.numerator) && Number.isSafeInteger(product.denominator)).toBe(
          near < Number.MAX_SAFE_INTEGER,
        )
        if (near < 1e12) expect(Math.abs(toNumber(product) - near)).toBeLessThanOrEqual(1e-9 * near + 1e-12)
      }),
    )
  })
})
