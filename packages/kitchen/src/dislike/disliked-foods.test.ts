import { describe, expect, test } from 'vitest'
import { foodGroupTable } from '../data/foods/food-groups'
import { allergenIds } from '../diet/allergen'
import { traitIds } from '../diet/bit-sets'
import { parseList, parseRows } from '../fact-table'
import { categories } from '../food/categories'
import { baseFoodOf, dislikedFoods, isNamedIn } from './disliked-foods'

const covers = (text: string) => [...dislikedFoods(text).foods]

describe('foods covered by a dislike', () => {
  test('include the food, its kinds and products made of it', () => {
    expect(covers('tomatoes')).toEqual(
      expect.arrayContaining(['tomato', 'cherry-tomatoes', 'canned-tomatoes', 'tomato-paste', 'tomato-soup']),
    )
  })

  test('include the whole group for a group word', () => {
    expect(covers('offal')).toEqual(expect.arrayContaining(['offal', 'beef-liver', 'kidneys', 'haggis']))
    expect(covers('seafood')).toEqual(expect.arrayContaining(['cod', 'shrimp']))
    expect(covers('Citrus fruit')).toEqual(expect.arrayContaining(['lemon', 'lime', 'orange']))
  })

  test('exclude foods that only share the name, oil and seeds', () => {
    expect(covers('olives')).not.toContain('olive-oil')
    expect(covers('coriander')).not.toContain('coriander-seed')
    expect(covers('plums').filter((id) => id.includes('tomato'))).toEqual([])
  })

  test('are empty for an unknown word', () => {
    expect(covers('zhoug')).toEqual([])
    expect(covers('!!')).toEqual([])
  })
})

test.each([
  ['no mushrooms', 'mushrooms'],
  ['No  Mushrooms ', 'Mushrooms'],
  ['not any olives', 'olives'],
  ['without coriander', 'coriander'],
  ['anything with coriander in it', 'coriander'],
  ['No dishes containing olives', 'olives'],
  ['doesn’t like any olives', 'olives'],
  ["I can't stand  blue cheese", 'blue cheese'],
  ['no', 'no'],
  ['anything', 'anything'],
])('%j is called %j', (text, name) => expect(dislikedFoods(text).name).toBe(name))

test('every spelling has one key', () => {
  const keys = ['mushroom', 'Mushrooms', 'no mushrooms'].map((text) => dislikedFoods(text).key)
  expect(new Set(keys).size).toBe(1)
})

test('a name tells whether a food is made of another', () => {
  const [oil, paste] = [baseFoodOf('olive oil'), baseFoodOf('tomato paste')]
  expect(oil && isNamedIn({ food: oil, roots: ['olive', 'oil'] }, ['olive'], baseFoodOf('olives'))).toBe(
    false,
  )
  expect(
    paste && isNamedIn({ food: paste, roots: ['tomato', 'paste'] }, ['tomato'], baseFoodOf('tomato')),
  ).toBe(true)
})

test('the group table contains only known names, and every group has foods', () => {
  for (const [names, phrases, traits, allergens, shelves] of parseRows(foodGroupTable)) {
    for (const trait of parseList(traits)) expect(traitIds).toContain(trait)
    for (const allergen of parseList(allergens)) expect(allergenIds).toContain(allergen)
    for (const shelf of parseList(shelves)) expect(categories).toContain(shelf)
    for (const name of parseList(names)) expect(covers(name).length, name).toBeGreaterThan(1)
    expect(
      parseList(phrases).length + parseList(traits).length + parseList(allergens).length,
    ).toBeGreaterThan(0)
  }
})
