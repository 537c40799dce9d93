import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { cookedDishes } from '../../db/tables/cooking'
import { recipesTable } from '../../db/tables/recipes'

/**
 * Which of these recipes the household has cooked. A recipe counts households, not pots: whoever cooks it every day makes it
 * no better known.
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

/** One household more, or one fewer, has cooked these. */
export async function adjustCookedCounts(tx: Tx, recipeIds: readonly number[], by: 1 | -1): Promise<void> {
  // Always in the same order, so that two households never wait for each other.
  for (const id of [...new Set(recipeIds)].sort((a, b) => a - b)) {
    await tx
      .update(recipesTable)
      .set({ cooked: sql`greatest(0, ${recipesTable.cooked} + ${by})` })
      .where(eq(recipesTable.id, id))
  }
}
