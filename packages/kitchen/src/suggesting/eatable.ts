import type { Eater } from '../eater'
import { needsOf } from '../eater'
import { objectionsTo } from '../food-graph/objections'

/**
 * Whether these people may eat a food by itself; only then may it stand in for another. Example:
 * `eatableBy([vegan])('salted-butter')` is false.
 */
export function eatableBy(eaters: readonly Eater[]): (foodId: string) => boolean {
  const { avoids, diets } = needsOf(eaters)
  return (foodId) => {
    const { allergens, notFitting } = objectionsTo(foodId)
    return (allergens & avoids) === 0 && (notFitting & diets) === 0
  }
}
