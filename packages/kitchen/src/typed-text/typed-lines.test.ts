import fc from 'fast-check'
import { expect, test } from 'vitest'
import { usualStaples } from '../stock/usual-staples'
import { readTypedLines } from './typed-lines'

test('every line is read, the doubtful ones are marked', () => {
  const lines = readTypedLines('2 l milk\nblorp 3\nkitchen roll\n12 eggs')
  expect(lines.map(({ item, doubt }) => [item.name, item.amount, doubt])).toEqual([
    ['milk', '2', undefined],
    ['blorp', '3', 'unknown'],
    ['kitchen roll', '1', undefined],
    ['eggs', '12', undefined],
  ])
})

test('nothing is read as nothing', () => {
  expect(readTypedLines(' \n, ;\n')).toEqual([])
})

test('lines that are joined again are read as before', () => {
  const words = fc.constantFrom(
    ...usualStaples.map(({ name }) => name),
    'blorp',
    'kitchen roll',
    'salt and pepper',
  )
  const amounts = fc.constantFrom('', '2 ', '500 g ', '1.5 l ', '½ ')
  const separators = fc.constantFrom('\n', ', ', ' and ', '; ')
  fc.assert(
    fc.property(fc.array(fc.tuple(amounts, words, separators), { minLength: 1, maxLength: 6 }), (parts) => {
      const text = parts.map(([amount, word, separator]) => `${amount}${word}${separator}`).join('')
      const lines = readTypedLines(text)
      expect(readTypedLines(lines.map((line) => line.text).join('\n'))).toEqual(lines)
    }),
    { numRuns: 150 },
  )
})
