import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { classifyReceiptLine, maxReceiptLineLength, squeezeLetters } from './receipt-line'

const plain = { coded: false, counted: false }
const kindOf = (line: string) => classifyReceiptLine(line, 0, plain).kind

describe('classifying a line', () => {
  test.each([
    ['', 'empty'],
    ['*****', 'empty'],
    ['- - - -', 'empty'],
    ['MILK 4.99', 'item'],
    ['MILK   4.99 F', 'item'],
    ['4011 BANANA 1.54', 'item'],
    ['GRN ONI 2 @ 0.99  1.98', 'item'],
    ['ROUND STEAK 9.99', 'item'],
    ['CASHEWS 7.99', 'item'],
    ['TENDER CHICKEN 8.99', 'item'],
    ['TOTAL RAISIN CEREAL 4.99', 'item'],
    ['CHANGELING TEA 3.00', 'item'],
    ['KINGSTON RUM 20.00', 'item'],
    ['TAXI SWEETS 2.00', 'item'],
    ['VATICAN CHEESE 5.00', 'item'],
    ['WASABI PEAS 2.50', 'item'],
    ['POTATOES', 'name'],
    ['LEEKS         3.00/kg', 'name'],
    ['2 @ 1.99', 'quantity'],
    ['0.500 kg @ 3.00/kg  1.50', 'quantity'],
    ['1X 000001234563   14.00 SR', 'nameless'],
    ['4006381333931   1   3.55   3.55 ZRL', 'nameless'],
    ['BOTTLE DEPOSIT 0.10', 'deposit'],
    ['B0ttle deposit   $0.20', 'deposit'],
    ['RECYCLING FEE 0.06', 'deposit'],
    ['ECO FEE .05', 'deposit'],
    ['PFAND 0,25 A', 'deposit'],
    ['LEERGUT -0,50 A', 'deposit'],
    ['+EHC  $0.08', 'deposit'],
    ['CA CRV 0.05', 'deposit'],
    ['CARRIER BAG 0.10', 'fee'],
    ['PAPER BAGS 0.05', 'fee'],
    ['COUPON 1.00-', 'discount'],
    ['MFR CPN 0.55-F', 'discount'],
    ['ITEM PROMO @8.00 -2.00', 'discount'],
    ['6% OFF @ 8.10  -0.52', 'discount'],
    ['512345 TPD/612345   3.50-G', 'discount'],
    ['CARD SAVINGS 0.50-', 'discount'],
    ['SAVE GST/HST  -2.00', 'discount'],
    ['RABATT -0,30', 'discount'],
    ['YOU SAVED 2.00', 'saving'],
    ['TOTAL SAVINGS 2.00', 'saving'],
    ['Reg Price 6.40', 'saving'],
    ['VOID', 'void'],
    ['** VOID **', 'void'],
    ['STORNO', 'void'],
    ['IOTAL 12.00', 'total'],
    ['TDTAI RM 12.00', 'total'],
    ['TOTAL 5ALES (INCLUSIVE 6ST) 12.00', 'total'],
    ['5UBTOTAL 12.00', 'subtotal'],
    ['CA5H 20.00', 'pay'],
    ['TOFFEE ALMONDS 3.00', 'item'],
    ['LOCAL APPLES 3.00', 'item'],
    ['SUBTOTAL 12.00', 'subtotal'],
    ['SUB TO TAL  12.00', 'subtotal'],
    ['SUB-TOTAL 12.00', 'subtotal'],
    ['Net Sales  $12.02', 'subtotal'],
    ['ZWISCHENSUMME 12,00', 'subtotal'],
    ['TOTAL 12.00', 'total'],
    ['TOTAL. 12.00', 'total'],
    ['TOTA 12.00', 'total'],
    ['TOTAL:MYR 12.00', 'total'],
    ['TOTAL FOR 4 ITEMS: $12.00', 'total'],
    ['TOTAL SALES (INCLUSIVE GST) RM 12.00', 'total'],
    ['TOTAL AFTER ADJ INCL GST 12.00', 'total'],
    ['TOTAL PAYABLE: 12.00', 'total'],
    ['GRAND TOTAL 12.00', 'total'],
    ['NET   TOTAL : 12.00', 'total'],
    ['AMOUNT DUE 12.00', 'total'],
    ['**** BALANCE 12.00', 'total'],
    ['SUMME EUR 12,00', 'total'],
    ['**** TAX .00 BAL  12.00', 'total'],
    ['TOTAL SALES (EXCLUDING GST) : 11.00', 'excluded'],
    ['TOTAL GST : 1.00', 'excluded'],
    ['TOTAL QTY: 4', 'count'],
    ['TOTAL NUMBER OF ITEMS SOLD = 4', 'count'],
    ['ITEM COUNT 4', 'count'],
    ['GST 5% 0.50', 'tax'],
    ['G=GST 5%   10.00 @ 5.000%   0.50', 'tax'],
    ['5% CST 0.35', 'tax'],
    ['HST 13% 1.30', 'tax'],
    ['Tax 1   $1.20', 'tax'],
    ['SALES TAX 1.20', 'tax'],
    ['MwSt 7% 0,50', 'tax'],
    ['ROUNDING ADJ -0.02', 'round'],
    ['ROUNDED 0.02', 'round'],
    ['CASH 20.00', 'pay'],
    ['CHANGE DUE 0.50', 'pay'],
    ['VISA 20.00', 'pay'],
    ['CREDIT TN 20.00', 'pay'],
    ['DEBIT TEND $20.00', 'pay'],
    ['Geg. BAR EUR 20,00', 'pay'],
    ['Closing Balance 12000', 'points'],
    ['PC POINTS 20', 'points'],
    ['PRODUCE', 'heading'],
    ['21-GROCERY', 'heading'],
    ['27--PRODUCE', 'heading'],
    ['41 -HOME', 'heading'],
    ['22-DAIRV', 'heading'],
    ['DATE: 2026/03/14  TIME: 11:02', 'noise'],
    ['03/14/2026 19:54:29  $ 12.40', 'noise'],
    ['THANK YOU FOR SHOPPING', 'noise'],
    ['TEL 03-1234 5678', 'noise'],
    ['www.shop.com', 'noise'],
    ['CASHIER: ANN', 'noise'],
    ['~ ! @ # 1.00', 'noise'],
  ])('%s is %s', (line, kind) => {
    expect(kindOf(line)).toBe(kind)
  })

  test('an item keeps name and price', () => {
    const line = classifyReceiptLine('  4011   BANANA     MRJ    1.54', 7, plain)
    expect(line).toMatchObject({
      index: 7,
      kind: 'item',
      name: { name: 'BANANA', code: '4011' },
      price: { money: 154 },
    })
  })

  test('columns of numbers are not part of the name', () => {
    expect(classifyReceiptLine('RYE BREAD   1.20   8   1   0   7   8.40', 0, plain).name?.name).toBe(
      'RYE BREAD',
    )
  })

  test('a quantity inside the line leaves the name', () => {
    const line = classifyReceiptLine('GRN ONI 2 @ 0.99  1.98', 0, plain)
    expect(line.name?.name).toBe('GRN ONI')
    expect(line.quantity).toMatchObject({ count: 2, each: 99 })
  })

  test('a unit price after the name is not its charge', () => {
    expect(classifyReceiptLine('RAISINS 500G @ 7.50', 0, plain)).toMatchObject({
      kind: 'name',
      name: { name: 'RAISINS 500G' },
    })
  })

  test('lines longer than any till prints are noise', () => {
    expect(kindOf(`${'A'.repeat(maxReceiptLineLength)} 1.00`)).toBe('noise')
  })

  test('control characters and unreadable letters are blanks', () => {
    expect(classifyReceiptLine('MILK\u0000\ufffd 4.99\r', 0, plain)).toMatchObject({
      kind: 'item',
      name: { name: 'MILK' },
    })
  })

  test('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (line) => {
        const sorted = classifyReceiptLine(line, 3, plain)
        expect(sorted.index).toBe(3)
        if (sorted.kind === 'item') expect(sorted.price).toBeDefined()
      }),
    )
  })
})

describe('squeezing letters', () => {
  test.each([
    ['SUB TO TAL  12.99', 'subtotal'],
    ['T0TAL', 'total'],
    ['12.99', ''],
    ['Rückgeld', 'ruckgeld'],
    ['', ''],
  ])('%s', (text, letters) => {
    expect(squeezeLetters(text)).toBe(letters)
  })
})
