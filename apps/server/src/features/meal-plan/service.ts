import type { HouseholdPerson } from '@larder/contract/diet'
import type { ParsedInputOf } from '@larder/contract/http/endpoint'
import { mealPlan, type PlanMeal } from '@larder/contract/meal-plan'
import { type Day, parseCalendarDay as dayIn } from '@larder/kitchen/date/day'
import { canServe, type ServingDecision } from '@larder/kitchen/diet/eater'
import { forbiddenIn } from '@larder/kitchen/verdict/eater-verdicts'
import { and, eq } from 'drizzle-orm'
import type { Actor } from '../../actor'
import type { MemberTx } from '../../db/household-transaction'
import { plannedMeals } from '../../db/tables/meal-plan'
import { AppError } from '../../errors'
import { findPeople } from '../diet/people'
import {
  assertMealLimit,
  findActiveMeal,
  insertMeals,
  type PlannedDish,
  removeMeals,
  resolveDish,
  resolveEaters,
} from './changes/meal-writes'
import { type PlanChangeParts, withPlanChange } from './changes/plan-change'
import { toLeftoverServing } from './week/leftover-serving'
import { type MealRow, toMealEaters } from './week/meal-queries'
import { findLeftoversById } from './week/plan-stock'
import { findCookedVersions, findPlannedRecipes } from './week/planned-recipes'
import { findWeek } from './week/week-view'

type AddMealInput = ParsedInputOf<typeof mealPlan.add>['body']
type ChangeMealInput = ParsedInputOf<typeof mealPlan.change>['body']

/** Operations on single meals. */
export function createMealService(parts: PlanChangeParts) {
  const { db, clock } = parts

  async function findPlanMeal(actor: Actor, { id, day }: Pick<MealRow, 'id' | 'day'>): Promise<PlanMeal> {
    const { meals } = await findWeek(db, clock, actor, day)
    const meal = meals.find((one) => one.id === id)
    if (!meal) throw new AppError('meal-not-found')
    return meal
  }

  return {
    async add(actor: Actor, { action, acknowledged, ...given }: AddMealInput): Promise<PlanMeal> {
      const request = { call: mealPlan.add.name, input: given, action }
      const meal = await withPlanChange(parts, actor, request, async (tx) => {
        if (tx.isRepeat) return findAddedMeal(tx)
        const dish = await resolveDish(tx, given.what)
        const people = await findPeople(tx, actor)
        const eaters = resolveEaters(people, given.eaters)
        const slot = { day: given.day as Day, meal: given.meal }
        await assertAcknowledged(tx, dish, { eaters, plates: null }, { people, acknowledged })
        const [added] = await insertMeals(tx, [{ ...dish, ...slot, eaters, plates: given.plates ?? null }])
        return added
      })
      if (!meal) throw new AppError('meal-not-found')
      return findPlanMeal(actor, meal)
    },

    async change(
      actor: Actor,
      id: number,
      { action, acknowledged, ...given }: ChangeMealInput,
    ): Promise<PlanMeal> {
      const request = { call: mealPlan.change.name, input: { id, ...given }, action }
      const meal = await withPlanChange(parts, actor, request, async (tx) => {
        const before = await findActiveMeal(tx, id)
        if (tx.isRepeat) return before
        const people = await findPeople(tx, actor)
        const next = {
          ...(given.what && { ...(await resolveDish(tx, given.what)), ofMealId: null }),
          ...(given.day !== undefined && { day: dayIn(given.day) ?? before.day }),
          ...(given.meal !== undefined && { meal: given.meal }),
          ...(given.eaters !== undefined && {
            eaters: resolveEaters(people, given.eaters),
          }),
          ...(given.plates !== undefined && { plates: given.plates }),
        }
        const { day = before.day } = next
        // Locking a meal or changing its plates does not need a new serving check.
        const needsServingCheck = [given.what, given.day, given.meal, given.eaters].some(
          (one) => one !== undefined,
        )
        if (needsServingCheck)
          await assertAcknowledged(
            tx,
            { ...before, ...next },
            { ...before, ...next },
            {
              people,
              acknowledged,
            },
          )
        if (day !== before.day) await assertMealLimit(tx, [{ day }])
        // Any change but locking makes the meal the cook's own: the planner does not replace it.
        const isCooksOwn = Object.keys(next).length > 0
        const [changed] = await tx
          .update(plannedMeals)
          .set({
            ...next,
            ...(isCooksOwn && { planned: false }),
            ...(given.locked !== undefined && { locked: given.locked }),
            version: before.version + 1,
            updatedAt: tx.now,
          })
          .where(and(eq(plannedMeals.householdId, tx.householdId), eq(plannedMeals.id, id)))
          .returning()
        return changed ?? before
      })
      return findPlanMeal(actor, meal)
    },

    async remove(actor: Actor, id: number, action: string | undefined): Promise<{ undo: string }> {
      const request = { call: mealPlan.remove.name, input: { id }, action }
      return withPlanChange(parts, actor, request, async (tx) => {
        if (!tx.isRepeat && (await removeMeals(tx, [id])) === 0) throw new AppError('meal-not-found')
        return { undo: tx.actionId }
      })
    },
  }
}

async function findAddedMeal(tx: MemberTx): Promise<MealRow | undefined> {
  const { householdId, actionId } = tx
  const [meal] = await tx
    .select()
    .from(plannedMeals)
    .where(and(eq(plannedMeals.householdId, householdId), eq(plannedMeals.addedActionId, actionId)))
  return meal
}

/**
 * Rejects a dish that an eater must not eat, by a restriction of high or medium severity or a chosen diet, unless the cook has
 * confirmed it after a warning.
 */
async function assertAcknowledged(
  tx: MemberTx,
  dish: PlannedDish,
  table: Pick<MealRow, 'eaters' | 'plates'>,
  { people, acknowledged }: { people: readonly HouseholdPerson[]; acknowledged: boolean | undefined },
): Promise<void> {
  if (acknowledged) return
  const { eaters } = toMealEaters(table, people)
  // Without restrictions or diets there is nothing to check.
  if (eaters.every(({ avoids, diets }) => avoids.length + diets.length === 0)) return
  const serving = await findServing(tx, dish, eaters)
  if (serving && !serving.allowed) throw new AppError('not-for-everybody', { reasons: forbiddenIn(serving) })
}

async function findServing(
  tx: MemberTx,
  dish: PlannedDish,
  eaters: ReturnType<typeof toMealEaters>['eaters'],
): Promise<ServingDecision | undefined> {
  const { householdId } = tx
  if (dish.kind === 'leftovers') {
    const lot = (await findLeftoversById(tx, householdId, [dish.lotId ?? 0])).get(dish.lotId ?? 0)
    if (!lot) return undefined
    const asCooked = await findCookedVersions(tx, householdId, [lot.dish.recipeId])
    return toLeftoverServing(lot.dish, asCooked.get(lot.dish.recipeId) ?? [], eaters)
  }
  const recipe = (await findPlannedRecipes(tx, householdId, [dish])).of(dish)
  return recipe && canServe(recipe, eaters)
}
