import { describe, expect, test } from 'vitest'
import {
  filterOf,
  inWords,
  isNarrowed,
  type MealsView,
  occasionName,
  occasions,
  openTo,
  paramsFor,
  pressed,
  searchFor,
  viewFrom,
  wholeCookbook,
  widened,
  wordsAlone,
} from './meals-view'
import { shownTags } from './shown-tags'

const read = (text: string) => viewFrom(new URLSearchParams(text))
const view = (part: Partial<MealsView>): MealsView => ({ ...wholeCookbook, ...part })

describe('[MEAL-01] the address', () => {
  test('holds everything that is looked for, and nothing that is as usual', () => {
    expect(read('')).toEqual(wholeCookbook)
    const address = 'q=lentl&tag=vegan&occasion=date-night&only=favourites&category=Main+Dish&page=3'
    expect(read(address)).toEqual({
      q: 'lentl',
      tag: 'vegan',
      occasion: 'date-night',
      only: 'favourites',
      category: 'Main Dish',
      page: 3,
    })
    for (const text of ['', 'q=a+b', 'tag=one-pot', 'category=Drink', address])
      expect(paramsFor(read(text)).toString()).toBe(text)
    expect(searchFor(wholeCookbook)).toBe('')
    expect(searchFor(view({ category: 'Side Dish' }))).toBe('?category=Side+Dish')
  })

  test.each([
    'tag=%3Cscript%3E',
    'tag=',
    'occasion=toString',
    'only=everything',
    'category=main+dish',
    'page=3',
    'category=Soup&page=3',
  ])('passes over nonsense: %s', (text) => expect(read(text)).toEqual(wholeCookbook))

  test.each(['0', '-1', '1.5', 'x', '1e99', ''])('page %j is the first', (page) =>
    expect(read(`category=Drink&page=${page}`)).toEqual(view({ category: 'Drink' })),
  )

  test('a search is no longer than the server takes', () => {
    expect(read(`q=${'x'.repeat(500)}`).q).toHaveLength(120)
  })
})

test('[MEAL-01] one tag at a time, and pressing it again lets go', () => {
  expect(pressed('vegan', null)).toBe('vegan')
  expect(pressed('salad', 'vegan')).toBe('salad')
  expect(pressed('vegan', 'vegan')).toBeNull()
})

test('the server is asked for what holds; a visitor has nothing of their own', () => {
  expect(filterOf(wholeCookbook)).toEqual({})
  const narrow = view({ q: ' lentil ', tag: 'vegan', only: 'yours', category: 'Drink', occasion: 'party' })
  expect(filterOf(narrow)).toEqual({
    search: 'lentil',
    tag: 'vegan',
    only: 'yours',
    category: 'Drink',
    occasion: 'party',
  })
  expect(filterOf(openTo(narrow, false))).not.toHaveProperty('only')
})

test('clearing leaves the group, unless there is nothing else to leave out', () => {
  expect(widened(view({ q: 'x', tag: 'vegan', category: 'Drink', page: 2 }))).toEqual(
    view({ category: 'Drink' }),
  )
  expect(widened(view({ category: 'Drink' }))).toEqual(wholeCookbook)
  expect(isNarrowed(view({ q: '  ', category: 'Drink' }))).toBe(false)
})

test('occasions by their names, each once', () => {
  expect(occasionName('date-night')).toBe('Date Night')
  expect(occasionName('quick')).toBe('Quick')
  expect(occasions).toHaveLength(11)
  expect(new Set(occasions).size).toBe(11)
})

test('what was looked for, in words', () => {
  expect(inWords(view({ q: ' zebra ', tag: 'vegan', occasion: 'date-night', category: 'Main Dish' }))).toBe(
    '‘zebra’, vegan, for Date Night, under Main Dish',
  )
  expect(inWords(wholeCookbook)).toBe('')
})

test('a search of several words can be tried one word at a time', () => {
  expect(wordsAlone('Lentil soup')).toEqual(['lentil', 'soup'])
  expect(wordsAlone('spaghetti with spaghetti and crème fraîche')).toEqual(['spaghetti', 'crème', 'fraîche'])
  expect(wordsAlone('one two three four five six')).toHaveLength(4)
  expect(wordsAlone(`lentil ${'x'.repeat(25)} soup`)).toEqual(['lentil', 'soup'])
  for (const q of ['', 'soup', 'soup soup', 'the soup', 'a b c', '🥕 soup']) expect(wordsAlone(q)).toEqual([])
})

describe('the tags a card has room for', () => {
  const diets = ['vegan', 'vegetarian', 'gluten-free'] as const
  const tags = ['stew', 'budget', 'one-pot', 'sweet', ...diets]

  test('those one can press first, then the cook’s words; of diets the strictest', () => {
    expect(shownTags({ tags, diets: [...diets] }, null)).toEqual({
      shown: ['sweet', 'vegan', 'stew'],
      more: ['budget', 'one-pot'],
    })
    expect(shownTags({ tags: ['stew', 'vegetarian'], diets: ['vegetarian'] }, null).shown).toEqual([
      'stew',
      'vegetarian',
    ])
  })

  test('the one that is asked for always', () => {
    expect(shownTags({ tags, diets: [...diets] }, 'gluten-free').shown[0]).toBe('gluten-free')
  })
})
