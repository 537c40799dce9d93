import { expect, test } from 'vitest'
import { amount } from './amount'
import { parseFractionSign } from './fraction-sign'

test.each([
  ['½', 1, 2],
  ['¾', 3, 4],
  ['⅔', 2, 3],
  ['⅒', 1, 10],
  ['⅞', 7, 8],
])('%s is a fraction', (sign, numerator, denominator) => {
  expect(parseFractionSign(sign)).toEqual(amount(numerator, denominator))
})

test('every fraction character that Unicode decomposes is known', () => {
  for (let code = 0x2150; code <= 0x215e; code += 1) {
    const [numerator, denominator] = String.fromCharCode(code).normalize('NFKC').split('⁄')
    expect(parseFractionSign(String.fromCharCode(code))).toEqual(
      amount(Number(numerator), Number(denominator)),
    )
  }
})

test.each(['', '1', '½½', 'a', '%'])('%j is none', (sign) => {
  expect(parseFractionSign(sign)).toBeUndefined()
})
