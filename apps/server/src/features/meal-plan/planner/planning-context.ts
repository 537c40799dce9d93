import type { HouseholdPerson } from '@larder/contract/diet'
import type { PaidPrice } from '@larder/contract/shopping'
import { filterLotsForEaters } from '@larder/kitchen/cooked-component/leftover-restrictions'
import { addDays, type Day } from '@larder/kitchen/date/day'
import { foodPrices } from '@larder/kitchen/meal-plan/food-prices'
import { goalPresets } from '@larder/kitchen/meal-plan/goal-presets'
import type { FoodPrice } from '@larder/kitchen/meal-plan/plan-request'
import { maxDailySodium } from '@larder/kitchen/meal-plan/serving/plate-size'
import type { Recipe } from '@larder/kitchen/recipe/recipe'
import type { Lot } from '@larder/kitchen/stock/lot'
import type { RecipeIndex } from '@larder/kitchen/suggestions/recipe-index'
import { sql } from 'drizzle-orm'
import type { Actor } from '../../../actor'
import type { Db, Tx } from '../../../db/database'
import type { ActingMember } from '../../../db/household-lock'
import type { KitchenLotColumns } from '../../../db/tables/inventory'
import type { Clock } from '../../../time/clock'
import { toPaid } from '../shortfall/paid-prices'
import { toMealEaters } from '../week/meal-eaters'
import { findMealsBetween, type MealRow } from '../week/meal-queries'
import { findPlanHousehold, type PlanHousehold } from '../week/plan-household'
import { findHeldLots, findLeftovers, type LeftoverLot } from '../week/plan-stock'
import { findCookedVersions, findPlannedRecipes, type PlannedRecipes } from '../week/planned-recipes'
import { pickCandidates } from './candidate-recipes'
import { applyDismissals, type DismissedDish, findRecentDismissals } from './dismissed-dishes'
import {
  cookbookPreference,
  findMadeUpCandidates,
  type MadeUpCandidate,
  type MadeUpCandidateSource,
} from './made-up-candidates'
import type { PlannerRequest } from './planner-task'

export interface PlanningContextParts {
  db: Db
  clock: Clock
  shelf: {
    index(): Promise<RecipeIndex>
    mayRead(id: number, readers: ReadonlySet<string>): boolean
  }
  asLot(row: KitchenLotColumns): Lot
  peopleOf(tx: Tx, hand: ActingMember): Promise<HouseholdPerson[]>
  pricesOf(db: Db, householdId: string): Promise<PaidPrice[]>
  cookedLately(db: Db, householdId: string, since: Day): Promise<{ recipeId: number; day: Day }[]>
  madeDishes: MadeUpCandidateSource
}

/** Everything that some days are planned from. */
export interface PlanningContext {
  readonly facts: PlanHousehold
  readonly people: readonly HouseholdPerson[]
  readonly lots: readonly Lot[]
  /** The cookbook's, those that stand in these days, and those made up from the stock. */
  readonly recipes: readonly Recipe[]
  readonly made: readonly MadeUpCandidate[]
  /** All leftovers that are there or that a meal waits for, and the dishes they are, as they were cooked. */
  readonly leftovers: ReadonlyMap<number, LeftoverLot>
  readonly asCooked: ReadonlyMap<number, readonly Recipe[]>
  /** The meals of these days, and of those around them that a dish should not come again on. */
  readonly meals: readonly MealRow[]
  /** What stands in them, each dish in the version it was planned with. */
  readonly planned: PlannedRecipes
  readonly cooked: readonly { readonly recipeId: number; readonly day: Day }[]
  readonly prices: Readonly<Record<string, FoodPrice>>
  readonly liking: Readonly<Record<number, number>>
  /** What cooks waved away lately. */
  readonly dismissed: readonly DismissedDish[]
}

export function createPlanningContextLoader(parts: PlanningContextParts) {
  const { db, clock, shelf, asLot, peopleOf, pricesOf, cookedLately, madeDishes } = parts

  return async (actor: Actor, first: Day, last: Day, seed: number): Promise<PlanningContext> => {
    const { householdId } = actor
    const facts = await findPlanHousehold(db, clock, householdId)
    const { today, wishes, members } = facts
    const begin = first < today ? first : today
    const apart = wishes.noRepeatWithinDays
    const [index, meals, held, people, paid, cooked, liking, waved] = await Promise.all([
      shelf.index(),
      findMealsBetween(db, householdId, addDays(begin, -apart), addDays(last, apart + 1)),
      findHeldLots(db, householdId),
      peopleOf(db, actor),
      pricesOf(db, householdId),
      cookedLately(db, householdId, addDays(first, -apart)),
      findLikings(db, householdId),
      findRecentDismissals(db, householdId, clock()),
    ])
    const waiting = meals.flatMap(({ lotId }) => lotId ?? [])
    const leftovers = await findLeftovers(db, householdId, waiting)
    const left = [...leftovers.values()].map(({ dish }) => dish.recipeId)
    const { eaters, plates } = toMealEaters({ eaters: null, plates: null }, people)
    const [planned, asCooked, made] = await Promise.all([
      findPlannedRecipes(db, householdId, meals),
      findCookedVersions(db, householdId, left),
      findMadeUpCandidates(madeDishes, actor, plates),
    ])
    const lots = filterLotsForEaters(held.map(asLot), eaters)
    const mayRead = (id: number) => shelf.mayRead(id, members)
    const cookbook = pickCandidates(index, mayRead, { eaters, lots, seed })
    const standing = meals.flatMap((meal) => (meal.cookedAt === null ? (planned.of(meal) ?? []) : []))
    const recipes = toUniqueRecipes([...cookbook, ...made.map(({ recipe }) => recipe), ...standing])
    const prices = foodPrices(toPaid(paid))
    return {
      facts,
      people,
      lots,
      recipes,
      made,
      leftovers,
      asCooked,
      meals,
      planned,
      cooked,
      prices,
      liking,
      dismissed: waved,
    }
  }
}

/** What is asked of the planner apart from the places and what was cooked. */
export function toPlannerOptions(
  { facts: { today, wishes, usualPrices }, lots, made, prices, liking, dismissed: waved }: PlanningContext,
  seed: number,
): Omit<PlannerRequest, 'slots' | 'history'> {
  const { noRepeatWithinDays, maxMinutesWeekdays, maxMinutesWeekend, target, lean, cookTwice = true } = wishes
  return {
    lots,
    today,
    prices,
    liking: preferCookbook(applyDismissals(liking, waved), made),
    seed,
    cookTwice,
    goals: goalPresets[lean],
    ...(lean === 'thrifty' && { notDearerThan: goalPresets.balanced }),
    // Of other currencies no usual prices are known; those of one region still tell cheap from dear.
    usualPrices,
    rules: {
      noRepeatWithinDays,
      ...(maxMinutesWeekdays !== null && { maxMinutesWeekdays }),
      ...(maxMinutesWeekend !== null && { maxMinutesWeekend }),
    },
    target: {
      // Salt is watched whatever else is aimed at.
      sodium: maxDailySodium,
      ...(target.kcal !== null && { kcal: target.kcal }),
      ...(target.protein !== null && { protein: target.protein }),
    },
  }
}

function toUniqueRecipes(recipes: readonly Recipe[]): Recipe[] {
  const seen = new Set<number>()
  return recipes.filter(({ id }) => !seen.has(id) && seen.add(id))
}

function preferCookbook(liking: Readonly<Record<number, number>>, made: readonly MadeUpCandidate[]) {
  const less = made.map(({ recipe: { id } }) => [id, (liking[id] ?? 0) - cookbookPreference] as const)
  return { ...liking, ...Object.fromEntries(less) }
}

/** How much those who belong to the household like a dish: from −2 to 3 points. */
async function findLikings(tx: Tx, householdId: string): Promise<Record<number, number>> {
  const { rows } = await tx.execute<{ id: number; stars: number | null; favourite: boolean }>(
    sql`select recipe_id::float8 as id, avg(stars)::float8 as stars, bool_or(favourite) as favourite
      from recipe_marks where account_id in (select account_id from household_members where household_id = ${householdId})
      group by recipe_id`,
  )
  return Object.fromEntries(
    rows.map(({ id, stars, favourite }) => [id, (stars === null ? 0 : stars - 3) + (favourite ? 1 : 0)]),
  )
}
