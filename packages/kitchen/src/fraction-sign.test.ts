import { expect, test } from 'vitest'
import { amount } from './amount'
import { fractionOf } from './fraction-sign'

test.each([
  ['½', 1, 2],
  ['¾', 3, 4],
  ['⅔', 2, 3],
  ['⅒', 1, 10],
  ['⅞', 7, 8],
])('%s is a fraction', (sign, over, under) => {
  expect(fractionOf(sign)).toEqual(amount(over, under))
})

test('every one-letter fraction that Unicode takes apart is known', () => {
  for (let code = 0x2150; code <= 0x215e; code += 1) {
    const [over, under] = String.fromCharCode(code).normalize('NFKC').split('⁄')
    expect(fractionOf(String.fromCharCode(code))).toEqual(amount(Number(over), Number(under)))
  }
})

test.each(['', '1', '½½', 'a', '%'])('%j is none', (sign) => {
  expect(fractionOf(sign)).toBeUndefined()
})
