import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allFoods, foodById } from '../food/food'
import {
  findByReorderedName,
  findByWholeName,
  foodSpellingIndex,
  isFoodStem,
  isMisleadingName,
  isStemOfFood,
} from './food-names'
import { normalizeWords, stemKey, stemWord } from './normalize-words'

const named = (text: string) => findByWholeName(normalizeWords(text))

describe('a whole name', () => {
  test.each([
    ['spinach', 'spinach', 'exact'],
    ['SPINACH', 'spinach', 'exact'],
    ['Crème Fraîche', 'creme-fraiche', 'exact'],
    ['half & half', 'half-and-half', 'exact'],
    ['aubergine', 'eggplant', 'alias'],
    ['courgette', 'zucchini', 'alias'],
    ['prawn', 'shrimp', 'alias'],
    ['aubergines', 'eggplant', 'plural'],
    ['bay leaf', 'bay-leaf', 'exact'],
    ['tomatoes', 'tomato', 'plural'],
    ['radishes', 'radish', 'plural'],
    ['lambs lettuce', 'lamb-s-lettuce', 'exact'],
    ['butter milk', 'buttermilk', 'alias'],
    ['lemon grass', 'lemongrass', 'alias'],
  ])('%s is %s, found as %s', (text, id, how) => expect(named(text)).toMatchObject({ food: { id }, how }))

  test.each(['', 'xyzzy', 'spinach spinach', 'large spinach leaves salad bowl'])('%j is none', (text) => {
    expect(named(text)).toBeUndefined()
  })

  test('peppers are not peppercorns', () => {
    expect(named('pepper')?.food.id).toBe('black-pepper')
    expect(named('peppers')?.food.id).toBe('red-bell-pepper')
  })

  test('is found within other words', () => {
    const words = ['some', 'soy', 'sauce', 'here']
    expect(findByWholeName(words, 1, 3)?.food.id).toBe('soy-sauce')
    expect(findByWholeName(words, 1, 1)).toBeUndefined()
    expect(findByWholeName(words, 3, 2)).toBeUndefined()
  })

  test('every food is found by its own name', () => {
    for (const food of allFoods()) {
      const found = named(food.name)
      expect(found?.how, food.id).toBe('exact')
      expect(stemKey(found?.food.name ?? ''), food.id).toBe(stemKey(food.name))
    }
  })

  test('every alias finds a food', () => {
    for (const food of allFoods()) {
      for (const alias of food.aliases) expect(named(alias), alias).toBeDefined()
    }
  })

  test('is the same in capitals', () => {
    fc.assert(
      fc.property(fc.constantFrom(...allFoods()), (food) => {
        expect(named(food.name.toUpperCase())?.food.id).toBe(named(food.name)?.food.id)
      }),
    )
  })
})

describe('a name in another order', () => {
  test.each([
    ['beef ground', 'ground-beef-80-20'],
    ['sauce soy', 'soy-sauce'],
    ['oil olive', 'olive-oil'],
  ])('%s is %s', (text, id) => expect(findByReorderedName(normalizeWords(text))?.food.id).toBe(id))

  test.each(['spinach', '', 'ground xyzzy'])('%j is none', (text) => {
    expect(findByReorderedName(normalizeWords(text))).toBeUndefined()
  })
})

describe('the words of names', () => {
  test('belong to a food or not', () => {
    const tomatoes = foodById('canned-tomatoes')
    expect(tomatoes && isStemOfFood(tomatoes, stemWord('tinned'))).toBe(true)
    expect(tomatoes && isStemOfFood(tomatoes, 'vegan')).toBe(false)
    expect(tomatoes && isStemOfFood(tomatoes, stemWord('tinned'))).toBe(true)
  })

  test('are food words or not', () => {
    expect(isFoodStem('cheese')).toBe(true)
    expect(isFoodStem('xyzzy')).toBe(false)
  })

  test('may be misleading', () => {
    expect(isMisleadingName(['spring', 'roll'])).toBe(true)
    expect(isMisleadingName(['egg'])).toBe(false)
  })

  test('are in the spelling index, with other kitchen words', () => {
    for (const word of ['spinach', 'bream', 'vegan', 'bowl'])
      expect(foodSpellingIndex().words.has(word)).toBe(true)
  })
})
