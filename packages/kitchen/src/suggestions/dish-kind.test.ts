import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Occasion, Recipe } from '../recipe/recipe'
import { recipe } from '../testing/text-builders'
import { dishKindOf, occasionBit, occasionsOf, quickMinutes } from './dish-kind'

const all: readonly Occasion[] = ['breakfast', 'lunch', 'dinner', 'quick', 'party', 'healthy']

function suits(more: Partial<Recipe>): Occasion[] {
  const bits = occasionsOf(recipe(['1 egg'], more))
  return all.filter((occasion) => (bits & occasionBit(occasion)) !== 0)
}

describe('occasionsOf', () => {
  test.each([
    [{ occasions: ['breakfast', 'party'] }, ['breakfast', 'party']],
    [{ minutes: quickMinutes }, ['lunch', 'dinner', 'quick']],
    [{ minutes: quickMinutes + 1 }, ['lunch', 'dinner']],
    [{ occasions: ['quick'], minutes: 90 }, ['lunch', 'dinner', 'quick']],
    [{ minutes: -5 }, ['lunch', 'dinner']],
    [{ minutes: Number.NaN }, ['lunch', 'dinner']],
    [{ tags: [' HEALTHY '] }, ['lunch', 'dinner', 'healthy']],
    [{ tags: ['unhealthy'] }, ['lunch', 'dinner']],
    [{ course: 'Main Dish' }, ['lunch', 'dinner']],
    [{ course: 'Main Dish', occasions: ['party'] }, ['party']],
    [{ course: 'Main Dish', occasions: ['breakfast'], minutes: 10 }, ['breakfast', 'quick']],
    [{ title: 'Blueberry Pancakes' }, ['breakfast']],
    [{ course: 'Dessert' }, []],
    [{ course: 'Dessert', occasions: ['dinner', 'party'] }, ['party']],
    [{ course: 'Drink', occasions: ['breakfast', 'lunch', 'dinner', 'quick'] }, []],
    [{ course: 'Drink', occasions: ['breakfast', 'party'] }, ['party']],
    [{ course: 'Drink', occasions: ['breakfast', 'lunch', 'quick'], tags: ['smoothie'] }, []],
    [{ course: 'Dessert', minutes: 5, tags: ['healthy'] }, []],
    [{ course: 'Drink', minutes: 5 }, []],
    [{ course: 'Side Dish', occasions: ['lunch'], minutes: 5 }, []],
    [{ title: 'Tomato Sauce', minutes: 20 }, []],
    [{}, ['lunch', 'dinner']],
  ] as [Partial<Recipe>, Occasion[]][])('%o', (more, occasions) => expect(suits(more)).toEqual(occasions))

  test('an unknown occasion has no bit', () => {
    for (const word of ['tea', 'constructor', '__proto__', '']) expect(occasionBit(word as Occasion)).toBe(0)
    expect(suits({ occasions: ['tea' as Occasion] })).toEqual(suits({}))
  })

  test('every occasion has its own bit', () => {
    expect(new Set([...all, 'beside' as const].map(occasionBit)).size).toBe(all.length + 1)
  })

  test('sides, starters and desserts go beside a main; mains, drinks and sauces do not', () => {
    const isBeside = (more: Partial<Recipe>) =>
      (occasionsOf(recipe(['1 egg'], more)) & occasionBit('beside')) !== 0
    for (const course of ['Side Dish', 'Appetizer', 'Dessert'] as const)
      expect(isBeside({ course })).toBe(true)
    for (const course of ['Main Dish', 'Drink'] as const) expect(isBeside({ course })).toBe(false)
    expect(isBeside({ title: 'Pesto' })).toBe(false)
  })
})

describe('dishKindOf', () => {
  test.each([
    ['Spinach Omelette', 'omelette'],
    ['Spinach Omelette with Feta', 'omelette'],
    ['Omelette', 'omelette'],
    ['Chicken Soup, the quick way', 'soup'],
    ['Pasta e Fagioli', 'fagioli'],
    ['Crème Brûlée', 'brûlée'],
    ['Stir-Fry', 'stir-fry'],
    ['Lasagne (vegetarian)', 'lasagne'],
    ['With Love', 'love'],
    ['Salad: tomato and basil', 'salad'],
    ['餃子', '餃子'],
    ['   ', undefined],
    ['!!!', undefined],
    ['', undefined],
  ])('%s', (title, kind) => expect(dishKindOf(title)).toBe(kind))

  test('never throws and never takes long, for any title', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (title) => void dishKindOf(title)))
    expect(dishKindOf('-'.repeat(100_000))).toBeUndefined()
    expect(dishKindOf(`${'a '.repeat(100_000)}`)).toBe('a')
  })
})
