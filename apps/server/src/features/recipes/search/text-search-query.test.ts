import { describe, expect, test } from 'vitest'
import { toSearchWords } from '../../../search-words'
import { parseSearchWords, toTextSearchQuery } from './text-search-query'

describe('the words of a search', () => {
  test.each([
    ['Lentil  Soup', ['lentil', 'soup']],
    ['CRÈME brûlée', ['creme', 'brulee']],
    ["goat's cheese", ['goats', 'cheese']],
    ['gluten-free', ['gluten', 'free']],
    ['le lentil lent', ['lentil']],
    ['soup soup', ['soup']],
    ['!!! & | () <-> :* \\ \' "', []],
    ['🍝🍕', []],
    ['日本 पनीर', ['日本', 'पनीर']],
    ['ﬁg', ['fig']],
  ])('%j', (search, words) => {
    expect(parseSearchWords(search)).toEqual(words)
  })

  test('are limited in number and length', () => {
    const many = Array.from({ length: 60 }, (_, n) => `w${n}x`).join(' ')
    expect(parseSearchWords(many)).toHaveLength(12)
    expect(toSearchWords('a'.repeat(100)).map(({ length }) => length)).toEqual([40, 40, 20])
  })

  test('become a query of nothing but these words', () => {
    expect(toTextSearchQuery(['lentil', 'eggs'])).toEqual({
      all: "('lentil':*)&('eggs':*|'egg')",
      title: "('=lentil':*)&('=eggs':*|'=egg')",
      someTitle: "('=lentil':*)|('=eggs':*|'=egg')",
    })
    expect(toTextSearchQuery(['lentl'], new Map([['lentl', ['lentil']]])).all).toBe("('lentl':*|'lentil')")
  })
})
