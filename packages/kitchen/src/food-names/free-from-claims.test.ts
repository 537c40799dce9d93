import { describe, expect, test } from 'vitest'
import { variableRecipeFoods } from '../data/text/name-words'
import type { Food } from '../food/food'
import { foodById } from '../food/food'
import { freeFromClaimAt, isValidUnderClaim } from './free-from-claims'
import { normalizeWords, stemWord } from './normalize-words'

const claimOf = (text: string) => freeFromClaimAt(normalizeWords(text).map(stemWord), 0)
const food = (id: string): Food => {
  const found = foodById(id)
  if (!found) throw new Error(`no food ${id}`)
  return found
}
const isKept = (id: string, text: string): boolean => {
  const claim = claimOf(text)
  if (!claim) throw new Error(`no claim ${text}`)
  return isValidUnderClaim(food(id), claim)
}

describe('a claim', () => {
  test.each([
    ['gluten-free', ['gluten'], 2],
    ['dairy free', ['dairy'], 2],
    ['without eggs', ['eggs'], 2],
    ['vegetarian', ['fish', 'shellfish', 'molluscs'], 1],
    ['vegan', ['fish', 'shellfish', 'molluscs', 'eggs', 'dairy'], 1],
    ['plant-based', ['fish', 'shellfish', 'molluscs', 'eggs', 'dairy'], 2],
  ])('%s', (text, allergens, words) => {
    expect(claimOf(text)).toMatchObject({ allergens, words })
  })

  test.each(['free-range', 'lactose-free', 'fat-free', 'without crust', 'wheat-free', 'fresh', ''])(
    '%j is not a claim',
    (text) => {
      expect(claimOf(text)).toBeUndefined()
    },
  )
})

test.each([
  ['dry-pasta', 'egg-free', true],
  ['egg-noodles', 'egg-free', false],
  ['vegetable-broth', 'gluten-free', true],
  ['white-bread', 'gluten-free', false],
  ['spinach', 'vegan', true],
  ['cheddar-cheese', 'vegan', false],
  ['smoothie', 'dairy-free', false],
  ['chicken-broth', 'vegetarian', false],
])('%s, %s: %s', (id, text, answer) => {
  expect(isKept(id, text)).toBe(answer)
})

test('the variable foods are known, unique, and never certain to contain the allergen', () => {
  const ids = variableRecipeFoods.trim().split(/\s+/)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids)
    expect(food(id).traits.filter((trait) => /^(?:meat|fish|dairy|egg)$/.test(trait))).toEqual([])
})
