import type { Person } from '@larder/contract/diet'
import type { ParsedInputOf } from '@larder/contract/endpoint'
import { mealPlan } from '@larder/contract/meal-plan'
import { addDays, type Day } from '@larder/kitchen/day'
import { mayServe } from '@larder/kitchen/eater'
import type { PlannedMeal } from '@larder/kitchen/planning/ask'
import { and, count, eq } from 'drizzle-orm'
import type { Actor } from '../../actor'
import type { Tx } from '../../db/open'
import { plannedMeals } from '../../db/tables/meal-plan'
import type { Hand } from '../../db/touch'
import { type ChangingParts, changing, type PlanChange } from './changing'
import { servingOfLeftovers } from './leftover-serving'
import { type MadeDish, type MadeDishes, writtenDown } from './made-dishes'
import { type MealRow, mealsBetween } from './meal-row'
import { type Laid, placeId } from './places'
import { againOf, currentRecipes, leftoversAs, type NewMeal, putIn, takeOut } from './placing'
import { cookedVersions, recipesOf } from './planned-recipes'
import { leftoversBy } from './stock'
import { tableOf } from './table'

export interface FillingParts extends ChangingParts {
  madeDishes: MadeDishes
  peopleOf(tx: Tx, hand: Hand): Promise<Person[]>
}

/** What was chosen for the open places. */
export interface Chosen {
  readonly laid: Laid
  readonly meals: readonly PlannedMeal[]
  /** The made-up dishes they were chosen from. */
  readonly made: readonly MadeDish[]
}

export interface Filled {
  readonly filled: number
  readonly undo?: string
}

type Asked = ParsedInputOf<typeof mealPlan.plan>['body']

/**
 * Writes what was chosen, all or nothing. The household may have changed since it was asked: only places that are still empty
 * are filled, and every dish is judged once more, as it is now, by those who eat now.
 */
export function openFilling({ db, clock, follow, peopleOf, madeDishes }: FillingParts) {
  return (actor: Actor, { action, ...input }: Asked, offered: Chosen): Promise<Filled> =>
    changing({ db, clock, follow }, actor, { call: mealPlan.plan.name, input, action }, async (change) => {
      if (change.again) return { filled: await putInBefore(change), undo: change.actionId }
      const now = await mealsBetween(
        change.tx,
        change.householdId,
        input.from as Day,
        addDays(input.from as Day, 7),
      )
      const gone = now.filter((meal) => offered.laid.replaced.some((old) => isStill(old, meal)))
      const taken = new Set(
        now.flatMap((meal) => (gone.includes(meal) ? [] : [placeId(meal.day, meal.meal)])),
      )
      const people = await peopleOf(change.tx, actor)
      const isFree = ({ day, meal }: Pick<NewMeal, 'day' | 'meal'>) => !taken.has(placeId(day, meal))
      const free = new Set(offered.laid.open.filter(isFree).map(({ id }) => id))
      const kept = offered.meals.filter(({ slotId }) => free.has(slotId))
      const chosen = { ...offered, meals: await writtenDown(change, madeDishes, offered.made, kept) }
      const dishes = await dishesIn(change, chosen, people)
      const fresh = [...(await leftoversIn(change, chosen, people)), ...dishes].filter(isFree)
      const out = await takeOut(
        change,
        gone.map(({ id }) => id),
      )
      const put = await putIn(change, fresh)
      const seconds = await dishesIn(change, chosen, people, put)
      const again = [...againIn(chosen, put, people), ...seconds].filter(isFree)
      await putIn(change, again)
      const filled = new Set([...fresh, ...again].map(({ day, meal }) => placeId(day, meal))).size
      return { filled, ...(out + filled > 0 && { undo: change.actionId }) }
    })
}

function isStill(old: MealRow, now: MealRow): boolean {
  return old.id === now.id && old.version === now.version && now.cookedAt === null
}

async function putInBefore({ tx, householdId, actionId }: PlanChange): Promise<number> {
  const [found] = await tx
    .select({ meals: count() })
    .from(plannedMeals)
    .where(and(eq(plannedMeals.householdId, householdId), eq(plannedMeals.putInBy, actionId)))
  return found?.meals ?? 0
}

const everybody = { eaters: null, plates: null }

/** The dishes that are cooked for themselves, or those that are made from what one of these meals leaves over. */
async function dishesIn(
  { tx, householdId }: PlanChange,
  { laid, meals }: Chosen,
  people: readonly Person[],
  firsts?: readonly MealRow[],
): Promise<NewMeal[]> {
  const places = new Map(laid.open.map((place) => [place.id, place]))
  const current = await currentRecipes(
    tx,
    householdId,
    meals.flatMap(({ recipeId, sides = [] }) => [
      ...(recipeId === undefined ? [] : [recipeId]),
      ...sides.map((side) => side.recipeId),
    ]),
  )
  const recipes = await recipesOf(tx, householdId, [...current.values()])
  const { eaters, plates } = tableOf(everybody, people)
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
    return served.flatMap(({ recipeId: id, portion: size, times, more, from }): NewMeal[] => {
      const dish = current.get(id)
      const recipe = dish && recipes.of(dish)
      if (!recipe || !mayServe(recipe, eaters).allowed) return []
      const isUsual = times === 1 && more === 0
      const own = { portion: size, plates: isUsual ? null : quarters(plates * times + more) }
      return [{ ...dish, ...own, ...from, day: place.day, meal: place.meal, planned: true }]
    })
  })
}

function isFirst(meal: MealRow, slotId: string | undefined, meals: readonly PlannedMeal[]): boolean {
  const chosen = meals.find((one) => one.slotId === slotId)
  return chosen?.recipeId === meal.recipeId && placeId(meal.day, meal.meal) === slotId
}

/** What is eaten from dishes that were put in just now. */
function againIn({ laid, meals }: Chosen, put: readonly MealRow[], people: readonly Person[]): NewMeal[] {
  const places = new Map(laid.open.map((place) => [place.id, place]))
  const { plates } = tableOf(everybody, people)
  return meals.flatMap(({ slotId, again, portion = 1 }): NewMeal[] => {
    const place = places.get(slotId)
    const recipeId = meals.find((meal) => meal.slotId === again)?.recipeId
    const source = put.find((meal) => meal.recipeId === recipeId && placeId(meal.day, meal.meal) === again)
    if (!place || !source) return []
    const own = { portion, plates: portion === 1 ? null : quarters(plates * portion) }
    return [{ ...againOf(source), ...own, day: place.day, meal: place.meal, planned: true }]
  })
}

/** Plates are counted in quarters; rather a little more than too little. */
function quarters(plates: number): number {
  return Math.ceil(plates * 4 - 1e-6) / 4
}

async function leftoversIn(
  { tx, householdId }: PlanChange,
  { laid, meals }: Chosen,
  people: readonly Person[],
): Promise<NewMeal[]> {
  const chosen = new Map(meals.map(({ slotId, leftovers }) => [slotId, leftovers]))
  const lots = await leftoversBy(
    tx,
    householdId,
    meals.flatMap(({ leftovers }) => leftovers ?? []),
  )
  const asCooked = await cookedVersions(
    tx,
    householdId,
    [...lots.values()].map(({ dish }) => dish.recipeId),
  )
  const { eaters } = tableOf(everybody, people)
  return laid.open.flatMap((place) => {
    const lot = lots.get(chosen.get(place.id) ?? 0)
    if (!lot?.there) return []
    const { allowed } = servingOfLeftovers(lot.dish, asCooked.get(lot.dish.recipeId) ?? [], eaters)
    return allowed ? [{ ...leftoversAs(lot), day: place.day, meal: place.meal, planned: true }] : []
  })
}
