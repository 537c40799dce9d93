import { expect, test } from 'vitest'
import { splitMultiplied } from './multiplied-line'

test.each([
  ['HAKE 0,540   15,00 ', 810, '', 'HAKE', { grams: 540, each: 1500, per: 'kg' }],
  ['PORK LOIN C  0,500 x 22,00 ', 1100, 'C', 'PORK LOIN', { grams: 500, each: 2200, per: 'kg' }],
  ['0,512KG YOUNG CHEESE  12,99 ', 665, '', 'YOUNG CHEESE', { grams: 512, each: 1299, per: 'kg' }],
  ['ROLLS   5*0,50= ', 250, 'D', 'ROLLS', { count: 5, each: 50, per: 'piece' }],
  ['PASTA 2 KOM 2,19 ', 438, '', 'PASTA', { count: 2, each: 219, per: 'piece' }],
])('%s', (head, money, flags, name, quantity) => {
  expect(splitMultiplied({ head, money, flags })).toEqual({ head: name, quantity })
})

test.each([
  ['COLA 6 x 0,33', 450],
  ['MILK 3,5%', 119],
  ['WATER 6X1.5L', 240],
  ['APPLES', 100],
])('what does not multiply to the sum stays with the name: %s', (head, money) => {
  expect(splitMultiplied({ head, money, flags: '' })).toBeUndefined()
})

test('long lines take no long time', () => {
  expect(splitMultiplied({ head: `${'A 1 2,00 '.repeat(33)}x`, money: 100, flags: '' })).toBeUndefined()
})
