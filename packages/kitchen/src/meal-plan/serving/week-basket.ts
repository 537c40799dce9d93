import type { PlannedMeal } from '../plan-request'
import { assignmentOf, gramsBySlot } from '../solver/plan-score'
import { gramsNeeded, type PlanningProblem } from '../solver/planning-problem'
import { allocateFood, createScratchBuffers, gramEpsilon } from '../solver/stock-allocation'
import type { SideDish } from './rescue-sides'

/** The food a week takes, and the foods it buys in any case. Example: `basket.bought.has(food)`. */
export interface WeekBasket {
  /** Grams in stock that no dish takes, by food. */
  readonly left: Float64Array
  readonly bought: Set<number>
}

/**
 * Returns the stock and the shopping list after the meals of a week and their sides.
 * Example: `weekBasketOf(problem, meals, [])`.
 */
export function weekBasketOf(
  problem: PlanningProblem,
  meals: readonly PlannedMeal[],
  beside: readonly SideDish[],
): WeekBasket {
  const { stock, foods, dayOf } = problem
  const needs = gramsBySlot(problem, assignmentOf(problem, meals))
  const scratch = createScratchBuffers(stock)
  const basket = { left: new Float64Array(foods.length), bought: new Set<number>() }
  for (let food = 0; food < foods.length; food += 1) {
    allocateFood(stock, food, needs, dayOf, scratch)
    if ((scratch.found[1] as number) > 0) basket.bought.add(food)
    for (let lot = stock.lotStart[food] as number; lot < (stock.lotStart[food + 1] as number); lot += 1)
      basket.left[food] = (basket.left[food] as number) + (scratch.left[lot] as number)
  }
  for (const one of beside) addToBasket(basket, problem, one)
  return basket
}

/**
 * Returns the number of foods a dish, or so many times a dish, adds to the list beyond the week's purchases.
 * Example: none for bread with soup where flour and yeast are there.
 */
export function extraPurchases(
  { left, bought }: WeekBasket,
  problem: PlanningProblem,
  { slot, recipe }: SideDish,
  times = 1,
): number {
  let errands = 0
  for (let e = problem.entryStart[recipe] as number; e < (problem.entryStart[recipe + 1] as number); e += 1) {
    const food = problem.entryFood[e] as number
    if (bought.has(food) || (problem.stock.item[food] as number) === 0) continue
    const needed = times * gramsNeeded(problem, slot, recipe, e)
    if (needed - (left[food] as number) > gramEpsilon) errands += 1
  }
  return errands
}

/** Returns whether the kitchen has all of a dish left. Example: no eggs on toast where the week's dinners take the eggs. */
export function isAllLeft(
  { left }: WeekBasket,
  problem: PlanningProblem,
  { slot, recipe }: SideDish,
): boolean {
  for (let e = problem.entryStart[recipe] as number; e < (problem.entryStart[recipe + 1] as number); e += 1) {
    const food = problem.entryFood[e] as number
    if ((problem.stock.item[food] as number) === 0) continue
    if (gramsNeeded(problem, slot, recipe, e) - (left[food] as number) > gramEpsilon) return false
  }
  return true
}

/** Deducts the needs of a dish and buys the rest. Example: `addToBasket(basket, problem, { slot: 0, recipe: 12 })`. */
export function addToBasket(
  { left, bought }: WeekBasket,
  problem: PlanningProblem,
  { slot, recipe }: SideDish,
  times = 1,
): void {
  for (let e = problem.entryStart[recipe] as number; e < (problem.entryStart[recipe + 1] as number); e += 1) {
    const food = problem.entryFood[e] as number
    const still = (left[food] as number) - times * gramsNeeded(problem, slot, recipe, e)
    if (still < -gramEpsilon) bought.add(food)
    left[food] = Math.max(0, still)
  }
}
