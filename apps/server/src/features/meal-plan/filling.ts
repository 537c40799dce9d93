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
import { type MealRow, mealsBetween } from './meal-row'
import { type Laid, placeId } from './places'
import { currentRecipes, leftoversAs, type NewMeal, putIn, takeOut } from './placing'
import { cookedVersions, recipesOf } from './planned-recipes'
import { leftoversBy } from './stock'
import { tableOf } from './table'

export interface FillingParts extends ChangingParts {
  peopleOf(tx: Tx, hand: Hand): Promise<Person[]>
}

/** What was chosen for the open places. */
export interface Chosen {
  readonly laid: Laid
  readonly meals: readonly PlannedMeal[]
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
export function openFilling({ db, clock, follow, peopleOf }: FillingParts) {
  return (actor: Actor, { action, ...input }: Asked, chosen: Chosen): Promise<Filled> =>
    changing({ db, clock, follow }, actor, { call: mealPlan.plan.name, input, action }, async (change) => {
      if (change.again) return { filled: await putInBefore(change), undo: change.actionId }
      const now = await mealsBetween(
        change.tx,
        change.householdId,
        input.from as Day,
        addDays(input.from as Day, 7),
      )
      const gone = now.filter((meal) => chosen.laid.replaced.some((old) => isStill(old, meal)))
      const taken = new Set(
        now.flatMap((meal) => (gone.includes(meal) ? [] : [placeId(meal.day, meal.meal)])),
      )
      const people = await peopleOf(change.tx, actor)
      const meals = [
        ...(await leftoversIn(change, chosen, people)),
        ...(await dishesIn(change, chosen, people)),
      ]
      const fresh = meals.filter(({ day, meal }) => !taken.has(placeId(day, meal)))
      const out = await takeOut(
        change,
        gone.map(({ id }) => id),
      )
      await putIn(change, fresh)
      return { filled: fresh.length, ...(out + fresh.length > 0 && { undo: change.actionId }) }
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

async function dishesIn(
  { tx, householdId }: PlanChange,
  { laid, meals }: Chosen,
  people: readonly Person[],
): Promise<NewMeal[]> {
  const places = new Map(laid.open.map((place) => [place.id, place]))
  const current = await currentRecipes(
    tx,
    householdId,
    meals.flatMap(({ recipeId }) => recipeId ?? []),
  )
  const recipes = await recipesOf(tx, householdId, [...current.values()])
  const { eaters } = tableOf(everybody, people)
  return meals.flatMap(({ slotId, recipeId = 0 }) => {
    const place = places.get(slotId)
    const dish = current.get(recipeId)
    const recipe = dish && recipes.of(dish)
    if (!place || !recipe || !mayServe(recipe, eaters).allowed) return []
    return [{ ...dish, day: place.day, meal: place.meal, planned: true }]
  })
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
