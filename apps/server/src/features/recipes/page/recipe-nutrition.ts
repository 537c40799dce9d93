import type { ServingNutrition } from '@larder/contract/recipes'
import { parseIngredient } from '@larder/kitchen/ingredient/ingredient'
import { nutritionOfRecipe } from '@larder/kitchen/nutrition/dish-nutrition'
import type { Recipe } from '@larder/kitchen/recipe/recipe'

/** Returns the nutrition of one serving as on a label, independent of the number of servings. */
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

// Salt to taste has no weight; an unparsed line may have any.
function findUnreadLines({ lines }: Recipe): string[] {
  return lines.flatMap(({ text, foodId }) =>
    foodId === undefined && !parseIngredient(text).heading ? [text] : [],
  )
}

const unknownText = 'not known'

// A tenth matters for small amounts and is false precision for large ones.
function formatGrams(value: number | undefined): string {
  if (value === undefined) return unknownText
  return `${value < 9.95 ? Math.round(value * 10) / 10 : Math.round(value)} g`
}
