import { describe, expect, test } from 'vitest'
import { allFoods } from '../food/food'
import type { ExpiryKind, StorageLocation } from '../stock/lot'
import { expiryKindOf } from './expiry-kind'
import type { Condition } from './shelf-life'

describe('use by or best before', () => {
  test.each([
    ['ground-beef-80-20', 'fridge', 'sealed', 'use-by'],
    ['chicken-breast', 'fridge', 'sealed', 'use-by'],
    ['salmon', 'fridge', 'sealed', 'use-by'],
    ['mussels', 'fridge', 'sealed', 'use-by'],
    ['deli-ham', 'fridge', 'opened', 'use-by'],
    ['prosciutto', 'fridge', 'sealed', 'use-by'],
    ['whole-milk', 'fridge', 'sealed', 'use-by'],
    ['whole-milk', 'fridge', 'opened', 'use-by'],
    ['heavy-cream', 'fridge', 'sealed', 'use-by'],
    ['plain-yogurt', 'fridge', 'sealed', 'use-by'],
    ['brie', 'fridge', 'sealed', 'use-by'],
    ['firm-tofu', 'fridge', 'sealed', 'use-by'],
    ['bean-sprouts', 'fridge', 'sealed', 'use-by'],
    ['alfalfa-sprouts', 'fridge', 'sealed', 'use-by'],
    ['cooked-white-rice', 'fridge', 'sealed', 'use-by'],
    ['fresh-pasta', 'fridge', 'sealed', 'use-by'],
    ['hard-boiled-egg', 'fridge', 'sealed', 'use-by'],
    ['hummus', 'fridge', 'opened', 'use-by'],
    ['pesto', 'fridge', 'opened', 'use-by'],
    ['canned-chickpeas', 'fridge', 'opened', 'use-by'],
    ['marinara-sauce', 'fridge', 'opened', 'use-by'],
    ['soy-milk', 'fridge', 'opened', 'use-by'],
    ['chicken-salad', 'fridge', 'sealed', 'use-by'],
    ['infant-formula', 'fridge', 'sealed', 'use-by'],
    ['chicken-breast', 'pantry', 'sealed', 'use-by'],
    ['chicken-breast', 'fridge', 'thawed', 'use-by'],
    ['frozen-peas', 'fridge', 'thawed', 'use-by'],
    ['pomegranate', 'fridge', 'thawed', 'use-by'],
    ['canned-tomatoes', 'fridge', 'thawed', 'use-by'],
    ['medjool-dates', 'fridge', 'thawed', 'best-before'],
    ['ground-coffee', 'pantry', 'thawed', 'best-before'],
    ['vodka', 'fridge', 'thawed', 'best-before'],
    ['frozen-peas', 'pantry', 'sealed', 'use-by'],
    ['all-purpose-flour', 'pantry', 'sealed', 'best-before'],
    ['dry-pasta', 'pantry', 'opened', 'best-before'],
    ['canned-chickpeas', 'pantry', 'sealed', 'best-before'],
    ['canned-chickpeas', 'fridge', 'sealed', 'best-before'],
    ['canned-tuna-in-water', 'pantry', 'sealed', 'best-before'],
    ['dark-chocolate', 'pantry', 'sealed', 'best-before'],
    ['honey', 'pantry', 'sealed', 'best-before'],
    ['spinach', 'fridge', 'sealed', 'best-before'],
    ['brussels-sprouts', 'fridge', 'sealed', 'best-before'],
    ['strawberries', 'fridge', 'sealed', 'best-before'],
    ['cheddar-cheese', 'fridge', 'sealed', 'best-before'],
    ['cheddar-cheese', 'fridge', 'opened', 'best-before'],
    ['salted-butter', 'fridge', 'sealed', 'best-before'],
    ['egg', 'fridge', 'sealed', 'best-before'],
    ['ketchup', 'fridge', 'opened', 'best-before'],
    ['soy-sauce', 'fridge', 'opened', 'best-before'],
    ['red-wine', 'fridge', 'opened', 'best-before'],
    ['cola', 'fridge', 'opened', 'best-before'],
    ['tonic-water', 'fridge', 'opened', 'best-before'],
    ['white-bread', 'fridge', 'opened', 'best-before'],
    ['doughnut', 'fridge', 'opened', 'best-before'],
    ['white-bread', 'pantry', 'thawed', 'best-before'],
    ['whey-protein-powder', 'pantry', 'sealed', 'best-before'],
  ] as const)('%s in the %s, %s: %s', (foodId, location, condition, kind) => {
    expect(expiryKindOf({ foodId }, location, condition)).toBe(kind)
  })

  test('frozen food has a best before', () => {
    for (const { id } of allFoods()) expect(expiryKindOf({ foodId: id }, 'freezer')).toBe('best-before')
    expect(expiryKindOf({ cooked: true }, 'freezer')).toBe('best-before')
    expect(expiryKindOf({}, 'freezer', 'thawed')).toBe('best-before')
  })

  test('leftovers have a use by', () => {
    expect(expiryKindOf({ cooked: true }, 'fridge')).toBe('use-by')
    expect(expiryKindOf({ cooked: true, foodId: 'dry-pasta' }, 'pantry')).toBe('use-by')
  })

  test.each<[Parameters<typeof expiryKindOf>[0], StorageLocation, Condition, ExpiryKind]>([
    [{ category: 'Protein' }, 'fridge', 'sealed', 'use-by'],
    [{ category: 'Dairy' }, 'fridge', 'opened', 'use-by'],
    [{ category: 'Dairy' }, 'pantry', 'sealed', 'use-by'],
    [{ category: 'Vegetables' }, 'fridge', 'sealed', 'best-before'],
    [{ category: 'Vegetables' }, 'fridge', 'thawed', 'use-by'],
    [{ category: 'Grains' }, 'pantry', 'sealed', 'best-before'],
    [{}, 'fridge', 'sealed', 'use-by'],
    [{}, 'pantry', 'sealed', 'best-before'],
    [{ foodId: 'unobtainium' }, 'fridge', 'sealed', 'use-by'],
    [{ foodId: 'unobtainium', category: 'Snacks' }, 'fridge', 'sealed', 'best-before'],
  ])('%j in the %s, %s: %s', (what, location, condition, kind) => {
    expect(expiryKindOf(what, location, condition)).toBe(kind)
  })

  test('opening never makes a food safer', () => {
    for (const { id } of allFoods()) {
      if (expiryKindOf({ foodId: id }, 'fridge') === 'use-by') {
        expect(`${id} ${expiryKindOf({ foodId: id }, 'fridge', 'opened')}`).toBe(`${id} use-by`)
      }
    }
  })
})
