import { describe, expect, test } from 'vitest'
import { isMealie, parseMealieRecipe } from './mealie'
import { isMealieDatabase, readMealieRecipes } from './mealie-database'

const exported = {
  id: 'a7e1b7e2-55b1-4a1e-9d0a-3c1f0f5c9b11',
  group_id: '11111111-55b1-4a1e-9d0a-3c1f0f5c9b11',
  name: 'Shakshuka',
  slug: 'shakshuka',
  image: 'x1',
  recipe_yield: 'servings',
  recipe_servings: 4.0,
  total_time: '35 minutes',
  prep_time: 'PT10M',
  perform_time: '25 Minutes',
  description: 'Eggs in tomatoes.',
  recipe_category: [{ id: '1', name: 'Breakfast', slug: 'breakfast' }],
  tags: [{ id: '2', name: 'One Pot', slug: 'one-pot' }],
  tools: [{ id: '3', name: 'Frying pan', slug: 'frying-pan', on_hand: true }],
  rating: 5,
  org_url: 'https://example.org/shakshuka',
  recipe_ingredient: [
    {
      title: 'Sauce',
      note: 'chopped',
      unit: null,
      food: { name: 'onion', plural_name: 'onions' },
      quantity: 1,
      display: '',
    },
    {
      title: null,
      note: '',
      unit: { name: 'teaspoon', abbreviation: 'tsp', use_abbreviation: true },
      food: { name: 'cumin' },
      quantity: 0.5,
    },
    { title: '', note: '2 tins tomatoes', unit: null, food: null, quantity: 1, disable_amount: true },
    { display: '1 ¹/₂ tablespoons olive oil', note: '', quantity: 1.5 },
    { note: 'salt', quantity: 0 },
    { title: 'To serve', note: '', quantity: null },
  ],
  recipe_instructions: [
    { id: '1', title: 'Sauce', text: '1. **Fry** the onion.\n\nAdd the rest.', ingredient_references: [] },
    { id: '2', title: '', text: '<p>Break in the eggs.</p>' },
    { id: '3', title: 'Empty', text: '' },
  ],
  notes: [{ title: 'Bread', text: 'Serve with bread.' }],
}

describe('a Mealie recipe', () => {
  test('is read from an export', () => {
    expect(isMealie(exported)).toBe(true)
    expect(parseMealieRecipe(exported)).toEqual({
      title: 'Shakshuka',
      description: 'Eggs in tomatoes.\n\nBread\n\nServe with bread.',
      ingredients: [
        'Sauce:',
        '1 onion, chopped',
        '0.5 tsp cumin',
        '2 tins tomatoes',
        '1 1/2 tablespoons olive oil',
        'salt',
        'To serve:',
      ],
      steps: ['Sauce: Fry the onion.', 'Add the rest.', 'Break in the eggs.'],
      servings: '4',
      prepMinutes: 10,
      cookMinutes: 25,
      totalMinutes: 35,
      tags: ['One Pot', 'Breakfast'],
      equipment: ['Frying pan'],
      source: 'https://example.org/shakshuka',
    })
  })

  test('is read from an API response', () => {
    const camel = {
      name: 'Tea',
      slug: 'tea',
      orgURL: '',
      recipeYield: '2 cups',
      performTime: null,
      recipeIngredient: ['2 bags tea', { note: 'milk', quantity: 2 }],
      recipeInstructions: [{ text: 'Brew.' }],
    }
    expect(isMealie(camel)).toBe(true)
    expect(parseMealieRecipe(camel)).toEqual({
      title: 'Tea',
      servings: '2 cups',
      ingredients: ['2 bags tea', '2 milk'],
      steps: ['Brew.'],
    })
  })

  test('is assembled from the tables of a backup', () => {
    const id = 'A7E1B7E255B14A1E9D0A3C1F0F5C9B11'
    const database = {
      alembic_version: [{ version_num: 'x' }],
      recipes: [
        {
          id,
          name: 'Soup',
          slug: 'soup',
          recipe_yield: 'bowls',
          recipe_yield_quantity: 2,
          prep_time: '5 min',
        },
      ],
      recipes_ingredients: [
        { recipe_id: id, position: 1, note: 'salt', quantity: 0 },
        { recipe_id: id, position: 0, food_id: 'f-1', unit_id: 'u1', quantity: 2, note: '' },
        { recipe_id: 'another', position: 0, note: 'pepper' },
      ],
      recipe_instructions: [
        { recipe_id: id, position: 1, text: 'Serve.' },
        { recipe_id: id, position: 0, text: 'Boil.' },
      ],
      ingredient_foods: [{ id: 'f1', name: 'leek' }],
      ingredient_units: [{ id: 'u-1', name: 'stalk', plural_name: 'stalks' }],
      tags: [{ id: 't', name: 'Warm' }],
      recipes_to_tags: [{ recipe_id: 'a7e1b7e2-55b1-4a1e-9d0a-3c1f0f5c9b11', tag_id: 't' }],
      recipes_to_categories: 'spoilt',
      notes: [null, 5],
    }
    expect(isMealieDatabase(database)).toBe(true)
    const [recipe = {}, ...others] = readMealieRecipes(database)
    expect(others).toEqual([])
    expect(isMealie(recipe)).toBe(true)
    expect(parseMealieRecipe(recipe)).toEqual({
      title: 'Soup',
      servings: '2 bowls',
      prepMinutes: 5,
      ingredients: ['2 stalks leek', 'salt'],
      steps: ['Boil.', 'Serve.'],
      tags: ['Warm'],
    })
  })

  test('with wrong types everywhere is still read', () => {
    const wrong = {
      slug: 1,
      name: [{}],
      recipeIngredient: [null, 5, [], { food: 5, quantity: 'x' }],
      recipeInstructions: [{ text: {} }, 7],
      notes: 4,
      tags: { name: null },
    }
    expect(isMealie(wrong)).toBe(true)
    expect(parseMealieRecipe(wrong)).toEqual({ title: '', ingredients: ['5'], steps: [] })
  })
})
