import type { RecipeSummary } from '@larder/contract/recipes'
import type { Suggestion } from '@larder/contract/suggestions'

export function aRecipeSummary(overrides: Partial<RecipeSummary> = {}): RecipeSummary {
  return {
    id: 7,
    title: 'Lemon rice',
    description: 'Rice with lemon.',
    category: 'Main Dish',
    difficulty: 'Easy',
    minutes: 25,
    prepMinutes: 10,
    servings: 2,
    tags: [],
    diets: [],
    plate: ['rice', 'lemon'],
    ratings: 0,
    likes: 0,
    favourite: false,
    yours: false,
    ...overrides,
  }
}

export function aSuggestion(overrides: Partial<Suggestion> = {}): Suggestion {
  const recipe = aRecipeSummary(overrides)
  return {
    ...recipe,
    missing: [],
    time: `${recipe.minutes} minutes`,
    reason: 'uses spinach, 1 day left; you lack lemon juice, swap: white vinegar; ready in 25 min',
    covered: 0.9,
    toBuy: 0,
    saves: [{ name: 'Spinach', foodId: 'spinach', daysLeft: 1 }],
    notKnown: [],
    ...overrides,
  }
}
