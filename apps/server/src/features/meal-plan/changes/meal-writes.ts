import type { HouseholdPerson } from '@larder/contract/diet'
import type { NewMealContent } from '@larder/contract/meal-plan'
import type { Day } from '@larder/kitchen/date/day'
import { and, count, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Tx } from '../../../db/database'
import type { MemberTx } from '../../../db/household-transaction'
import { householdMembers } from '../../../db/tables/household'
import { plannedMeals } from '../../../db/tables/meal-plan'
import { recipesTable } from '../../../db/tables/recipes'
import { AppError } from '../../../errors'
import { activeMealCondition, type MealRow } from '../week/meal-queries'
import { findLeftoversById } from '../week/plan-stock'

/** Limits above anything a household plans. */
const maxMealsPerDay = 20
const maxMealsPerHousehold = 20_000

export type PlannedDish = Pick<MealRow, 'kind' | 'title' | 'recipeId' | 'recipeVersion' | 'lotId'>
export type NewPlannedMeal = PlannedDish &
  Pick<MealRow, 'day' | 'meal'> &
  Partial<Pick<MealRow, 'eaters' | 'plates' | 'portion' | 'ofMealId' | 'planned'>>

/** Resolves a requested dish to stored columns: a recipe in its current version, leftovers in stock, or a note. */
export async function resolveDish(tx: MemberTx, what: NewMealContent): Promise<PlannedDish> {
  const { householdId } = tx
  if (what.kind === 'note') return toNoteDish(what.text)
  if (what.kind === 'recipe') {
    const [dish] = (await findCurrentRecipes(tx, householdId, [what.recipeId])).values()
    if (!dish) throw new AppError('recipe-not-found')
    return dish
  }
  const lot = (await findLeftoversById(tx, householdId, [what.itemId])).get(what.itemId)
  if (!lot?.there) throw new AppError('item-not-found')
  return toLeftoversDish(lot)
}

export function toNoteDish(title: string): PlannedDish {
  return { kind: 'note', title, recipeId: null, recipeVersion: null, lotId: null }
}

export function toLeftoversDish({ id, dish }: { id: number; dish: { title: string } }): PlannedDish {
  return { kind: 'leftovers', title: dish.title, recipeId: null, recipeVersion: null, lotId: id }
}

/** Returns the leftovers of a meal that is still to be cooked. */
export function toRepeatDish({
  id,
  title,
}: Pick<MealRow, 'id' | 'title'>): PlannedDish & { ofMealId: number } {
  return { kind: 'leftovers', title, recipeId: null, recipeVersion: null, lotId: null, ofMealId: id }
}

/** Returns the recipes with these ids that the household may read, in their current version. */
export async function findCurrentRecipes(
  tx: Tx,
  householdId: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PlannedDish & { recipeId: number; recipeVersion: number }>> {
  if (ids.length === 0) return new Map()
  const members = tx
    .select({ id: householdMembers.accountId })
    .from(householdMembers)
    .where(eq(householdMembers.householdId, householdId))
  const { id, version, title, flexibleHousehold, accountId, removedAt } = recipesTable
  const rows = await tx
    .select({ id, version, title })
    .from(recipesTable)
    .where(
      and(
        inArray(id, [...ids]),
        isNull(removedAt),
        or(
          recipesTable.public,
          eq(flexibleHousehold, householdId),
          and(isNull(flexibleHousehold), inArray(accountId, members)),
        ),
      ),
    )
  return new Map(
    rows.map(({ id, version, title }) => [
      id,
      { kind: 'recipe', title, recipeId: id, recipeVersion: version, lotId: null },
    ]),
  )
}

/** Returns the named eaters if all of them belong to the household; null for everybody. */
export function resolveEaters(
  people: readonly HouseholdPerson[],
  ids: readonly string[] | null | undefined,
): string[] | null {
  if (!ids) return null
  const named = [...new Set(ids.map((id) => id.toLowerCase()))]
  if (named.some((id) => people.every((person) => person.id !== id))) throw new AppError('person-not-found')
  return named
}

/** Inserts meals under the action id, within the limits. */
export async function insertMeals(tx: MemberTx, meals: readonly NewPlannedMeal[]): Promise<MealRow[]> {
  if (meals.length === 0) return []
  const { householdId, accountId, now, actionId } = tx
  await assertMealLimit(tx, meals)
  return tx
    .insert(plannedMeals)
    .values(
      meals.map((meal) => ({
        ...meal,
        householdId,
        accountId,
        createdAt: now,
        updatedAt: now,
        addedActionId: actionId,
      })),
    )
    .returning()
}

/** Removes meals under the action id, with the meals eaten from their leftovers. */
export async function removeMeals(tx: MemberTx, ids: readonly number[]): Promise<number> {
  const { householdId, now, actionId } = tx
  if (ids.length === 0) return 0
  const removed = await tx
    .update(plannedMeals)
    .set({ removedAt: now, updatedAt: now, removedActionId: actionId })
    .where(and(activeMealCondition(householdId), inArray(plannedMeals.id, [...ids])))
    .returning({ id: plannedMeals.id })
  if (removed.length === 0) return 0
  const eatenAgain = and(
    inArray(
      plannedMeals.ofMealId,
      removed.map(({ id }) => id),
    ),
    isNull(plannedMeals.cookedAt),
    isNull(plannedMeals.lotId),
    // A dish made from these leftovers stays: the plan shows what it lacks now.
    eq(plannedMeals.kind, 'leftovers'),
  )
  const dependent = await tx
    .update(plannedMeals)
    .set({ removedAt: now, updatedAt: now, removedActionId: actionId })
    .where(and(activeMealCondition(householdId), eatenAgain))
    .returning({ id: plannedMeals.id })
  return removed.length + dependent.length
}

export async function assertMealLimit(tx: MemberTx, added: readonly { readonly day: Day }[]): Promise<void> {
  const { householdId } = tx
  const days = [...new Set(added.map(({ day }) => day))]
  const [all] = await tx.select({ meals: count() }).from(plannedMeals).where(activeMealCondition(householdId))
  const counts = await tx
    .select({ day: plannedMeals.day, meals: count() })
    .from(plannedMeals)
    .where(and(activeMealCondition(householdId), inArray(plannedMeals.day, days)))
    .groupBy(plannedMeals.day)
  const existing = new Map(counts.map(({ day, meals }) => [day, meals]))
  const isFull = days.some(
    (day) => (existing.get(day) ?? 0) + added.filter((one) => one.day === day).length > maxMealsPerDay,
  )
  if (isFull || (all?.meals ?? 0) + added.length > maxMealsPerHousehold) throw new AppError('too-many-meals')
}

/** Returns the active meal with this id. */
export async function findActiveMeal(tx: MemberTx, id: number): Promise<MealRow> {
  const { householdId } = tx
  const [meal] = await tx
    .select()
    .from(plannedMeals)
    .where(and(activeMealCondition(householdId), eq(plannedMeals.id, id)))
  if (!meal) throw new AppError('meal-not-found')
  return meal
}
