import type { NewMealContent } from '@larder/contract/meal-plan'

/** A dinner cooked some days ago, by its recipe number in the starter cookbook. */
export interface PastDinner {
  readonly daysAgo: number
  readonly recipeId: number
  readonly servings: number
}

// The dinners of each cook; they respect the diets at the table.
export const pastDinners: Readonly<Record<string, readonly PastDinner[]>> = {
  ana: [
    { daysAgo: 11, recipeId: 7, servings: 3 },
    { daysAgo: 9, recipeId: 52, servings: 3 },
    { daysAgo: 6, recipeId: 64, servings: 4 },
    { daysAgo: 5, recipeId: 7, servings: 3 },
    { daysAgo: 4, recipeId: 67, servings: 3 },
    { daysAgo: 3, recipeId: 61, servings: 4 },
    { daysAgo: 2, recipeId: 5, servings: 3 },
  ],
  chidi: [
    { daysAgo: 8, recipeId: 77, servings: 2 },
    { daysAgo: 5, recipeId: 7, servings: 2 },
    { daysAgo: 2, recipeId: 102, servings: 2 },
  ],
  elif: [
    { daysAgo: 6, recipeId: 52, servings: 2 },
    { daysAgo: 3, recipeId: 102, servings: 2 },
  ],
  farid: [
    { daysAgo: 7, recipeId: 7, servings: 1 },
    { daysAgo: 2, recipeId: 102, servings: 2 },
  ],
}

/** Yesterday's dinner, with leftovers. */
export const lastNightDinner = { recipeId: 102, servings: 4, kept: '2' } as const

/** A planned meal, some days from today. */
export interface UpcomingMeal {
  readonly inDays: number
  readonly meal: 'breakfast' | 'lunch' | 'dinner'
  readonly what: NewMealContent
  readonly locked?: boolean
}

const dish = (recipeId: number): NewMealContent => ({ kind: 'recipe', recipeId })

export const upcomingMeals: readonly UpcomingMeal[] = [
  { inDays: 0, meal: 'dinner', what: dish(2) },
  { inDays: 1, meal: 'dinner', what: dish(77) },
  { inDays: 2, meal: 'breakfast', what: dish(1) },
  { inDays: 2, meal: 'dinner', what: dish(89), locked: true },
  { inDays: 3, meal: 'dinner', what: dish(52) },
  { inDays: 4, meal: 'dinner', what: { kind: 'note', text: 'Dinner at Dunja’s' } },
  { inDays: 5, meal: 'lunch', what: dish(64) },
  { inDays: 5, meal: 'dinner', what: dish(7) },
  { inDays: 6, meal: 'dinner', what: dish(67) },
]

/** All recipe numbers that the demo cooks use. */
export const cookedRecipeIds: readonly number[] = [
  ...upcomingMeals.flatMap(({ what }) => (what.kind === 'recipe' ? [what.recipeId] : [])),
  ...Object.values(pastDinners).flatMap((dinners) => dinners.map(({ recipeId }) => recipeId)),
  lastNightDinner.recipeId,
]
