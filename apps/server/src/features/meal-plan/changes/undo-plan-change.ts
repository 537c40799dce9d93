import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Actor } from '../../../actor'
import { plannedMeals } from '../../../db/tables/meal-plan'
import { AppError } from '../../../errors'
import { updateFollowingList } from '../plan-list/following-list'
import { undoDismissal } from '../planner/dismissed-dishes'
import { activeMealCondition, type MealRow } from '../week/meal-queries'
import type { PlanChangeParts } from './plan-change'

/**
 * Undoes a change: added meals are removed and removed meals restored. A meal that was cooked or changed since stays, and nothing
 * is restored into its slot.
 */
export function createUndoPlanChange({ clock, withHousehold }: PlanChangeParts) {
  return (actor: Actor, action: string): Promise<void> =>
    withHousehold(actor, ['meal-plan'], async (tx) => {
      const { householdId, now } = tx
      const actionId = action.toLowerCase()
      const added = await tx
        .select()
        .from(plannedMeals)
        .where(and(activeMealCondition(householdId), eq(plannedMeals.addedActionId, actionId)))
      const removed = await tx
        .select()
        .from(plannedMeals)
        .where(and(eq(plannedMeals.householdId, householdId), eq(plannedMeals.removedActionId, actionId)))
      const kept = added.filter((meal) => meal.cookedAt !== null || meal.version > 1)
      const toRemove = added.filter((meal) => !kept.includes(meal))
      const toRestore = removed.filter((meal) => !kept.some((other) => isSameSlot(meal, other)))
      if (toRemove.length + toRestore.length === 0) throw new AppError('nothing-to-undo')
      if (toRemove.length > 0)
        await tx
          .update(plannedMeals)
          .set({ removedAt: now, updatedAt: now })
          .where(and(mealsCondition(householdId, toRemove), isNull(plannedMeals.removedAt)))
      if (toRestore.length > 0)
        await tx
          .update(plannedMeals)
          .set({ removedAt: null, removedActionId: null, updatedAt: now })
          .where(mealsCondition(householdId, toRestore))
      await undoDismissal(tx, householdId, actionId)
      if (tx.follows) await updateFollowingList(tx, clock)
    })
}

function isSameSlot(a: MealRow, b: MealRow): boolean {
  return a.day === b.day && a.meal === b.meal
}

function mealsCondition(householdId: string, meals: readonly MealRow[]) {
  const ids = meals.map(({ id }) => id)
  return and(eq(plannedMeals.householdId, householdId), inArray(plannedMeals.id, ids))
}
