import type { Recipe } from '@larder/kitchen/recipe/recipe'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../db/database'
import { currentLines } from '../../../db/recipe-lines'
import type { RecipeContent } from '../../../db/tables/recipes'
import type { MealRow } from './meal-queries'

/** The recipes of meals, each in its planned version. */
export interface PlannedRecipes {
  of(meal: Pick<MealRow, 'recipeId' | 'recipeVersion'>): Recipe | undefined
}

/** Returns those that still exist and that the household may read; withdrawn recipes are left out. */
export async function findPlannedRecipes(
  tx: Tx,
  householdId: string,
  meals: readonly Pick<MealRow, 'recipeId' | 'recipeVersion'>[],
): Promise<PlannedRecipes> {
  const versionKeys = new Map<string, { id: number; version: number }>()
  for (const { recipeId: id, recipeVersion: version } of meals)
    if (id !== null && version !== null) versionKeys.set(toVersionKey(id, version), { id, version })
  const found = new Map<string, Recipe>()
  if (versionKeys.size > 0) {
    const ids = sql.param([...versionKeys.values()].map(({ id }) => id))
    const versions = sql.param([...versionKeys.values()].map(({ version }) => version))
    const { rows } = await tx.execute<{ id: number; version: number; content: RecipeContent }>(
      sql`select r.id::float8 as id, v.version, v.content
        from unnest(${ids}::bigint[], ${versions}::int[]) as wanted (id, version)
          join recipe_versions v on v.recipe_id = wanted.id and v.version = wanted.version
          join recipes r on r.id = v.recipe_id
        where r.removed_at is null and ((r.public and (r.account_id is null or v.approved_at is not null))
          or r.flexible_household = ${householdId}
          or (r.flexible_household is null and r.account_id in (
            select account_id from household_members where household_id = ${householdId})))`,
    )
    for (const { id, version, content } of rows) found.set(toVersionKey(id, version), toRecipe(id, content))
  }
  return {
    of({ recipeId, recipeVersion }) {
      return recipeId === null || recipeVersion === null
        ? undefined
        : found.get(toVersionKey(recipeId, recipeVersion))
    },
  }
}

/**
 * Returns all versions of a dish that the household has cooked, since leftovers may be of any. Whether the household may still
 * read the recipe does not matter.
 */
export async function findCookedVersions(
  tx: Tx,
  householdId: string,
  recipeIds: readonly number[],
): Promise<ReadonlyMap<number, readonly Recipe[]>> {
  const found = new Map<number, Recipe[]>()
  if (recipeIds.length === 0) return found
  const { rows } = await tx.execute<{ id: number; content: RecipeContent }>(
    sql`select v.recipe_id::float8 as id, v.content from recipe_versions v
      where (v.recipe_id, v.version) in (select recipe_id, recipe_version from cooked_dishes
        where household_id = ${householdId} and recipe_id = any(${sql.param([...recipeIds])}::bigint[]))`,
  )
  for (const { id, content } of rows) found.set(id, [...(found.get(id) ?? []), toRecipe(id, content)])
  return found
}

function toVersionKey(id: number, version: number): string {
  return `${id} ${version}`
}

function toRecipe(id: number, content: RecipeContent): Recipe {
  const { draft } = content
  const lines = currentLines(content)
  const { title, servings, course, cuisine, occasions, tags } = draft
  return {
    id,
    title,
    servings,
    minutes: draft.prepMinutes + draft.cookMinutes + draft.waitMinutes,
    course,
    ...(cuisine !== undefined && { cuisine }),
    occasions,
    tags,
    lines,
  }
}
