import { expect, test } from 'vitest'
import { boxesToWords } from './receipt-boxes'
import { countWords } from './receipt-images'

test('a word counts once for each time it was read, whatever its case', () => {
  const into = { right: 0, cases: 0 }
  countWords(['TOTAL', 'RM', 'RM', '4.50', 'Tax(RM)'], 'Total   rm 4.5O\nTAX(rm)', into)
  expect(into).toEqual({ right: 3, cases: 5 })
})

test('the words of boxes, commas in them kept', () => {
  const csv = '1,1,9,1,9,9,1,9,NO 4, HILL ST\r\n1,20,9,20,9,29,1,29,TOTAL\r\n'
  expect(boxesToWords(csv)).toEqual(['NO', '4,', 'HILL', 'ST', 'TOTAL'])
})
