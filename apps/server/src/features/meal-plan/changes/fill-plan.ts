import type { HouseholdPerson } from '@larder/contract/diet'
import type { ParsedInputOf } from '@larder/contract/http/endpoint'
import { mealPlan } from '@larder/contract/meal-plan'
import { addDays, type Day } from '@larder/kitchen/date/day'
import { canServe } from '@larder/kitchen/diet/eater'
import type { PlannedMeal } from '@larder/kitchen/meal-plan/plan-request'
import { and, count, eq } from 'drizzle-orm'
import type { Actor } from '../../../actor'
import type { Tx } from '../../../db/database'
import type { ActingMember } from '../../../db/household-lock'
import { plannedMeals } from '../../../db/tables/meal-plan'
import {
  type MadeUpCandidate,
  type MadeUpCandidateSource,
  storeChosenDishes,
} from '../planner/made-up-candidates'
import { type SlotLayout, toSlotId } from '../planner/plan-slots'
import { toLeftoverServing } from '../week/leftover-serving'
import { toMealEaters } from '../week/meal-eaters'
import { findMealsBetween, type MealRow } from '../week/meal-queries'
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
import { type PlanChange, type PlanChangeParts, withPlanChange } from './plan-change'

export interface FillPlanParts extends PlanChangeParts {
  madeDishes: MadeUpCandidateSource
  peopleOf(tx: Tx, hand: ActingMember): Promise<HouseholdPerson[]>
}

/** What was chosen for the open places. */
export interface ChosenMeals {
  readonly laid: SlotLayout
  readonly meals: readonly PlannedMeal[]
  /** The made-up dishes they were chosen from. */
  readonly made: readonly MadeUpCandidate[]
}

export interface FillResult {
  readonly filled: number
  readonly undo?: string
}

type FillPlanInput = ParsedInputOf<typeof mealPlan.plan>['body']

/**
 * Writes what was chosen, all or nothing. The household may have changed since it was asked: only places that are still empty
 * are filled, and every dish is judged once more, as it is now, by those who eat now.
 */
export function createFillPlan({ db, clock, follow, peopleOf, madeDishes }: FillPlanParts) {
  return (actor: Actor, { action, ...input }: FillPlanInput, offered: ChosenMeals): Promise<FillResult> =>
    withPlanChange(
      { db, clock, follow },
      actor,
      { call: mealPlan.plan.name, input, action },
      async (change) => {
        if (change.isRepeat) return { filled: await countAddedBefore(change), undo: change.actionId }
        const now = await findMealsBetween(
          change.tx,
          change.householdId,
          input.from as Day,
          addDays(input.from as Day, 7),
        )
        const gone = now.filter((meal) => offered.laid.replaced.some((old) => isUnchanged(old, meal)))
        const taken = new Set(
          now.flatMap((meal) => (gone.includes(meal) ? [] : [toSlotId(meal.day, meal.meal)])),
        )
        const people = await peopleOf(change.tx, actor)
        const isFree = ({ day, meal }: Pick<NewPlannedMeal, 'day' | 'meal'>) =>
          !taken.has(toSlotId(day, meal))
        const free = new Set(offered.laid.open.filter(isFree).map(({ id }) => id))
        const kept = offered.meals.filter(({ slotId }) => free.has(slotId))
        const chosen = { ...offered, meals: await storeChosenDishes(change, madeDishes, offered.made, kept) }
        const dishes = await toDishMeals(change, chosen, people)
        const fresh = [...(await toLeftoverMeals(change, chosen, people)), ...dishes].filter(isFree)
        const out = await removeMeals(
          change,
          gone.map(({ id }) => id),
        )
        const put = await insertMeals(change, fresh)
        const seconds = await toDishMeals(change, chosen, people, put)
        const again = [...toRepeatMeals(chosen, put, people), ...seconds].filter(isFree)
        await insertMeals(change, again)
        const filled = new Set([...fresh, ...again].map(({ day, meal }) => toSlotId(day, meal))).size
        return { filled, ...(out + filled > 0 && { undo: change.actionId }) }
      },
    )
}

function isUnchanged(old: MealRow, now: MealRow): boolean {
  return old.id === now.id && old.version === now.version && now.cookedAt === null
}

async function countAddedBefore({ tx, householdId, actionId }: PlanChange): Promise<number> {
  const [found] = await tx
    .select({ meals: count() })
    .from(plannedMeals)
    .where(and(eq(plannedMeals.householdId, householdId), eq(plannedMeals.addedActionId, actionId)))
  return found?.meals ?? 0
}

const everyEater = { eaters: null, plates: null }

/** The dishes that are cooked for themselves, or those that are made from what one of these meals leaves over. */
async function toDishMeals(
  { tx, householdId }: PlanChange,
  { laid, meals }: ChosenMeals,
  people: readonly HouseholdPerson[],
  firsts?: readonly MealRow[],
): Promise<NewPlannedMeal[]> {
  const places = new Map(laid.open.map((place) => [place.id, place]))
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
    const place = places.get(slotId)
    if (!place || (uses === undefined) !== (firsts === undefined)) return []
    const first = firsts?.find((meal) => isFirst(meal, uses?.slotId, meals))
    if (firsts && !first) return []
    const cookedFor = 1 + meals.filter(({ again }) => again === slotId).length
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
      return [{ ...dish, ...own, ...from, day: place.day, meal: place.meal, planned: true }]
    })
  })
}

function isFirst(meal: MealRow, slotId: string | undefined, meals: readonly PlannedMeal[]): boolean {
  const chosen = meals.find((one) => one.slotId === slotId)
  return chosen?.recipeId === meal.recipeId && toSlotId(meal.day, meal.meal) === slotId
}

/** What is eaten from dishes that were put in just now. */
function toRepeatMeals(
  { laid, meals }: ChosenMeals,
  put: readonly MealRow[],
  people: readonly HouseholdPerson[],
): NewPlannedMeal[] {
  const places = new Map(laid.open.map((place) => [place.id, place]))
  const { plates } = toMealEaters(everyEater, people)
  return meals.flatMap(({ slotId, again, portion = 1 }): NewPlannedMeal[] => {
    const place = places.get(slotId)
    const recipeId = meals.find((meal) => meal.slotId === again)?.recipeId
    const source = put.find((meal) => meal.recipeId === recipeId && toSlotId(meal.day, meal.meal) === again)
    if (!place || !source) return []
    const own = { portion, plates: portion === 1 ? null : roundUpToQuarter(plates * portion) }
    return [{ ...toRepeatDish(source), ...own, day: place.day, meal: place.meal, planned: true }]
  })
}

/** Plates are counted in quarters; rather a little more than too little. */
function roundUpToQuarter(plates: number): number {
  return Math.ceil(plates * 4 - 1e-6) / 4
}

async function toLeftoverMeals(
  { tx, householdId }: PlanChange,
  { laid, meals }: ChosenMeals,
  people: readonly HouseholdPerson[],
): Promise<NewPlannedMeal[]> {
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
  return laid.open.flatMap((place) => {
    const lot = lots.get(chosen.get(place.id) ?? 0)
    if (!lot?.there) return []
    const { allowed } = toLeftoverServing(lot.dish, asCooked.get(lot.dish.recipeId) ?? [], eaters)
    return allowed ? [{ ...toLeftoversDish(lot), day: place.day, meal: place.meal, planned: true }] : []
  })
}
