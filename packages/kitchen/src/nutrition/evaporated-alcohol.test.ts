import { expect, test } from 'vitest'
import { toQuantity } from '../quantity/quantity'
import type { Recipe } from '../recipe/recipe'
import { nutritionOfRecipe } from './dish-nutrition'

const kcalOf = (foodId: string, about: Partial<Recipe>) =>
  nutritionOfRecipe({
    id: 1,
    title: 'Dish',
    servings: 1,
    occasions: [],
    tags: [],
    lines: [{ text: `100 g ${foodId}`, foodId, quantity: toQuantity(100, 'g') }],
    ...about,
  }).perServing.kcal ?? 0

test('a stew of three hours keeps next to nothing of the alcohol in its wine', () => {
  expect(kcalOf('red-wine', { course: 'Main Dish', minutes: 240 })).toBeLessThan(16)
  expect(kcalOf('red-wine', { course: 'Main Dish', minutes: 240 })).toBeGreaterThan(10)
})

test('the longer it cooks, the less is left', () => {
  const left = [10, 30, 60, 100, 140, 190, 240].map((minutes) => kcalOf('brandy', { minutes }))
  expect(left).toEqual([...left].sort((a, b) => b - a))
  expect(new Set(left).size).toBe(left.length)
})

test('waiting is not cooking', () => {
  const facts = { name: 'dish', role: 'dessert', waitMinutes: 600 } as const
  expect(kcalOf('red-wine', { minutes: 610, facts })).toBe(kcalOf('red-wine', { minutes: 10 }))
})

test('a drink keeps it, and so does a dish of unknown time and food without alcohol', () => {
  expect(kcalOf('red-wine', { course: 'Drink', minutes: 240 })).toBe(85)
  expect(kcalOf('red-wine', {})).toBe(85)
  expect(kcalOf('pomegranate-juice', { minutes: 240 })).toBe(54)
})
