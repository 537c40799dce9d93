import type { HouseholdPerson } from '@larder/contract/diet'
import { mealPlan, type PlanWeek } from '@larder/contract/meal-plan'
import { addDays } from '@larder/kitchen/date/day'
import { canServe } from '@larder/kitchen/diet/eater'
import type { PlannedMeal } from '@larder/kitchen/meal-plan/plan-request'
import { isEdibleOn } from '@larder/kitchen/meal-plan/serving/repeat-meals'
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Actor } from '../../../actor'
import type { Tx } from '../../../db/database'
import type { MemberTx } from '../../../db/household-transaction'
import { plannedMeals } from '../../../db/tables/meal-plan'
import { AppError } from '../../../errors'
import { WorkerError } from '../../../workers/worker-error'
import { findPeople } from '../../diet/people'
import { dismissDish, toDismissedInWeek, toWeekStart } from '../planner/dismissed-dishes'
import { storeChosenDishes } from '../planner/made-up-candidates'
import { toPlannerSlots } from '../planner/plan-slots'
import {
  createPlanningContextLoader,
  type PlanningContext,
  toPlannerOptions,
} from '../planner/planning-context'
import type { WeekPlannerParts } from '../planner/week-planner'
import { activeMealCondition, type MealRow, toMealEaters } from '../week/meal-queries'
import { findPlannedRecipes } from '../week/planned-recipes'
import { findWeek } from '../week/week-view'
import { findActiveMeal, findCurrentRecipes, insertMeals, removeMeals, toRepeatDish } from './meal-writes'
import { withPlanChange } from './plan-change'

/** So many dishes dismissed for a slot are not offered again. */
const maxReplacedDishes = 20

/** Picks another dish for one slot; all other meals stay. */
export function createRerollMeal(parts: WeekPlannerParts) {
  const { db, clock, withHousehold, planner, seeds, weekDishes, limits, allowances } = parts
  const loadContext = createPlanningContextLoader(parts)

  return async (
    actor: Actor,
    id: number,
    action: string | undefined,
  ): Promise<{ week: PlanWeek; undo?: string }> => {
    const { householdId } = actor
    await limits.consume(`plannings:${actor.accountId}`, allowances.plannings)
    const request = { call: mealPlan.reroll.name, input: { id }, action }
    const before = await findMeal(db, householdId, id)
    const chosen = rejectionOf(before) ? undefined : await chooseReplacement(actor, before)
    const undo = await withPlanChange({ clock, withHousehold }, actor, request, async (tx) => {
      if (tx.isRepeat) return tx.actionId
      const meal = await findActiveMeal(tx, id)
      const rejection =
        rejectionOf(meal) ?? (chosen?.plan?.recipeId === undefined ? 'no-dish-fits' : undefined)
      if (rejection) throw new AppError(rejection)
      const { plan = {}, made = [] } = chosen ?? {}
      const [dish = {}] = await storeChosenDishes(tx, weekDishes, made, [plan])
      await replaceMeal(tx, meal, dish, await findPeople(tx, actor))
      if (meal.recipeId !== null) await dismissDish(tx, meal.recipeId, meal.day)
      return tx.actionId
    })
    return { week: await findWeek(db, clock, actor, toWeekStart(before.day)), undo }
  }

  async function chooseReplacement(actor: Actor, meal: MealRow) {
    const [monday, seed] = [toWeekStart(meal.day), seeds.newPlan()]
    const context = await loadContext(actor, monday, addDays(monday, 6), seed)
    const dismissed = [
      ...(await findReplacedDishes(db, actor.householdId, meal)),
      ...toDismissedInWeek(context.dismissed, meal.day),
    ]
    // If nothing else fits, dismissed dishes are allowed again, except the current one.
    const plan = (await choose(context, meal, dismissed, seed)) ?? (await choose(context, meal, [], seed))
    return { plan, made: context.made }
  }

  async function choose(
    context: PlanningContext,
    meal: MealRow,
    except: readonly number[],
    seed: number,
  ): Promise<PlannedMeal | undefined> {
    const { eaters } = toMealEaters(meal, context.people)
    const otherMeals = context.meals.filter(({ id }) => id !== meal.id)
    const repeat = context.meals
      .filter(({ ofMealId, kind }) => ofMealId === meal.id && kind === 'leftovers')
      .at(-1)
    const { slots, history } = toPlannerSlots(context, [], otherMeals, addDays(toWeekStart(meal.day), 6))
    const slot = {
      id: 'here',
      day: meal.day,
      meal: meal.meal,
      eaters,
      except,
      ...(repeat && { againOn: repeat.day }),
    }
    const request = { ...toPlannerOptions(context, seed), slots: [...slots, slot], history }
    const now = meal.recipeId === null ? {} : { recipeId: meal.recipeId }
    const work = {
      ask: request,
      recipes: context.recipes,
      seed,
      slotId: slot.id,
      meals: [{ slotId: slot.id, ...now }],
    }
    const plan = await planner.plan(work).catch((error: unknown) => {
      throw error instanceof WorkerError ? new AppError('not-ready') : error
    })
    return plan.ok ? plan.meals.find(({ slotId }) => slotId === slot.id) : undefined
  }
}

/** Cooked meals are as fixed as locked ones. */
function rejectionOf({ locked, cookedAt }: MealRow): 'meal-locked' | undefined {
  return locked || cookedAt !== null ? 'meal-locked' : undefined
}

/** Returns the meal even if it was removed: a retried request gets the same response. */
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
  tx: MemberTx,
  meal: MealRow,
  { recipeId = 0, portion = 1 }: Partial<PlannedMeal>,
  people: readonly HouseholdPerson[],
): Promise<void> {
  const { householdId } = tx
  const dish = (await findCurrentRecipes(tx, householdId, [recipeId])).get(recipeId)
  const recipe = dish && (await findPlannedRecipes(tx, householdId, [dish])).of(dish)
  // The candidates were checked against earlier eaters; this check is binding.
  if (!recipe || !canServe(recipe, toMealEaters(meal, people).eaters).allowed)
    throw new AppError('no-dish-fits')
  const { day, meal: time, eaters, plates } = meal
  const repeats = await tx
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
  await removeMeals(tx, [meal.id])
  // Meals eaten from the old dish are eaten from the new one while it keeps.
  const edibleRepeats = repeats.filter((one) => isEdibleOn(recipe, day, one.day))
  const size =
    meal.planned && edibleRepeats.length === 0
      ? { portion, plates: toPlates(portion, toMealEaters({ eaters, plates: null }, people).plates) }
      : { portion: meal.portion, plates }
  const [inserted] = await insertMeals(tx, [{ ...dish, day, meal: time, eaters, ...size, planned: true }])
  if (!inserted) return
  await insertMeals(
    tx,
    edibleRepeats.map((one) => {
      const { day: later, meal: at, eaters: who, plates: many, portion: large, planned } = one
      return {
        ...toRepeatDish(inserted),
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
