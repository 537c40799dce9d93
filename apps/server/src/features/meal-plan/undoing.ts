import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { inTransaction } from '../../db/open'
import { plannedMeals } from '../../db/tables/meal-plan'
import { touchHousehold } from '../../db/touch'
import { AppError } from '../../errors'
import type { ChangingParts } from './changing'
import { type MealRow, standsIn } from './meal-row'
import { unwave } from './waved'

/**
 * Takes a change back: what it put in goes, what it took out comes back. A meal that was cooked or changed since is the
 * cook's by now and stays, and nothing comes back to a place where it stands.
 */
export function openUndoing({ db, clock, follow }: ChangingParts) {
  return (actor: Actor, action: string): Promise<void> =>
    inTransaction(db, async (tx) => {
      const { follows } = await touchHousehold(tx, actor, 'meal-plan')
      const { householdId } = actor
      const now = clock()
      const actionId = action.toLowerCase()
      const came = await tx
        .select()
        .from(plannedMeals)
        .where(and(standsIn(householdId), eq(plannedMeals.putInBy, actionId)))
      const went = await tx
        .select()
        .from(plannedMeals)
        .where(and(eq(plannedMeals.householdId, householdId), eq(plannedMeals.takenOutBy, actionId)))
      const stays = came.filter((meal) => meal.cookedAt !== null || meal.version > 1)
      const goes = came.filter((meal) => !stays.includes(meal))
      const comesBack = went.filter((meal) => !stays.some((other) => isSamePlace(meal, other)))
      if (goes.length + comesBack.length === 0) throw new AppError('nothing-to-undo')
      if (goes.length > 0)
        await tx
          .update(plannedMeals)
          .set({ removedAt: now, updatedAt: now })
          .where(and(inArray(plannedMeals.id, idsOf(goes)), isNull(plannedMeals.removedAt)))
      if (comesBack.length > 0)
        await tx
          .update(plannedMeals)
          .set({ removedAt: null, takenOutBy: null, updatedAt: now })
          .where(inArray(plannedMeals.id, idsOf(comesBack)))
      await unwave(tx, householdId, actionId)
      if (follows) await follow(tx, actor)
    })
}

function isSamePlace(a: MealRow, b: MealRow): boolean {
  return a.day === b.day && a.meal === b.meal
}

function idsOf(meals: readonly MealRow[]): number[] {
  return meals.map(({ id }) => id)
}
