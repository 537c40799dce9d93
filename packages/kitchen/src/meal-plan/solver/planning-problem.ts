import { daysBetween, isDay, weekday } from '../../date/day'
import type { Recipe } from '../../recipe/recipe'
import { measureOf } from '../../recipe-coverage/comparable-measure'
import { usualFoodPrice } from '../../shopping/usual-price'
import type { Lot } from '../../stock/lot'
import { type DishNeed, dishNeedsOf, servingsOf } from '../dish-needs'
import { canBeCarried, dishFormOf } from '../dishes/dish-form'
import { toLeftoverDishes } from '../dishes/leftover-dishes'
import { mainProteinOf } from '../dishes/main-protein'
import { createEquivalentNeeds } from '../equivalent-needs'
import { packGramsOf, spoilsSoon } from '../pack-weight'
import {
  defaultGoals,
  type FoodPrice,
  type MealSlot,
  mealTimes,
  type PlanGoals,
  type PlanLeftovers,
  type PlanRequest,
} from '../plan-request'
import { buildNutritionTargets, type NutritionTargets } from './nutrition-targets'
import { buildStockLayout, type FoodCosts, type StockLayout, stockKey } from './stock-allocation'

/**
 * What is asked, in numbers: slots in the order they are eaten, recipes by id, the foods that matter, and what each recipe
 * needs of them. Example: the first food of recipe `r` is `board.foods[board.entryFood[board.entryStart[r]]]`.
 */
export interface PlanningProblem {
  readonly slots: readonly MealSlot[]
  readonly recipes: readonly Recipe[]
  /** Where a recipe id stands in `recipes`. */
  readonly recipeAt: ReadonlyMap<number, number>
  readonly goals: PlanGoals
  /** Days from today. */
  readonly dayOf: Int32Array
  /** Which of the planned days a slot belongs to. */
  readonly dayGroup: Int32Array
  /** Plates to cook; 0 is 'as written'. */
  readonly portions: Float64Array
  readonly servings: Float64Array
  /** What is needed, by food; one that is measured in two ways stands here twice. */
  readonly foods: readonly string[]
  /** Recipe `r` has the entries from `entryStart[r]` to `entryStart[r + 1]`. */
  readonly entryStart: Int32Array
  readonly entryFood: Int32Array
  /** Grams for one serving. */
  readonly entryGrams: Float64Array
  readonly stock: StockLayout
  /** In what dishes may be like each other. */
  readonly likeness: DishSimilarity
  /** Leftovers among the recipes, by their number there. */
  readonly leftovers: ReadonlyMap<number, PlanLeftovers>
  /** Lost where a dish cannot be carried: for each slot, and 1 for each recipe that cannot. */
  readonly carrySlot: Float64Array
  readonly staysHome: Uint8Array
  /** In points. */
  readonly liking: Float64Array
  readonly nutrition: NutritionTargets
}

/** The ways in which two dishes are alike, and what each such pair loses. Example: of one cuisine, 0.4 points. */
export interface DishSimilarity {
  /** For each way. */
  readonly loss: Float64Array
  /** The groups a recipe is in, one for each way, side by side; −1 is not said. No two ways share a group. */
  readonly groups: Int32Array
  readonly count: number
}

const some = 1
const someOfAPiece = 0.05
const alwaysThere = ['water', 'salt', 'black-pepper']

/** Lays everything out in numbers, once for a plan. Example: `boardOf(ask).slots[0]` is the meal eaten first. */
export function buildPlanningProblem(ask: PlanRequest): PlanningProblem {
  const goals = goalsOf(ask.goals)
  const slots = sortByMealTime(ask.slots)
  const left = toLeftoverDishes(ask)
  const recipes = distinct([...left.recipes, ...ask.recipes])
  const lots = [...ask.lots, ...left.lots]
  const needs = recipes.map(dishNeedsOf)
  const days = numbering(slots.map(({ day }) => day))
  const dayOf = Int32Array.from(slots, ({ day }) => daysBetween(ask.today, day))
  const staples = staplesOf(ask)
  const held = unitsHeld(lots)
  const served = createEquivalentNeeds({
    lots,
    today: ask.today,
    eaters: slots.flatMap(({ eaters }) => eaters),
  })
  const shelves = new Map<string, string>()
  const shelfAt = new Map<string, number>()
  const entryStart = new Int32Array(recipes.length + 1)
  const entryFood: number[] = []
  const entryGrams: number[] = []
  recipes.forEach((recipe, r) => {
    const spared = ask.fromOther?.[recipe.id]
    const asked = (needs[r]?.needs ?? []).filter(
      ({ foodId }) => (!staples.has(foodId) || held.has(foodId)) && !spared?.includes(foodId),
    )
    for (const need of served(asked)) {
      const { shelf, value } = wanted(need, held)
      const known = shelfAt.get(shelf) ?? shelfAt.size
      shelfAt.set(shelf, known)
      shelves.set(shelf, need.foodId)
      // 'Some' oil and 20 g of it are one need.
      const twice = entryFood.indexOf(known, entryStart[r])
      if (twice >= 0) entryGrams[twice] = (entryGrams[twice] ?? 0) + value / servingsOf(recipe)
      else {
        entryFood.push(known)
        entryGrams.push(value / servingsOf(recipe))
      }
    }
    entryStart[r + 1] = entryFood.length
  })
  const names = [...shelves.keys()]
  const foods = [...shelves.values()]
  return {
    slots,
    recipes,
    recipeAt: new Map(recipes.map(({ id }, r) => [id, r])),
    goals,
    dayOf,
    dayGroup: days,
    portions: Float64Array.from(slots, platesOf),
    servings: Float64Array.from(recipes, servingsOf),
    foods,
    entryStart,
    entryFood: Int32Array.from(entryFood),
    entryGrams: Float64Array.from(entryGrams),
    stock: buildStockLayout({
      lots,
      shelves: names,
      today: ask.today,
      lastDay: lastDayOf(dayOf),
      shopping: shoppingIn(ask, dayOf),
      goals,
      costs: names.map((shelf, f) => costsOf(shelf, foods[f] ?? shelf, ask, goals, staples)),
    }),
    likeness: likenessOf([
      [recipes.map(({ cuisine }) => cuisine?.trim().toLowerCase() || undefined), goals.sameCuisine],
      [needs.map(({ main }) => main), goals.sameMain],
      [recipes.map(proteinFor), goals.sameProtein],
      [recipes.map(formFor), goals.sameForm],
    ]),
    leftovers: left.of,
    carrySlot: Float64Array.from(slots, ({ day, meal }) =>
      meal === 'lunch' && weekday(day) <= 5 ? goals.carry : 0,
    ),
    staysHome: Uint8Array.from(recipes, (recipe) => (left.of.has(recipe.id) || isCarried(recipe) ? 0 : 1)),
    liking: Float64Array.from(recipes, ({ id }) => finite(ask.liking?.[id]) * goals.liking),
    nutrition: buildNutritionTargets({ slots, recipes, target: ask.target, weight: goals.nutrition }),
  }
}

/** What a dish in a slot needs of its entry's food. Example: 50 g a serving for three plates are 150 g. */
export function gramsNeeded(board: PlanningProblem, slot: number, recipe: number, entry: number): number {
  const plates = (board.portions[slot] as number) || (board.servings[recipe] as number)
  return (board.entryGrams[entry] as number) * plates
}

/** What a food costs: as it was paid before, else as usual. Example: `priceOf(ask, 'potato')`. */
export function foodPriceOf({ prices, usualPrices }: PlanRequest, food: string): FoodPrice | undefined {
  return prices?.[food] ?? (usualPrices === undefined ? undefined : usualFoodPrice(food, usualPrices))
}

/** Foods that are always there and never bought. Example: `staplesOf(ask).has('salt')`. */
export function staplesOf({ staples }: PlanRequest): ReadonlySet<string> {
  return new Set(staples ?? alwaysThere)
}

/** Slots as the week goes: by day, by meal, by name. Example: Monday's lunch, Monday's dinner, Tuesday's lunch. */
export function sortByMealTime(slots: readonly MealSlot[]): MealSlot[] {
  const order = (meal: MealSlot['meal']) => mealTimes.indexOf(meal)
  return [...slots].sort(
    (a, b) => byText(a.day, b.day) || order(a.meal) - order(b.meal) || byText(a.id, b.id),
  )
}

const [proteinFor, formFor, isCarried] = [
  onceForDish(mainProteinOf),
  onceForDish(dishFormOf),
  onceForDish(canBeCarried),
]

function onceForDish<Said>(ask: (recipe: Recipe) => Said): (recipe: Recipe) => Said {
  const known = new WeakMap<Recipe, { readonly said: Said }>()
  return (recipe) => {
    const before = known.get(recipe)
    if (before) return before.said
    const said = ask(recipe)
    known.set(recipe, { said })
    return said
  }
}

const aWeek = 7

function lastDayOf(dayOf: Int32Array): number {
  return dayOf.reduce((last, day) => Math.max(last, day), 0)
}

/** Days from today until somebody goes shopping. */
function shoppingIn({ shoppingDay, today }: PlanRequest, dayOf: Int32Array): number {
  if (shoppingDay !== undefined && isDay(shoppingDay)) return daysBetween(today, shoppingDay)
  return Math.min(aWeek, lastDayOf(dayOf) + 1)
}

function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function distinct(recipes: readonly Recipe[]): Recipe[] {
  const seen = new Set<number>()
  return recipes.filter(({ id }) => !seen.has(id) && seen.add(id)).sort((a, b) => a.id - b.id)
}

function goalsOf(goals: Partial<PlanGoals> | undefined): PlanGoals {
  const weight = (part: keyof PlanGoals) => Math.max(0, finite(goals?.[part] ?? defaultGoals[part]))
  return {
    mustUse: weight('mustUse'),
    eatLeftovers: weight('eatLeftovers'),
    rescueLot: weight('rescueLot'),
    rescue100g: weight('rescue100g'),
    purchase: weight('purchase'),
    money: weight('money'),
    leftover: weight('leftover'),
    sameCuisine: weight('sameCuisine'),
    sameMain: weight('sameMain'),
    sameProtein: weight('sameProtein'),
    sameForm: weight('sameForm'),
    carry: weight('carry'),
    nutrition: weight('nutrition'),
    liking: weight('liking'),
  }
}

function costsOf(
  shelf: string,
  food: string,
  ask: PlanRequest,
  goals: PlanGoals,
  staples: ReadonlySet<string>,
): FoodCosts {
  if (staples.has(food)) return { item: 0, pack: 0, packGrams: 0, gram: 0, leftover: 0 }
  // Prices and packs are by weight: of what is counted in other units only the errand is known.
  if (shelf !== food) return { item: goals.purchase, pack: 0, packGrams: 0, gram: 0, leftover: 0 }
  const price = foodPriceOf(ask, food)
  const packGrams = Math.max(0, finite(price?.packGrams ?? packGramsOf(food)))
  const pack = price && 'pack' in price ? Math.max(0, finite(price.pack)) : 0
  const perGram = price && 'perGram' in price ? Math.max(0, finite(price.perGram)) : 0
  return {
    item: goals.purchase,
    pack: packGrams > 0 ? pack * goals.money : 0,
    packGrams,
    gram: perGram * goals.money,
    leftover: packGrams > 0 && spoilsSoon(food) ? goals.leftover : 0,
  }
}

/** What the lots of each food are measured in. */
function unitsHeld(lots: readonly Lot[]): Map<string, string> {
  const held = new Map<string, string>()
  for (const { foodId, quantity } of [...lots].sort((a, b) => a.id - b.id)) {
    const measure = foodId === undefined ? undefined : measureOf(quantity, foodId)
    if (foodId !== undefined && measure && !held.has(foodId)) held.set(foodId, measure.in)
  }
  return held
}

/** 'Some' of a food is a little of whatever is there, or a gram of what has to be bought. */
function wanted(need: DishNeed, held: ReadonlyMap<string, string>): { shelf: string; value: number } {
  if (need.in !== '') return { shelf: stockKey(need.foodId, need.in), value: need.value }
  const unit = held.get(need.foodId) ?? 'g'
  return { shelf: stockKey(need.foodId, unit), value: unit === 'g' || unit === 'ml' ? some : someOfAPiece }
}

function platesOf({ eaters }: MealSlot): number {
  return eaters.reduce((sum, { portions }) => sum + Math.max(0, finite(portions)), 0)
}

function likenessOf(ways: readonly (readonly [readonly (string | undefined)[], number])[]): DishSimilarity {
  const numbers = ways.map(([names]) => numbering(names))
  const groups = new Int32Array((numbers[0]?.length ?? 0) * ways.length)
  let count = 0
  numbers.forEach((ofWay, way) => {
    let most = -1
    ofWay.forEach((group, recipe) => {
      groups[recipe * ways.length + way] = group < 0 ? -1 : count + group
      most = Math.max(most, group)
    })
    count += most + 1
  })
  return { loss: Float64Array.from(ways, ([, loss]) => loss), groups, count }
}

function numbering(names: readonly (string | undefined)[]): Int32Array {
  const known = new Map<string, number>()
  return Int32Array.from(names, (name) => {
    if (name === undefined) return -1
    const number = known.get(name) ?? known.size
    known.set(name, number)
    return number
  })
}

function finite(value: number | undefined): number {
  return value !== undefined && Number.isFinite(value) ? value : 0
}
