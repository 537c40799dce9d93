import type { HouseholdPerson } from '@larder/contract/diet'
import { filterLotsForEaters } from '@larder/kitchen/cooked-component/leftover-restrictions'
import { addDays, type Day } from '@larder/kitchen/date/day'
import { dietaryNeedsOf, type Eater } from '@larder/kitchen/diet/eater'
import { foodsToUse, servedLatelyDays, tastesOf } from '@larder/kitchen/meal-plan/dishes/dish-taste'
import { foodPrices } from '@larder/kitchen/meal-plan/food-prices'
import { goalPresets, usualMealMinutes } from '@larder/kitchen/meal-plan/goal-presets'
import type { FoodPrice } from '@larder/kitchen/meal-plan/plan-request'
import { maxDailySodium } from '@larder/kitchen/meal-plan/serving/plate-size'
import { minKnownShare } from '@larder/kitchen/meal-plan/solver/nutrition-targets'
import { nutritionOfRecipe } from '@larder/kitchen/nutrition/dish-nutrition'
import type { Recipe } from '@larder/kitchen/recipe/recipe'
import { seededValueFor } from '@larder/kitchen/seeded-random'
import type { Lot } from '@larder/kitchen/stock/lot'
import type { RecipeIndex } from '@larder/kitchen/suggestions/recipe-index'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Actor } from '../../../actor'
import type { Db, Tx } from '../../../db/database'
import { findRecentlyCooked } from '../../../db/queries/recently-cooked'
import { householdMembers } from '../../../db/tables/household'
import { recipeMarks } from '../../../db/tables/recipes'
import type { Clock } from '../../../time/clock'
import { findPeople } from '../../diet/people'
import { toLot } from '../../inventory/lots/lot-row'
import type { LiveRecipeIndex } from '../../recipes/recipe-index/live-recipe-index'
import { findNewestPrices } from '../../shopping/prices'
import type { MadeUpDish } from '../../suggestions/made-up-dishes'
import type { VarietySeeds } from '../../suggestions/variety-seeds'
import type { WeekDishes } from '../../suggestions/week-dishes'
import { toPaid } from '../shortfall/paid-prices'
import { findMealsBetween, type MealRow, toMealEaters } from '../week/meal-queries'
import { findPlanHousehold, type PlanHousehold } from '../week/plan-household'
import { findHeldLots, findLeftovers, type LeftoverLot } from '../week/plan-stock'
import { findCookedVersions, findPlannedRecipes, type PlannedRecipes } from '../week/planned-recipes'
import { applyDismissals, type DismissedDish, findRecentDismissals } from './dismissed-dishes'
import { findFollowUps } from './follow-ups'
import { cookbookPreference, findMadeUpCandidates, knownEnergyPreference } from './made-up-candidates'
import type { PlannerRequest } from './planner-rpc-worker'

export interface PlanningContextParts {
  db: Db
  clock: Clock
  seeds: VarietySeeds
  recipeIndex: Pick<LiveRecipeIndex, 'index' | 'mayRead'>
  weekDishes: WeekDishes
}

/** Everything that some days are planned from. */
export interface PlanningContext {
  readonly facts: PlanHousehold
  readonly people: readonly HouseholdPerson[]
  readonly lots: readonly Lot[]
  /** Recipes of the cookbook, of the current meals and those made up from the stock. */
  readonly recipes: readonly Recipe[]
  readonly made: readonly MadeUpDish[]
  /** Leftovers in stock or used by a planned meal, and their dishes as cooked. */
  readonly leftovers: ReadonlyMap<number, LeftoverLot>
  readonly asCooked: ReadonlyMap<number, readonly Recipe[]>
  /** The meals of these days, and of the days around them within the repeat limit. */
  readonly meals: readonly MealRow[]
  /** The recipes of these meals, each in its planned version. */
  readonly planned: PlannedRecipes
  readonly cooked: readonly { readonly recipeId: number; readonly day: Day }[]
  readonly prices: Readonly<Record<string, FoodPrice>>
  readonly liking: Readonly<Record<number, number>>
  /** What each recipe loses by each of the household's menus. */
  readonly tastes: readonly Readonly<Record<number, number>>[]
  /** Recently dismissed dishes. */
  readonly dismissed: readonly DismissedDish[]
}

export function createPlanningContextLoader(parts: PlanningContextParts) {
  const { db, clock, seeds, recipeIndex, weekDishes } = parts
  return async (actor: Actor, first: Day, last: Day, seed: number): Promise<PlanningContext> => {
    const { householdId } = actor
    const facts = await findPlanHousehold(db, clock, householdId)
    const { today, wishes, members } = facts
    const begin = first < today ? first : today
    const repeatDays = wishes.noRepeatWithinDays
    const lookBackDays = Math.max(repeatDays, servedLatelyDays)
    const [index, meals, lotRows, people, paid, cooked, liking, dismissed] = await Promise.all([
      recipeIndex.index(),
      findMealsBetween(db, householdId, addDays(begin, -lookBackDays), addDays(last, repeatDays + 1)),
      findHeldLots(db, householdId),
      findPeople(db, actor),
      findNewestPrices(db, householdId),
      findRecentlyCooked(db, householdId, addDays(first, -lookBackDays)),
      findLikings(db, householdId),
      findRecentDismissals(db, householdId, clock()),
    ])
    const plannedLotIds = meals.flatMap(({ lotId }) => lotId ?? [])
    const leftovers = await findLeftovers(db, householdId, plannedLotIds)
    const leftoverRecipeIds = [...leftovers.values()].map(({ dish }) => dish.recipeId)
    const { eaters, plates } = toMealEaters({ eaters: null, plates: null }, people)
    const [planned, asCooked, made] = await Promise.all([
      findPlannedRecipes(db, householdId, meals),
      findCookedVersions(db, householdId, leftoverRecipeIds),
      findMadeUpCandidates(weekDishes, actor, plates),
    ])
    const lots = filterLotsForEaters(lotRows.map(toLot), eaters)
    const mayRead = (id: number) => recipeIndex.mayRead(id, members)
    const cookbook = pickCandidates(index, mayRead, { eaters, lots, seed })
    const plannedRecipes = meals.flatMap((meal) => (meal.cookedAt === null ? (planned.of(meal) ?? []) : []))
    const recipes = toUniqueRecipes([...cookbook, ...made.map(({ recipe }) => recipe), ...plannedRecipes])
    const prices = foodPrices(toPaid(paid))
    const wanted = {
      household: seeds.ofHousehold(householdId),
      day: first,
      country: facts.country,
      hasChildren: eaters.some(({ portions }) => portions < 1),
      isThrifty: wishes.lean === 'thrifty',
      servedLately: new Set(
        [...cooked, ...meals].flatMap(({ recipeId, day }) => (day < first ? (recipeId ?? []) : [])),
      ),
      mustUse: foodsToUse(lots, { from: begin, until: last }),
    }
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
      tastes: tastesOf(recipes, wanted),
      dismissed,
    }
  }
}

/** Planner options except the slots and the history. */
export function toPlannerOptions(
  context: PlanningContext,
  seed: number,
): Omit<PlannerRequest, 'slots' | 'history'> {
  const { lots, made, prices, liking, tastes, dismissed } = context
  const { today, wishes, usualPrices } = context.facts
  const { noRepeatWithinDays, maxMinutesWeekdays, maxMinutesWeekend, target, lean, cookTwice = true } = wishes
  return {
    lots,
    today,
    prices,
    liking: preferCookbook(applyDismissals(liking, dismissed), made, target.kcal !== null),
    tastes,
    madeUp: made.map(({ recipe }) => recipe.id),
    followUps: findFollowUps(context),
    seed,
    cookTwice,
    goals: goalPresets[lean],
    ...(lean === 'thrifty' && { notDearerThan: goalPresets.balanced }),
    // Other currencies have no usual prices; those of one region still tell cheap from expensive.
    usualPrices,
    usualMinutes: usualMealMinutes,
    rules: {
      noRepeatWithinDays,
      ...(maxMinutesWeekdays !== null && { maxMinutesWeekdays }),
      ...(maxMinutesWeekend !== null && { maxMinutesWeekend }),
    },
    target: {
      // Sodium is limited for every target.
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

/** Where energy is aimed at, a made-up dish whose energy is not known gives way to one whose energy is. */
function preferCookbook(
  liking: Readonly<Record<number, number>>,
  made: readonly MadeUpDish[],
  countsEnergy: boolean,
) {
  const madeUpLikings = made.map(({ recipe }) => {
    const isUnknown = countsEnergy && nutritionOfRecipe(recipe).coverageOf.kcal < minKnownShare
    const lost = cookbookPreference + (isUnknown ? knownEnergyPreference : 0)
    return [recipe.id, (liking[recipe.id] ?? 0) - lost] as const
  })
  return { ...liking, ...Object.fromEntries(madeUpLikings) }
}

/** Returns how much the members like a dish: from −2 to 3 points. */
async function findLikings(tx: Tx, householdId: string): Promise<Record<number, number>> {
  const members = tx
    .select({ id: householdMembers.accountId })
    .from(householdMembers)
    .where(eq(householdMembers.householdId, householdId))
  const rows = await tx
    .select({
      id: recipeMarks.recipeId,
      stars: sql<number | null>`avg(${recipeMarks.stars})::float8`,
      favourite: sql<boolean>`bool_or(${recipeMarks.favourite})`,
    })
    .from(recipeMarks)
    .where(inArray(recipeMarks.accountId, members))
    .groupBy(recipeMarks.recipeId)
  return Object.fromEntries(
    rows.map(({ id, stars, favourite }) => [id, (stars === null ? 0 : stars - 3) + (favourite ? 1 : 0)]),
  )
}

/** A week is planned from so many in well under a second. */
const maxCandidates = 2000

/** Returns the candidate recipes; of very many, those that everybody may eat and that use most of the stock. */
export function pickCandidates(
  index: RecipeIndex,
  mayRead: (id: number) => boolean,
  { eaters, lots, seed }: { eaters: readonly Eater[]; lots: readonly Lot[]; seed: number },
  limit = maxCandidates,
): Recipe[] {
  const { dishes, lines, foods, placeOf } = index
  const readable = [...placeOf].filter(([id]) => mayRead(id)).sort(([a], [b]) => a - b)
  const held = new Set(lots.flatMap(({ foodId = '' }) => foods.numbers.get(foodId) ?? []))
  const needs = dietaryNeedsOf(eaters)
  const worthOf = ([id, place]: readonly [number, number]) => {
    const uses = lines.food.subarray(dishes.start[place], dishes.end[place]).filter((food) => held.has(food))
    const [allergens = -1, unfit = -1] = [dishes.allergens[place], dishes.unfit[place]]
    const forAll = ((allergens & needs.avoids) | (unfit & needs.diets)) === 0 ? 1000 : 0
    return forAll + new Set(uses).size + seededValueFor(seed, id)
  }
  const best =
    readable.length <= limit
      ? readable
      : readable
          .map((entry) => ({ entry, worth: worthOf(entry) }))
          .sort((a, b) => b.worth - a.worth)
          .slice(0, limit)
          .map(({ entry }) => entry)
  return best.flatMap(([, place]) => index.recipes.at(place) ?? [])
}
