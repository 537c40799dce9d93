import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Tx } from '../../../db/database'
import { plannedMeals } from '../../../db/tables/meal-plan'
import { activeMealCondition } from '../week/meal-queries'

/** Marks a meal as cooked. The caller holds the household lock. Returns whether there was such a meal still to cook. */
export async function markCooked(tx: Tx, householdId: string, mealId: number, now: string): Promise<boolean> {
  const updated = await tx
    .update(plannedMeals)
    .set({ cookedAt: now, updatedAt: now })
    .where(and(activeMealCondition(householdId), eq(plannedMeals.id, mealId), isNull(plannedMeals.cookedAt)))
    .returning({ id: plannedMeals.id })
  return updated.length > 0
}

/** Links the leftovers of a meal to the meals that were planned from it. */
export async function linkLeftovers(
  tx: Tx,
  householdId: string,
  mealId: number,
  lotId: number,
): Promise<void> {
  await tx
    .update(plannedMeals)
    .set({ lotId })
    .where(
      and(
        activeMealCondition(householdId),
        eq(plannedMeals.ofMealId, mealId),
        eq(plannedMeals.kind, 'leftovers'),
        isNull(plannedMeals.cookedAt),
      ),
    )
}

/** Undoes that, also for meals that were removed from the plan since: they come back unmarked. */
export async function markUncooked(tx: Tx, householdId: string, mealIds: readonly number[]): Promise<void> {
  if (mealIds.length === 0) return
  await tx
    .update(plannedMeals)
    .set({ cookedAt: null })
    .where(and(eq(plannedMeals.householdId, householdId), inArray(plannedMeals.id, [...mealIds])))
  await tx
    .update(plannedMeals)
    .set({ lotId: null })
    .where(
      and(
        eq(plannedMeals.householdId, householdId),
        eq(plannedMeals.kind, 'leftovers'),
        inArray(plannedMeals.ofMealId, [...mealIds]),
      ),
    )
}
