import { describe, expect, test } from 'vitest'
import { checkReceiptSum, netPrice } from './receipt-sum'

const line = (price: string, now = price) => ({ found: { price }, price: now })

describe('the sum of a receipt', () => {
  test.each([
    ['0.00', ['1.00', '2.00'], true, 'All 2 items add up to the total'],
    ['0.00', ['1.00'], true, 'The one line adds up to the total'],
    ['-1.20', ['1.00'], false, 'The items are 1.20 short of the total: check the prices'],
    ['0.35', ['1.00'], false, 'The items are 0.35 over the total: check the prices'],
  ])('%s off', (difference, prices, agrees, sentence) => {
    const sum = checkReceiptSum(
      { total: '9.99', difference },
      prices.map((price) => line(price)),
    )
    expect(sum).toEqual({ agrees, sentence })
  })

  test('uses a corrected price at once', () => {
    const head = { total: '5.00', difference: '-1.20' }
    expect(checkReceiptSum(head, [line('3.80', '5,00')])?.agrees).toBe(true)
    expect(checkReceiptSum(head, [line('3.80', '')])?.agrees).toBe(false)
  })

  test('is not checked without a total', () => {
    expect(checkReceiptSum({ difference: '0.00' }, [])).toBeUndefined()
    expect(checkReceiptSum({ total: '5.00' }, [])).toBeUndefined()
  })

  test.each([
    [{ price: '3.49' }, '3.49'],
    [{ price: '3.49', discount: '0.50' }, '2.99'],
    [{ price: '3.49', discount: '-0.50' }, '2.99'],
    [{ price: '1.00', discount: '2.00' }, '0.00'],
    [{}, ''],
    [{ price: 'smudged' }, ''],
  ])('%o cost %s in the end', (given, net) => {
    expect(netPrice(given)).toBe(net)
  })
})
