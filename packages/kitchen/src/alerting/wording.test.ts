import { describe, expect, test } from 'vitest'
import { capital, isMany, named, spoken, theFood } from './wording'

describe('names in a sentence', () => {
  test.each([
    ['Chicken Breast', 'chicken breast'],
    ['Eggs', 'eggs'],
    ['Grandma’s chutney', 'Grandma’s chutney'],
    ['Heinz Ketchup', 'Heinz Ketchup'],
    ['  Two\n lines ', 'Two lines'],
  ])('%j is spoken as %j', (name, said) => expect(spoken(name)).toBe(said))

  test('plain foods take an article', () => {
    expect(theFood('Chicken Breast')).toBe('the chicken breast')
    expect(theFood('Heinz Ketchup')).toBe('Heinz Ketchup')
  })

  test.each([
    ['eggs', true],
    ['Brussels sprouts', true],
    ['tomatoes, diced', true],
    ['kiwis', true],
    ['hummus', false],
    ['watercress', false],
    ['molasses', false],
    ['bag of chips', false],
    ['milk', false],
    ['', false],
  ])('%j means several: %s', (name, many) => expect(isMany(name)).toBe(many))

  test('a list names a few and counts the rest', () => {
    expect(named([])).toBe('')
    expect(named(['a', 'b', 'c', 'd', 'e'])).toBe('a, b, c, d and e')
    expect(named(['a', 'b', 'c', 'd', 'e', 'f'])).toBe('a, b, c, d and 2 more')
  })

  test('a sentence begins with a large letter', () => {
    expect(capital('école')).toBe('École')
    expect(capital('')).toBe('')
  })
})
