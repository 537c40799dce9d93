import { randomInt } from 'node:crypto'
import type { HouseholdPerson } from '@larder/contract/diet'
import type { PlanWeek } from '@larder/contract/meal-plan'
import { mealPlan } from '@larder/contract/meal-plan'
import { addDays } from '@larder/kitchen/date/day'
import { canServe } from '@larder/kitchen/diet/eater'
import type { PlannedMeal } from '@larder/kitchen/meal-plan/plan-request'
import { isEdibleOn } from '@larder/kitchen/meal-plan/serving/repeat-meals'
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Actor } from '../../../actor'
import type { Tx } from '../../../db/database'
import { plannedMeals } from '../../../db/tables/meal-plan'
import { AppError } from '../../../errors'
import { WorkerError } from '../../../workers/worker-error'
import { dismissDish, toDismissedInWeek, toWeekStart } from '../planner/dismissed-dishes'
import { storeChosenDishes } from '../planner/made-up-candidates'
import { toPlannerSlots } from '../planner/plan-slots'
import {
  createPlanningContextLoader,
  type PlanningContext,
  toPlannerOptions,
} from '../planner/planning-context'
import type { WeekPlannerParts } from '../planner/week-planner'
import { toMealEaters } from '../week/meal-eaters'
import { activeMealCondition, type MealRow } from '../week/meal-queries'
import { findPlannedRecipes } from '../week/planned-recipes'
import { findActiveMeal, findCurrentRecipes, insertMeals, removeMeals, toRepeatDish } from './meal-writes'
import { type PlanChange, withPlanChange } from './plan-change'

/** So many dishes that a cook did not want at a place do not come again. */
const maxReplacedDishes = 20

/** Another good dish for one place; all others stay. */
export function createRerollMeal(parts: WeekPlannerParts) {
  const { db, clock, follow, planner, weekOf, peopleOf, madeDishes, limits, allowances } = parts
  const pantryOf = createPlanningContextLoader(parts)

  return async (
    actor: Actor,
    id: number,
    action: string | undefined,
  ): Promise<{ week: PlanWeek; undo?: string }> => {
    const { householdId } = actor
    await limits.consume(`plannings:${actor.accountId}`, allowances.plannings)
    const asked = { call: mealPlan.reroll.name, input: { id }, action }
    const before = await findMeal(db, householdId, id)
    const chosen = rejectionOf(before) ? undefined : await another(actor, before)
    const undo = await withPlanChange({ db, clock, follow }, actor, asked, async (change) => {
      if (change.isRepeat) return change.actionId
      const meal = await findActiveMeal(change, id)
      const refused = rejectionOf(meal) ?? (chosen?.plan?.recipeId === undefined ? 'no-dish-fits' : undefined)
      if (refused) throw new AppError(refused)
      const { plan = {}, made = [] } = chosen ?? {}
      const [dish = {}] = await storeChosenDishes(change, madeDishes, made, [plan])
      await replaceMeal(change, meal, dish, await peopleOf(change.tx, actor))
      if (meal.recipeId !== null) await dismissDish(change, meal.recipeId, meal.day)
      return change.actionId
    })
    return { week: await weekOf(actor, toWeekStart(before.day)), undo }
  }

  async function another(actor: Actor, meal: MealRow) {
    const [monday, seed] = [toWeekStart(meal.day), randomInt(2 ** 31)]
    const pantry = await pantryOf(actor, monday, addDays(monday, 6), seed)
    const waved = [
      ...(await findReplacedDishes(db, actor.householdId, meal)),
      ...toDismissedInWeek(pantry.dismissed, meal.day),
    ]
    // When nothing else fits, what was waved away before may come again; only what stands now may not.
    const plan = (await choose(pantry, meal, waved, seed)) ?? (await choose(pantry, meal, [], seed))
    return { plan, made: pantry.made }
  }

  async function choose(
    pantry: PlanningContext,
    meal: MealRow,
    except: readonly number[],
    seed: number,
  ): Promise<PlannedMeal | undefined> {
    const { eaters } = toMealEaters(meal, pantry.people)
    const others = pantry.meals.filter(({ id }) => id !== meal.id)
    const again = pantry.meals
      .filter(({ ofMealId, kind }) => ofMealId === meal.id && kind === 'leftovers')
      .at(-1)
    const { slots, history } = toPlannerSlots(pantry, [], others, addDays(toWeekStart(meal.day), 6))
    const slot = {
      id: 'here',
      day: meal.day,
      meal: meal.meal,
      eaters,
      except,
      ...(again && { againOn: again.day }),
    }
    const ask = { ...toPlannerOptions(pantry, seed), slots: [...slots, slot], history }
    const now = meal.recipeId === null ? {} : { recipeId: meal.recipeId }
    const work = { ask, recipes: pantry.recipes, seed, slotId: slot.id, meals: [{ slotId: slot.id, ...now }] }
    const plan = await planner.plan(work).catch((error: unknown) => {
      throw error instanceof WorkerError ? new AppError('not-ready') : error
    })
    return plan.ok ? plan.meals.find(({ slotId }) => slotId === slot.id) : undefined
  }
}

/** What was cooked stays as surely as what was locked. */
function rejectionOf({ locked, cookedAt }: MealRow): 'meal-locked' | undefined {
  return locked || cookedAt !== null ? 'meal-locked' : undefined
}

/** The meal, whether it stands or not: a change that was made before is answered again. */
async function findMeal(tx: Tx, householdId: string, id: number): Promise<MealRow> {
  const [meal] = await tx
    .select()
    .from(plannedMeals)
    .where(and(eq(plannedMeals.householdId, householdId), eq(plannedMeals.id, id)))
  if (!meal) throw new AppError('meal-not-found')
  return meal
}

async function findReplacedDishes(tx: Tx, householdId: string, { day, meal }: MealRow): Promise<number[]> {
  const rows = await tx
    .select({ recipeId: plannedMeals.recipeId })
    .from(plannedMeals)
    .where(
      and(
        eq(plannedMeals.householdId, householdId),
        eq(plannedMeals.day, day),
        eq(plannedMeals.meal, meal),
        isNotNull(plannedMeals.removedAt),
        isNotNull(plannedMeals.recipeId),
      ),
    )
    .orderBy(desc(plannedMeals.removedAt))
    .limit(maxReplacedDishes)
  return rows.flatMap(({ recipeId }) => recipeId ?? [])
}

async function replaceMeal(
  change: PlanChange,
  meal: MealRow,
  { recipeId = 0, portion = 1 }: Partial<PlannedMeal>,
  people: readonly HouseholdPerson[],
): Promise<void> {
  const { tx, householdId } = change
  const dish = (await findCurrentRecipes(tx, householdId, [recipeId])).get(recipeId)
  const recipe = dish && (await findPlannedRecipes(tx, householdId, [dish])).of(dish)
  // It was judged by those who ate then; this is binding.
  if (!recipe || !canServe(recipe, toMealEaters(meal, people).eaters).allowed)
    throw new AppError('no-dish-fits')
  const { day, meal: time, eaters, plates } = meal
  const again = await tx
    .select()
    .from(plannedMeals)
    .where(
      and(
        activeMealCondition(householdId),
        eq(plannedMeals.ofMealId, meal.id),
        eq(plannedMeals.kind, 'leftovers'),
        isNull(plannedMeals.lotId),
      ),
    )
  await removeMeals(change, [meal.id])
  // What was eaten from the old dish is eaten from the new one, if that keeps.
  const kept = again.filter((one) => isEdibleOn(recipe, day, one.day))
  const size =
    meal.planned && kept.length === 0
      ? { portion, plates: toPlates(portion, toMealEaters({ eaters, plates: null }, people).plates) }
      : { portion: meal.portion, plates }
  const [put] = await insertMeals(change, [{ ...dish, day, meal: time, eaters, ...size, planned: true }])
  if (!put) return
  await insertMeals(
    change,
    kept.map((one) => {
      const { day: later, meal: at, eaters: who, plates: many, portion: large, planned } = one
      return {
        ...toRepeatDish(put),
        day: later,
        meal: at,
        eaters: who,
        plates: many,
        portion: large,
        planned,
      }
    }),
  )
}

function toPlates(portion: number, hunger: number): number | null {
  return portion === 1 ? null : Math.ceil(hunger * portion * 4 - 1e-6) / 4
}
