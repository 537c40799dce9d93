import { describe, expect, test } from 'vitest'
import { searchWords } from '../../search-words'
import { wordQuery, wordsTyped } from './word-query'

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
    expect(wordsTyped(search)).toEqual(words)
  })

  test('are bounded in number and length', () => {
    const many = Array.from({ length: 60 }, (_, n) => `w${n}x`).join(' ')
    expect(wordsTyped(many)).toHaveLength(12)
    expect(searchWords('a'.repeat(100)).map(({ length }) => length)).toEqual([40, 40, 20])
  })

  test('become a question that holds nothing but them', () => {
    expect(wordQuery(['lentil', 'eggs'])).toEqual({
      all: "('lentil':*)&('eggs':*|'egg')",
      title: "('=lentil':*)&('=eggs':*|'=egg')",
      someTitle: "('=lentil':*)|('=eggs':*|'=egg')",
    })
    expect(wordQuery(['lentl'], new Map([['lentl', ['lentil']]])).all).toBe("('lentl':*|'lentil')")
  })
})
