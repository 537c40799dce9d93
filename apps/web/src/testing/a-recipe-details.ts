import type { RecipeDetails, RecipeIngredient } from '@larder/contract/recipes'

/** 200 g spaghetti, in stock; overridable. */
export function anIngredient(overrides: Partial<RecipeIngredient> = {}): RecipeIngredient {
  return {
    text: { written: '200 g spaghetti', metric: '200 g spaghetti', us: '7 oz spaghetti' },
    name: 'spaghetti',
    amount: '200',
    unit: 'g',
    optional: false,
    foodId: 'dry-pasta',
    standing: 'covered',
    ...overrides,
  }
}

/** A pasta for two that lacks garlic and basil; overridable. */
export function aRecipeDetails(overrides: Partial<RecipeDetails> = {}): RecipeDetails {
  return {
    id: 2,
    title: 'Vegan Pasta with Cherry Tomatoes and Basil',
    description: 'Spaghetti in a glossy sauce of burst cherry tomatoes.',
    category: 'Main Dish',
    difficulty: 'Easy',
    minutes: 28,
    prepMinutes: 8,
    servings: 2,
    tags: ['pasta'],
    diets: ['vegan', 'dairy-free'],
    plate: ['cherry-tomatoes', 'dry-pasta', 'fresh-basil'],
    rating: 4.5,
    ratings: 2,
    likes: 12,
    favourite: false,
    yours: false,
    writtenFor: 2,
    version: 1,
    prepTime: '8 minutes',
    cookTime: '20 minutes',
    occasions: ['lunch'],
    moments: [],
    equipment: ['saucepan', 'frying pan'],
    ingredients: [
      anIngredient(),
      anIngredient({
        text: {
          written: '400 g cherry tomatoes',
          metric: '400 g cherry tomatoes',
          us: '14 oz cherry tomatoes',
        },
        name: 'cherry tomatoes',
        amount: '400',
        foodId: 'cherry-tomatoes',
        standing: 'swapped',
        swap: 'tomato',
      }),
      anIngredient({
        text: sameInAllMeasures('2 cloves garlic, thinly sliced'),
        name: 'garlic',
        amount: '2',
        unit: 'cloves',
        preparation: 'thinly sliced',
        foodId: 'garlic',
        standing: 'missing',
        toBuy: '2 cloves garlic',
      }),
      anIngredient({
        text: sameInAllMeasures('20 g fresh basil'),
        name: 'fresh basil',
        amount: '20',
        foodId: 'fresh-basil',
        standing: 'missing',
        toBuy: '20 g fresh basil',
      }),
      anIngredient({
        text: sameInAllMeasures('black pepper'),
        name: 'black pepper',
        amount: '',
        unit: '',
        standing: 'assumed',
      }),
      anIngredient({
        text: sameInAllMeasures('1/4 tsp chilli flakes (optional)'),
        name: 'chilli flakes',
        amount: '1/4',
        unit: 'tsp',
        optional: true,
        foodId: 'chili-flakes',
        standing: 'missing',
        toBuy: '1/4 tsp chilli flakes',
      }),
    ],
    instructions: ['Boil the water.', 'Cook the pasta for 9 minutes.'],
    steps: [
      { text: sameInAllMeasures('Boil the water.'), uses: [], timers: [] },
      {
        text: sameInAllMeasures('Cook the pasta for 9 minutes.'),
        uses: [0],
        timers: [{ text: '9 minutes', label: 'pasta', seconds: 540 }],
      },
    ],
    nutrition: {
      calories: 512,
      protein: '17 g',
      carbs: '78 g',
      fat: '15 g',
      fiber: '6 g',
      sugar: '9 g',
      sodium: '310 mg',
      coverage: 0.974,
      leftOut: ['black pepper'],
    },
    allergens: [
      { allergen: 'gluten', answer: 'contains', line: '200 g spaghetti', why: 'pasta is made of wheat' },
      { allergen: 'eggs', answer: 'not known', line: '200 g spaghetti', why: 'fresh pasta often has eggs' },
      { allergen: 'nuts', answer: 'none found' },
      { allergen: 'dairy', answer: 'none found' },
    ],
    eaters: [],
    sample: false,
    updatedAt: '2026-11-15T08:00:00.000Z',
    ...overrides,
  }
}

const sameInAllMeasures = (text: string) => ({ written: text, metric: text, us: text })
