import { expect, test } from 'vitest'
import { parseReceipt } from './receipt'

test('a total in words nobody knows is the sum of what stands above and is paid below', () => {
  const receipt = parseReceipt('RICE 2.95\nCOCONUT 1.50\nSAMEN 4.45\nZZQ 5.00\nQXX 0.55')
  expect(receipt.items.map(({ price }) => price)).toEqual([295, 150])
  expect(receipt).toMatchObject({ total: 445, difference: 0 })
})

test('an item that happens to cost what stands above, and is not paid below, stays an item', () => {
  const receipt = parseReceipt('RICE 1.00\nMILK 1.00\nHAM 2.00\nPEARS 3.10')
  expect(receipt.items).toHaveLength(4)
  expect(receipt.total).toBeUndefined()
})

test('lines of taxes between the goods and their total are no goods', () => {
  const receipt = parseReceipt('ROLLS 2.50\nKEFIR 4.98\nXQ base 7.48\nXQ D 0.36\nSUMA PLN 7.48')
  expect(receipt.items.map(({ price }) => price)).toEqual([250, 498])
  expect(receipt).toMatchObject({ total: 748, difference: 0 })
})
