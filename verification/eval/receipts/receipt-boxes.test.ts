import { expect, test } from 'vitest'
import { boxesToLines } from './receipt-boxes'

test('boxes side by side make a line, from left to right, from top to bottom', () => {
  const csv = [
    '200,10,260,10,260,30,200,30,4.99',
    '10,50,90,50,90,70,10,70,TOTAL',
    '10,12,90,12,90,32,10,32,RYE BREAD, SLICED',
    '200,52,260,52,260,72,200,72,4.99',
  ].join('\r\n')
  expect(boxesToLines(csv)).toEqual(['RYE BREAD, SLICED   4.99', 'TOTAL   4.99'])
})

test('rows that are no boxes are left out', () => {
  expect(boxesToLines('')).toEqual([])
  expect(boxesToLines('header\n1,2,3\na,b,c,d,e,f,g,h,text')).toEqual([])
})
