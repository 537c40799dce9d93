import type { Recipe } from '@larder/kitchen/recipe/recipe'
import { toRecipeLines } from '@larder/kitchen/recipe/recipe-line'
import type { RecipeIndexRow } from '../../../db/sql/recipes/recipe-index'

/** Maps a row to the kitchen's recipe. */
export function toIndexedRecipe(row: RecipeIndexRow): Recipe {
  return {
    id: row.id,
    title: row.title,
    servings: row.servings,
    minutes: row.minutes,
    course: row.course,
    ...(row.cuisine !== null && { cuisine: row.cuisine }),
    occasions: row.occasions,
    tags: row.tags,
    ...(row.facts && { facts: row.facts }),
    lines: (row.unread ? toRecipeLines(row.unread, row.country ?? undefined) : row.lines).map(
      ({ text, foodId, quantity, optional }) => ({
        text,
        ...(foodId !== undefined && { foodId }),
        ...(quantity && { quantity: { amount: quantity.amount, unit: quantity.unit } }),
        ...(optional && { optional }),
      }),
    ),
  }
}
