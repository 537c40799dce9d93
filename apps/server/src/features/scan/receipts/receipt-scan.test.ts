import { randomUUID } from 'node:crypto'
import { household } from '@larder/contract/household'
import { inventory } from '@larder/contract/inventory'
import { scan } from '@larder/contract/scan'
import { shopping } from '@larder/contract/shopping'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { aCook } from '../../../testing/a-cook'
import {
  aScanningKitchen,
  expectFoundScan,
  type ScanningKitchen,
} from '../../../testing/kitchens/a-scanning-kitchen'

const receipt = `CORNER SHOP
12 High Street
DATE 2026-11-14 17:32
GRN ONI 2 @ 0.99        1.98
MILK 1L                 1.29 F
  COUPON               -0.30
KITCHEN TOWEL           3.49
QXZ BLORP               2.00
TOTAL                   8.46`

let kitchen: ScanningKitchen
beforeAll(async () => {
  kitchen = await aScanningKitchen(inject('cluster'))
})
afterAll(() => kitchen.close())

describe('the text of a receipt', () => {
  test('becomes goods with prices, foods, locations and dates; non-food is not ticked', async () => {
    const { lines, receipt: head, kind, seenBy } = expectFoundScan(await kitchen.receiptText(receipt))
    expect({ kind, seenBy }).toEqual({ kind: 'receipt', seenBy: 'larder' })
    expect(head).toMatchObject({ store: 'CORNER SHOP', day: '2026-11-14', total: '8.46', difference: '0.00' })
    expect(lines).toMatchObject([
      {
        name: 'Spring onions',
        amount: '2',
        unit: 'bunches',
        price: '1.98',
        ticked: true,
        location: 'fridge',
      },
      { name: 'Milk', amount: '1', unit: 'l', price: '1.29', discount: '0.30', ticked: true },
      { isFood: 'not food', ticked: false, price: '3.49', warnings: [] },
      { isFood: 'not known', ticked: false },
    ])
    expect(lines[1]).toMatchObject({ expirySource: 'estimated', expiryDate: expect.any(String) })
  })

  test('a retry with the same id counts once, another receipt with it is rejected', async () => {
    const cook = await aCook(kitchen)
    const id = randomUUID()
    const first = expectFoundScan(await kitchen.receiptText(receipt, cook, id))
    const again = expectFoundScan(await kitchen.receiptText(receipt, cook, id))
    expect([first.lines.length, again.lines.length, again.id]).toEqual([4, 4, id])
    expect(await kitchen.left(cook)).toBe(9)
    const other = await kitchen.receiptText('CORNER SHOP\nMILK 1L 1.29\nTOTAL 1.29', cook, id)
    expect(other.body.error?.code).toBe('scan-over')
    expect(await kitchen.left(cook)).toBe(9)
  })

  test.each(['Dear all, the meeting is on Friday.', '\u0000\u0007\ud800', '\n'.repeat(6000), '=1+1'])(
    'without goods returns notes and counts nothing: %j',
    async (text) => {
      const cook = await aCook(kitchen)
      const { status, body } = await kitchen.receiptText(text, cook)
      expect(status).toBe(200)
      expect(body.data).toMatchObject({ kind: 'nothing', allowance: { left: 10 } })
      expect(body.data.kind === 'nothing' && body.data.notes.length).toBeGreaterThan(1)
    },
  )

  test('hostile text is stored as text', async () => {
    const text = `<script>alert(1)</script> MART\n'; drop table scans; 1.00\n__proto__ 2.00\nTOTAL 3.00`
    const { lines } = expectFoundScan(await kitchen.receiptText(text))
    expect(lines.map(({ text: printed }) => printed)).toEqual(["'; drop table scans; 1.00", '__proto__ 2.00'])
  })

  test('is rejected without a session, empty, too long, not text, and without an id', async () => {
    const body = { scan: randomUUID(), text: receipt }
    expect((await kitchen.call(scan.receiptText, { body })).status).toBe(401)
    const bad = [
      { ...body, text: '' },
      { ...body, text: 'x'.repeat(100_001) },
      { ...body, scan: 'mine' },
      { text: 7 },
    ]
    for (const given of bad) {
      const response = await kitchen.call(scan.receiptText, { body: given as never }, kitchen.as())
      expect(response.body.error?.code).toBe('bad-input')
    }
    const id = randomUUID()
    expectFoundScan(await kitchen.receiptText(receipt, undefined, id))
    // An id stands for one scan of a household: another household's is another scan.
    expectFoundScan(await kitchen.receiptText(receipt, await aCook(kitchen), id))
  })
})

describe('decisions about a receipt', () => {
  test('are stored for the store: the second one needs none', async () => {
    const cook = await aCook(kitchen)
    const first = expectFoundScan(await kitchen.receiptText(receipt, cook))
    const [onions, milk, , blorp] = first.lines
    if (!onions || !milk || !blorp) throw new Error('lines are missing')
    const named = { ...blorp, name: 'Rye crackers', amount: '250', unit: 'g', location: 'pantry' as const }
    await kitchen.save(first, [onions, { ...milk, name: 'Oat drink', unit: 'l' }, named], cook)

    const text = receipt
      .replace('GRN ONI 2 @ 0.99        1.98', 'grn  oni     1.05 F')
      .replace('8.46', '7.53')
    const second = expectFoundScan(await kitchen.receiptText(text, cook))
    expect(second.lines).toMatchObject([
      { name: 'Spring onions', amount: '1', unit: 'bunch', confidence: 99, ticked: true, price: '1.05' },
      { name: 'Oat drink', amount: '1', unit: 'l', confidence: 99, ticked: true },
      { isFood: 'not food', confidence: 99, ticked: false },
      { name: 'Rye crackers', amount: '250', unit: 'g', confidence: 99, ticked: true, location: 'pantry' },
    ])
    // Other households do not get it, and another store's line is another line.
    const elsewhere = expectFoundScan(
      await kitchen.receiptText(text.replace('CORNER SHOP', 'VILLAGE STORE'), cook),
    )
    expect(elsewhere.lines[3]).toMatchObject({ ticked: false })
    expect(expectFoundScan(await kitchen.receiptText(text, await aCook(kitchen))).lines[3]).toMatchObject({
      ticked: false,
    })
  })

  test('store the prices paid after discounts, on the receipt’s day; undo deletes them', async () => {
    const cook = await aCook(kitchen)
    const scanned = expectFoundScan(await kitchen.receiptText(receipt, cook))
    const saved = await kitchen.save(scanned, scanned.lines.slice(0, 2), cook)
    expect(saved.body.data).toMatchObject({
      saved: 2,
      items: [{ source: 'receipt' }, { name: 'Milk', price: '0.99' }],
    })
    const paid = async () => (await kitchen.call(shopping.memory, {}, kitchen.as(cook))).body.data.prices
    expect(await paid()).toMatchObject([
      { name: 'Milk', price: 0.99, amount: '1', unit: 'l', day: '2026-11-14', store: 'CORNER SHOP' },
      { name: 'Spring onions', price: 1.98, amount: '2', unit: 'bunch' },
    ])
    await kitchen.call(inventory.undo, { params: { id: saved.body.data.booking } }, kitchen.as(cook))
    expect(await paid()).toEqual([])
    expect(await kitchen.stock(cook)).toEqual([])
    const { body } = await kitchen.call(scan.get, { params: { id: scanned.id } }, kitchen.as(cook))
    expect(body.data.savedAt).toBeUndefined()
  })

  test('in another currency store no price', async () => {
    const cook = await aCook(kitchen)
    await kitchen.call(household.update, { body: { currency: 'EUR' } } as never, kitchen.as(cook))
    const scanned = expectFoundScan(await kitchen.receiptText(`${receipt}\nPAID USD 8.46`, cook))
    expect(scanned.receipt).toMatchObject({ currency: 'USD' })
    await kitchen.save(scanned, scanned.lines.slice(0, 2), cook)
    expect((await kitchen.call(shopping.memory, {}, kitchen.as(cook))).body.data.prices).toEqual([])
  })
})
