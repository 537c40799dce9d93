import { foodById } from '@larder/kitchen/food/food'
import { findFood } from '@larder/kitchen/food-names/find-food'
import { describe, expect, test } from 'vitest'
import { commonFoods, seasonalFoods } from './food-likelihood'
import { generateKitchen } from './generate-kitchen'
import { scaleAmount } from './lot-amounts'

const many = Array.from({ length: 60 }, (_, seed) => generateKitchen(seed))

describe('a generated kitchen', () => {
  test('is the same for the same seed, and another for another', () => {
    expect(generateKitchen(7)).toEqual(generateKitchen(7))
    expect(new Set(many.map(({ items }) => items.join())).size).toBe(many.length)
  })

  test('has five to a hundred and fifty lots, each once', () => {
    for (const { items } of many) {
      expect(items.length).toBeGreaterThanOrEqual(5)
      expect(items.length).toBeLessThanOrEqual(150)
    }
  })

  test('differs in size, diet, allergies, dislikes and dates', () => {
    const people = many.flatMap((kitchen) => kitchen.people)
    expect(new Set(many.map((kitchen) => kitchen.people.length)).size).toBeGreaterThan(3)
    expect(new Set(people.flatMap(({ diets = [] }) => diets)).size).toBeGreaterThan(3)
    expect(new Set(people.flatMap(({ restrictions = [] }) => restrictions)).size).toBeGreaterThan(3)
    expect(people.some(({ dislikes = [] }) => dislikes.length > 0)).toBe(true)
    expect(many.some(({ items }) => items.some((item) => / \| 0$/.test(item)))).toBe(true)
  })

  test('holds nothing that everybody in it avoids', () => {
    const vegans = many.filter(({ people }) => people.every(({ diets = [] }) => diets.includes('vegan')))
    expect(vegans.length).toBeGreaterThan(0)
    for (const { items } of vegans) {
      for (const item of items) {
        const food = findFood(item.split(' | ')[1] ?? '')?.food
        expect(food?.traits ?? []).not.toContain('meat')
      }
    }
  })
})

test('leanings name foods of the table', () => {
  for (const id of [...commonFoods, ...seasonalFoods]) expect(foodById(id)?.id).toBe(id)
})

test('more people have more, in whole pieces', () => {
  expect(scaleAmount('500 g', 3)).toBe('1500 g')
  expect(scaleAmount('3', 1.5)).toBe('5')
  expect(scaleAmount('1 jar', 4)).toBe('1 jar')
  expect(scaleAmount('half a loaf', 1)).toBe('0.5 loaf')
})
