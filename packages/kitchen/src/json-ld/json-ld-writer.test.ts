import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { WrittenRecipe } from '../recipe/written-recipe'
import { findRecipesInJson } from './json-ld-parser'
import { toRecipeJsonLd } from './json-ld-writer'

const bread: WrittenRecipe = {
  title: 'Brown Bread',
  description: 'One bowl, no kneading.',
  servings: 8,
  prepMinutes: 10,
  cookMinutes: 50,
  waitMinutes: 720,
  course: 'Side Dish',
  cuisine: 'Irish',
  tags: ['bread', 'make-ahead'],
  equipment: ['loaf tin'],
  ingredients: ['450 g flour', '1 tsp salt'],
  steps: ['Stir.', 'Bake for 50 minutes.'],
}

describe('writing a recipe', () => {
  test('uses the terms of schema.org', () => {
    expect(toRecipeJsonLd(bread, { author: 'Ana', url: 'https://larder.example/1' })).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      name: 'Brown Bread',
      description: 'One bowl, no kneading.',
      author: { '@type': 'Person', name: 'Ana' },
      url: 'https://larder.example/1',
      recipeYield: '8 servings',
      prepTime: 'PT10M',
      cookTime: 'PT50M',
      totalTime: 'PT13H',
      recipeCategory: 'Side Dish',
      recipeCuisine: 'Irish',
      keywords: 'bread, make-ahead',
      tool: ['loaf tin'],
      recipeIngredient: ['450 g flour', '1 tsp salt'],
      recipeInstructions: [
        { '@type': 'HowToStep', text: 'Stir.' },
        { '@type': 'HowToStep', text: 'Bake for 50 minutes.' },
      ],
    })
  })

  test('omits unknown fields', () => {
    const { title, ingredients, steps } = bread
    expect(Object.keys(toRecipeJsonLd({ title, servings: 1, ingredients, steps }))).toEqual([
      '@context',
      '@type',
      'name',
      'recipeYield',
      'recipeIngredient',
      'recipeInstructions',
    ])
    expect(toRecipeJsonLd({ ...bread, servings: 1 }).recipeYield).toBe('1 serving')
  })

  test('parses back to the same recipe', () => {
    const word = fc.stringMatching(/^[\p{L}\p{N}"'{}@#~:/-]{1,12}$/u).filter((text) => /^\p{L}/u.test(text))
    const text = fc.array(word, { minLength: 2, maxLength: 6 }).map((words) => words.join(' '))
    const minutes = fc.integer({ min: 1, max: 3000 })
    fc.assert(
      fc.property(
        fc.record({
          title: text,
          description: text,
          servings: fc.integer({ min: 1, max: 100 }),
          prepMinutes: minutes,
          cookMinutes: minutes,
          tags: fc.uniqueArray(fc.stringMatching(/^[a-z]{1,8}(-[a-z]{1,8})?$/), {
            minLength: 1,
            maxLength: 3,
          }),
          ingredients: fc
            .array(text, { minLength: 1, maxLength: 6 })
            .map((lines) => lines.map((line) => `2 ${line}`)),
          steps: fc
            .array(text, { minLength: 2, maxLength: 4 })
            .map((each) => each.map((step) => `Now ${step}.`)),
        }),
        (recipe) => {
          const [read, ...others] = findRecipesInJson(JSON.parse(JSON.stringify(toRecipeJsonLd(recipe))))
          expect(others).toEqual([])
          expect(read).toMatchObject({
            title: recipe.title,
            description: recipe.description,
            prepMinutes: recipe.prepMinutes,
            cookMinutes: recipe.cookMinutes,
            totalMinutes: recipe.prepMinutes + recipe.cookMinutes,
            tags: recipe.tags,
            ingredients: recipe.ingredients,
            steps: recipe.steps,
          })
          expect(read?.servings).toContain(String(recipe.servings))
        },
      ),
      { numRuns: 100 },
    )
  })
})
