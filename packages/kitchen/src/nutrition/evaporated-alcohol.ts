import { foodById } from '../food/food'
import type { Recipe, RecipeLine } from '../recipe/recipe'
import type { NutritionFacts } from './nutrition'

/**
 * The share of alcohol that stays in a dish after so many minutes on the heat: USDA Table of Nutrient Retention Factors, release 6.
 */
const retained: readonly (readonly [minutes: number, share: number])[] = [
  [150, 0.05],
  [120, 0.1],
  [90, 0.2],
  [60, 0.25],
  [30, 0.35],
  [15, 0.4],
  [0, 0.85],
]
/** Of the time of a dish this much is on the heat; the rest is preparing. */
const heatedShare = 2 / 3

/**
 * Returns the kcal of 100 g of a line that boil away with its alcohol. Nothing leaves a drink, nor a dish of unknown time.
 * Example: of 100 g of red wine in a stew of three hours 70 kcal, of beer in a shandy none.
 */
export function evaporatedEnergy(
  { course, minutes, facts: dish }: Pick<Recipe, 'course' | 'minutes' | 'facts'>,
  { foodId }: RecipeLine,
  { per100g }: NutritionFacts,
): number {
  if (minutes === undefined || course === 'Drink' || foodId === undefined) return 0
  if (foodById(foodId)?.traits.includes('alcohol') !== true) return 0
  const { kcal = 0, protein = 0, carbs = 0, fat = 0 } = per100g
  const ofAlcohol = Math.max(0, kcal - 4 * protein - 4 * carbs - 9 * fat)
  const heated = (minutes - (dish?.waitMinutes ?? 0)) * heatedShare
  const [, stays = 1] = retained.find(([from]) => heated >= from) ?? []
  return ofAlcohol * (1 - stays)
}
