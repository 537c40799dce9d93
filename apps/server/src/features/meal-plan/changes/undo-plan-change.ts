import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Actor } from '../../../actor'
import { inTransaction } from '../../../db/database'
import { lockHousehold } from '../../../db/household-lock'
import { plannedMeals } from '../../../db/tables/meal-plan'
import { AppError } from '../../../errors'
import { undoDismissal } from '../planner/dismissed-dishes'
import { activeMealCondition, type MealRow } from '../week/meal-queries'
import type { PlanChangeParts } from './plan-change'

/**
 * Takes a change back: what it put in goes, what it took out comes back. A meal that was cooked or changed since is the
 * cook's by now and stays, and nothing comes back to a place where it stands.
 */
export function createUndoPlanChange({ db, clock, follow }: PlanChangeParts) {
  return (actor: Actor, action: string): Promise<void> =>
    inTransaction(db, async (tx) => {
      const { follows } = await lockHousehold(tx, actor, 'meal-plan')
      const { householdId } = actor
      const now = clock()
      const actionId = action.toLowerCase()
      const came = await tx
        .select()
        .from(plannedMeals)
        .where(and(activeMealCondition(householdId), eq(plannedMeals.addedActionId, actionId)))
      const went = await tx
        .select()
        .from(plannedMeals)
        .where(and(eq(plannedMeals.householdId, householdId), eq(plannedMeals.removedActionId, actionId)))
      const stays = came.filter((meal) => meal.cookedAt !== null || meal.version > 1)
      const goes = came.filter((meal) => !stays.includes(meal))
      const comesBack = went.filter((meal) => !stays.some((other) => isSameSlot(meal, other)))
      if (goes.length + comesBack.length === 0) throw new AppError('nothing-to-undo')
      if (goes.length > 0)
        await tx
          .update(plannedMeals)
          .set({ removedAt: now, updatedAt: now })
          .where(and(inArray(plannedMeals.id, idsOf(goes)), isNull(plannedMeals.removedAt)))
      if (comesBack.length > 0)
        await tx
          .update(plannedMeals)
          .set({ removedAt: null, removedActionId: null, updatedAt: now })
          .where(inArray(plannedMeals.id, idsOf(comesBack)))
      await undoDismissal(tx, householdId, actionId)
      if (follows) await follow(tx, actor)
    })
}

function isSameSlot(a: MealRow, b: MealRow): boolean {
  return a.day === b.day && a.meal === b.meal
}

function idsOf(meals: readonly MealRow[]): number[] {
  return meals.map(({ id }) => id)
}
