import type { Person } from '@larder/contract/diet'
import type { PaidPrice } from '@larder/contract/shopping'
import { lotsForEaters } from '@larder/kitchen/cooked-component/brought'
import { addDays, type Day } from '@larder/kitchen/day'
import type { Lot } from '@larder/kitchen/lot'
import type { FoodPrice } from '@larder/kitchen/planning/ask'
import { leanings } from '@larder/kitchen/planning/leanings'
import { foodPrices } from '@larder/kitchen/planning/prices'
import { usualSodium } from '@larder/kitchen/planning/serving/feeding'
import type { Recipe } from '@larder/kitchen/recipe'
import type { RecipeIndex } from '@larder/kitchen/suggesting/recipe-index'
import { sql } from 'drizzle-orm'
import type { Actor } from '../../actor'
import type { Clock } from '../../clock'
import type { Db, Tx } from '../../db/open'
import type { KitchenColumns } from '../../db/tables/inventory'
import type { Hand } from '../../db/touch'
import { candidatesFrom } from './candidates'
import { factsOf, type HouseholdFacts } from './household-facts'
import { cookbookFirst, type MadeDish, type MadeDishes, madeFor } from './made-dishes'
import { type MealRow, mealsBetween } from './meal-row'
import { paidIn } from './paid'
import { cookedVersions, type PlannedRecipes, recipesOf } from './planned-recipes'
import type { SentAsk } from './planner-task'
import { heldBy, type LeftoverLot, leftoversOf } from './stock'
import { tableOf } from './table'
import { likedLess, type Waved, wavedLately } from './waved'

export interface PantryParts {
  db: Db
  clock: Clock
  shelf: {
    index(): Promise<RecipeIndex>
    mayRead(id: number, readers: ReadonlySet<string>): boolean
  }
  asLot(row: KitchenColumns): Lot
  peopleOf(tx: Tx, hand: Hand): Promise<Person[]>
  pricesOf(db: Db, householdId: string): Promise<PaidPrice[]>
  cookedLately(db: Db, householdId: string, since: Day): Promise<{ recipeId: number; day: Day }[]>
  madeDishes: MadeDishes
}

/** Everything that some days are planned from. */
export interface Pantry {
  readonly facts: HouseholdFacts
  readonly people: readonly Person[]
  readonly lots: readonly Lot[]
  /** The cookbook's, those that stand in these days, and those made up from the stock. */
  readonly recipes: readonly Recipe[]
  readonly made: readonly MadeDish[]
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
  readonly waved: readonly Waved[]
}

export function openPantry(parts: PantryParts) {
  const { db, clock, shelf, asLot, peopleOf, pricesOf, cookedLately, madeDishes } = parts

  return async (actor: Actor, first: Day, last: Day, seed: number): Promise<Pantry> => {
    const { householdId } = actor
    const facts = await factsOf(db, clock, householdId)
    const { today, wishes, members } = facts
    const begin = first < today ? first : today
    const apart = wishes.noRepeatWithinDays
    const [index, meals, held, people, paid, cooked, liking, waved] = await Promise.all([
      shelf.index(),
      mealsBetween(db, householdId, addDays(begin, -apart), addDays(last, apart + 1)),
      heldBy(db, householdId),
      peopleOf(db, actor),
      pricesOf(db, householdId),
      cookedLately(db, householdId, addDays(first, -apart)),
      likingOf(db, householdId),
      wavedLately(db, householdId, clock()),
    ])
    const waiting = meals.flatMap(({ lotId }) => lotId ?? [])
    const leftovers = await leftoversOf(db, householdId, waiting)
    const left = [...leftovers.values()].map(({ dish }) => dish.recipeId)
    const { eaters, plates } = tableOf({ eaters: null, plates: null }, people)
    const [planned, asCooked, made] = await Promise.all([
      recipesOf(db, householdId, meals),
      cookedVersions(db, householdId, left),
      madeFor(madeDishes, actor, plates),
    ])
    const lots = lotsForEaters(held.map(asLot), eaters)
    const mayRead = (id: number) => shelf.mayRead(id, members)
    const cookbook = candidatesFrom(index, mayRead, { eaters, lots, seed })
    const standing = meals.flatMap((meal) => (meal.cookedAt === null ? (planned.of(meal) ?? []) : []))
    const recipes = distinct([...cookbook, ...made.map(({ recipe }) => recipe), ...standing])
    const prices = foodPrices(paidIn(paid))
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
      waved,
    }
  }
}

/** What is asked of the planner apart from the places and what was cooked. */
export function wishesAsked(
  { facts: { today, wishes, usualPrices }, lots, made, prices, liking, waved }: Pantry,
  seed: number,
): Omit<SentAsk, 'slots' | 'history'> {
  const { noRepeatWithinDays, maxMinutesWeekdays, maxMinutesWeekend, target, lean, cookTwice = true } = wishes
  return {
    lots,
    today,
    prices,
    liking: afterCookbook(likedLess(liking, waved), made),
    seed,
    cookTwice,
    goals: leanings[lean],
    ...(lean === 'thrifty' && { notDearerThan: leanings.balanced }),
    // Of other currencies no usual prices are known; those of one region still tell cheap from dear.
    usualPrices,
    rules: {
      noRepeatWithinDays,
      ...(maxMinutesWeekdays !== null && { maxMinutesWeekdays }),
      ...(maxMinutesWeekend !== null && { maxMinutesWeekend }),
    },
    target: {
      // Salt is watched whatever else is aimed at.
      sodium: usualSodium,
      ...(target.kcal !== null && { kcal: target.kcal }),
      ...(target.protein !== null && { protein: target.protein }),
    },
  }
}

function distinct(recipes: readonly Recipe[]): Recipe[] {
  const seen = new Set<number>()
  return recipes.filter(({ id }) => !seen.has(id) && seen.add(id))
}

function afterCookbook(liking: Readonly<Record<number, number>>, made: readonly MadeDish[]) {
  const less = made.map(({ recipe: { id } }) => [id, (liking[id] ?? 0) - cookbookFirst] as const)
  return { ...liking, ...Object.fromEntries(less) }
}

/** How much those who belong to the household like a dish: from −2 to 3 points. */
async function likingOf(tx: Tx, householdId: string): Promise<Record<number, number>> {
  const { rows } = await tx.execute<{ id: number; stars: number | null; favourite: boolean }>(
    sql`select recipe_id::float8 as id, avg(stars)::float8 as stars, bool_or(favourite) as favourite
      from recipe_marks where account_id in (select account_id from household_members where household_id = ${householdId})
      group by recipe_id`,
  )
  return Object.fromEntries(
    rows.map(({ id, stars, favourite }) => [id, (stars === null ? 0 : stars - 3) + (favourite ? 1 : 0)]),
  )
}
