import type { Eater } from '../diet/eater'
import { dietaryNeedsOf } from '../diet/eater'
import { objectionsToFood } from '../food-graph/food-objections'

/**
 * Returns a predicate whether these eaters may eat a food by itself; only then may it substitute another.
 * Example: `isEdibleBy([vegan])('salted-butter')` is false.
 */
export function isEdibleBy(eaters: readonly Eater[]): (foodId: string) => boolean {
  const { avoids, diets } = dietaryNeedsOf(eaters)
  return (foodId) => {
    const { allergens, notFitting } = objectionsToFood(foodId)
    return (allergens & avoids) === 0 && (notFitting & diets) === 0
  }
}
