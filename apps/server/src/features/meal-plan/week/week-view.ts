import type { HouseholdPerson } from '@larder/contract/diet'
import type { MealContent, PlanMeal, PlanWeek } from '@larder/contract/meal-plan'
import { filterLotsForEaters } from '@larder/kitchen/cooked-component/leftover-restrictions'
import { addDays, type Day, weekday } from '@larder/kitchen/date/day'
import { goodUntil } from '@larder/kitchen/meal-plan/serving/repeat-meals'
import { findUnplannedLots } from '@larder/kitchen/meal-plan/unplanned-lots'
import type { Lot } from '@larder/kitchen/stock/lot'
import type { Actor } from '../../../actor'
import type { Db } from '../../../db/database'
import type { Clock } from '../../../time/clock'
import { toEater } from '../../../to-eater'
import { findPeople } from '../../diet/people'
import { toLot } from '../../inventory/lots/lot-row'
import { findRecipeCards, type RecipeCardEntry } from '../../recipes/queries/recipe-cards'
import { findNewestPrices } from '../../shopping/prices'
import { findSecondDishes } from '../planner/second-dishes'
import { computeShortfall, computeShortfallCost } from '../shortfall/compute-shortfall'
import { toPaid } from '../shortfall/paid-prices'
import { toDayNutrition } from './day-nutrition'
import { explainMeals } from './explain-meals'
import { findMealsBetween, findSourceMeals, type MealRow, toMealEaters } from './meal-queries'
import { findPlanHousehold } from './plan-household'
import { findHeldLots, findLeftoversById, type LeftoverLot } from './plan-stock'
import { findCookedVersions, findPlannedRecipes, type PlannedRecipes } from './planned-recipes'

/** Returns seven days from the given day, or from this week's Monday. */
export async function findWeek(db: Db, clock: Clock, actor: Actor, requestedDay?: Day): Promise<PlanWeek> {
  const { householdId } = actor
  const { today, currency, wishes, shops, country } = await findPlanHousehold(db, clock, householdId)
  const from = requestedDay ?? addDays(today, 1 - weekday(today))
  const [meals, lotRows, people, prices] = await Promise.all([
    findMealsBetween(db, householdId, from, addDays(from, 7)),
    findHeldLots(db, householdId),
    findPeople(db, actor),
    findNewestPrices(db, householdId),
  ])
  const leftovers = await findLeftoversById(
    db,
    householdId,
    meals.flatMap(({ lotId }) => lotId ?? []),
  )
  const sources = await findSourceMeals(db, householdId, meals)
  const dishes = [...meals, ...sources.values()]
  const ids = new Set([
    ...dishes.flatMap(({ recipeId }) => recipeId ?? []),
    ...[...leftovers.values()].map(({ dish }) => dish.recipeId),
  ])
  const [recipes, cards, asCooked] = await Promise.all([
    findPlannedRecipes(db, householdId, dishes),
    findRecipeCards(db, actor, [...ids]),
    findCookedVersions(
      db,
      householdId,
      [...leftovers.values()].map(({ dish }) => dish.recipeId),
    ),
  ])
  const seconds = findSecondDishes({ meals, sources, recipes, people, today })
  const comparison = {
    meals,
    recipes,
    people,
    lots: filterLotsForEaters(lotRows.map(toLot), people.map(toEater)),
    today,
    shops,
    country,
    seconds,
  }
  const lacks = computeShortfall(comparison)
  const paid = toPaid(prices)
  const explain = explainMeals({
    ...comparison,
    lacks,
    paid,
    currency,
    leftovers,
    sources,
    asCooked,
  })
  const servings = meals.map((meal) => toPlannedServing(meal, recipes, leftovers, sources))
  const days = Array.from({ length: 7 }, (_, at) => addDays(from, at))
  const planned = meals.map((meal) => ({
    ...toPlanMeal(meal, people, cards, { leftovers, sources, recipes }),
    ...explain(meal),
  }))
  return {
    from,
    today,
    meals: planned,
    // A week without meals is not planned yet: then nothing is missing in it.
    unplanned:
      days.includes(today) && meals.length > 0 ? toUnplanned(lotRows.map(toLot), planned, today) : [],
    days: toDayNutrition([...new Set(days)], servings, wishes.target),
    ...computeShortfallCost(lacks, paid, currency),
    currency,
  }
}

type PlanRecipeCards = ReadonlyMap<number, RecipeCardEntry>

/** Returns what spoils by tomorrow and is in no meal in time. */
function toUnplanned(
  lots: readonly Lot[],
  meals: readonly Pick<PlanMeal, 'day' | 'rescues'>[],
  today: Day,
): NonNullable<PlanWeek['unplanned']> {
  const rescued = new Set(
    meals.flatMap(({ day, rescues }) =>
      rescues.flatMap(({ itemId, until }) => (until === undefined || day <= until ? [itemId] : [])),
    ),
  )
  return findUnplannedLots(lots, rescued, today).map(({ lotId: itemId, ...lot }) => ({ itemId, ...lot }))
}

function toPlannedServing(
  meal: MealRow,
  recipes: PlannedRecipes,
  leftovers: ReadonlyMap<number, LeftoverLot>,
  sources: ReadonlyMap<number, MealRow>,
) {
  const isEatenAgain = meal.kind === 'leftovers' && meal.lotId === null
  const source = isEatenAgain ? sources.get(meal.ofMealId ?? 0) : undefined
  const recipe = recipes.of(source ?? meal)
  const lot = meal.lotId === null ? undefined : leftovers.get(meal.lotId)
  return { meal, ...(recipe && { recipe }), ...(lot && { leftovers: lot }) }
}

function toPlanMeal(
  row: MealRow,
  people: readonly HouseholdPerson[],
  cards: PlanRecipeCards,
  leftoverSources: LeftoverSources,
): Omit<PlanMeal, 'because' | 'rescues' | 'missing'> {
  const eaterIds = row.eaters?.filter((id) => people.some((person) => person.id === id)) ?? []
  return {
    id: row.id,
    day: row.day,
    meal: row.meal,
    what: toOnTheTable(row, cards, leftoverSources, toMealEaters(row, people).plates),
    ...(eaterIds.length > 0 && { eaters: eaterIds }),
    plates: toMealEaters(row, people).plates,
    portion: row.portion,
    locked: row.locked,
    planned: row.planned,
    ...(row.cookedAt !== null && { cookedAt: row.cookedAt }),
    version: row.version,
  }
}

/** Leftovers in stock, and meals still to cook that also feed another meal. */
interface LeftoverSources {
  readonly leftovers: ReadonlyMap<number, LeftoverLot>
  readonly sources: ReadonlyMap<number, MealRow>
  readonly recipes: PlannedRecipes
}

function toOnTheTable(
  row: MealRow,
  cards: PlanRecipeCards,
  { leftovers, sources, recipes }: LeftoverSources,
  plates: number,
): MealContent {
  const { kind, title, recipeId, recipeVersion: version } = row
  const source = row.lotId === null ? sources.get(row.ofMealId ?? 0) : undefined
  if (kind === 'leftovers' && source) {
    const card = cards.get(source.recipeId ?? 0)
    return {
      kind,
      title,
      ...(card && { recipeId: card.summary.id }),
      plate: card?.summary.plate ?? [],
      ...(card?.summary.drawn && { drawn: card.summary.drawn }),
      portions: plates,
      expiryDate: goodUntil(source.day, recipes.of(source)),
      cookedOn: source.day,
    }
  }
  if (kind === 'leftovers') {
    const lot = row.lotId === null ? undefined : leftovers.get(row.lotId)
    const card = lot && cards.get(lot.dish.recipeId)
    return {
      kind,
      title,
      ...(lot?.there && { itemId: lot.id }),
      ...(card && { recipeId: card.summary.id }),
      plate: card?.summary.plate ?? [],
      ...(card?.summary.drawn && { drawn: card.summary.drawn }),
      portions: lot?.portions ?? 0,
      ...(lot?.until !== undefined && { expiryDate: lot.until }),
    }
  }
  const card = recipeId === null ? undefined : cards.get(recipeId)
  // A recipe that is deleted or no longer readable leaves its title.
  if (kind === 'note' || !card || version === null) return { kind: 'note', text: title }
  return { kind, recipe: card.summary, version }
}
