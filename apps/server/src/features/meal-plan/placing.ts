import type { Person } from '@larder/contract/diet'
import type { NewOnTheTable } from '@larder/contract/meal-plan'
import type { Day } from '@larder/kitchen/day'
import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../db/open'
import { plannedMeals } from '../../db/tables/meal-plan'
import { AppError } from '../../errors'
import type { PlanChange } from './changing'
import { type MealRow, standsIn } from './meal-row'
import { leftoversBy } from './stock'

/** More than anybody eats on one day, and more than a household plans in many years. */
const mostOnDay = 20
const mostInHousehold = 20_000

export type Dish = Pick<MealRow, 'kind' | 'title' | 'recipeId' | 'recipeVersion' | 'lotId'>
export type NewMeal = Dish &
  Pick<MealRow, 'day' | 'meal'> &
  Partial<Pick<MealRow, 'eaters' | 'plates' | 'portion' | 'ofMealId' | 'planned'>>

/** What a cook wants on the table, as it is kept: a dish in its current version, leftovers that are there, or their own words. */
export async function dishFor({ tx, householdId }: PlanChange, what: NewOnTheTable): Promise<Dish> {
  if (what.kind === 'note') return noteOf(what.text)
  if (what.kind === 'recipe') {
    const [dish] = (await currentRecipes(tx, householdId, [what.recipeId])).values()
    if (!dish) throw new AppError('recipe-not-found')
    return dish
  }
  const lot = (await leftoversBy(tx, householdId, [what.itemId])).get(what.itemId)
  if (!lot?.there) throw new AppError('item-not-found')
  return leftoversAs(lot)
}

export function noteOf(title: string): Dish {
  return { kind: 'note', title, recipeId: null, recipeVersion: null, lotId: null }
}

export function leftoversAs({ id, dish }: { id: number; dish: { title: string } }): Dish {
  return { kind: 'leftovers', title: dish.title, recipeId: null, recipeVersion: null, lotId: id }
}

/** What is left of a meal that is still to be cooked. */
export function againOf({ id, title }: Pick<MealRow, 'id' | 'title'>): Dish & { ofMealId: number } {
  return { kind: 'leftovers', title, recipeId: null, recipeVersion: null, lotId: null, ofMealId: id }
}

/** The recipes with these numbers that the household may read, as they would be planned now. */
export async function currentRecipes(
  tx: Tx,
  householdId: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Dish & { recipeId: number; recipeVersion: number }>> {
  if (ids.length === 0) return new Map()
  const { rows } = await tx.execute<{ id: number; version: number; title: string }>(
    sql`select r.id::float8 as id, r.version, r.title from recipes r
      where r.id = any(${sql.param([...ids])}::bigint[]) and r.removed_at is null and (r.public or r.flexible_household = ${householdId}
          or (r.flexible_household is null and r.account_id in (
            select account_id from household_members where household_id = ${householdId})))`,
  )
  return new Map(
    rows.map(({ id, version, title }) => [
      id,
      { kind: 'recipe', title, recipeId: id, recipeVersion: version, lotId: null },
    ]),
  )
}

/** Who was named, if all of them eat here; nobody when it is for everybody. */
export function namedAmong(
  people: readonly Person[],
  ids: readonly string[] | null | undefined,
): string[] | null {
  if (!ids) return null
  const named = [...new Set(ids.map((id) => id.toLowerCase()))]
  if (named.some((id) => people.every((person) => person.id !== id))) throw new AppError('person-not-found')
  return named
}

/** Puts meals into the plan under the name of the change, if there is room. */
export async function putIn(change: PlanChange, meals: readonly NewMeal[]): Promise<MealRow[]> {
  if (meals.length === 0) return []
  const { tx, householdId, accountId, now, actionId } = change
  await refuseTooMany(change, meals)
  return tx
    .insert(plannedMeals)
    .values(
      meals.map((meal) => ({
        ...meal,
        householdId,
        accountId,
        createdAt: now,
        updatedAt: now,
        putInBy: actionId,
      })),
    )
    .returning()
}

/** Takes meals out under the name of the change, and with them what was to be eaten from them. */
export async function takeOut(
  { tx, householdId, now, actionId }: PlanChange,
  ids: readonly number[],
): Promise<number> {
  if (ids.length === 0) return 0
  const gone = await tx
    .update(plannedMeals)
    .set({ removedAt: now, updatedAt: now, takenOutBy: actionId })
    .where(and(standsIn(householdId), inArray(plannedMeals.id, [...ids])))
    .returning({ id: plannedMeals.id })
  if (gone.length === 0) return 0
  const eatenAgain = and(
    inArray(
      plannedMeals.ofMealId,
      gone.map(({ id }) => id),
    ),
    isNull(plannedMeals.cookedAt),
    isNull(plannedMeals.lotId),
    // A dish that was to be made from what this one leaves over stays: its cook sees what it lacks now.
    eq(plannedMeals.kind, 'leftovers'),
  )
  const along = await tx
    .update(plannedMeals)
    .set({ removedAt: now, updatedAt: now, takenOutBy: actionId })
    .where(and(standsIn(householdId), eatenAgain))
    .returning({ id: plannedMeals.id })
  return gone.length + along.length
}

export async function refuseTooMany(
  { tx, householdId }: PlanChange,
  more: readonly { readonly day: Day }[],
): Promise<void> {
  const days = [...new Set(more.map(({ day }) => day))]
  const [all] = await tx.select({ meals: count() }).from(plannedMeals).where(standsIn(householdId))
  const counts = await tx
    .select({ day: plannedMeals.day, meals: count() })
    .from(plannedMeals)
    .where(and(standsIn(householdId), inArray(plannedMeals.day, days)))
    .groupBy(plannedMeals.day)
  const there = new Map(counts.map(({ day, meals }) => [day, meals]))
  const isFull = days.some(
    (day) => (there.get(day) ?? 0) + more.filter((one) => one.day === day).length > mostOnDay,
  )
  if (isFull || (all?.meals ?? 0) + more.length > mostInHousehold) throw new AppError('too-many-meals')
}

/** The meal that stands under a number. */
export async function standing({ tx, householdId }: PlanChange, id: number): Promise<MealRow> {
  const [meal] = await tx
    .select()
    .from(plannedMeals)
    .where(and(standsIn(householdId), eq(plannedMeals.id, id)))
  if (!meal) throw new AppError('meal-not-found')
  return meal
}
