import type { RecipeOccasion } from '@larder/contract/recipes'

/** Returns the next meal at an hour of the day. */
export function mealForHour(hour: number): Extract<RecipeOccasion, 'breakfast' | 'lunch' | 'dinner'> {
  if (hour >= 4 && hour < 10) return 'breakfast'
  return hour >= 10 && hour < 14 ? 'lunch' : 'dinner'
}
