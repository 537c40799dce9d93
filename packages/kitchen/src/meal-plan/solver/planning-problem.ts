import { daysBetween, isDay, weekday } from '../../date/day'
import { spoilsSoon } from '../../expiry/perishable-lot'
import { type DishRole, minutesOnTheDay } from '../../recipe/dish-facts'
import type { Recipe } from '../../recipe/recipe'
import { usualFoodPrice } from '../../shopping/usual-price'
import { servingsOf } from '../dish-needs'
import { canBeCarried, dishFormOf } from '../dishes/dish-form'
import { toLeftoverDishes } from '../dishes/leftover-dishes'
import { mainProteinOf } from '../dishes/main-protein'
import { packGramsOf } from '../pack-weight'
import {
  defaultGoals,
  type FoodPrice,
  type MealSlot,
  mealTimes,
  type PlanGoals,
  type PlanLeftovers,
  type PlanRequest,
} from '../plan-request'
import { purchaseWeightOf } from '../purchase-weight'
import { dishTableOf } from './dish-table'
import { buildNutritionTargets, type NutritionTargets } from './nutrition-targets'
import { buildStockLayout, type FoodCosts, type StockLayout } from './stock-allocation'

/**
 * The planning request as arrays: slots in the order they are eaten, recipes by id, relevant foods, and the needs of
 * each recipe.
 * Example: the first food of recipe `r` is `problem.foods[problem.entryFood[problem.entryStart[r]]]`.
 */
export interface PlanningProblem {
  readonly slots: readonly MealSlot[]
  readonly recipes: readonly Recipe[]
  /** The index of a recipe id in `recipes`. */
  readonly recipeAt: ReadonlyMap<number, number>
  readonly goals: PlanGoals
  /** Days from today. */
  readonly dayOf: Int32Array
  /** The index of the planned day of a slot. */
  readonly dayGroup: Int32Array
  /** Plates to cook; 0 means as written. */
  readonly portions: Float64Array
  readonly servings: Float64Array
  /** The role of each recipe in a menu. */
  readonly roles: readonly DishRole[]
  /** Needs by food; a food measured in two units has two entries. */
  readonly foods: readonly string[]
  /** Recipe `r` has the entries from `entryStart[r]` to `entryStart[r + 1]`. */
  readonly entryStart: Int32Array
  readonly entryFood: Int32Array
  /** Grams per serving. */
  readonly entryGrams: Float64Array
  readonly stock: StockLayout
  /** The kinds of similarity between dishes. */
  readonly likeness: DishSimilarity
  /** Leftovers among the recipes, by index. */
  readonly leftovers: ReadonlyMap<number, PlanLeftovers>
  /** Penalty for a dish that cannot be carried: per slot, and 1 for each recipe that cannot. */
  readonly carrySlot: Float64Array
  readonly staysHome: Uint8Array
  /** In points. */
  readonly liking: Float64Array
  /** How long each slot's meal usually takes at most, and how long each dish takes on its day; 0 if nobody knows. */
  readonly usualMinutes: Float64Array
  readonly minutes: Float64Array
  /** Days from today until which a dish is what leftovers in stock are meant for; before today for all others. */
  readonly followsUntil: Int32Array
  readonly nutrition: NutritionTargets
}

/** The kinds of similarity of two dishes, and the penalty of each such pair. Example: of one cuisine, 0.4 points. */
interface DishSimilarity {
  /** By kind of similarity. */
  readonly loss: Float64Array
  /** The groups of a recipe, one per kind, adjacent; −1 is unknown. No two kinds share a group. */
  readonly groups: Int32Array
  readonly count: number
}

const alwaysThere = ['water', 'salt', 'black-pepper']

/**
 * Builds the arrays of a planning request, once per plan.
 * Example: `buildPlanningProblem(request).slots[0]` is the meal eaten first.
 */
export function buildPlanningProblem(request: PlanRequest): PlanningProblem {
  const goals = goalsOf(request.goals)
  const slots = sortByMealTime(request.slots)
  const left = toLeftoverDishes(request)
  const recipes = distinct([...left.recipes, ...request.recipes])
  const lots = [...request.lots, ...left.lots]
  const days = assignNumbers(slots.map(({ day }) => day))
  const dayOf = Int32Array.from(slots, ({ day }) => daysBetween(request.today, day))
  const staples = staplesOf(request)
  const table = dishTableOf(request, { recipes, lots, staples, slots })
  const { names, foods, mains, roles } = table
  return {
    slots,
    recipes,
    recipeAt: new Map(recipes.map(({ id }, r) => [id, r])),
    goals,
    dayOf,
    dayGroup: days,
    portions: Float64Array.from(slots, platesOf),
    servings: Float64Array.from(recipes, servingsOf),
    roles,
    foods,
    entryStart: table.entryStart,
    entryFood: table.entryFood,
    entryGrams: table.entryGrams,
    stock: buildStockLayout({
      lots,
      shelves: names,
      today: request.today,
      lastDay: lastDayOf(dayOf),
      shopping: daysUntilShopping(request, dayOf),
      goals,
      costs: names.map((key, f) => costsOf(key, foods[f] ?? key, request, goals, staples)),
    }),
    likeness: buildSimilarity([
      [recipes.map(({ cuisine }) => cuisine?.trim().toLowerCase() || undefined), goals.sameCuisine],
      [mains, goals.sameMain],
      [recipes.map(proteinFor), goals.sameProtein],
      [recipes.map(formFor), goals.sameForm],
    ]),
    leftovers: left.of,
    carrySlot: Float64Array.from(slots, ({ day, meal }) =>
      meal === 'lunch' && weekday(day) <= 5 ? goals.carry : 0,
    ),
    staysHome: Uint8Array.from(recipes, (recipe) => (left.of.has(recipe.id) || isCarried(recipe) ? 0 : 1)),
    liking: Float64Array.from(recipes, ({ id }) => finite(request.liking?.[id]) * goals.liking),
    usualMinutes: Float64Array.from(slots, (slot) => usualMinutesOf(slot, request)),
    minutes: Float64Array.from(recipes, (recipe) => finite(minutesOnTheDay(recipe))),
    followsUntil: followUpDays(request, recipes),
    nutrition: buildNutritionTargets({ slots, recipes, target: request.target, weight: goals.nutrition }),
  }
}

/** Returns how long a meal may take before it loses points; without end if the household has set its own limit. */
function usualMinutesOf({ day, meal, maxMinutes }: MealSlot, { rules, usualMinutes }: PlanRequest): number {
  const isWeekday = weekday(day) <= 5
  const limit = maxMinutes ?? (isWeekday ? rules?.maxMinutesWeekdays : rules?.maxMinutesWeekend)
  const isLeftToUs = meal === 'snack' || (limit === undefined && isWeekday)
  return (isLeftToUs ? usualMinutes?.[meal] : undefined) ?? Number.POSITIVE_INFINITY
}

const [never, always] = [-(2 ** 31), 2 ** 31 - 1]

function followUpDays({ followUps = [], today }: PlanRequest, recipes: readonly Recipe[]): Int32Array {
  const days = new Map<number, number>()
  for (const { recipeId, until } of followUps) {
    const last = until === undefined ? always : daysBetween(today, until)
    days.set(recipeId, Math.max(last, days.get(recipeId) ?? never))
  }
  return Int32Array.from(recipes, ({ id }) => days.get(id) ?? never)
}

/** Returns the need of a slot's dish for its entry's food. Example: 50 g a serving for three plates are 150 g. */
export function gramsNeeded(problem: PlanningProblem, slot: number, recipe: number, entry: number): number {
  const plates = (problem.portions[slot] as number) || (problem.servings[recipe] as number)
  return (problem.entryGrams[entry] as number) * plates
}

/** Returns the price of a food: the last one paid, else the usual one. Example: `foodPriceOf(request, 'potato')`. */
export function foodPriceOf({ prices, usualPrices }: PlanRequest, food: string): FoodPrice | undefined {
  return prices?.[food] ?? (usualPrices === undefined ? undefined : usualFoodPrice(food, usualPrices))
}

/** Returns the foods that are always in stock and never bought. Example: `staplesOf(request).has('salt')`. */
export function staplesOf({ staples }: PlanRequest): ReadonlySet<string> {
  return new Set(staples ?? alwaysThere)
}

/** Sorts slots by day, meal and name. Example: Monday's lunch, Monday's dinner, Tuesday's lunch. */
export function sortByMealTime(slots: readonly MealSlot[]): MealSlot[] {
  const order = (meal: MealSlot['meal']) => mealTimes.indexOf(meal)
  return [...slots].sort(
    (a, b) => byText(a.day, b.day) || order(a.meal) - order(b.meal) || byText(a.id, b.id),
  )
}

const [proteinFor, formFor, isCarried] = [
  memoizeByRecipe(mainProteinOf),
  memoizeByRecipe(dishFormOf),
  memoizeByRecipe(canBeCarried),
]

function memoizeByRecipe<Value>(compute: (recipe: Recipe) => Value): (recipe: Recipe) => Value {
  const known = new WeakMap<Recipe, { readonly value: Value }>()
  return (recipe) => {
    const before = known.get(recipe)
    if (before) return before.value
    const value = compute(recipe)
    known.set(recipe, { value })
    return value
  }
}

const aWeek = 7

function lastDayOf(dayOf: Int32Array): number {
  return dayOf.reduce((last, day) => Math.max(last, day), 0)
}

/** Days from today until the next shopping day. */
function daysUntilShopping({ shoppingDay, today }: PlanRequest, dayOf: Int32Array): number {
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
  key: string,
  food: string,
  request: PlanRequest,
  goals: PlanGoals,
  staples: ReadonlySet<string>,
): FoodCosts {
  if (staples.has(food)) return { item: 0, pack: 0, packGrams: 0, gram: 0, leftover: 0 }
  const item = goals.purchase * purchaseWeightOf(food)
  // Prices and packs are by weight: for foods counted in other units only the purchase penalty applies.
  if (key !== food) return { item, pack: 0, packGrams: 0, gram: 0, leftover: 0 }
  const price = foodPriceOf(request, food)
  const packGrams = Math.max(0, finite(price?.packGrams ?? packGramsOf(food)))
  const pack = price && 'pack' in price ? Math.max(0, finite(price.pack)) : 0
  const perGram = price && 'perGram' in price ? Math.max(0, finite(price.perGram)) : 0
  return {
    item,
    pack: packGrams > 0 ? pack * goals.money : 0,
    packGrams,
    gram: perGram * goals.money,
    leftover: packGrams > 0 && spoilsSoon(food) ? goals.leftover : 0,
  }
}

function platesOf({ eaters }: MealSlot): number {
  return eaters.reduce((sum, { portions }) => sum + Math.max(0, finite(portions)), 0)
}

function buildSimilarity(
  ways: readonly (readonly [readonly (string | undefined)[], number])[],
): DishSimilarity {
  const numbers = ways.map(([names]) => assignNumbers(names))
  const groups = new Int32Array((numbers[0]?.length ?? 0) * ways.length)
  let count = 0
  numbers.forEach((ofWay, way) => {
    let maxGroup = -1
    ofWay.forEach((group, recipe) => {
      groups[recipe * ways.length + way] = group < 0 ? -1 : count + group
      maxGroup = Math.max(maxGroup, group)
    })
    count += maxGroup + 1
  })
  return { loss: Float64Array.from(ways, ([, loss]) => loss), groups, count }
}

function assignNumbers(names: readonly (string | undefined)[]): Int32Array {
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
