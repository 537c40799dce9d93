import type { HouseholdPerson } from '@larder/contract/diet'
import type { Day } from '@larder/kitchen/date/day'
import type { Eater } from '@larder/kitchen/diet/eater'
import { mealTimes } from '@larder/kitchen/meal-plan/plan-request'
import { and, eq, gte, inArray, isNull, lt } from 'drizzle-orm'
import type { Tx } from '../../../db/database'
import { plannedMeals } from '../../../db/tables/meal-plan'
import { toEater } from '../../../to-eater'

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

/** The eaters of a meal and the plates it is cooked for. */
export interface MealEaters {
  readonly eaters: readonly Eater[]
  readonly plates: number
}

/** Returns the named eaters who are still members; everybody when none is named or left. */
export function toMealEaters(
  meal: Pick<MealRow, 'eaters' | 'plates'>,
  everybody: readonly HouseholdPerson[],
): MealEaters {
  const named = everybody.filter(({ id }) => meal.eaters?.includes(id))
  const people = named.length > 0 ? named : everybody
  const hunger = people.reduce((sum, { portions }) => sum + portions, 0)
  const plates = meal.plates ?? (hunger > 0 ? hunger : 1)
  // Plates beyond the eaters' own are for guests or the next day; all of them are cooked.
  const factor = hunger > 0 ? plates / hunger : 1
  const eaters = people.map((person) => toEater({ ...person, portions: person.portions * factor }))
  return { eaters, plates }
}
