import type { Person } from '@larder/contract/diet'
import type { OnTheTable, PlanMeal, PlanWeek } from '@larder/contract/meal-plan'
import type { RecipeSummary } from '@larder/contract/recipes'
import type { PaidPrice } from '@larder/contract/shopping'
import { lotsForEaters } from '@larder/kitchen/cooked-component/brought'
import { addDays, type Day, weekday } from '@larder/kitchen/day'
import type { Serving } from '@larder/kitchen/eater'
import type { Lot } from '@larder/kitchen/lot'
import { goodUntil } from '@larder/kitchen/planning/serving/cooking-twice'
import type { Actor } from '../../actor'
import { asEater } from '../../as-eater'
import type { Clock } from '../../clock'
import type { Db, Tx } from '../../db/open'
import type { KitchenColumns } from '../../db/tables/inventory'
import type { Hand } from '../../db/touch'
import { nutritionOf } from './day-nutrition'
import { explainMeals } from './explained'
import { factsOf } from './household-facts'
import { type Compared, costOf, lacksOf } from './lacks'
import { type MealRow, mealsBetween, sourcesOf } from './meal-row'
import { paidIn } from './paid'
import { cookedVersions, type PlannedRecipes, recipesOf } from './planned-recipes'
import { secondDishesIn } from './second-dishes'
import { heldBy, type LeftoverLot, leftoversBy } from './stock'
import { tableOf } from './table'

export type Cards = ReadonlyMap<number, { readonly summary: RecipeSummary; readonly version: number }>

export interface WeekParts {
  db: Db
  clock: Clock
  asLot(row: KitchenColumns): Lot
  peopleOf(tx: Tx, hand: Hand): Promise<Person[]>
  /** Of the recipes among these that the actor may read. */
  cardsOf(db: Db, actor: Actor, ids: readonly number[]): Promise<Cards>
  /** What was paid lately. */
  pricesOf(db: Db, householdId: string): Promise<PaidPrice[]>
  warningOf(serving: Pick<Serving, 'refusals' | 'warnings'>): string | undefined
  swapsAt: Compared['swapsAt']
}

export type WeekOf = (actor: Actor, from?: Day) => Promise<PlanWeek>

/** Seven days as they stand, from this week's Monday unless another day is asked for. */
export function openWeek(parts: WeekParts): WeekOf {
  const { db, clock, asLot, peopleOf, cardsOf, pricesOf, warningOf, swapsAt } = parts
  return async (actor, asked) => {
    const { householdId } = actor
    const { today, currency, wishes, shops } = await factsOf(db, clock, householdId)
    const from = asked ?? addDays(today, 1 - weekday(today))
    const [meals, held, people, prices] = await Promise.all([
      mealsBetween(db, householdId, from, addDays(from, 7)),
      heldBy(db, householdId),
      peopleOf(db, actor),
      pricesOf(db, householdId),
    ])
    const leftovers = await leftoversBy(
      db,
      householdId,
      meals.flatMap(({ lotId }) => lotId ?? []),
    )
    const sources = await sourcesOf(db, householdId, meals)
    const dishes = [...meals, ...sources.values()]
    const ids = new Set([
      ...dishes.flatMap(({ recipeId }) => recipeId ?? []),
      ...[...leftovers.values()].map(({ dish }) => dish.recipeId),
    ])
    const [recipes, cards, asCooked] = await Promise.all([
      recipesOf(db, householdId, dishes),
      cardsOf(db, actor, [...ids]),
      cookedVersions(
        db,
        householdId,
        [...leftovers.values()].map(({ dish }) => dish.recipeId),
      ),
    ])
    const seconds = secondDishesIn({ meals, sources, recipes, people, today })
    const compared = {
      meals,
      recipes,
      people,
      lots: lotsForEaters(held.map(asLot), people.map(asEater)),
      today,
      shops,
      swapsAt,
      seconds,
    }
    const lacks = lacksOf(compared)
    const paid = paidIn(prices)
    const explained = explainMeals({
      ...compared,
      lacks,
      paid,
      currency,
      leftovers,
      sources,
      asCooked,
      warningOf,
    })
    const platefuls = meals.map((meal) => platefulOf(meal, recipes, leftovers, sources))
    const days = Array.from({ length: 7 }, (_, at) => addDays(from, at))
    return {
      from,
      today,
      meals: meals.map((meal) => ({
        ...mealOf(meal, people, cards, { leftovers, sources, recipes }),
        ...explained(meal),
      })),
      days: nutritionOf([...new Set(days)], platefuls, wishes.target),
      ...costOf(lacks, paid, currency),
      currency,
    }
  }
}

function platefulOf(
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

function mealOf(
  row: MealRow,
  people: readonly Person[],
  cards: Cards,
  eaten: Eaten,
): Omit<PlanMeal, 'because' | 'rescues' | 'missing'> {
  const known = row.eaters?.filter((id) => people.some((person) => person.id === id)) ?? []
  return {
    id: row.id,
    day: row.day,
    meal: row.meal,
    what: whatOf(row, cards, eaten, tableOf(row, people).plates),
    ...(known.length > 0 && { eaters: known }),
    plates: tableOf(row, people).plates,
    portion: row.portion,
    locked: row.locked,
    planned: row.planned,
    ...(row.cookedAt !== null && { cookedAt: row.cookedAt }),
    version: row.version,
  }
}

/** Leftovers that are there, and meals that are still to be cooked for another one too. */
interface Eaten {
  readonly leftovers: ReadonlyMap<number, LeftoverLot>
  readonly sources: ReadonlyMap<number, MealRow>
  readonly recipes: PlannedRecipes
}

function whatOf(
  row: MealRow,
  cards: Cards,
  { leftovers, sources, recipes }: Eaten,
  plates: number,
): OnTheTable {
  const { kind, title, recipeId, recipeVersion: version } = row
  const source = row.lotId === null ? sources.get(row.ofMealId ?? 0) : undefined
  if (kind === 'leftovers' && source) {
    const card = cards.get(source.recipeId ?? 0)
    return {
      kind,
      title,
      ...(card && { recipeId: card.summary.id }),
      plate: card?.summary.plate ?? [],
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
      portions: lot?.portions ?? 0,
      ...(lot?.until !== undefined && { expiryDate: lot.until }),
    }
  }
  const card = recipeId === null ? undefined : cards.get(recipeId)
  // A recipe that is gone, or theirs no more, leaves its name.
  if (kind === 'note' || !card || version === null) return { kind: 'note', text: title }
  return { kind, recipe: card.summary, version }
}
