import type { HouseholdPerson } from '@larder/contract/diet'
import type { ParsedInputOf } from '@larder/contract/http/endpoint'
import { mealPlan } from '@larder/contract/meal-plan'
import { addDays, type Day } from '@larder/kitchen/date/day'
import { canServe } from '@larder/kitchen/diet/eater'
import type { PlannedMeal } from '@larder/kitchen/meal-plan/plan-request'
import { and, eq } from 'drizzle-orm'
import type { Actor } from '../../../actor'
import type { MemberTx } from '../../../db/household-transaction'
import { plannedMeals } from '../../../db/tables/meal-plan'
import { findPeople } from '../../diet/people'
import type { MadeUpDish } from '../../suggestions/made-up-dishes'
import type { WeekDishes } from '../../suggestions/week-dishes'
import { storeChosenDishes } from '../planner/made-up-candidates'
import { type SlotLayout, toSlotId } from '../planner/plan-slots'
import { toLeftoverServing } from '../week/leftover-serving'
import { findMealsBetween, type MealRow, toMealEaters } from '../week/meal-queries'
import { findLeftoversById } from '../week/plan-stock'
import { findCookedVersions, findPlannedRecipes } from '../week/planned-recipes'
import {
  findCurrentRecipes,
  insertMeals,
  type NewPlannedMeal,
  removeMeals,
  toLeftoversDish,
  toRepeatDish,
} from './meal-writes'
import { type PlanChangeParts, withPlanChange } from './plan-change'

export interface FillPlanParts extends PlanChangeParts {
  weekDishes: WeekDishes
}

/** The dishes chosen for the open slots. */
export interface ChosenMeals {
  readonly laid: SlotLayout
  readonly meals: readonly PlannedMeal[]
  /** The made-up dishes among the candidates. */
  readonly made: readonly MadeUpDish[]
}

export interface FillResult {
  readonly filled: number
  readonly undo?: string
}

type FillPlanInput = ParsedInputOf<typeof mealPlan.plan>['body']

/**
 * Saves the chosen meals, all or nothing. The household may have changed since the request: only slots that are still empty are
 * filled, and every dish is checked again against the current eaters.
 */
export function createFillPlan({ clock, withHousehold, weekDishes }: FillPlanParts) {
  return (actor: Actor, { action, ...input }: FillPlanInput, offered: ChosenMeals): Promise<FillResult> =>
    withPlanChange(
      { clock, withHousehold },
      actor,
      { call: mealPlan.plan.name, input, action },
      async (tx) => {
        if (tx.isRepeat) return { filled: await countFilledBefore(tx), undo: tx.actionId }
        const now = await findMealsBetween(
          tx,
          tx.householdId,
          input.from as Day,
          addDays(input.from as Day, 7),
        )
        const replaced = now.filter((meal) => offered.laid.replaced.some((old) => isUnchanged(old, meal)))
        const takenSlots = new Set(
          now.flatMap((meal) => (replaced.includes(meal) ? [] : [toSlotId(meal.day, meal.meal)])),
        )
        const people = await findPeople(tx, actor)
        const isFree = ({ day, meal }: Pick<NewPlannedMeal, 'day' | 'meal'>) =>
          !takenSlots.has(toSlotId(day, meal))
        const freeSlots = new Set(offered.laid.open.filter(isFree).map(({ id }) => id))
        const stillOpen = offered.meals.filter(({ slotId }) => freeSlots.has(slotId))
        const chosen = {
          ...offered,
          meals: await storeChosenDishes(tx, weekDishes, offered.made, stillOpen),
        }
        const dishes = await toDishMeals(tx, chosen, people)
        const newMeals = [...(await toLeftoverMeals(tx, chosen, people)), ...dishes].filter(isFree)
        const removedCount = await removeMeals(
          tx,
          replaced.map(({ id }) => id),
        )
        const inserted = await insertMeals(tx, newMeals)
        const secondDishes = await toDishMeals(tx, chosen, people, inserted)
        const repeats = [...toRepeatMeals(chosen, inserted, people), ...secondDishes].filter(isFree)
        await insertMeals(tx, repeats)
        const filled = new Set([...newMeals, ...repeats].map(({ day, meal }) => toSlotId(day, meal))).size
        return { filled, ...(removedCount + filled > 0 && { undo: tx.actionId }) }
      },
    )
}

function isUnchanged(old: MealRow, now: MealRow): boolean {
  return old.id === now.id && old.version === now.version && now.cookedAt === null
}

/** Returns the number of slots the action filled; a dish and its side are one. */
async function countFilledBefore(tx: MemberTx): Promise<number> {
  const { householdId, actionId } = tx
  const slots = await tx
    .selectDistinct({ day: plannedMeals.day, meal: plannedMeals.meal })
    .from(plannedMeals)
    .where(and(eq(plannedMeals.householdId, householdId), eq(plannedMeals.addedActionId, actionId)))
  return slots.length
}

const everyEater = { eaters: null, plates: null }

/** Returns dishes with a cooking of their own, or those made from the leftovers of one of `firsts`. */
async function toDishMeals(
  tx: MemberTx,
  { laid, meals }: ChosenMeals,
  people: readonly HouseholdPerson[],
  firsts?: readonly MealRow[],
): Promise<NewPlannedMeal[]> {
  const { householdId } = tx
  const slots = new Map(laid.open.map((slot) => [slot.id, slot]))
  const current = await findCurrentRecipes(
    tx,
    householdId,
    meals.flatMap(({ recipeId, sides = [] }) => [
      ...(recipeId === undefined ? [] : [recipeId]),
      ...sides.map((side) => side.recipeId),
    ]),
  )
  const recipes = await findPlannedRecipes(tx, householdId, [...current.values()])
  const { eaters, plates } = toMealEaters(everyEater, people)
  return meals.flatMap(({ slotId, recipeId = 0, portion = 1, sides = [], extra = 0, uses }) => {
    const slot = slots.get(slotId)
    if (!slot || (uses === undefined) !== (firsts === undefined)) return []
    const first = firsts?.find((meal) => isFirst(meal, uses?.slotId, meals))
    if (firsts && !first) return []
    const cookedFor = 1 + meals.filter(({ again: repeats }) => repeats === slotId).length
    const served = [
      { recipeId, portion, times: portion * cookedFor, more: extra, from: first && { ofMealId: first.id } },
      ...sides.map((side) => ({ ...side, times: side.portion, more: 0, from: undefined })),
    ]
    return served.flatMap(({ recipeId: id, portion: size, times, more, from }): NewPlannedMeal[] => {
      const dish = current.get(id)
      const recipe = dish && recipes.of(dish)
      if (!recipe || !canServe(recipe, eaters).allowed) return []
      const isUsual = times === 1 && more === 0
      const own = { portion: size, plates: isUsual ? null : roundUpToQuarter(plates * times + more) }
      return [{ ...dish, ...own, ...from, day: slot.day, meal: slot.meal, planned: true }]
    })
  })
}

function isFirst(meal: MealRow, slotId: string | undefined, meals: readonly PlannedMeal[]): boolean {
  const chosen = meals.find((one) => one.slotId === slotId)
  return chosen?.recipeId === meal.recipeId && toSlotId(meal.day, meal.meal) === slotId
}

/** Returns the meals eaten from dishes that were just inserted. */
function toRepeatMeals(
  { laid, meals }: ChosenMeals,
  inserted: readonly MealRow[],
  people: readonly HouseholdPerson[],
): NewPlannedMeal[] {
  const slots = new Map(laid.open.map((slot) => [slot.id, slot]))
  const { plates } = toMealEaters(everyEater, people)
  return meals.flatMap(({ slotId, again: repeats, portion = 1 }): NewPlannedMeal[] => {
    const slot = slots.get(slotId)
    const recipeId = meals.find((meal) => meal.slotId === repeats)?.recipeId
    const source = inserted.find(
      (meal) => meal.recipeId === recipeId && toSlotId(meal.day, meal.meal) === repeats,
    )
    if (!slot || !source) return []
    const own = { portion, plates: portion === 1 ? null : roundUpToQuarter(plates * portion) }
    return [{ ...toRepeatDish(source), ...own, day: slot.day, meal: slot.meal, planned: true }]
  })
}

/** Plates are counted in quarters, rounded up. */
function roundUpToQuarter(plates: number): number {
  return Math.ceil(plates * 4 - 1e-6) / 4
}

async function toLeftoverMeals(
  tx: MemberTx,
  { laid, meals }: ChosenMeals,
  people: readonly HouseholdPerson[],
): Promise<NewPlannedMeal[]> {
  const { householdId } = tx
  const chosen = new Map(meals.map(({ slotId, leftovers }) => [slotId, leftovers]))
  const lots = await findLeftoversById(
    tx,
    householdId,
    meals.flatMap(({ leftovers }) => leftovers ?? []),
  )
  const asCooked = await findCookedVersions(
    tx,
    householdId,
    [...lots.values()].map(({ dish }) => dish.recipeId),
  )
  const { eaters } = toMealEaters(everyEater, people)
  return laid.open.flatMap((slot) => {
    const lot = lots.get(chosen.get(slot.id) ?? 0)
    if (!lot?.there) return []
    const { allowed } = toLeftoverServing(lot.dish, asCooked.get(lot.dish.recipeId) ?? [], eaters)
    return allowed ? [{ ...toLeftoversDish(lot), day: slot.day, meal: slot.meal, planned: true }] : []
  })
}
