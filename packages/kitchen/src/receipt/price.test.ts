import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findLinePrice, findPrices, parseMoney } from './price'

describe('prices in a line', () => {
  test.each([
    ['4.99', [499]],
    ['$4.99', [499]],
    ['£12.00', [1200]],
    ['RM10.14', [1014]],
    ['RM 10.14', [1014]],
    ['1,99 €', [199]],
    ['12€48', [1248]],
    ['.25', [25]],
    ['FEE .07', [7]],
    ['4 .99', [499]],
    ['4. 99', [499]],
    ['4, 99', [499]],
    ['$ 3 .99', [399]],
    ['$l42.15', [14_215]],
    ['$O.OO', [0]],
    ['1O.5O', [1050]],
    ['S5.49', [549]],
    ['1,234.56', [123_456]],
    ['1.234,56', [123_456]],
    ['1.20 8 1 0 7 8.40', [120, 840]],
    ['3.50-', [-350]],
    ['3.50-G', [-350]],
    ['-0.64', [-64]],
    ['−0.64', [-64]],
    ['-$1.00', [-100]],
    ['$-1.00', [-100]],
    ['(1.00)', [-100]],
    ['2.00 CR', [-200]],
    ['5.90SR', [590]],
    ['$1.59ea.', [159]],
    ['TOTAL:12.50', [1250]],
    ['TOTAL (RM):12.50', [1250]],
    ['CASH :RM20.00', [2000]],
    ['CASHRM20.00', [2000]],
  ])('%s', (line, expected) => {
    expect(findPrices(line).map(({ money }) => money)).toEqual(expected)
  })

  test.each([
    '',
    'MILK',
    '1.145 kg',
    '5.000 %',
    '5.00%',
    '12',
    '2026/01/24',
    '10:12.50',
    'FIRM20.005',
    '192.168.10.20',
    'A1B 2C3',
    '555.010.2030',
    'www.shop.com',
    'VIT.AB',
    'SO.LO',
  ])('none in %s', (line) => {
    expect(findPrices(line)).toEqual([])
  })

  test('returns the position of a price', () => {
    const line = 'MILK   $4.99 F'
    const [price] = findPrices(line)
    expect(line.slice(price?.start, price?.end).trim()).toBe('$4.99')
  })

  test('money is always whole cents and lies inside the line', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), (line) => {
        for (const { money, start, end } of findPrices(line)) {
          expect(Number.isSafeInteger(money)).toBe(true)
          expect(start).toBeGreaterThanOrEqual(0)
          expect(end).toBeLessThanOrEqual(line.length)
          expect(start).toBeLessThan(end)
        }
      }),
    )
  })

  test('every printed amount parses back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_99 }), (cents) => {
        const text = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
        expect(parseMoney(`$${text}`)).toBe(cents)
        expect(parseMoney(`RM${text}`)).toBe(cents)
        expect(parseMoney(text.replace('.', ','))).toBe(cents)
      }),
    )
  })
})

describe('the price of a line', () => {
  test.each([
    ['MILK 4.99', 499, 'MILK ', ''],
    ['MILK 4.99 F', 499, 'MILK ', 'F'],
    ['BUN  $2.78 G P', 278, 'BUN ', 'G P'],
    ['PAN $18.40 Tx1', 1840, 'PAN', 'Tx1'],
    ['HAND CREAM 5.90SR', 590, 'HAND CREAM ', 'SR'],
    ['JUG 6.40 SR*', 640, 'JUG ', 'SR*'],
    ['BREAD 1,99 A', 199, 'BREAD ', 'A'],
    ['CHEESE 3.50-G', -350, 'CHEESE ', 'G'],
    ['2 @ 1.99   3.98', 398, '2 @ 1.99 ', ''],
    ['LETTUCE      4 99', 499, 'LETTUCE      ', ''],
    ['LETTUCE $4 99 F', 499, 'LETTUCE ', ''],
  ])('%s', (line, money, head, flags) => {
    const price = findLinePrice(line)
    expect(price?.money).toBe(money)
    expect(price?.head.trim()).toBe(head.trim())
    expect(price?.flags).toBe(flags)
  })

  test.each([
    'CHEESE 4.99/kg',
    'CHEESE 4.99 ea',
    'BREAD 4.99 lb',
    '2.99 ea or 3/8.00 each',
    'PEPPERS 4 99',
    'SPEND 50.00 AND WIN A PRIZE',
    'GET 1.00 off',
    '5.99 = 6%',
    'NO PRICE HERE',
    '',
  ])('none: %s', (line) => {
    expect(findLinePrice(line)).toBeUndefined()
  })
})

describe('one amount of money', () => {
  test.each([
    ['RM 1,234.50', 123_450],
    ['$0.05', 5],
    ['-2.00', -200],
    ['12,50 EUR', 1250],
  ])('%s', (text, cents) => {
    expect(parseMoney(text)).toBe(cents)
  })

  test.each(['free', '', '1.00 2.00', '7'])('none in "%s"', (text) => {
    expect(parseMoney(text)).toBeUndefined()
  })
})
