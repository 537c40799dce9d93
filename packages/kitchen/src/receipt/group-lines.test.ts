import { describe, expect, test } from 'vitest'
import { groupLines } from './group-lines'
import { chargeFor, findGoodsRange, isConsistentCharge, nameSides, parsePriceColumns } from './layout'
import { classifyReceiptLine } from './receipt-line'

const layout = { coded: false, counted: false }
const sorted = (text: string) =>
  text.split('\n').map((line, index) => classifyReceiptLine(line, index, layout))
const grouped = (text: string, total?: number) => {
  const lines = sorted(text)
  return groupLines(lines, { from: 0, to: lines.length }, total)
}
const bought = (text: string) =>
  grouped(text)
    .drafts.filter(({ voided }) => !voided)
    .map(({ name, price, quantity }) => [name.name, price, quantity?.count ?? quantity?.grams])

describe('the range of the goods', () => {
  test.each([
    ['SHOP\nMILK 2.00\nTOTAL 2.00\nCASH 5.00', { from: 0, to: 2 }],
    ['12 HILL ST\nPRODUCE\nMILK 2.00\nTOTAL 2.00', { from: 1, to: 3 }],
    ['***\nMILK 2.00\nSUBTOTAL 2.00\nCASH 5.00', { from: 1, to: 2 }],
    ['***\nMILK 2.00\nCASH 5.00', { from: 1, to: 2 }],
    ['***\nMILK 2.00\nBREAD 3.00', { from: 1, to: 3 }],
    ['no goods at all', { from: 0, to: 0 }],
    ['', { from: 0, to: 0 }],
  ])('%j', (text, zone) => {
    expect(findGoodsRange(sorted(text))).toEqual(zone)
  })

  test('a card slip above the goods does not end them', () => {
    const text =
      'TRANSACTION RECORD\nDATE TIME\n03/14/2026 10:00 $ 5.00\nGROCERY\nMILK 2.00\nBREAD 3.00\nTOTAL 5.00'
    expect(findGoodsRange(sorted(text))).toEqual({ from: 3, to: 6 })
  })
})

describe('matching quantities with names', () => {
  test.each([
    ['a count below', 'CANS 3.98\n2 @ 1.99', [['CANS', 398, 2]]],
    ['a count above', '2 @ 1.99\nCANS 3.98', [['CANS', 398, 2]]],
    ['a weight below', 'LEEKS 1.50\n0.500 kg @ 3.00/kg', [['LEEKS', 150, 500]]],
    ['a weight above', '0.500 kg @ 3.00/kg\nLEEKS 1.50', [['LEEKS', 150, 500]]],
    ['price on the weight below', 'LEEKS\n0.500 kg @ 3.00/kg  1.50', [['LEEKS', 150, 500]]],
    ['price on the count below', 'CANS\n2 X 1.99  3.98', [['CANS', 398, 2]]],
    ['price with the code above', '1X 000001234563  4.00 SR\nOAT BAR', [['OAT BAR', 400, 1]]],
    ['columns above', '4006381333931   2   1.50   3.00 SR\nPENS\n', [['PENS', 300, 2]]],
    ['columns below', 'GREEN TEA DRINK\n1   BTL   3.20   3.20 ZRL', [['GREEN TEA DRINK', 320, 1]]],
    ['a count without any price', '4006381333931 CANS\n2 @ 1.99', [['CANS', 398, 2]]],
    [
      'gross, tare and net',
      'LEEKS 1.50\n0.510 kg Gross\n-0.010 kg Tare\n0.500 kg Net @ 3.00/kg',
      [['LEEKS', 150, 500]],
    ],
    ['offers are skipped', 'CANS 3.98\n$1.99 lmt 4, $2.49 ea\n2 @ $1.99 lmt 4', [['CANS', 398, 2]]],
    ['multi-buy', 'CORN 3.00\n4 @ 4/$3.00', [['CORN', 300, 4]]],
  ])('%s', (_, text, expected) => {
    expect(bought(text)).toEqual(expected)
  })

  test('both directions on one receipt, if the sums agree', () => {
    expect(bought('2 @ 1.50\nCHEESE 3.00\nBREAD 1.35\nLEEKS 1.50\n0.500 kg @ 3.00/kg')).toEqual([
      ['CHEESE', 300, 2],
      ['BREAD', 135, undefined],
      ['LEEKS', 150, 500],
    ])
  })

  test('the majority of lines decides where a bare price belongs', () => {
    const below = sorted('SHOP\n1X 111111 2.00 SR\nTEA\n1X 222222 3.00 SR\nRICE')
    expect(nameSides(below, { from: 0, to: below.length }).belowPrice).toBe(true)
    const above = sorted('TEA\n2 X 1.00   2.00 S\nRICE\n1 X 3.00   3.00 S')
    expect(nameSides(above, { from: 0, to: above.length }).belowPrice).toBe(false)
  })
})

describe('names', () => {
  test('wrapped under the item number stay together', () => {
    expect(bought('071421001235 SOFT ROLLS      4.99\n             SEEDED')).toEqual([
      ['SOFT ROLLS SEEDED', 499, undefined],
    ])
  })

  test('without a price count if they have an item number', () => {
    const { drafts } = grouped('MILK 2.00\n07142100123   PEARS\nBREAD 3.00')
    expect(drafts.map(({ name, price }) => [name.name, price])).toEqual([
      ['MILK', 200],
      ['PEARS', undefined],
      ['BREAD', 300],
    ])
  })

  test('without a price and number are left out', () => {
    expect(bought('MILK 2.00\nHAVE A LOVELY DAY\nBREAD 3.00').map(([name]) => name)).toEqual([
      'MILK',
      'BREAD',
    ])
  })

  test('have their department', () => {
    expect(
      grouped('PRODUCE\nLEEKS 1.50\n41-HOME\nMUG 5.00').drafts.map(({ department }) => department),
    ).toEqual(['food', 'not food'])
  })
})

describe('discounts', () => {
  test('belong to the item before', () => {
    expect(grouped('MILK 2.00\nCOUPON 0.50-\nBREAD 3.00').discounts).toEqual([
      { line: 1, text: 'COUPON 0.50-', amount: 50, of: 0 },
    ])
  })

  test('or to the item whose number they name', () => {
    const { discounts } = grouped('512345 DUSTER 9.00\n612345 OIL 12.00\n700001 TPD/512345 2.00-')
    expect(discounts).toMatchObject([{ amount: 200, of: 0 }])
  })

  test('or to none after the subtotal', () => {
    expect(grouped('MILK 2.00\nSUBTOTAL 2.00\nCOUPON 0.50-').discounts).toEqual([
      { line: 2, text: 'COUPON 0.50-', amount: 50, afterwards: true },
    ])
  })

  test('are marked if printed without a minus', () => {
    expect(grouped('MILK 2.00\nMARKDOWN 0.50').discounts).toMatchObject([{ amount: 50, unsigned: true }])
  })

  test('of zero are ignored', () => {
    expect(grouped('MILK 2.00\nDISCOUNT 0.00').discounts).toEqual([])
  })

  test('a return with its own count belongs to no item', () => {
    const { discounts } = grouped('RYE BREAD   1.20   8   1   7   8.40\nBUNS   0.50   0   4   -4   -2.00')
    expect(discounts).toMatchObject([{ amount: 200 }])
    expect(discounts[0]).not.toHaveProperty('of')
  })
})

describe('voids', () => {
  test('cancel the last item of that name and price', () => {
    const { drafts, voids } = grouped('PEARS 6.50\nMILK 2.00\nPEARS 6.50\nVOID\nPEARS 6.50-')
    expect(drafts.map(({ voided }) => voided ?? false)).toEqual([false, false, true])
    expect(voids.map(({ line, price }) => [line, price])).toEqual([[4, -650]])
  })

  test('match by item number without the word', () => {
    const { drafts, discounts } = grouped('512345 PEARS 6.50\n512345 PEAS 6.50-')
    expect(drafts[0]?.voided).toBe(true)
    expect(discounts).toEqual([])
  })

  test('of something never bought are discounts', () => {
    const { drafts, discounts } = grouped('MILK 2.00\nVOID\nPEARS 6.50-')
    expect(drafts.every(({ voided }) => !voided)).toBe(true)
    expect(discounts).toMatchObject([{ amount: 650 }])
  })
})

describe('misread sums', () => {
  test('a misread subtotal is no item', () => {
    expect(grouped('MILK 2.00\nBREAD 3.00\nSU8T0TRL 5.00', 525).drafts).toHaveLength(2)
  })

  test('but an item may cost as much as those before it', () => {
    expect(grouped('GUM 1.00\nGUM 1.00\nMILK 2.00', 400).drafts).toHaveLength(3)
  })
})

describe('arithmetic', () => {
  test.each([
    [{ count: 2, each: 199 }, 398],
    [{ count: 4, each: 300, bundle: 4 }, 300],
    [{ count: 1, each: 500, bundle: 2 }, 250],
    [{ grams: 705, each: 218, per: 'kg' as const }, 154],
    [{ grams: 1116, each: 54, per: 'lb' as const }, 133],
    [{ count: 2 }, undefined],
    [{ each: 5 }, undefined],
  ])('%j comes to %s', (quantity, charge) => {
    expect(chargeFor(quantity)).toBe(charge)
  })

  test('agrees within two cents', () => {
    expect(isConsistentCharge({ count: 2, each: 199 }, 398)).toBe(true)
    expect(isConsistentCharge({ count: 2, each: 199 }, 400)).toBe(true)
    expect(isConsistentCharge({ count: 2, each: 199 }, 401)).toBe(false)
  })

  test('columns multiply to the sum or are ignored', () => {
    expect(parsePriceColumns('RYE BREAD 1.20 8 1 0 7', 840)).toEqual({ count: 7, each: 120, per: 'piece' })
    expect(parsePriceColumns('RYE BREAD 1.20 8', 999)).toBeUndefined()
    expect(parsePriceColumns('RYE BREAD', 999)).toBeUndefined()
  })
})
