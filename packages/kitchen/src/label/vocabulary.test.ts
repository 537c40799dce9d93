import { describe, expect, test } from 'vitest'
import { dictionaryMatchAt } from './dictionary-match'
import { tokenizeLabel } from './label-tokens'
import { labelWords, useOfWord } from './vocabulary'

test.each([
  ['sugar', 'en', 'is'],
  ['tomatoes', 'de', undefined],
  ['onions', 'en', 'is'],
  ['emulsifier', 'en', 'class'],
  ['filling', 'en', 'made'],
  ['dried', 'en', 'says'],
  ['zucker', 'de', 'is'],
  ['zucker', 'en', undefined],
  ['sonnenblumenol', 'de', 'is'],
  ['apfelsaftkonzentrat', 'de', 'is'],
  ['zonnebloemolie', 'nl', 'is'],
  ['wurzmischung', 'de', 'made'],
  ['pectin', 'fr', 'is'],
  ['blorp', 'en', undefined],
] as const)('%s in %s', (word, language, use) => {
  expect(useOfWord(word, language)).toBe(use)
})

describe('the harmless words', () => {
  test('name no allergen with certainty, unless the dictionary does too', () => {
    for (const word of labelWords()) {
      // A word of both lists is judged by the dictionary, which is checked first.
      const match = dictionaryMatchAt(tokenizeLabel(word), 0)
      if (!match) expect(word).toMatch(/^[\p{L}\p{N}]*$/u)
    }
  })
})
