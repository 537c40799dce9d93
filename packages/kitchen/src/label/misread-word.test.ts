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

describe('a scanner misreads', () => {
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

describe('a hand slips', () => {
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

  test('short words are not guessed at', () => {
    for (const word of ['egs', 'nit', 'rice', 'salt', 'oil', 'oak', 'mile', 'soup', 'bolt']) {
      expect(misreadWord(word), word).toBeUndefined()
    }
  })
})

test('words that labels and foods use are taken as they are', () => {
  for (const word of ['broad', 'lactase', 'parsley', 'coffee', 'pepper', 'melted', 'cabbage']) {
    const [token] = tokenizeLabel(word)
    const found = token && dictionaryMatchAt([token], 0)
    const bits = found?.meanings.reduce((sum, { contains }) => sum | contains, 0) ?? 0
    expect(allergensIn(bits), word).toEqual([])
  }
  expect(isKnownWord('broad')).toBe(true)
  expect(isKnownWord('qwrtzpl')).toBe(false)
})

test('endless and odd words are no trouble', () => {
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
      const place = at + 1
      const swapped = word.slice(0, place) + word[place + 1] + word[place] + word.slice(place + 2)
      expect(misreadWord(swapped)).toBeDefined()
    }),
  )
})

test('an m in three strokes is an m', () => {
  expect(misreadWord('sesaivie')?.words).toContain('sesam')
})
