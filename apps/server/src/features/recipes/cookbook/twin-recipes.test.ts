import type { Recipe } from '@larder/kitchen/recipe/recipe'
import { expect, test } from 'vitest'
import { findTwinRecipes } from './twin-recipes'

const dish = (title: string, ...foods: string[]): { name: string; recipe: Recipe } => ({
  name: title,
  recipe: {
    id: 1,
    title,
    servings: 4,
    course: 'Main Dish',
    occasions: [],
    tags: [],
    lines: foods.map((foodId) => ({ text: foodId, foodId })),
  },
})
const curry = ['chicken-thigh', 'tomato', 'ginger', 'coconut-milk', 'garam-masala', 'spinach']

test('the same words in another order are the same dish', () => {
  const one = dish('Chicken Curry with Spinach', ...curry)
  expect(findTwinRecipes([one, dish('Easy Spinach and Chicken Curry', 'salmon')])).toHaveLength(1)
  expect(findTwinRecipes([one, dish('Chicken Curry with Peas', 'peas')])).toEqual([])
})

test('so are dishes of the same foods; salt and oil do not count', () => {
  const one = dish('Murgh Palak', ...curry, 'salt', 'olive-oil')
  expect(findTwinRecipes([one, dish('Green Chicken', ...curry, 'butter')])).toEqual([
    { one: 'Murgh Palak', other: 'Green Chicken' },
  ])
  expect(findTwinRecipes([one, dish('Red Chicken', ...curry.slice(0, 4), 'red-pepper', 'cream')])).toEqual([])
})
