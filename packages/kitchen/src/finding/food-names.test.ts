import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allFoods, foodById } from '../food'
import { foodSpelling, isFoodRoot, isOtherThing, isOwnRoot, turnedName, wholeName } from './food-names'
import { keyOf, plainWords, rootOf } from './words'

const named = (text: string) => wholeName(plainWords(text))

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

  test('peppers are no peppercorns', () => {
    expect(named('pepper')?.food.id).toBe('black-pepper')
    expect(named('peppers')?.food.id).toBe('red-bell-pepper')
  })

  test('may stand inside other words', () => {
    const words = ['some', 'soy', 'sauce', 'here']
    expect(wholeName(words, 1, 3)?.food.id).toBe('soy-sauce')
    expect(wholeName(words, 1, 1)).toBeUndefined()
    expect(wholeName(words, 3, 2)).toBeUndefined()
  })

  test('every food answers to its own name', () => {
    for (const food of allFoods()) {
      const found = named(food.name)
      expect(found?.how, food.id).toBe('exact')
      expect(keyOf(found?.food.name ?? ''), food.id).toBe(keyOf(food.name))
    }
  })

  test('every other name answers too, with a food', () => {
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

describe('a name turned round', () => {
  test.each([
    ['beef ground', 'ground-beef-80-20'],
    ['sauce soy', 'soy-sauce'],
    ['oil olive', 'olive-oil'],
  ])('%s is %s', (text, id) => expect(turnedName(plainWords(text))?.food.id).toBe(id))

  test.each(['spinach', '', 'ground xyzzy'])('%j is none', (text) => {
    expect(turnedName(plainWords(text))).toBeUndefined()
  })
})

describe('the words of names', () => {
  test('are own to a food or not', () => {
    const tomatoes = foodById('canned-tomatoes')
    expect(tomatoes && isOwnRoot(tomatoes, rootOf('tinned'))).toBe(true)
    expect(tomatoes && isOwnRoot(tomatoes, 'vegan')).toBe(false)
    expect(tomatoes && isOwnRoot(tomatoes, rootOf('tinned'))).toBe(true)
  })

  test('are of food or not', () => {
    expect(isFoodRoot('cheese')).toBe(true)
    expect(isFoodRoot('xyzzy')).toBe(false)
  })

  test('may name another thing', () => {
    expect(isOtherThing(['spring', 'roll'])).toBe(true)
    expect(isOtherThing(['egg'])).toBe(false)
  })

  test('are in the speller, with what else a kitchen says', () => {
    for (const word of ['spinach', 'bream', 'vegan', 'bowl'])
      expect(foodSpelling().words.has(word)).toBe(true)
  })
})
