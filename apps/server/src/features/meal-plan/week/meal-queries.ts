import type { Day } from '@larder/kitchen/date/day'
import { mealTimes } from '@larder/kitchen/meal-plan/plan-request'
import { and, eq, gte, inArray, isNull, lt } from 'drizzle-orm'
import type { Tx } from '../../../db/database'
import { plannedMeals } from '../../../db/tables/meal-plan'

/** A stored meal. */
export type MealRow = typeof plannedMeals.$inferSelect

/** Returns the active meals from one day up to but not including another, in meal order. */
export async function findMealsBetween(
  tx: Tx,
  householdId: string,
  from: Day,
  until: Day,
): Promise<MealRow[]> {
  const rows = await tx
    .select()
    .from(plannedMeals)
    .where(and(activeMealCondition(householdId), gte(plannedMeals.day, from), lt(plannedMeals.day, until)))
  return rows.sort(compareMeals)
}

/** Returns the meals that these are eaten from, which may be of an earlier week. */
export async function findSourceMeals(
  tx: Tx,
  householdId: string,
  meals: readonly MealRow[],
): Promise<ReadonlyMap<number, MealRow>> {
  const ids = meals.flatMap(({ ofMealId }) => ofMealId ?? [])
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select()
    .from(plannedMeals)
    .where(and(activeMealCondition(householdId), inArray(plannedMeals.id, ids)))
  return new Map(rows.map((row) => [row.id, row]))
}

export function activeMealCondition(householdId: string) {
  return and(eq(plannedMeals.householdId, householdId), isNull(plannedMeals.removedAt))
}

function compareMeals(a: MealRow, b: MealRow): number {
  if (a.day !== b.day) return a.day < b.day ? -1 : 1
  return mealTimes.indexOf(a.meal) - mealTimes.indexOf(b.meal) || a.id - b.id
}
