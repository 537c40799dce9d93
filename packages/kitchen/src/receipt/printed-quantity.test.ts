import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parsePrintedQuantity } from './printed-quantity'

describe('weighed', () => {
  test.each([
    ['0.640 kg @ $2.35/kg', { grams: 640, each: 235, per: 'kg' }],
    ['  0.640 kg @2.35/kg', { grams: 640, each: 235, per: 'kg' }],
    ['0. 640 kg @ $2. 35/kg', { grams: 640, each: 235, per: 'kg' }],
    ['0.6 40 kg @ $2.35/kg', { grams: 640, each: 235, per: 'kg' }],
    ['0.640 kg ~ $2.35/ kg', { grams: 640, each: 235, per: 'kg' }],
    ['0.640 kg Net @ $2.35/kg', { grams: 640, each: 235, per: 'kg' }],
    ['0,640 kg x 2,35 EUR/kg', { grams: 640, each: 235, per: 'kg' }],
    ['1.240 kg~ $6.15kg', { grams: 1240, each: 615, per: 'kg' }],
    ['0.545 kg @ £0.90/kg  £0.49', { grams: 545, each: 90, per: 'kg', price: 49 }],
    ['1.50 lb @ $0.89 /lb', { grams: 680, each: 89, per: 'lb' }],
    ['1 50 lb @ $0.89 /lb', { grams: 680, each: 89, per: 'lb' }],
    ['2.46 lb @ 1 lb /0.54   1.33 N', { grams: 1116, each: 54, per: 'lb', price: 133 }],
    ['1.24 lb @ 1 lb /0.99', { grams: 562, each: 99, per: 'lb' }],
    ['0.820 kg @ $5.15 kg', { grams: 820, each: 515, per: 'kg' }],
    ['  kg 0,588 x 1,99', { grams: 588, each: 199, per: 'kg' }],
  ])('%s', (line, expected) => {
    expect(parsePrintedQuantity(line)).toEqual(expected)
  })

  test.each(['1.260 kg Gross', '1.260 kg G ross', '-0.015 kg Tare=', '0.010 kg tare'])(
    'a step of weighing: %s',
    (line) => {
      expect(parsePrintedQuantity(line)).toEqual({ step: true })
    },
  )
})

describe('counted', () => {
  test.each([
    ['2 @ $2.49', { count: 2, each: 249, per: 'piece' }],
    ['1 szt. * 3,29 =   3,29 B', { count: 1, each: 329, per: 'piece', price: 329 }],
    ['2 ST à 1,19', { count: 2, each: 119, per: 'piece' }],
    ['2 ud 0,90   1,80', { count: 2, each: 90, per: 'piece', price: 180 }],
    ['3 Pkg x 2,49   7,47', { count: 3, each: 249, per: 'piece', price: 747 }],
    ['n.2 x 1,29', { count: 2, each: 129, per: 'piece' }],
    ['4,99 € x 2', { count: 2, each: 499, per: 'piece' }],
    ['x 2   1.20   2.40', { count: 2, each: 120, per: 'piece', price: 240 }],
    ['10 x 0,299   2,99 A', { count: 10, price: 299 }],
    ['2@$0.05', { count: 2, each: 5, per: 'piece' }],
    ['2 @ $0 .05', { count: 2, each: 5, per: 'piece' }],
    ['2 @ S2. 99', { count: 2, each: 299, per: 'piece' }],
    ['2 Iii $3.15 ea', { count: 2, each: 315, per: 'piece' }],
    ['2 ~ $0.96', { count: 2, each: 96, per: 'piece' }],
    ['5 @ $0.04ea.', { count: 5, each: 4, per: 'piece' }],
    ['3 X 1.50', { count: 3, each: 150, per: 'piece' }],
    ['2 x £1.50', { count: 2, each: 150, per: 'piece' }],
    ['@3 X RM 2.45', { count: 3, each: 245, per: 'piece' }],
    ['2 Stk x 1,29', { count: 2, each: 129, per: 'piece' }],
    ['1 @ $2.75 lmt 4', { count: 1, each: 275, per: 'piece' }],
    ['2 X 7.25   14.50 S', { count: 2, each: 725, per: 'piece', price: 1450 }],
    ['2 @ $2.15        4.30', { count: 2, each: 215, per: 'piece', price: 430 }],
    ['4 @ 4/$3.00', { count: 4, each: 300, per: 'piece', bundle: 4 }],
    ['2 @ 2/5.00', { count: 2, each: 500, per: 'piece', bundle: 2 }],
    ['3 @ 2 for 5.00', { count: 3, each: 500, per: 'piece', bundle: 2 }],
    ['2 FOR $5', { count: 2, each: 500, per: 'piece', bundle: 2 }],
    ['6 lj 1/ $2.00', { count: 6, each: 200, per: 'piece', bundle: 1 }],
    ['2 QTY', { count: 2 }],
    ['2 QTY     3,00 F', { count: 2, price: 300 }],
    ['Qty: 3', { count: 3 }],
  ])('%s', (line, expected) => {
    expect(parsePrintedQuantity(line)).toEqual(expected)
  })
})

describe('offers are no purchases', () => {
  test.each(['$1.99 lmt 4, $2.49 ea', '$2.20 ea or 3/$6.00', '$2.25 lmt 2. s3.45 ea', '1.60 ea or 2/3.00'])(
    '%s',
    (line) => {
      expect(parsePrintedQuantity(line)).toEqual({ offer: true })
    },
  )
})

describe('names are no quantities', () => {
  test.each([
    'MILK 4.99',
    '5 kg RICE 12.99',
    '2 MILK 3.98',
    '2% MILK 4.54',
    '4011 BANANA 1.54',
    '7UP 2.00',
    '3 ITEMS COMBO MEAL 7.99',
    '100 PLUS 1.50',
    'TOTAL 5.00',
    '',
    '@',
    '0 @ 1.00',
    '1 x ',
    `2 @ ${'1'.repeat(200)}`,
  ])('%s', (line) => {
    expect(parsePrintedQuantity(line)).toBeUndefined()
  })
})

test('never throws, and counts and weighs only positive amounts', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9 .@xkglb/$]{0,40}$/)), (line) => {
      const quantity = parsePrintedQuantity(line)
      if (quantity?.count !== undefined) expect(quantity.count).toBeGreaterThan(0)
      if (quantity?.grams !== undefined) expect(quantity.grams).toBeGreaterThan(0)
      if (quantity?.each !== undefined) expect(Number.isSafeInteger(quantity.each)).toBe(true)
    }),
  )
})
