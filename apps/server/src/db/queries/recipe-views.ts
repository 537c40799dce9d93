import { inArray, type SQL } from 'drizzle-orm'
import { addRecipeViews } from '../sql/my-recipes/own-recipes'
import { recipeViews } from '../tables/my-recipes'
import type { Tx } from '../tx'

/**
 * Adds views to their recipes and forgets who viewed. Views are noted on one node; recipes are on every node, so they are changed by
 * many views at once.
 */
export async function settleRecipeViews(tx: Tx, which: SQL | undefined): Promise<void> {
  const settled = await tx.delete(recipeViews).where(which).returning({ id: recipeViews.recipeId })
  const counts = new Map<number, number>()
  for (const { id } of settled) counts.set(id, (counts.get(id) ?? 0) + 1)
  if (counts.size > 0) await addRecipeViews(tx, [...counts.keys()], [...counts.values()])
}

/** Returns which of these recipes were viewed lately. */
export async function findViewedRecipes(tx: Tx, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .selectDistinct({ id: recipeViews.recipeId })
    .from(recipeViews)
    .where(inArray(recipeViews.recipeId, [...ids]))
  return new Set(rows.map(({ id }) => id))
}
