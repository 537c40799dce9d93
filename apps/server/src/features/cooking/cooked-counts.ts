import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { cookedDishes } from '../../db/tables/cooking'
import { recipesTable } from '../../db/tables/recipes'

/**
 * Returns which of these recipes the household has cooked. A recipe counts households, not cooking sessions: repeated cooking by
 * one household does not raise the count.
 */
export async function findCookedRecipes(
  tx: Tx,
  householdId: string,
  recipeIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await tx
    .select({ recipeId: cookedDishes.recipeId })
    .from(cookedDishes)
    .where(
      and(
        eq(cookedDishes.householdId, householdId),
        inArray(cookedDishes.recipeId, [...recipeIds]),
        isNull(cookedDishes.undoneAt),
      ),
    )
    .groupBy(cookedDishes.recipeId)
  return new Set(rows.flatMap(({ recipeId }) => recipeId ?? []))
}

/** Raises or lowers the number of households that have cooked these recipes. */
export async function adjustCookedCounts(tx: Tx, recipeIds: readonly number[], by: 1 | -1): Promise<void> {
  // In a fixed order, so that two households cannot deadlock.
  for (const id of [...new Set(recipeIds)].sort((a, b) => a - b)) {
    await tx
      .update(recipesTable)
      .set({ cooked: sql`greatest(0, ${recipesTable.cooked} + ${by})` })
      .where(eq(recipesTable.id, id))
  }
}
