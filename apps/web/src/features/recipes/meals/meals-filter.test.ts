import { describe, expect, test } from 'vitest'
import {
  allMealOccasions,
  clearMealsFilter,
  describeMealsFilter,
  emptyMealsFilter,
  formatMealOccasion,
  isMealsFiltered,
  type MealsFilter,
  parseMealsFilter,
  restrictToViewer,
  splitSearchWords,
  toggleTag,
  toMealsParams,
  toMealsQuery,
  toMealsSearch,
} from './meals-filter'
import { pickShownTags } from './meals-tile'

const read = (text: string) => parseMealsFilter(new URLSearchParams(text))
const view = (part: Partial<MealsFilter>): MealsFilter => ({ ...emptyMealsFilter, ...part })

describe('[MEAL-01] the address', () => {
  test('contains all filters and no default', () => {
    expect(read('')).toEqual(emptyMealsFilter)
    const address =
      'q=lentl&tag=vegan&occasion=date-night&only=favourites&minutes=30&diet=vegan&cuisine=Italian&order=rating&category=Main+Dish&page=3'
    expect(read(address)).toEqual({
      q: 'lentl',
      tag: 'vegan',
      occasion: 'date-night',
      only: 'favourites',
      minutes: 30,
      diet: 'vegan',
      cuisine: 'Italian',
      order: 'rating',
      category: 'Main Dish',
      page: 3,
    })
    for (const text of ['', 'q=a+b', 'tag=one-pot', 'category=Drink', address])
      expect(toMealsParams(read(text)).toString()).toBe(text)
    expect(toMealsSearch(emptyMealsFilter)).toBe('')
    expect(toMealsSearch(view({ category: 'Side Dish' }))).toBe('?category=Side+Dish')
  })

  test.each([
    'tag=%3Cscript%3E',
    'tag=',
    'occasion=toString',
    'only=everything',
    'minutes=31',
    'diet=air',
    'cuisine=Martian',
    'order=random',
    'category=main+dish',
    'page=3',
    'category=Soup&page=3',
  ])('passes over nonsense: %s', (text) => expect(read(text)).toEqual(emptyMealsFilter))

  test.each(['0', '-1', '1.5', 'x', '1e99', ''])('page %j is the first', (page) =>
    expect(read(`category=Drink&page=${page}`)).toEqual(view({ category: 'Drink' })),
  )

  test('limits a search to the length the server accepts', () => {
    expect(read(`q=${'x'.repeat(500)}`).q).toHaveLength(120)
  })
})

test('[MEAL-01] one tag at a time; a second press clears it', () => {
  expect(toggleTag('vegan', null)).toBe('vegan')
  expect(toggleTag('salad', 'vegan')).toBe('salad')
  expect(toggleTag('vegan', 'vegan')).toBeNull()
})

test('the request contains the filters; a visitor has no personal ones', () => {
  expect(toMealsQuery(emptyMealsFilter)).toEqual({})
  const narrow = view({ q: ' lentil ', tag: 'vegan', only: 'yours', category: 'Drink', occasion: 'party' })
  expect(toMealsQuery(narrow)).toEqual({
    search: 'lentil',
    tag: 'vegan',
    only: 'yours',
    category: 'Drink',
    occasion: 'party',
  })
  expect(toMealsQuery(restrictToViewer(narrow, false))).not.toHaveProperty('only')
})

test('clearing keeps the group, unless it is the only filter', () => {
  expect(clearMealsFilter(view({ q: 'x', tag: 'vegan', category: 'Drink', page: 2 }))).toEqual(
    view({ category: 'Drink' }),
  )
  expect(clearMealsFilter(view({ category: 'Drink' }))).toEqual(emptyMealsFilter)
  expect(isMealsFiltered(view({ q: '  ', category: 'Drink' }))).toBe(false)
})

test('lists each occasion once by its name', () => {
  expect(formatMealOccasion('date-night')).toBe('Date Night')
  expect(formatMealOccasion('quick')).toBe('Quick')
  expect(allMealOccasions).toHaveLength(11)
  expect(new Set(allMealOccasions).size).toBe(11)
})

test('describes the search in words', () => {
  expect(
    describeMealsFilter(view({ q: ' zebra ', tag: 'vegan', occasion: 'date-night', category: 'Main Dish' })),
  ).toBe('‘zebra’, vegan, for Date Night, under Main Dish')
  expect(describeMealsFilter(emptyMealsFilter)).toBe('')
})

test('a search of several words can be tried one word at a time', () => {
  expect(splitSearchWords('Lentil soup')).toEqual(['lentil', 'soup'])
  expect(splitSearchWords('spaghetti with spaghetti and crème fraîche')).toEqual([
    'spaghetti',
    'crème',
    'fraîche',
  ])
  expect(splitSearchWords('one two three four five six')).toHaveLength(4)
  expect(splitSearchWords(`lentil ${'x'.repeat(25)} soup`)).toEqual(['lentil', 'soup'])
  for (const q of ['', 'soup', 'soup soup', 'the soup', 'a b c', '🥕 soup'])
    expect(splitSearchWords(q)).toEqual([])
})

describe('the tags a card has room for', () => {
  const diets = ['vegan', 'vegetarian', 'gluten-free'] as const
  const tags = ['stew', 'budget', 'one-pot', 'sweet', ...diets]

  test('clickable ones first, then the cook’s; of diets the strictest', () => {
    expect(pickShownTags({ tags, diets: [...diets] }, null)).toEqual({
      shown: ['sweet', 'vegan', 'stew'],
      more: ['budget', 'one-pot'],
    })
    expect(pickShownTags({ tags: ['stew', 'vegetarian'], diets: ['vegetarian'] }, null).shown).toEqual([
      'stew',
      'vegetarian',
    ])
  })

  test('always include the selected one', () => {
    expect(pickShownTags({ tags, diets: [...diets] }, 'gluten-free').shown[0]).toBe('gluten-free')
  })
})
