import { describe, expect, test } from 'vitest'
import { isRecipeSage, parseRecipeSageRecipe, recipeSagePhoto } from './recipe-sage'

const exported = {
  '@context': 'http://schema.org',
  '@type': 'Recipe',
  identifier: '5b1e',
  datePublished: '2024-01-01T00:00:00.000Z',
  description: 'Quick.',
  image: ['https://cdn.example.org/1.jpg'],
  name: 'Pancakes',
  prepTime: '10 minutes',
  recipeIngredient: ['[Batter]', '2 eggs', '1 cup flour'],
  recipeInstructions: [
    { '@type': 'HowToSection', name: 'Batter' },
    { '@type': 'HowToStep', text: 'Whisk.' },
    { '@type': 'HowToStep', text: 'Fry.' },
  ],
  recipeYield: '8 pancakes',
  totalTime: 'PT30M',
  recipeCategory: ['breakfast'],
  creditText: 'Ana',
  isBasedOn: 'https://example.org/pancakes',
  comment: [{ '@type': 'Comment', name: 'Author Notes', text: 'Double it.' }],
}

describe('a RecipeSage recipe', () => {
  test('is read from an export', () => {
    expect(isRecipeSage(exported)).toBe(true)
    expect(parseRecipeSageRecipe(exported)).toEqual({
      title: 'Pancakes',
      description: 'Quick.\n\nDouble it.',
      ingredients: ['Batter:', '2 eggs', '1 cup flour'],
      steps: ['Batter: Whisk.', 'Fry.'],
      servings: '8 pancakes',
      prepMinutes: 10,
      totalMinutes: 30,
      tags: ['breakfast'],
      image: 'https://cdn.example.org/1.jpg',
      source: 'https://example.org/pancakes',
      author: 'Ana',
    })
    expect(recipeSagePhoto(exported)).toBeUndefined()
  })

  test('has an embedded photo where there is no URL', () => {
    const own = { ...exported, image: [null, 'data:image/png;base64,iVBORw0K'] }
    expect(recipeSagePhoto(own)).toBe('iVBORw0K')
    expect(parseRecipeSageRecipe(own).image).toBeUndefined()
  })
})
