import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseReceipt } from './receipt'

interface Expected {
  store?: string
  day?: string
  currency?: string
  total: number
  items: readonly (readonly [name: string, quantity: number, price: number])[]
}

const receipts: readonly (readonly [title: string, text: string, expected: Expected])[] = [
  [
    'Australian, weight under the name, pairs above',
    `Coles Supermarkets
ABN 12 345 678 901
Cavendish Bananas
  0.432 kg NET @ $3.90/kg        1.68
%Full Cream Milk 2L              3.10
2 @ $2.50 each
Rye Bread 750g                   5.00
TOTAL for 3 items:              $9.78
EFT                             $9.78
GST INCLUDED IN TOTAL           $0.00
04/03/2026 10:12`,
    {
      store: 'Coles',
      day: '2026-03-04',
      currency: 'AUD',
      total: 978,
      items: [
        ['Cavendish Bananas', 1, 168],
        ['Full Cream Milk 2L', 1, 310],
        ['Rye Bread 750g', 2, 500],
      ],
    },
  ],
  [
    'American, coupons and inline multi-buy',
    `KROGER
RED GRAPES SDLS
1.98 lb @ 1.99 /lb               3.94 F
WHT BREAD                        0.99 F
SC KROGER SAVINGS     0.50
LRG EGGS                         2.79 F
  MFR CPN                        0.55-F
COLA 12PK         2 @ 2/9.00     9.00 B
TAX                              0.81
**** BALANCE                    16.98
11/25/26 05:11pm`,
    {
      store: 'Kroger',
      day: '2026-11-25',
      currency: 'USD',
      total: 1698,
      items: [
        ['RED GRAPES SDLS', 1, 394],
        ['WHT BREAD', 1, 99],
        ['LRG EGGS', 1, 279],
        ['COLA 12PK', 2, 900],
      ],
    },
  ],
  [
    'American, tax after the order total',
    `Publix
STRAWBERRIES 1 LB
   2 @ 2 FOR 5.00         5.00 F
   You Saved         2.98
GRND BF 80/20             6.54 F
ZIPLOC BAGS               4.29 T
Order Total              15.83
Sales Tax                 0.30
Grand Total              16.13
Credit Payment           16.13`,
    {
      store: 'Publix',
      total: 1613,
      items: [
        ['STRAWBERRIES 1 LB', 2, 500],
        ['GRND BF 80/20', 1, 654],
        ['ZIPLOC BAGS', 1, 429],
      ],
    },
  ],
  [
    'French, euro signs behind',
    `CARREFOUR MARKET
LAIT DEMI ECREME 1L       1,05 €
BAGUETTE                  0,95 €
POMMES GALA
  1,250 kg x 2,49 €/kg    3,11 €
TOTAL TTC                 5,11 €
CB                        5,11 €
Le 14/07/2026 à 11:02`,
    {
      store: 'Carrefour',
      day: '2026-07-14',
      currency: 'EUR',
      total: 511,
      items: [
        ['LAIT DEMI ECREME 1L', 1, 105],
        ['BAGUETTE', 1, 95],
        ['POMMES GALA', 1, 311],
      ],
    },
  ],
  [
    'Malaysian, count under the priced name',
    `HILLTOP MINI MART (123456-X)
TAX INVOICE
10:22AM   512345   21-11-26
1386 RICE CRACKERS          RM24.00 S
@6 X RM 4.00
270 SOY MILK 1L             RM4.20 Z
TOTAL SALES (INCLUSIVE GST) RM   28.20
CASH RM   50.00
CHANGE RM   21.80
GST SUMMARY   AMOUNT(RM)   TAX(RM)
S = 6%   22.64   1.36`,
    {
      day: '2026-11-21',
      currency: 'MYR',
      total: 2820,
      items: [
        ['RICE CRACKERS', 6, 2400],
        ['270 SOY MILK 1L', 1, 420],
      ],
    },
  ],
  [
    'wholesale, discounts that name their item',
    `COSTCO WHOLESALE
       512345 SESAME OIL        12.99
       612345 FEATHER DUSTER    18.00 G
       700001 TPD/612345         3.50-G
        SUBTOTAL               27.49
   **** GST 5%                  0.73
        TOTAL                  28.22
DATE: 2026/01/24 TIME: 11:02`,
    {
      store: 'Costco',
      day: '2026-01-24',
      currency: 'CAD',
      total: 2822,
      items: [
        ['SESAME OIL', 1, 1299],
        ['FEATHER DUSTER', 1, 1800],
      ],
    },
  ],
  [
    'photographed badly',
    `N0FRILLS
GR0CERY
  071 42100123      SALTED NUTS            GR      5 .98
  07142100345       PEARS TIN              MRJ     1. 28
P RODUCE
  4O11              BANANA                 R       1,40
     0. 800  kg@ $1.75/ kg
SUB TO TAL                                         8.66
T0TAL                                              8. 66`,
    {
      total: 866,
      items: [
        ['SALTED NUTS', 1, 598],
        ['PEARS TIN', 1, 128],
        ['4O11 BANANA', 1, 140],
      ],
    },
  ],
]

describe('layouts', () => {
  test.each(receipts)('%s', (_, text, { items, ...expected }) => {
    const receipt = parseReceipt(text)
    expect(receipt.items.map(({ name, quantity, price }) => [name, quantity, price])).toEqual(items)
    expect(receipt).toMatchObject({ ...expected, difference: 0 })
  })
})

describe('the same receipt, printed differently', () => {
  const goods = receipts.map(([, text]) => text)
  const facts = (text: string) => {
    const { items, total, day } = parseReceipt(text)
    return { items: items.map(({ name, quantity, price }) => [name, quantity, price]), total, day }
  }

  test.each(receipts)('%s: with Windows line ends', (_, text) => {
    expect(facts(text.replaceAll('\n', '\r\n'))).toEqual(facts(text))
  })

  test.each(receipts)('%s: indented', (_, text) => {
    expect(facts(text.replaceAll('\n', '\n   '))).toEqual(facts(text))
  })

  test.each(receipts)('%s: with blank lines between', (_, text) => {
    const spread = parseReceipt(text.replaceAll('\n', '\n\n'))
    expect(spread.total).toBe(parseReceipt(text).total)
    expect(spread.items).toHaveLength(parseReceipt(text).items.length)
    for (const { line } of spread.items) expect(line % 2).toBe(0)
  })

  test('cut anywhere, parsing does not fail', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...goods),
        fc.nat({ max: 600 }),
        fc.nat({ max: 600 }),
        (text, from, length) => {
          const cut = text.slice(from, from + length)
          const { items } = parseReceipt(cut)
          const count = cut.split('\n').length
          for (const { line } of items) expect(line).toBeLessThan(count)
        },
      ),
      { numRuns: 100 },
    )
  })

  test('parsing is deterministic', () => {
    for (const text of goods) expect(parseReceipt(text)).toEqual(parseReceipt(text))
  })
})

describe('formats of other tills', () => {
  test('a void that names its item cancels it', () => {
    const receipt = parseReceipt('ALMOND MILK 2.39\nCHEDDAR 4.38\nVOID ALMOND MILK -2.39\nTOTAL 4.38')
    expect(receipt.items.map(({ name }) => name)).toEqual(['CHEDDAR'])
    expect(receipt).toMatchObject({ total: 438, difference: 0 })
  })

  test('a French till counts the goods beside the total and names the card', () => {
    const receipt = parseReceipt('CAMEMBERT 3,98\nSAC KRAFT 0,10\nTOTAL 2 ARTICLES 4,08\nCB EMV 4,08 EUR')
    expect(receipt.items.map(({ name, kind }) => [name, kind])).toEqual([
      ['CAMEMBERT', 'goods'],
      ['SAC KRAFT', 'fee'],
    ])
    expect(receipt).toMatchObject({ total: 408, difference: 0 })
  })

  test.each([
    ['E 96716 ORG SPINACH 5.49', { name: 'ORG SPINACH', code: '96716' }],
    ['JOGHURT 0,55 x 4 2,20 A', { name: 'JOGHURT', quantity: 4, price: 220 }],
    ['2 X 1.15 LAIT UHT 2.30', { name: 'LAIT UHT', quantity: 2, price: 230 }],
    ['JS BNLS PORK SHLDR 6.27', { expanded: 'boneless pork shoulder' }],
  ])('%s', (line, item) => {
    expect(parseReceipt(`${line}\nEGGS 3.00\nTOTAL 99.00`).items[0]).toMatchObject(item)
  })

  test('the amount to pay is no item', () => {
    const receipt = parseReceipt('PAIN COMPLET 2.35\nRIZ 1.65\nTOTAL A PAYER 4.00\nCARTE BANCAIRE 4.00')
    expect(receipt.items).toHaveLength(2)
    expect(receipt.total).toBe(400)
  })

  test("'2 AT 1 FOR 1.42' stands between the name and the sum", () => {
    const [bread] = parseReceipt('BREAD WHT 007874209982 F 2 AT 1 FOR 1.42  2.84 N\nTOTAL 2.84').items
    expect(bread).toMatchObject({
      name: 'BREAD WHT',
      code: '007874209982',
      quantity: 2,
      unitPrice: 142,
      price: 284,
    })
  })

  test('a number and a name, and the price with its tax class below', () => {
    const receipt = parseReceipt(
      '817563 Butter mild\n      1,99 1\n402277 Gouda\n      2,49 1\nZu zahlen 4,48',
    )
    expect(receipt.items.map(({ price }) => price)).toEqual([199, 249])
  })

  test.each(['0.95 11', '0.95 7%', '0.95 5,50%'])('a tax class or rate behind the price: %s', (price) => {
    const receipt = parseReceipt(`BAGUETTE  ${price}\nLAIT  ${price}\nTOTAL TTC 1.90`)
    expect(receipt.items.map((item) => item.price)).toEqual([95, 95])
  })

  test('what something cost before is no item', () => {
    const receipt = parseReceipt('Hackfleisch 500g\n  statt 5,58   4,58 A\nMilch 1,00 A\nSumme 5,58')
    expect(receipt.items.map(({ price }) => price)).toEqual([458, 100])
  })

  test('a foreign name is read by the dictionary of its language, never by likeness to English', () => {
    const [chicken, pears] = parseReceipt(
      'PECHUGA POLLO 4,20\nPERAS 2,00\nTOTAL A PAGAR 6,20\nEFECTIVO 6,20',
    ).items
    expect(chicken?.food).toBeUndefined()
    expect(pears?.food?.id).toBe('pear')
    const [milk] = parseReceipt('LATTE 1,20\nPANE 1,00\nTOTALE 2,20\nCONTANTI 2,20').items
    expect(milk?.food?.id).toMatch(/milk/)
  })
})
