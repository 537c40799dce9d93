import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gtinOf, parsePrintedName, pluOf } from './printed-name'

const plain = { coded: false, counted: false }
const coded = { coded: true, counted: false }
const counted = { coded: false, counted: true }

describe('a name with its code and count', () => {
  test.each([
    ['MILK', { name: 'MILK', column: 0 }],
    ['  4011   BANANA', { name: 'BANANA', column: 9, code: '4011' }],
    ['612345 PALM  OIL', { name: 'PALM OIL', column: 7, code: '612345' }],
    ['07142100123 WHITE EGGS     R', { name: 'WHITE EGGS', column: 12, code: '07142100123' }],
    ['*1777   RECYCLE      GR', { name: 'RECYCLE', column: 8, code: '1777' }],
    ['071 42100123     FROYOG', { name: 'FROYOG', column: 17, code: '07142100123' }],
    ['0 714 ~ 210012   PEARS', { name: 'PEARS', column: 17, code: '0714210012' }],
    ['0714210012 3    ALM TART', { name: 'ALM TART', column: 16, code: '07142100123' }],
    ['9406 2     CUCUMB ORGANIC', { name: 'CUCUMB ORGANIC', column: 11, code: '94062' }],
    ['(2) 07142100345   SALTED NUTS', { name: 'SALTED NUTS', column: 18, code: '07142100345', count: 2 }],
    ['(2J0714 21001 23 NAPKINS', { name: 'NAPKINS', column: 17, code: '07142100123', count: 2 }],
    ['(3)7     PAPER BAGS    GRQ', { name: 'PAPER BAGS', column: 9, code: '7', count: 3 }],
    ['C2l 4080    ASPARAG', { name: 'ASPARAG', column: 12, code: '4080', count: 2 }],
    ['2 QTY PASTA SAUCE', { name: 'PASTA SAUCE', column: 6, count: 2 }],
    ['2 x Semi Skimmed Milk', { name: 'Semi Skimmed Milk', column: 4, count: 2 }],
    ['1X 000001234563', { name: '', column: 15, code: '000001234563', count: 1 }],
    ['AB-C00012', { name: '', column: 9, code: 'AB-C00012' }],
    ['RYE ROLLS      071421000050', { name: 'RYE ROLLS', column: 0, code: '071421000050' }],
    ['WHL MLK   007874235186 F', { name: 'WHL MLK', column: 0, code: '007874235186' }],
    ['Cooked Ham       7142100123', { name: 'Cooked Ham', column: 0, code: '7142100123' }],
    ['Leeks Sliced        4629', { name: 'Leeks Sliced', column: 0, code: '4629' }],
    ['(SALE) TURNIP', { name: 'TURNIP', column: 7 }],
    ['MELONS         GMRJ', { name: 'MELONS', column: 0 }],
    ['RICE CAKE HRJ', { name: 'RICE CAKE', column: 0 }],
    ['3150 555 NOODLES', { name: '555 NOODLES', column: 5, code: '3150' }],
    ['MILK 2%', { name: 'MILK 2%', column: 0 }],
    ['ORANGE NAVEL 5LB', { name: 'ORANGE NAVEL 5LB', column: 0 }],
    ['   ', { name: '', column: 0 }],
    ['***', { name: '', column: 0 }],
  ])('%s', (head, expected) => {
    expect(parsePrintedName(head, plain)).toEqual(expected)
  })

  test('a short number is a code only where the till prints codes', () => {
    expect(parsePrintedName('612 MILK 1%', plain)).toEqual({ name: '612 MILK 1%', column: 0 })
    expect(parsePrintedName('612 MILK 1%', coded)).toEqual({ name: 'MILK 1%', column: 4, code: '612' })
  })

  test('a number before a name is a count only where the till prints counts', () => {
    expect(parsePrintedName('3 Avocado', plain)).toEqual({ name: '3 Avocado', column: 0 })
    expect(parsePrintedName('3 Avocado', counted)).toEqual({ name: 'Avocado', column: 2, count: 3 })
  })

  test('sizes, percentages and ratios are no codes', () => {
    for (const head of ['1000ML CREAM', '21/25 SHRIMP', '100% JUICE', '2000G FLOUR']) {
      expect(parsePrintedName(head, plain)).toEqual({ name: head, column: 0 })
    }
  })

  test('never throws; codes hold digits, counts are positive', () => {
    fc.assert(
      fc.property(fc.string(), fc.boolean(), fc.boolean(), (head, isCoded, isCounted) => {
        const { code, count, column } = parsePrintedName(head, { coded: isCoded, counted: isCounted })
        if (code !== undefined) expect(code).toMatch(/\d/)
        if (count !== undefined) expect(count).toBeGreaterThanOrEqual(0)
        expect(column).toBeLessThanOrEqual(head.length)
      }),
    )
  })
})

describe('printed codes as barcode numbers', () => {
  test.each([
    ['4006381333931', { gtin: '04006381333931', checked: true }],
    ['5000112637922', { gtin: '05000112637922', checked: true }],
    ['036000291452', { gtin: '00036000291452', checked: true }],
    ['07142100123', { gtin: '00071421001235', checked: false }],
    ['003600029145', { gtin: '00036000291452', checked: false }],
  ])('%s', (code, expected) => {
    expect(gtinOf(code)).toEqual(expected)
  })

  test.each(['4011', '000001234563', '4006381333930', '', 'AB-C00012', '123456789', '0'.repeat(13)])(
    'none: %s',
    (code) => {
      expect(gtinOf(code)).toBeUndefined()
    },
  )
})

describe('produce numbers', () => {
  test.each([
    ['4011', '4011'],
    ['94011', '4011'],
    ['3421', '3421'],
    ['000000004011', '4011'],
  ])('%s', (code, plu) => {
    expect(pluOf(code)).toBe(plu)
  })

  test.each(['07142100123', '612345', '11', '', '5011', '74011'])('none: %s', (code) => {
    expect(pluOf(code)).toBeUndefined()
  })
})
