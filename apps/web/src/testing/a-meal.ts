import type { MatchedRecipe } from '@larder/contract/recipes'

/** A dal for four that lacks ghee; overridable. */
export function aMeal(overrides: Partial<MatchedRecipe> = {}): MatchedRecipe {
  return {
    id: 12,
    title: 'Red Lentil Tarka Dal',
    description: 'Soft lentils under sizzling cumin.',
    category: 'Main Dish',
    difficulty: 'Easy',
    minutes: 40,
    prepMinutes: 10,
    servings: 4,
    tags: ['curry', 'lentils', 'budget'],
    diets: [],
    plate: ['red-lentils', 'onion', 'tomato'],
    ratings: 0,
    likes: 3,
    favourite: false,
    yours: false,
    missing: ['ghee'],
    ...overrides,
  }
}
