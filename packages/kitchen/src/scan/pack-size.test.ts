import { describe, expect, test } from 'vitest'
import { parsePackSize } from './pack-size'
import { parseProduceNumber } from './produce-number'

describe('a printed size', () => {
  test.each([
    ['1 L', 1, { amount: '1', unit: 'l' }],
    ['500 g', 1, { amount: '500', unit: 'g' }],
    ['500g', 3, { amount: '1.5', unit: 'kg' }],
    ['0,5 l', 1, { amount: '0.5', unit: 'l' }],
    ['6 x 330 ml', 1, { amount: '1.98', unit: 'l' }],
    ['5LB', 1, { amount: '5', unit: 'lb' }],
    ['12CT', 2, { amount: '24', unit: '' }],
    ['6pk', 1, { amount: '6', unit: '' }],
    ['16 fl. oz', 1, { amount: '16', unit: 'fl oz' }],
    ['12 oz (340 g)', 1, { amount: '12', unit: 'oz' }],
    ['NET WT 2 kg ℮', 1, { amount: '2', unit: 'kg' }],
    ['1000 ml', 1, { amount: '1000', unit: 'ml' }],
  ])('%s, %d times', (text, count, size) => {
    expect(parsePackSize(text, count)).toEqual(size)
  })

  test.each(['', 'net wt', 'about 3 handfuls', '0 g', '12', 'g 12', '2%', '9'.repeat(300), '1 pinch'])(
    '%j has none',
    (text) => {
      expect(parsePackSize(text)).toBeUndefined()
    },
  )
})

describe('a number on a sticker', () => {
  test('is a fruit, organic with a 9 before it', () => {
    expect(parseProduceNumber('4011')).toEqual({ number: '4011', organic: false, foodId: 'banana' })
    expect(parseProduceNumber(' 94011 ')).toEqual({ number: '4011', organic: true, foodId: 'banana' })
    expect(parseProduceNumber('3999')).toEqual({ number: '3999', organic: false })
  })

  test.each(['401', '5011', '74011', '940111', '4o11', ''])('%j is none', (text) => {
    expect(parseProduceNumber(text)).toBeUndefined()
  })
})
