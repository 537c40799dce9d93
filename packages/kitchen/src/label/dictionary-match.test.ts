import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allergenIds } from '../diet/allergen'
import { allergensIn } from '../diet/bit-sets'
import { allFoods } from '../food/food'
import { allergenDictionary, certainAllergenWords } from './allergen-dictionary'
import { canStartMatch, dictionaryMatchAt, isKnownWord } from './dictionary-match'
import { tokenizeLabel } from './label-tokens'

const first = (text: string) => dictionaryMatchAt(tokenizeLabel(text), 0)
const names = (text: string) => first(text)?.meanings.map(({ words }) => words)

describe('the longest dictionary match', () => {
  test.each([
    ['milk powder', 1, ['milk']],
    ['coconut milk powder', 3, ['coconut milk powder']],
    ['peanut butter', 2, ['peanut butter']],
    ['cream of tartar', 3, ['cream of tartar']],
    ['may contain traces of nuts', 4, ['may contain traces of']],
    ['eggs', 1, ['eggs']],
    ['anchovies', 1, ['anchovies']],
    ['tomatoes', 1, ['tomato']],
    ['red bell peppers', 3, ['red bell pepper']],
    ['lecithin (sunflower)', 2, ['lecithin ( sunflower']],
    ['Vollmilchpulver', 1, ['vollmilch']],
    ['Haselnussmilch', 1, ['haselnuss', 'milch']],
    ['buckwheat', 1, ['buckwheat']],
    ['e322i', 1, ['e322']],
    ['2milk', 1, ['milk']],
  ])('of %j has %d words', (text, length, words) => {
    expect(first(text)?.length).toBe(length)
    expect(names(text)).toEqual(words)
  })

  test.each(['spinach', 'sugar water', '', '42', 'xqzzt'])('%j has none', (text) => {
    const meanings = first(text)?.meanings ?? []
    expect(meanings.every(({ contains, maybe }) => contains === 0 && maybe === 0)).toBe(true)
  })

  test('does not cross a comma or a sentence end', () => {
    expect(names('coconut, milk')).toEqual(['coconut'])
    expect(names('peanut. Butter')).toEqual(['peanut'])
    expect(names('lecithin, sunflower oil')).toEqual(['lecithin'])
  })

  test('does not go beyond the last word', () => {
    expect(dictionaryMatchAt(tokenizeLabel('milk'), 1)).toBeUndefined()
    expect(dictionaryMatchAt([], 0)).toBeUndefined()
  })
})

describe('known words', () => {
  test('are those of labels, foods and the dictionary', () => {
    for (const word of ['sugar', 'wasser', 'spinach', 'milk', 'weizenmehl', 'e500'])
      expect(isKnownWord(word), word).toBe(true)
    for (const word of ['qwertzu', 'blorp', 'ñññ']) expect(isKnownWord(word), word).toBe(false)
  })

  test('every word of every food is known', () => {
    for (const { name, aliases } of allFoods()) {
      for (const { text } of [name, ...aliases].flatMap((one) => tokenizeLabel(one))) {
        if (/^[a-z]{3,}$/.test(text)) expect(isKnownWord(text), text).toBe(true)
      }
    }
  })

  test('few words can start a match', () => {
    expect(canStartMatch('milk')).toBe(true)
    expect(canStartMatch('cream')).toBe(true)
    expect(canStartMatch('chervil')).toBe(false)
    expect(canStartMatch('')).toBe(false)
  })
})

describe('the dictionary', () => {
  test('has no entry with a stray character', () => {
    for (const word of allergenDictionary().first.keys()) expect(word, word).toMatch(/^[\p{L}\p{N}]+$/u)
    for (const stem of allergenDictionary().stems.keys()) expect(stem, stem).toMatch(/^[\p{L}]{3,}$/u)
  })

  test('covers every allergen with certain words', () => {
    let all = 0
    for (const { contains, containsUnlisted } of certainAllergenWords().values())
      all |= contains | containsUnlisted
    expect(allergensIn(all)).toEqual([...allergenIds])
  })

  test('has additives by number', () => {
    for (const number of [
      '220',
      '221',
      '222',
      '223',
      '224',
      '226',
      '227',
      '228',
      '621',
      '322',
      '1105',
      '160c',
    ]) {
      expect(allergenDictionary().additives.has(number), number).toBe(true)
    }
  })
})

test('any word gives the same result each time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(names(text)).toEqual(names(text))
      expect(typeof isKnownWord(text)).toBe('boolean')
    }),
  )
})

test('many unknown words do not fill the cache', () => {
  for (let i = 0; i < 25_000; i++) isKnownWord(`word${i.toString(36)}`)
  expect(names('milk')).toEqual(['milk'])
})
