import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { classifyReceiptLine } from './receipt-line'
import { differenceFrom, findReceiptTotals } from './total'

const layout = { coded: false, counted: false }
const totals = (text: string) =>
  findReceiptTotals(
    text.split('\n').map((line, index) => classifyReceiptLine(line, index, layout)),
    0,
  )

describe('the sums a receipt prints', () => {
  test('subtotal, tax, total', () => {
    expect(totals('MILK 20.00\nSUBTOTAL 20.00\nGST 5% 1.00\nTOTAL 21.00\nVISA 21.00')).toEqual({
      subtotal: 2000,
      tax: 100,
      total: 2100,
    })
  })

  test('taxes are added up', () => {
    expect(totals('SUBTOTAL 10.00\nGST 5% 0.50\nPST 7% 0.70\nTOTAL 11.20').tax).toBe(120)
  })

  test('the last subtotal before the total counts', () => {
    expect(totals('SUBTOTAL 12.00\nCOUPON 2.00-\nSUBTOTAL 10.00\nTOTAL 10.00').subtotal).toBe(1000)
  })

  test('lines after the payment do not count', () => {
    expect(totals('TOTAL 10.00\nCASH 20.00\nCHANGE 10.00\nTOTAL 9.43\nGST 5% 0.57')).toEqual({ total: 1000 })
  })

  test('an unreadable total is the payment less the change', () => {
    expect(totals('MILK 4.50\nBREAD 8.00\nT### 12.5\nCASH 20.00\nCHANGE 7.50').total).toBe(1250)
    expect(totals('MILK 4.50\nTOTAL 4.50\nCASH 20.00\nCHANGE 5.50').total).toBe(450)
    expect(totals('MILK 4.50\nCASH 20.00').total).toBeUndefined()
    expect(totals('MILK 4.50\nCASH 5.00\nCHANGE 15.50').total).toBeUndefined()
  })

  test('a total without tax, of savings, points or pieces is ignored', () => {
    expect(
      totals(
        'TOTAL QTY: 4\nTOTAL SALES (EXCLUDING GST) 9.00\nTOTAL GST : 0.54\nTOTAL SALES (INCLUSIVE GST) 9.54\nTOTAL SAVINGS 3.00',
      ).total,
    ).toBe(954)
  })

  test('rounding to coins', () => {
    expect(totals('TOTAL 9.53\nROUNDING ADJ 0.02\nTOTAL AFTER ADJ 9.55\nCASH 10.00')).toEqual({
      rounding: 2,
      total: 955,
    })
    expect(totals('TOTAL RM 9.53\nROUNDING ADJUSTMENT .02\nROUNDING RM 9.55\nCASH 10.00')).toEqual({
      rounding: 2,
      total: 955,
    })
  })

  test('order total, tax, grand total', () => {
    expect(totals('Order Total 15.83\nSales Tax 0.30\nGrand Total 16.13')).toEqual({ tax: 30, total: 1613 })
  })

  test('an amount on the next line', () => {
    expect(totals('TOTAL\n\n   12.00').total).toBe(1200)
    expect(totals('TOTAL\nTHANK YOU').total).toBeUndefined()
  })

  test('an unreadable total is the card payment', () => {
    expect(totals('SUBTOTAL 20.00\nGST 5% 1.00\nTOTAL ?#&\nVISA TENDER 21.00').total).toBe(2100)
  })

  test('without a total the subtotal is used, unless tax is added', () => {
    expect(totals('SUBTOTAL 20.00\nCASH 20.00').total).toBe(2000)
    expect(totals('SUBTOTAL 20.00\nGST 5% 1.00\nCASH 30.00').total).toBeUndefined()
  })

  test('a currency sign read as a digit', () => {
    expect(totals('SUBTOTAL 20.00\nGST 5% 1.00\nTOTAL 521.00').total).toBe(2100)
    expect(totals('SUBTOTAL 20.00\nGST 5% 1.00\nTOTAL 22.00').total).toBe(2200)
  })

  test('an empty receipt has no sums', () => {
    expect(totals('')).toEqual({})
    expect(totals('MILK 2.00\nBREAD 3.00')).toEqual({})
  })
})

describe('the difference between goods and total', () => {
  test.each([
    [{ goods: 2000, off: 0 }, { total: 2000 }, 0],
    [{ goods: 2000, off: 100 }, { total: 1900 }, 0],
    [{ goods: 2000, off: 0 }, { tax: 100, total: 2100 }, 0],
    [{ goods: 2100, off: 0 }, { tax: 100, total: 2100 }, 0],
    [{ goods: 953, off: 0 }, { rounding: 2, total: 955 }, 0],
    [{ goods: 953, off: 0 }, { tax: 50, rounding: 2, total: 1005 }, 0],
    [{ goods: 2000, off: 0 }, { subtotal: 2000, total: 2260 }, 0],
    [{ goods: 1500, off: 0 }, { subtotal: 2000, total: 2260 }, -500],
    [{ goods: 2500, off: 0 }, { total: 2000 }, 500],
    [{ goods: 0, off: 0 }, { total: 0 }, 0],
  ])('%j against %j', (sums, printed, difference) => {
    expect(differenceFrom(sums, printed)).toBe(difference)
  })

  test('is undefined without a total', () => {
    expect(differenceFrom({ goods: 2000, off: 0 }, { subtotal: 2000 })).toBeUndefined()
  })

  test('zero means that goods less discounts, with tax and rounding or without, are the total or the subtotal', () => {
    const money = fc.integer({ min: 0, max: 5000 })
    fc.assert(
      fc.property(
        money,
        money,
        money,
        money,
        fc.option(money, { nil: undefined }),
        (goods, off, total, tax, subtotal) => {
          const printed = { total, tax, ...(subtotal === undefined ? {} : { subtotal }) }
          const net = goods - off
          const isRight = net === total || net + tax === total || net === subtotal
          expect(differenceFrom({ goods, off }, printed) === 0).toBe(isRight)
        },
      ),
    )
  })
})
