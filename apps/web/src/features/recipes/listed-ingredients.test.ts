import { expect, test } from 'vitest'
import { findListedIngredients } from './use-recipe-shopping'

const line = (id: string, text: string, ...recipes: number[]) => ({
  id,
  text,
  for: recipes.map((recipeId) => ({ recipeId, title: 'A dish' })),
})

test('finds the lines of a recipe with their known foods', () => {
  const lines = [
    line('a', '2 lemons', 7),
    line('b', 'soap'),
    line('c', '1 onion', 4),
    line('d', 'thyme', 4, 7),
  ]
  const foods = [{ id: 'a', foodId: 'lemon' }, { id: 'b' }]
  expect(findListedIngredients(lines, foods, 7)).toEqual([
    { text: '2 lemons', foodId: 'lemon' },
    { text: 'thyme' },
  ])
})
