import { foodById } from '@larder/kitchen/food/food'
import { edibleGrams } from '@larder/kitchen/nutrition/dish-nutrition'
import type { RecipeLine } from '@larder/kitchen/recipe/recipe'

const maxOnPlate = 5

/** Returns the main foods of the plate, heaviest first; seasonings, fats and liquids are left out where possible. */
export function toPlate(lines: readonly RecipeLine[]): string[] {
  const grams = new Map<string, number>()
  for (const { foodId, quantity, text } of lines) {
    if (foodId === undefined) continue
    const weight = quantity ? (edibleGrams(quantity, foodId, text) ?? 0) : 0
    grams.set(foodId, (grams.get(foodId) ?? 0) + weight)
  }
  const byWeight = [...grams].sort(([, a], [, b]) => b - a).map(([foodId]) => foodId)
  const seen = byWeight.filter(isVisibleFood)
  return (seen.length > 0 ? seen : byWeight).slice(0, maxOnPlate)
}

function isVisibleFood(foodId: string): boolean {
  const category = foodById(foodId)?.category
  if (category === 'Oils' || category === 'Herbs & Spices') return false
  return !/(?:^|-)(?:water|salt|sugar|stock|broth)$|^stock-cube$/.test(foodId)
}
