import type { PlannedMeal } from '../plan-request'
import { assignmentOf, gramsBySlot } from '../solver/plan-score'
import { gramsNeeded, type PlanningProblem } from '../solver/planning-problem'
import { allocateFood, createScratchBuffers, gramEpsilon } from '../solver/stock-allocation'
import type { SideDish } from './rescue-sides'

/** What a week takes of each food, and which foods it buys in any case. Example: `basket.bought.has(food)`. */
export interface WeekBasket {
  /** Grams that are there and that no dish takes, by food. */
  readonly left: Float64Array
  readonly bought: Set<number>
}

/** What the meals of a week, and what goes beside them, leave in the house and put on the list. Example: `basketOf(board, meals, [])`. */
export function weekBasketOf(
  board: PlanningProblem,
  meals: readonly PlannedMeal[],
  beside: readonly SideDish[],
): WeekBasket {
  const { stock, foods, dayOf } = board
  const needs = gramsBySlot(board, assignmentOf(board, meals))
  const scratch = createScratchBuffers(stock)
  const basket = { left: new Float64Array(foods.length), bought: new Set<number>() }
  for (let food = 0; food < foods.length; food += 1) {
    allocateFood(stock, food, needs, dayOf, scratch)
    if ((scratch.found[1] as number) > 0) basket.bought.add(food)
    for (let lot = stock.lotStart[food] as number; lot < (stock.lotStart[food + 1] as number); lot += 1)
      basket.left[food] = (basket.left[food] as number) + (scratch.left[lot] as number)
  }
  for (const one of beside) addSideToBasket(basket, board, one)
  return basket
}

/** How many foods a dish puts on the list that the week does not buy anyway. Example: none for bread with soup where flour and yeast are there. */
export function extraPurchases(
  { left, bought }: WeekBasket,
  board: PlanningProblem,
  { slot, recipe }: SideDish,
): number {
  let errands = 0
  for (let e = board.entryStart[recipe] as number; e < (board.entryStart[recipe + 1] as number); e += 1) {
    const food = board.entryFood[e] as number
    if (bought.has(food) || (board.stock.item[food] as number) === 0) continue
    if (gramsNeeded(board, slot, recipe, e) - (left[food] as number) > gramEpsilon) errands += 1
  }
  return errands
}

/** Takes what a dish needs, and buys the rest. Example: `putBeside(basket, board, { slot: 0, recipe: 12 })`. */
export function addSideToBasket(
  { left, bought }: WeekBasket,
  board: PlanningProblem,
  { slot, recipe }: SideDish,
): void {
  for (let e = board.entryStart[recipe] as number; e < (board.entryStart[recipe + 1] as number); e += 1) {
    const food = board.entryFood[e] as number
    const still = (left[food] as number) - gramsNeeded(board, slot, recipe, e)
    if (still < -gramEpsilon) bought.add(food)
    left[food] = Math.max(0, still)
  }
}
