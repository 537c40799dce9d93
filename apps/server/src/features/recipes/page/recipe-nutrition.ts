import type { ServingNutrition } from '@larder/contract/recipes'
import { parseIngredient } from '@larder/kitchen/ingredient/ingredient'
import { nutritionOfRecipe } from '@larder/kitchen/nutrition/dish-nutrition'
import type { Recipe } from '@larder/kitchen/recipe/recipe'

/** What one serving gives, as a label tells it: the same for however many it is cooked. */
export function toRecipeNutrition(recipe: Recipe): ServingNutrition {
  const { perServing, coverage, leftOut } = nutritionOfRecipe(recipe)
  const { kcal = 0, protein, carbs, fat, fiber, sugar, sodium } = perServing
  return {
    calories: Math.round(kcal),
    protein: formatGrams(protein),
    carbs: formatGrams(carbs),
    fat: formatGrams(fat),
    fiber: formatGrams(fiber),
    sugar: formatGrams(sugar),
    sodium: sodium === undefined ? unknownText : `${Math.round(sodium)} mg`,
    coverage: Math.min(1, Math.max(0, coverage)),
    leftOut: [...new Set([...leftOut.map(({ line }) => line), ...findUnreadLines(recipe)])],
  }
}

// Salt to taste weighs nothing; what nobody understands may weigh anything.
function findUnreadLines({ lines }: Recipe): string[] {
  return lines.flatMap(({ text, foodId }) =>
    foodId === undefined && !parseIngredient(text).heading ? [text] : [],
  )
}

const unknownText = 'not known'

// A tenth matters where there is little, and pretends to be exact where there is much.
function formatGrams(value: number | undefined): string {
  if (value === undefined) return unknownText
  return `${value < 9.95 ? Math.round(value * 10) / 10 : Math.round(value)} g`
}
