import type { Recipe } from '@larder/kitchen/recipe/recipe'
import type { Tx } from '../../../db/database'
import { selectCookedVersions, selectReadableVersions } from '../../../db/sql/recipes/version-content'
import { recipeFromContent } from '../../recipes/page/recipe-details'
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
    const keys = [...versionKeys.values()]
    const rows = await selectReadableVersions(
      tx,
      householdId,
      keys.map(({ id }) => id),
      keys.map(({ version }) => version),
    )
    for (const { id, version, content, facts } of rows)
      found.set(toVersionKey(id, version), recipeFromContent(id, content, facts))
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
  const rows = await selectCookedVersions(tx, householdId, recipeIds)
  for (const { id, content, facts } of rows)
    found.set(id, [...(found.get(id) ?? []), recipeFromContent(id, content, facts)])
  return found
}

function toVersionKey(id: number, version: number): string {
  return `${id} ${version}`
}
