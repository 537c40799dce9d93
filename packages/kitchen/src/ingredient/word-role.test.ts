import { describe, expect, test } from 'vitest'
import { hasWordRole, isBoughtPrepared, isPreparationWord, looseUnit } from './word-role'

describe('roles of words', () => {
  test.each([
    ['preparation', 'chopped', true],
    ['preparation', 'sautéed', false],
    ['preparation', 'butter', false],
    ['adverb', 'finely', true],
    ['size', 'large', true],
    ['size', 'lg', true],
    ['manner', 'heaped', true],
    ['manner', 'us', true],
    ['adjective', 'greek', true],
    ['breaker', 'plus', true],
    ['breaker', '__proto__', false],
    ['part', 'zest', true],
    ['verb', 'serve', true],
  ] as const)('%s: %s → %s', (role, word, is) => {
    expect(hasWordRole(role, word)).toBe(is)
  })

  test('a word may have several roles', () => {
    expect(
      hasWordRole('adverb', 'thick') && hasWordRole('manner', 'thick') && hasWordRole('adjective', 'thick'),
    ).toBe(true)
  })

  test.each([
    ['crushed', 'ice', '', true],
    ['crushed', 'garlic', '', false],
    ['toasted', 'sesame', 'oil', true],
    ['toasted', 'sesame', 'seeds', false],
    ['minced', 'beef', '', true],
    ['peeled', 'prawns', '', false],
  ])('%s %s %s is sold prepared: %s', (word, next, after, is) => {
    expect(isBoughtPrepared(word, next, after)).toBe(is)
  })

  test.each([
    ['hulled', true],
    ['chopped', true],
    ['cut', true],
    ['pitted', true],
    ['spatchcocked', true],
    ['red', false],
    ['seed', false],
    ['salted', false],
    ['butter', false],
    ['', false],
  ])('%j describes a preparation: %s', (word, tells) => {
    expect(isPreparationWord(word)).toBe(tells)
  })

  test('loose units have the unit they are a kind of', () => {
    expect(looseUnit('dollops')).toEqual({ word: 'dollop' })
    expect(looseUnit('fistfuls')).toEqual({ word: 'fistful', unit: 'handful' })
    expect(looseUnit('constructor')).toBeUndefined()
  })
})
