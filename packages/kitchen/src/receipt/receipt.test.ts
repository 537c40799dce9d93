import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Day } from '../date/day'
import { parseReceipt } from './receipt'

const american = `Walmart
ST# 01234 OP# 005678 TE# 12 TR# 09876
BANANAS      000000004011KF
 2.46 lb @ 1 lb /0.54              1.33 N
GV WHL MLK   003600029145 F        2.88 N
CHKN BRST    020412300000 F       12.37 N
LAUNDRY DET  007142100345          8.97 X
         SUBTOTAL    25.55
   TAX 1    8.250 %    0.74
            TOTAL    26.29
       VISA TEND     26.29
      CHANGE DUE      0.00
# ITEMS SOLD 4
03/15/26   17:02:44`

const british = `TESCO EXPRESS
HIGH STREET
SEMI SKIMMED MILK 2.27L      £1.55
BANANAS LOOSE
  0.545 kg @ £0.90/kg        £0.49
2 x £1.50
CHEDDAR 400G                 £3.00
CC CHEDDAR 400G             -£0.50
CARRIER BAG                  £0.10
SUBTOTAL                     £5.14
SAVINGS                     -£0.50
TOTAL                        £4.64
VISA DEBIT                   £4.64
12/03/26 18:22`

const german = `REWE Markt GmbH
12345 Musterstadt
VOLLMILCH 3,8%            1,09 B
 2 Stk x 1,29
NATURJOGHURT              2,58 B
BANANEN                   1,11 B
 0,558 kg x 1,99 EUR/kg
PFAND 0,25 EURO           0,25 A*
LEERGUT                  -0,50 A*
SUMME           EUR       4,53
Geg. BAR        EUR      10,00
Rückgeld BAR    EUR      -5,47
A= 19,0%     0,21   0,04   0,25
Datum: 03.04.2026 Uhrzeit: 18:22:11`

const malaysian = `HILLTOP TRADERS SDN BHD (123456-X)
NO 5, JALAN BUKIT 2
TAX INVOICE
1X   000001234563   12.50SR
OAT BAR FAMILY
ITEM PROMO @10.00   -2.50
2X   000007654321    9.80SR
GREEN TEA 500ML
SUB-TOTAL   19.80
TOTAL SALES INCL GST   19.80
ROUNDING ADJ   0.00
TOTAL AFTER ADJ INCL GST   19.80
CASH   RM 50.00
CHANGE AMT   30.20
GST SUMMARY   AMOUNT   TAX
SR @ 6%   18.68   1.12
03/04/2026 19:26`

const canadian = `NOFRILLS
21-GROCERY
  (2) 07142100123   SALTED NUTS          GR      5.98
    2 @ $2.99
  07142100345       GRN ONI              MRJ     1.28
 *1777              RECYCLING            GR      0.06
 *1778              DEPOSIT              R       0.10
27-PRODUCE
  4011              BANANA               R       1.40
    0.800 kg@ $1.75/kg
41-HOME
  7                 PAPER BAGS           GR      0.05
SUBTOTAL                                         8.87
    G=GST 5%        6.03 @ 5.000%                0.30
TOTAL                                            9.17
DATE: 2026/03/14      TIME: 10:35`

describe('receipts of many countries', () => {
  test('American: codes behind names, weight with its own price', () => {
    const receipt = parseReceipt(american)
    expect(receipt).toMatchObject({
      store: 'Walmart',
      day: '2026-03-15',
      currency: 'USD',
      subtotal: 2555,
      tax: 74,
      total: 2629,
      difference: 0,
      discounts: [],
    })
    expect(receipt.items.map(({ expanded, price }) => [expanded, price])).toEqual([
      ['bananas', 133],
      ['whole milk', 288],
      ['chicken breast', 1237],
      ['laundry det', 897],
    ])
    expect(receipt.items[0]).toMatchObject({
      weight: { grams: 1116, price: 54, per: 'lb' },
      food: { id: 'banana' },
    })
    expect(receipt.items[1]).toMatchObject({
      gtin: '00036000291452',
      gtinChecked: false,
      food: { id: 'whole-milk' },
    })
    expect(receipt.items.map(({ isFood }) => isFood)).toEqual(['food', 'food', 'food', 'not food'])
  })

  test('British: names before and after, savings printed twice', () => {
    const receipt = parseReceipt(british)
    expect(receipt).toMatchObject({
      store: 'Tesco',
      day: '2026-03-12',
      currency: 'GBP',
      total: 464,
      difference: 0,
    })
    expect(receipt.items.map(({ name, quantity, price }) => [name, quantity, price])).toEqual([
      ['SEMI SKIMMED MILK 2.27L', 1, 155],
      ['BANANAS LOOSE', 1, 49],
      ['CHEDDAR 400G', 2, 300],
      ['CARRIER BAG', 1, 10],
    ])
    expect(receipt.items[2]).toMatchObject({ unitPrice: 150, discount: 50, size: '400G' })
    expect(receipt.discounts).toEqual([
      { line: 7, text: 'CC CHEDDAR 400G             -£0.50', amount: 50, item: 2 },
    ])
  })

  test('German: comma decimals, deposits out and back', () => {
    const receipt = parseReceipt(german)
    expect(receipt).toMatchObject({
      store: 'Rewe',
      day: '2026-04-03',
      currency: 'EUR',
      total: 453,
      difference: 0,
    })
    expect(receipt.items.map(({ name, kind, quantity, price }) => [name, kind, quantity, price])).toEqual([
      ['VOLLMILCH 3,8%', 'goods', 1, 109],
      ['NATURJOGHURT', 'goods', 2, 258],
      ['BANANEN', 'goods', 1, 111],
      ['PFAND 0,25 EURO', 'deposit', 1, 25],
      ['LEERGUT', 'deposit', 1, -50],
    ])
  })

  test('Malaysian: code and price above, name below, promotions', () => {
    const receipt = parseReceipt(malaysian)
    expect(receipt).toMatchObject({
      store: 'HILLTOP TRADERS SDN BHD',
      day: '2026-04-03',
      currency: 'MYR',
      total: 1980,
      difference: 0,
    })
    expect(
      receipt.items.map(({ name, quantity, price, discount }) => [name, quantity, price, discount]),
    ).toEqual([
      ['OAT BAR FAMILY', 1, 1250, 250],
      ['GREEN TEA 500ML', 2, 980, undefined],
    ])
  })

  test('Canadian: departments, counts in brackets, deposits, weights', () => {
    const receipt = parseReceipt(canadian)
    expect(receipt).toMatchObject({
      store: 'No Frills',
      day: '2026-03-14',
      currency: 'CAD',
      total: 917,
      difference: 0,
    })
    expect(receipt.items.map(({ name, kind, quantity, price }) => [name, kind, quantity, price])).toEqual([
      ['SALTED NUTS', 'goods', 2, 598],
      ['GRN ONI', 'goods', 1, 128],
      ['RECYCLING', 'deposit', 1, 6],
      ['DEPOSIT', 'deposit', 1, 10],
      ['BANANA', 'goods', 1, 140],
      ['PAPER BAGS', 'fee', 1, 5],
    ])
    expect(receipt.items[4]).toMatchObject({ code: '4011', weight: { grams: 800, price: 175, per: 'kg' } })
    expect(receipt.items.slice(1).map(({ isFood }) => isFood)).toEqual([
      'food',
      'not food',
      'not food',
      'food',
      'not food',
    ])
  })

  test('pasted from an order confirmation', () => {
    const receipt = parseReceipt(
      'Your order\n2 x Organic Semi Skimmed Milk 2L £3.80\n1 x Bananas Loose £0.95\n3 Avocado £3.00\nDelivery £3.50\nTotal £11.25',
    )
    expect(receipt).toMatchObject({ total: 1125, difference: 0 })
    expect(receipt.items.map(({ quantity, unitPrice, price }) => [quantity, unitPrice, price])).toEqual([
      [2, 190, 380],
      [1, undefined, 95],
      [3, 100, 300],
      [1, undefined, 350],
    ])
  })
})

describe('the household’s corrections', () => {
  const hints = {
    remembered: (store: string | undefined, line: string) =>
      store === 'Costco' && line.startsWith('MYSTERY') ? 'spinach' : undefined,
  }

  test('a stored correction is used', () => {
    const [item] = parseReceipt('COSTCO\nMYSTERY XQ 4.99\nTOTAL 4.99', hints).items
    expect(item).toMatchObject({ isFood: 'food', food: { id: 'spinach', confidence: 1, how: 'remembered' } })
  })

  test('a food that no longer exists is ignored', () => {
    const [item] = parseReceipt('MYSTERY XQ 4.99\nTOTAL 4.99', { remembered: () => 'no-such-food' }).items
    expect(item?.food).toBeUndefined()
  })

  test('a produce number identifies an unreadable name', () => {
    const [item] = parseReceipt('PRODUCE\n4011   B@N4~A XQ   1.40\n0.800 kg @ 1.75/kg\nTOTAL 1.40').items
    expect(item?.food).toMatchObject({ id: 'banana', how: 'produce number' })
  })

  test('the order of day and month', () => {
    expect(parseReceipt('MILK 1.00\n03/04/26', { order: 'dmy' }).day).toBe('2026-04-03')
    expect(parseReceipt('MILK 1.00\n03/04/26', { today: '2026-03-20' as Day }).day).toBe('2026-03-04')
  })
})

describe('doubts', () => {
  test('an informational saving is not deducted', () => {
    const receipt = parseReceipt('LETTUCE 1.98\nMarkdown: 1.30\nBREAD 3.00\nTOTAL 4.98')
    expect(receipt).toMatchObject({ difference: 0, discounts: [] })
  })

  test('a coupon without a minus is deducted if that agrees with the total', () => {
    const receipt = parseReceipt('LETTUCE 1.98\nCOUPON 1.00\nBREAD 3.00\nTOTAL 3.98')
    expect(receipt).toMatchObject({ difference: 0, discounts: [{ amount: 100, item: 0 }] })
  })

  test('an item that would cost the whole total has lost its price', () => {
    const receipt = parseReceipt('MILK 2.00\nBREAD 3.00\nEGGS 4.00\nPLUMS 12.00\nTOTAL 12.00')
    expect(receipt.items[3]).not.toHaveProperty('price')
    expect(receipt.notes).toContain('Some prices could not be read.')
  })

  test('goods that do not add up are reported', () => {
    const receipt = parseReceipt('MILK 2.00\nBREAD 3.00\nTOTAL 6.00')
    expect(receipt.difference).toBe(-100)
    expect(receipt.notes).toHaveLength(1)
  })

  test('voided items are not bought', () => {
    const receipt = parseReceipt('APPLES 3.00\nMILK 4.00\nVOID\nAPPLES 3.00-\nTOTAL 4.00')
    expect(receipt.items.map(({ name }) => name)).toEqual(['MILK'])
    expect(receipt.voided.map(({ price }) => price)).toEqual([300, -300])
    expect(receipt.difference).toBe(0)
  })

  test('a void may be printed without a minus', () => {
    const receipt = parseReceipt('APPLES 3.00\nMILK 4.00\nVOID\nAPPLES 3.00\nTOTAL 4.00')
    expect(receipt.items.map(({ name }) => name)).toEqual(['MILK'])
    expect(receipt.voided.map(({ price }) => price)).toEqual([300, -300])
  })
})

describe('any input', () => {
  test.each([
    ['nothing', ''],
    ['blanks', ' \n\n \t\n'],
    ['no prices', 'Dear cook,\nthank you for your visit.'],
    ['one long line', `${'A 1.00 '.repeat(150_000)}`],
    ['a million digits', '1'.repeat(1_000_000)],
    ['a million blanks', ' '.repeat(1_000_000)],
    ['a million lines', '\n'.repeat(1_000_000)],
    ['blanks before a price', `${`${' '.repeat(280)}a 1.00\n`.repeat(1000)}`],
    ['dots and digits', `${'1 .1 .1 .'.repeat(30)}\n`.repeat(500)],
    ['emoji', '🍌 BANANA 🍌 1.00\nTOTAL 1.00'],
  ])('%s', (_, text) => {
    const receipt = parseReceipt(text)
    expect(Array.isArray(receipt.items)).toBe(true)
  })

  test('a receipt longer than any till prints is cut, and reported', () => {
    const receipt = parseReceipt('MILK 1.00\n'.repeat(20_000))
    expect(receipt.items).toHaveLength(1000)
    expect(receipt.notes).toHaveLength(2)
  })

  const name = fc.constantFrom('MILK', 'GRN ONI', 'BREAD', 'SHAMPOO', 'XQZ', 'LEEKS')
  const cents = fc.integer({ min: 1, max: 9999 })
  const shown = (money: number) => `${Math.floor(money / 100)}.${String(money % 100).padStart(2, '0')}`

  test('plain print is parsed exactly', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(name, cents), { minLength: 1, maxLength: 12 }), (goods) => {
        const total = goods.reduce((sum, [, money]) => sum + money, 0)
        const lines = goods.map(([each, money]) => `${each}    ${shown(money)} F`)
        const receipt = parseReceipt(['CORNER SHOP', ...lines, `TOTAL  ${shown(total)}`].join('\n'))
        expect(receipt.total).toBe(total)
        if (goods.length < 3)
          expect(receipt.items.map(({ price }) => price)).toEqual(goods.map(([, money]) => money))
        expect(receipt.difference).toBe(0)
      }),
      { numRuns: 60 },
    )
  })

  test('lines exist, prices are whole, and a difference of zero means it adds up', () => {
    const line = fc.oneof(
      fc.tuple(name, cents).map(([each, money]) => `${each} ${shown(money)}`),
      fc.tuple(name, cents).map(([each, money]) => `${each} ${shown(money)}-`),
      cents.map((money) => `2 @ ${shown(money)}`),
      cents.map((money) => `TOTAL ${shown(money)}`),
      cents.map((money) => `GST 5% ${shown(money)}`),
      fc.constantFrom('VOID', 'PRODUCE', 'SUBTOTAL', '', 'COUPON', '0.500 kg @ 2.00/kg', '4011 BANANA'),
      fc.string({ unit: 'binary', maxLength: 40 }),
    )
    fc.assert(
      fc.property(fc.array(line, { maxLength: 25 }), (lines) => {
        const text = lines.join('\n')
        const count = text.split('\n').length
        const {
          items,
          voided,
          discounts,
          total,
          tax = 0,
          subtotal,
          rounding = 0,
          difference,
        } = parseReceipt(text)
        for (const item of [...items, ...voided]) {
          expect(item.line).toBeGreaterThanOrEqual(0)
          expect(item.line).toBeLessThan(count)
          expect(item.quantity).toBeGreaterThan(0)
          if (item.price !== undefined) expect(Number.isSafeInteger(item.price)).toBe(true)
        }
        for (const { amount, item } of discounts) {
          expect(amount).toBeGreaterThan(0)
          if (item !== undefined) expect(items[item]).toBeDefined()
        }
        expect(voided.reduce((sum, { price = 0 }) => sum + price, 0)).toBe(0)
        if (difference !== 0) return
        const net =
          items.reduce((sum, { price = 0 }) => sum + price, 0) -
          discounts.reduce((sum, { amount }) => sum + amount, 0)
        expect([
          total,
          (total ?? 0) - tax,
          (total ?? 0) - rounding,
          (total ?? 0) - tax - rounding,
          subtotal,
        ]).toContain(net)
      }),
      { numRuns: 150 },
    )
  })
})
