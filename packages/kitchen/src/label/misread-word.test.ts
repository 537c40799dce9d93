import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allergensIn } from '../diet/bit-sets'
import { dictionaryMatchAt, isKnownWord } from './dictionary-match'
import { tokenizeLabel } from './label-tokens'
import { misreadWord } from './misread-word'

const meant = (word: string) => {
  const meaning = misreadWord(word)
  return meaning && allergensIn(meaning.contains | meaning.containsUnlisted)
}

describe('scanner errors', () => {
  test.each([
    ['mllk', 'dairy'],
    ['m1lk', 'dairy'],
    ['wheal', 'gluten'],
    ['wheaf', 'gluten'],
    ['buffer', undefined],
    ['s0ya', 'soy'],
    ['flsh', 'fish'],
    ['glulen', 'gluten'],
    ['almoncls', undefined],
    ['alrnond', 'nuts'],
    ['vvheat', 'gluten'],
    ['8arley', undefined],
  ])('%s is %s', (word, allergen) => {
    expect(meant(word)?.[0]).toBe(allergen)
  })
})

describe('typing errors', () => {
  test.each([
    ['hazlenut', 'nuts'],
    ['hazelnutt', 'nuts'],
    ['hazelnts', 'nuts'],
    ['parmessan', 'dairy'],
    ['mozzarela', 'dairy'],
    ['mayonaisse', 'eggs'],
    ['semolna', 'gluten'],
    ['mackrel', 'fish'],
    ['anchovys', 'fish'],
  ])('%s is %s', (word, allergen) => {
    expect(meant(word)?.[0]).toBe(allergen)
  })

  test('short words are not corrected', () => {
    for (const word of ['egs', 'nit', 'rice', 'salt', 'oil', 'oak', 'mile', 'soup', 'bolt']) {
      expect(misreadWord(word), word).toBeUndefined()
    }
  })
})

test('known words of labels and foods are not corrected', () => {
  for (const word of ['broad', 'lactase', 'parsley', 'coffee', 'pepper', 'melted', 'cabbage']) {
    const [token] = tokenizeLabel(word)
    const found = token && dictionaryMatchAt([token], 0)
    const bits = found?.meanings.reduce((sum, { contains }) => sum | contains, 0) ?? 0
    expect(allergensIn(bits), word).toEqual([])
  }
  expect(isKnownWord('broad')).toBe(true)
  expect(isKnownWord('qwrtzpl')).toBe(false)
})

test('long and odd words are handled', () => {
  expect(misreadWord('')).toBeUndefined()
  expect(misreadWord('milk'.repeat(1000))).toBeUndefined()
  expect(misreadWord('ąćęłńóśźż')).toBeUndefined()
})

test('a long allergen word with two letters swapped is still found', () => {
  const words = fc.constantFrom(
    'hazelnut',
    'buttermilk',
    'mozzarella',
    'macadamia',
    'pistachio',
    'breadcrumb',
  )
  fc.assert(
    fc.property(words, fc.nat(5), (word, at) => {
      const index = at + 1
      const swapped = word.slice(0, index) + word[index + 1] + word[index] + word.slice(index + 2)
      expect(misreadWord(swapped)).toBeDefined()
    }),
  )
})

test('an m in three strokes is an m', () => {
  expect(misreadWord('sesaivie')?.words).toContain('sesam')
})
