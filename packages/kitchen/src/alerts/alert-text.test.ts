import { describe, expect, test } from 'vitest'
import { capitalizeFirst, isPluralName, joinNames, nameInSentence, nameWithArticle } from './alert-text'

describe('names in a sentence', () => {
  test.each([
    ['Chicken Breast', 'chicken breast'],
    ['Eggs', 'eggs'],
    ['Grandma’s chutney', 'Grandma’s chutney'],
    ['Heinz Ketchup', 'Heinz Ketchup'],
    ['  Two\n lines ', 'Two lines'],
    ['MILK', 'milk'],
    ['GREEK YOGURT', 'Greek yogurt'],
    ['Brussels Sprouts', 'Brussels sprouts'],
    ['uht milk', 'UHT milk'],
  ])('%j becomes %j in a sentence', (name, said) => expect(nameInSentence(name)).toBe(said))

  test('plain foods take an article', () => {
    expect(nameWithArticle('Chicken Breast')).toBe('the chicken breast')
    expect(nameWithArticle('Heinz Ketchup')).toBe('Heinz Ketchup')
    expect(nameWithArticle('Greek Yogurt')).toBe('the Greek yogurt')
  })

  test.each([
    'my soup',
    'the good cheese',
    'a tin of something',
    'some ham',
    'grandma’s chutney',
    'the kids’ juice',
  ])('%j keeps its own article', (name) => expect(nameWithArticle(name)).toBe(name))

  test.each([
    ['anise', 'the anise'],
    ['theo’s', 'the theo’s'],
    ['herring', 'the herring'],
  ])('%j takes an article: %j', (name, said) => expect(nameWithArticle(name)).toBe(said))

  test.each([
    ['eggs', true],
    ['Brussels sprouts', true],
    ['tomatoes, diced', true],
    ['kiwis', true],
    ['hummus', false],
    ['watercress', false],
    ['molasses', false],
    ['bag of chips', false],
    ['haggis', false],
    ['fromage frais', false],
    ['Ben & Jerry’s', false],
    ['kids’ yogurts', true],
    ['milk', false],
    ['', false],
  ])('%j is plural: %s', (name, many) => expect(isPluralName(name)).toBe(many))

  test('a list names the first few and counts the others', () => {
    expect(joinNames([])).toBe('')
    expect(joinNames(['a', 'b', 'c', 'd', 'e'])).toBe('a, b, c, d and e')
    expect(joinNames(['a', 'b', 'c', 'd', 'e', 'f'])).toBe('a, b, c, d and 2 more')
  })

  test('the first letter of a sentence is capitalized', () => {
    expect(capitalizeFirst('école')).toBe('École')
    expect(capitalizeFirst('')).toBe('')
  })
})
