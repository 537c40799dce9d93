import { randomInt } from 'node:crypto'
import type { Person } from '@larder/contract/diet'
import type { PlanWeek } from '@larder/contract/meal-plan'
import { mealPlan } from '@larder/contract/meal-plan'
import { addDays } from '@larder/kitchen/day'
import { mayServe } from '@larder/kitchen/eater'
import type { PlannedMeal } from '@larder/kitchen/planning/ask'
import { isGoodOn } from '@larder/kitchen/planning/serving/cooking-twice'
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Actor } from '../../actor'
import type { Tx } from '../../db/open'
import { plannedMeals } from '../../db/tables/meal-plan'
import { AppError } from '../../errors'
import { ThreadTrouble } from '../../thread-trouble'
import { changing, type PlanChange } from './changing'
import { writtenDown } from './made-dishes'
import { type MealRow, standsIn } from './meal-row'
import { openPantry, type Pantry, wishesAsked } from './pantry'
import { slotsOf } from './places'
import { againOf, currentRecipes, putIn, standing, takeOut } from './placing'
import { recipesOf } from './planned-recipes'
import type { PlanningParts } from './planning'
import { tableOf } from './table'
import { mondayOf, waveAway, wavedFor } from './waved'

/** So many dishes that a cook did not want at a place do not come again. */
const mostWaved = 20

/** Another good dish for one place; all others stay. */
export function openRerolling(parts: PlanningParts) {
  const { db, clock, follow, planner, weekOf, peopleOf, madeDishes, limits, allowances } = parts
  const pantryOf = openPantry(parts)

  return async (
    actor: Actor,
    id: number,
    action: string | undefined,
  ): Promise<{ week: PlanWeek; undo?: string }> => {
    const { householdId } = actor
    await limits.spend(`plannings:${actor.accountId}`, allowances.plannings)
    const asked = { call: mealPlan.reroll.name, input: { id }, action }
    const before = await knownMeal(db, householdId, id)
    const chosen = refusalOf(before) ? undefined : await another(actor, before)
    const undo = await changing({ db, clock, follow }, actor, asked, async (change) => {
      if (change.again) return change.actionId
      const meal = await standing(change, id)
      const refused = refusalOf(meal) ?? (chosen?.plan?.recipeId === undefined ? 'no-dish-fits' : undefined)
      if (refused) throw new AppError(refused)
      const { plan = {}, made = [] } = chosen ?? {}
      const [dish = {}] = await writtenDown(change, madeDishes, made, [plan])
      await replace(change, meal, dish, await peopleOf(change.tx, actor))
      if (meal.recipeId !== null) await waveAway(change, meal.recipeId, meal.day)
      return change.actionId
    })
    return { week: await weekOf(actor, mondayOf(before.day)), undo }
  }

  async function another(actor: Actor, meal: MealRow) {
    const [monday, seed] = [mondayOf(meal.day), randomInt(2 ** 31)]
    const pantry = await pantryOf(actor, monday, addDays(monday, 6), seed)
    const waved = [...(await wavedAway(db, actor.householdId, meal)), ...wavedFor(pantry.waved, meal.day)]
    // When nothing else fits, what was waved away before may come again; only what stands now may not.
    const plan = (await choose(pantry, meal, waved, seed)) ?? (await choose(pantry, meal, [], seed))
    return { plan, made: pantry.made }
  }

  async function choose(
    pantry: Pantry,
    meal: MealRow,
    except: readonly number[],
    seed: number,
  ): Promise<PlannedMeal | undefined> {
    const { eaters } = tableOf(meal, pantry.people)
    const others = pantry.meals.filter(({ id }) => id !== meal.id)
    const again = pantry.meals
      .filter(({ ofMealId, kind }) => ofMealId === meal.id && kind === 'leftovers')
      .at(-1)
    const { slots, history } = slotsOf(pantry, [], others, addDays(mondayOf(meal.day), 6))
    const slot = {
      id: 'here',
      day: meal.day,
      meal: meal.meal,
      eaters,
      except,
      ...(again && { againOn: again.day }),
    }
    const ask = { ...wishesAsked(pantry, seed), slots: [...slots, slot], history }
    const now = meal.recipeId === null ? {} : { recipeId: meal.recipeId }
    const work = { ask, recipes: pantry.recipes, seed, slotId: slot.id, meals: [{ slotId: slot.id, ...now }] }
    const plan = await planner.plan(work).catch((error: unknown) => {
      throw error instanceof ThreadTrouble ? new AppError('not-ready') : error
    })
    return plan.ok ? plan.meals.find(({ slotId }) => slotId === slot.id) : undefined
  }
}

/** What was cooked stays as surely as what was locked. */
function refusalOf({ locked, cookedAt }: MealRow): 'meal-locked' | undefined {
  return locked || cookedAt !== null ? 'meal-locked' : undefined
}

/** The meal, whether it stands or not: a change that was made before is answered again. */
async function knownMeal(tx: Tx, householdId: string, id: number): Promise<MealRow> {
  const [meal] = await tx
    .select()
    .from(plannedMeals)
    .where(and(eq(plannedMeals.householdId, householdId), eq(plannedMeals.id, id)))
  if (!meal) throw new AppError('meal-not-found')
  return meal
}

async function wavedAway(tx: Tx, householdId: string, { day, meal }: MealRow): Promise<number[]> {
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
    .limit(mostWaved)
  return rows.flatMap(({ recipeId }) => recipeId ?? [])
}

async function replace(
  change: PlanChange,
  meal: MealRow,
  { recipeId = 0, portion = 1 }: Partial<PlannedMeal>,
  people: readonly Person[],
): Promise<void> {
  const { tx, householdId } = change
  const dish = (await currentRecipes(tx, householdId, [recipeId])).get(recipeId)
  const recipe = dish && (await recipesOf(tx, householdId, [dish])).of(dish)
  // It was judged by those who ate then; this is binding.
  if (!recipe || !mayServe(recipe, tableOf(meal, people).eaters).allowed) throw new AppError('no-dish-fits')
  const { day, meal: time, eaters, plates } = meal
  const again = await tx
    .select()
    .from(plannedMeals)
    .where(
      and(
        standsIn(householdId),
        eq(plannedMeals.ofMealId, meal.id),
        eq(plannedMeals.kind, 'leftovers'),
        isNull(plannedMeals.lotId),
      ),
    )
  await takeOut(change, [meal.id])
  // What was eaten from the old dish is eaten from the new one, if that keeps.
  const kept = again.filter((one) => isGoodOn(recipe, day, one.day))
  const size =
    meal.planned && kept.length === 0
      ? { portion, plates: platesFor(portion, tableOf({ eaters, plates: null }, people).plates) }
      : { portion: meal.portion, plates }
  const [put] = await putIn(change, [{ ...dish, day, meal: time, eaters, ...size, planned: true }])
  if (!put) return
  await putIn(
    change,
    kept.map((one) => {
      const { day: later, meal: at, eaters: who, plates: many, portion: large, planned } = one
      return { ...againOf(put), day: later, meal: at, eaters: who, plates: many, portion: large, planned }
    }),
  )
}

function platesFor(portion: number, hunger: number): number | null {
  return portion === 1 ? null : Math.ceil(hunger * portion * 4 - 1e-6) / 4
}
