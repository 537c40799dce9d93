import type { CookingDish } from '@larder/contract/cooking'
import type { Recipe } from '@larder/kitchen/recipe/recipe'
import type { Tx } from '../../db/database'
import { selectCookableVersions } from '../../db/sql/recipes/version-content'
import { AppError } from '../../errors'
import { recipeFromContent } from '../recipes/page/recipe-details'

/** A dish with its recipe in the requested version. */
export interface DishWithRecipe extends CookingDish {
  readonly recipe: Recipe
}

/**
 * Returns the recipes of some dishes. They must exist and be readable for the household; a dish in an ongoing session can be
 * finished even if its recipe was withdrawn meanwhile.
 */
export async function findDishRecipes(
  tx: Tx,
  householdId: string,
  dishes: readonly CookingDish[],
): Promise<DishWithRecipe[]> {
  const rows = await selectCookableVersions(
    tx,
    householdId,
    dishes.map(({ recipeId }) => recipeId),
    dishes.map(({ version }) => version),
  )
  return dishes.map((dish) => {
    const { recipeId, version } = dish
    const found = rows.find((row) => row.id === recipeId && row.version === version)
    if (!found) throw new AppError('recipe-not-found')
    return { ...dish, recipe: recipeFromContent(recipeId, found.content, found.facts) }
  })
}
