import type { CookingDish } from '@larder/contract/cooking'
import type { Recipe } from '@larder/kitchen/recipe/recipe'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import type { RecipeContent } from '../../db/tables/recipes'
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
  const ids = sql.param(dishes.map(({ recipeId }) => recipeId))
  const versions = sql.param(dishes.map(({ version }) => version))
  const { rows } = await tx.execute<{ id: number; version: number; content: RecipeContent }>(
    sql`select r.id::float8 as id, v.version, v.content
      from unnest(${ids}::bigint[], ${versions}::bigint[]) as wanted (id, version)
        join recipe_versions v on v.recipe_id = wanted.id and v.version = wanted.version
        join recipes r on r.id = v.recipe_id
      where (r.removed_at is null and ((r.public and (r.account_id is null or v.approved_at is not null))
          or r.flexible_household = ${householdId}
          or (r.flexible_household is null and r.account_id in (
            select account_id from household_members where household_id = ${householdId}))))
        or exists (select from cookings where household_id = ${householdId} and ended_at is null
          and dishes @> jsonb_build_array(jsonb_build_object('recipeId', r.id, 'version', v.version)))`,
  )
  return dishes.map((dish) => {
    const { recipeId, version } = dish
    const found = rows.find((row) => row.id === recipeId && row.version === version)
    if (!found) throw new AppError('recipe-not-found')
    return { ...dish, recipe: recipeFromContent(recipeId, found.content) }
  })
}
