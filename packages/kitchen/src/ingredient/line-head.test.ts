import { expect, test } from 'vitest'
import { parseLineHead } from './line-head'
import { tokenizeLine } from './tokens'

const headOf = (line: string, isList = false) => {
  const tokens = tokenizeLine(line)
  const { from, next, measures } = parseLineHead(tokens, isList)
  return [
    measures.length,
    tokens
      .slice(from, next)
      .map(({ text }) => text)
      .join(' '),
  ]
}

test.each([
  ['2 cups flour', 1, '2 cups'],
  ['2 cups of flour', 1, '2 cups of'],
  ['juice of 1 lemon', 1, '1'],
  ['250g/9oz dates', 2, '250 g / 9 oz'],
  ['Sea salt ½ tsp', 1, '½ tsp'],
  ['4 rolls', 1, '4'],
  ['a little oil', 0, ''],
  ['salt', 0, ''],
])('%s', (line, measures, words) => {
  expect(headOf(line)).toEqual([measures, words])
})

test('on a list a bare number counts', () => {
  expect(headOf('eggs 12', true)).toEqual([1, '12'])
  expect(headOf('eggs 12')).toEqual([0, ''])
})
