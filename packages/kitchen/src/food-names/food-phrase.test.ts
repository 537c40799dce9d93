import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Food } from '../food/food'
import { allFoods, foodById } from '../food/food'
import { addsNoAllergens, isRawPlant, matchFoodPhrase } from './food-phrase'
import { normalizeWords } from './normalize-words'

const best = (text: string) => matchFoodPhrase(normalizeWords(text))[0]
const food = (id: string): Food => {
  const found = foodById(id)
  if (!found) throw new Error(`no ${id}`)
  return found
}

describe('a phrase', () => {
  test('is matched by the longest name at its end', () => {
    expect(best('smooth peanut butter')?.food.id).toBe('peanut-butter')
    expect(best('tinned coconut milk')?.food.id).toBe('canned-coconut-milk')
  })

  test('has the range of the name', () => {
    expect(best('large eggs')).toMatchObject({ food: { id: 'egg' }, to: 2 })
    expect(best('vine-ripened cucumber pieces')).toMatchObject({
      food: { id: 'cucumber' },
      from: 2,
      to: 3,
      how: 'part',
    })
  })

  test.each([
    ['cucumber', 'big cucumber'],
    ['big cucumber', 'frozen cucumber'],
    ['frozen cucumber', 'purple cucumber'],
    ['purple cucumber', 'pickled cucumber relish'],
    ['free-range duck', 'stuffed duck'],
    ['cucumber', 'cucmber'],
  ])('has more confidence in %s than in %s', (surer, less) => {
    expect(best(surer)?.confidence ?? 0).toBeGreaterThan(best(less)?.confidence ?? 0)
  })

  test('with an unknown word is more likely a plant variety than a dish', () => {
    expect(best('zanzibar cucumber')?.confidence).toBeGreaterThanOrEqual(0.5)
    expect(best('zanzibar margarine')?.confidence).toBeLessThan(0.5)
    expect(best('qwertz zanzibar asdf cucumber')?.confidence).toBeLessThan(0.5)
  })

  test('is corrected if misspelt', () => {
    expect(best('brocolli florets')).toMatchObject({ food: { id: 'broccoli' }, how: 'misspelt' })
    expect(best('fresh spinnach')).toMatchObject({ food: { id: 'spinach' }, how: 'misspelt' })
  })

  test('without a food has no match', () => {
    expect(matchFoodPhrase(normalizeWords('xyzzy plugh'))).toEqual([])
    expect(matchFoodPhrase([])).toEqual([])
  })

  test('of many words is matched at its end', () => {
    expect(matchFoodPhrase([...Array(50).fill('fresh'), 'spinach'])[0]?.food.id).toBe('spinach')
  })

  test('has a confidence of at most 1', () => {
    const word = fc.constantFrom(
      'vegan',
      'fresh',
      'almond',
      'milk',
      'red',
      'free',
      'no',
      'of',
      '2',
      'zzz',
      'egg',
    )
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), (words) => {
        for (const { confidence, from, to } of matchFoodPhrase(words)) {
          expect(confidence).toBeGreaterThan(0)
          expect(confidence).toBeLessThanOrEqual(1)
          expect(from).toBeLessThan(to)
        }
      }),
    )
  })

  test('has its best match first', () => {
    const surest = matchFoodPhrase(normalizeWords('egg fried almond rice')).map(
      ({ confidence }) => confidence,
    )
    expect(surest).toEqual(surest.toSorted((a, b) => b - a))
  })

  test('with a replacing word is never certain of a food without such a name, unless there is nothing to replace', () => {
    const animals = new Set<string>(['meat', 'fish', 'shellfish', 'dairy', 'egg', 'honey'])
    fc.assert(
      fc.property(
        fc.constantFrom(...allFoods()),
        fc.constantFrom('vegan', 'imitation', 'coconut-free'),
        (one, word) => {
          const reading = best(`${word} ${one.name}`)
          const isPlant = reading?.food.traits.every((trait) => !animals.has(trait))
          if (reading && reading.confidence >= 0.8 && !(word === 'vegan' && isPlant)) {
            const names = [reading.food.name, ...reading.food.aliases].join(' ').toLowerCase()
            expect(names).toMatch(/vegan|plant|free|imitation|mock|vegetarian|veggie|dairy/)
          }
        },
      ),
      { numRuns: 300 },
    )
  })
})

describe('a food beside another', () => {
  test.each([
    ['salt', 'black-pepper', true],
    ['salted-butter', 'all-purpose-flour', false],
    ['whole-milk', 'salted-butter', true],
    ['croissant', 'almonds', false],
    ['egg', 'whole-milk', false],
  ])('%s takes up %s: %s', (one, other, nothing) => {
    expect(addsNoAllergens(food(one), food(other))).toBe(nothing)
  })

  test('adds nothing to itself', () => {
    for (const one of allFoods()) expect(addsNoAllergens(one, one)).toBe(true)
  })
})

test('plants are raw plants, dishes are not', () => {
  for (const id of ['apple', 'spinach', 'parsley']) expect(isRawPlant(food(id))).toBe(true)
  for (const id of ['white-bread', 'whole-milk', 'pesto']) expect(isRawPlant(food(id))).toBe(false)
})
