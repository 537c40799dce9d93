import { describe, expect, test } from 'vitest'
import type { Food } from '../food/food'
import { foodById } from '../food/food'
import { allModifiers, endsFoodName, modifierAfter, modifierAt, redundancyOf } from './modifiers'
import { normalizeWords, stemWord } from './normalize-words'

const stems = (text: string) => normalizeWords(text).map(stemWord)
const food = (id: string): Food => {
  const found = foodById(id)
  if (!found) throw new Error(`no ${id}`)
  return found
}

describe('a word before a food', () => {
  test.each([
    ['fresh', 'same', 1],
    ['organic', 'same', 1],
    ['free-range', 'same', 2],
    ['good-quality', 'same', 2],
    ['extra virgin', 'same', 2],
    ['chopped', 'same', 1],
    ['boneless', 'same', 1],
    ['70%', 'same', 1],
    ['400', 'same', 1],
    ['low-sodium', 'level', 2],
    ['fat-free', 'level', 2],
    ['no added sugar', 'level', 3],
    ['unsalted', 'level', 1],
    ['frozen', 'state', 1],
    ['tinned', 'state', 1],
    ['smoked', 'changed', 1],
    ['dried', 'dried', 1],
    ['red', 'colour', 1],
    ['Italian', 'origin', 1],
    ['seeded', 'raw', 1],
    ['vegan', 'replaced', 1],
    ['plant-based', 'replaced', 2],
    ['dairy-free', 'replaced', 1],
    ['gluten-free', 'replaced', 2],
    ['egg-free', 'replaced', 2],
    ['eggless', 'replaced', 1],
    ['crustless', 'replaced', 1],
    ['non-dairy', 'replaced', 2],
    ['no cheese', 'replaced', 2],
    ['imitation', 'replaced', 1],
    ['flavoured', 'replaced', 1],
    ['breaded', 'replaced', 1],
    ['hormone-free', 'same', 2],
  ])('%s: %s', (text, modifier, words) => {
    expect(modifierAt(stems(text), 0)).toEqual({ modifier, words })
  })

  test.each(['butter', 'philadelphia', 'cheese', ''])('%j is none', (text) => {
    expect(modifierAt(stems(text), 0)).toBeUndefined()
  })

  test("'free' belongs to the preceding word only if that is not a size", () => {
    expect(modifierAt(stems('large free range'), 0)).toEqual({ modifier: 'same', words: 1 })
    expect(modifierAt(stems('large free range'), 1)).toEqual({ modifier: 'same', words: 2 })
  })

  test('never reads beyond the given end', () => {
    expect(modifierAt(stems('gluten free flour'), 0, 1)).toBeUndefined()
    expect(modifierAt(stems('no added sugar'), 2, 3)).toBeUndefined()
  })
})

describe('a word after a food', () => {
  test.each([
    ['florets', 'part'],
    ['leaves', 'part'],
    ['fillets', 'part'],
    ['zest', 'form'],
    ['puree', 'form'],
    ['nuggets', undefined],
    ['milk', undefined],
    ['sauce', undefined],
  ])('%s: %s', (word, modifier) => expect(modifierAfter(stemWord(word))).toBe(modifier))

  test.each([
    ['brie', 'cheese', true],
    ['cod', 'fish', true],
    ['mint', 'herb', true],
    ['jalapeno', 'pepper', true],
    ['apple', 'cheese', false],
    ['rolled-oats', 'milk', false],
    ['potato', 'salad', false],
    ['white-rice', 'pasta', false],
  ])('%s %s is redundant: %s', (id, word, yes) => expect(redundancyOf(food(id), word) > 0).toBe(yes))
})

test('some words end the name', () => {
  for (const word of ['for', 'to', 'plus', 'such']) expect(endsFoodName(word)).toBe(true)
  for (const word of ['flour', 'of', 'and']) expect(endsFoodName(word)).toBe(false)
})

test('all of them are in the spelling index', () => {
  const all = new Set(allModifiers())
  for (const word of ['organic', 'vegan', 'floret', 'cheese']) expect(all.has(word)).toBe(true)
  expect(all.size).toBeGreaterThan(400)
})
