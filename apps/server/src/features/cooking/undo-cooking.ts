import { and, eq, isNull } from 'drizzle-orm'
import type { HouseholdTx } from '../../db/household-transaction'
import { cookedDishes, cookings } from '../../db/tables/cooking'
import { markUncooked } from '../meal-plan/changes/cooked-meals'
import { adjustCookedCounts, findCookedRecipes } from './cooked-counts'

/**
 * Undoes a cooked dish with its booking: the history entry is deleted, the meal is to be cooked again and the session is
 * reopened.
 */
export async function undoCooking(tx: HouseholdTx, actionId: string): Promise<void> {
  const { householdId, now } = tx
  const undone = await tx
    .update(cookedDishes)
    .set({ undoneAt: now })
    .where(
      and(
        eq(cookedDishes.householdId, householdId),
        eq(cookedDishes.actionId, actionId),
        isNull(cookedDishes.undoneAt),
      ),
    )
    .returning({ recipeId: cookedDishes.recipeId, mealId: cookedDishes.mealId })
  if (undone.length === 0) return
  await markUncooked(
    tx,
    householdId,
    undone.flatMap(({ mealId }) => mealId ?? []),
  )
  const ids = undone.flatMap(({ recipeId }) => recipeId ?? [])
  const still = await findCookedRecipes(tx, householdId, ids)
  await adjustCookedCounts(
    tx,
    ids.filter((id) => !still.has(id)),
    -1,
  )
  await tx
    .update(cookings)
    .set({ endedAt: null, finishedBy: null, updatedAt: now })
    .where(and(eq(cookings.householdId, householdId), eq(cookings.finishedBy, actionId)))
}
