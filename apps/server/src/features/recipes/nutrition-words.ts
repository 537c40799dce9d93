import type { RecipeNutrition } from '@larder/contract/recipes'
import { nutritionOfRecipe } from '@larder/kitchen/dish-nutrition'
import { readIngredient } from '@larder/kitchen/ingredient'
import type { Recipe } from '@larder/kitchen/recipe'

/** What one serving gives, as a label tells it: the same for however many it is cooked. */
export function nutritionInWords(recipe: Recipe): RecipeNutrition {
  const { perServing, coverage, leftOut } = nutritionOfRecipe(recipe)
  const { kcal = 0, protein, carbs, fat, fiber, sugar, sodium } = perServing
  return {
    calories: Math.round(kcal),
    protein: grams(protein),
    carbs: grams(carbs),
    fat: grams(fat),
    fiber: grams(fiber),
    sugar: grams(sugar),
    sodium: sodium === undefined ? notKnown : `${Math.round(sodium)} mg`,
    coverage: Math.min(1, Math.max(0, coverage)),
    leftOut: [...new Set([...leftOut.map(({ line }) => line), ...notUnderstood(recipe)])],
  }
}

// Salt to taste weighs nothing; what nobody understands may weigh anything.
function notUnderstood({ lines }: Recipe): string[] {
  return lines.flatMap(({ text, foodId }) =>
    foodId === undefined && !readIngredient(text).heading ? [text] : [],
  )
}

const notKnown = 'not known'

// A tenth matters where there is little, and pretends to be exact where there is much.
function grams(value: number | undefined): string {
  if (value === undefined) return notKnown
  return `${value < 9.95 ? Math.round(value * 10) / 10 : Math.round(value)} g`
}
