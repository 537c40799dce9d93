import type { Person } from '@larder/contract/diet'
import type { ParsedInputOf } from '@larder/contract/endpoint'
import { mealPlan, type PlanMeal } from '@larder/contract/meal-plan'
import { type Day, day as dayIn } from '@larder/kitchen/day'
import { and, eq } from 'drizzle-orm'
import type { Actor } from '../../actor'
import type { Tx } from '../../db/open'
import { plannedMeals } from '../../db/tables/meal-plan'
import type { Hand } from '../../db/touch'
import { AppError } from '../../errors'
import { type ChangingParts, changing, type PlanChange } from './changing'
import type { MealRow } from './meal-row'
import { dishFor, namedAmong, putIn, refuseTooMany, standing, takeOut } from './placing'
import { refuseUnacknowledged } from './placing-check'
import type { WeekOf } from './week'

export interface MealParts extends ChangingParts {
  weekOf: WeekOf
  /** A meal with why it is there, among the meals of its week. */
  peopleOf(tx: Tx, hand: Hand): Promise<Person[]>
}

type Added = ParsedInputOf<typeof mealPlan.add>['body']
type Changed = ParsedInputOf<typeof mealPlan.change>['body']

/** What cooks do with single meals. */
export function openMeals({ db, clock, follow, weekOf, peopleOf }: MealParts) {
  const parts = { db, clock, follow }

  async function told(actor: Actor, { id, day }: Pick<MealRow, 'id' | 'day'>): Promise<PlanMeal> {
    const { meals } = await weekOf(actor, day)
    const meal = meals.find((one) => one.id === id)
    if (!meal) throw new AppError('meal-not-found')
    return meal
  }

  return {
    async add(actor: Actor, { action, acknowledged, ...given }: Added): Promise<PlanMeal> {
      const asked = { call: mealPlan.add.name, input: given, action }
      const meal = await changing(parts, actor, asked, async (change) => {
        if (change.again) return putInBy(change)
        const dish = await dishFor(change, given.what)
        const people = await peopleOf(change.tx, actor)
        const eaters = namedAmong(people, given.eaters)
        const place = { day: given.day as Day, meal: given.meal }
        await refuseUnacknowledged(change, dish, { eaters, plates: null }, { people, acknowledged })
        const [added] = await putIn(change, [{ ...dish, ...place, eaters, plates: given.plates ?? null }])
        return added
      })
      if (!meal) throw new AppError('meal-not-found')
      return told(actor, meal)
    },

    async change(actor: Actor, id: number, { action, acknowledged, ...given }: Changed): Promise<PlanMeal> {
      const asked = { call: mealPlan.change.name, input: { id, ...given }, action }
      const meal = await changing(parts, actor, asked, async (change) => {
        const before = await standing(change, id)
        if (change.again) return before
        const people = await peopleOf(change.tx, actor)
        const next = {
          ...(given.what && { ...(await dishFor(change, given.what)), ofMealId: null }),
          ...(given.day !== undefined && { day: dayIn(given.day) ?? before.day }),
          ...(given.meal !== undefined && { meal: given.meal }),
          ...(given.eaters !== undefined && {
            eaters: namedAmong(people, given.eaters),
          }),
          ...(given.plates !== undefined && { plates: given.plates }),
        }
        const { day = before.day } = next
        // Locking it and counting its plates serves it to nobody else.
        const isServed = [given.what, given.day, given.meal, given.eaters].some((one) => one !== undefined)
        if (isServed)
          await refuseUnacknowledged(
            change,
            { ...before, ...next },
            { ...before, ...next },
            {
              people,
              acknowledged,
            },
          )
        if (day !== before.day) await refuseTooMany(change, [{ day }])
        // Whatever else than locking a cook does with a meal makes it theirs: planning leaves it alone.
        const isTheirs = Object.keys(next).length > 0
        const [changed] = await change.tx
          .update(plannedMeals)
          .set({
            ...next,
            ...(isTheirs && { planned: false }),
            ...(given.locked !== undefined && { locked: given.locked }),
            version: before.version + 1,
            updatedAt: change.now,
          })
          .where(eq(plannedMeals.id, id))
          .returning()
        return changed ?? before
      })
      return told(actor, meal)
    },

    async remove(actor: Actor, id: number, action: string | undefined): Promise<{ undo: string }> {
      const asked = { call: mealPlan.remove.name, input: { id }, action }
      return changing(parts, actor, asked, async (change) => {
        if (!change.again && (await takeOut(change, [id])) === 0) throw new AppError('meal-not-found')
        return { undo: change.actionId }
      })
    },
  }
}

async function putInBy({ tx, householdId, actionId }: PlanChange): Promise<MealRow | undefined> {
  const [meal] = await tx
    .select()
    .from(plannedMeals)
    .where(and(eq(plannedMeals.householdId, householdId), eq(plannedMeals.putInBy, actionId)))
  return meal
}
