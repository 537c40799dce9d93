import { tolerableShortage } from '../../buying/shortage-tolerance'
import type { PlannedMeal, PlannedSide } from '../plan-request'
import { assignmentOf, gramsBySlot } from '../solver/plan-score'
import { gramsNeeded, type PlanningProblem } from '../solver/planning-problem'
import { allocateFood, createScratchBuffers } from '../solver/stock-allocation'
import { entriesOf, type SideDish } from './rescue-sides'

/** The sizes of a side that rescues food, largest first. */
const rescueSizes = [1, 0.75, 0.5] as const

/**
 * Returns the week with each rescue side as large as the meals, in their chosen sizes, leave food for. A side whose food they use
 * up is left out: what is eaten is rescued. Example: where a larger dinner takes all the spinach, no spinach stands beside it.
 */
export function fitRescueSides(
  problem: PlanningProblem,
  meals: readonly PlannedMeal[],
  saved: readonly SideDish[],
): readonly PlannedMeal[] {
  if (saved.length === 0) return meals
  const slotAt = new Map(problem.slots.map(({ id }, slot) => [id, slot]))
  const rescueAt = (slotId: string, recipeId: number) =>
    saved.find(({ slot, recipe }) => slot === slotAt.get(slotId) && problem.recipes[recipe]?.id === recipeId)
  const needs = needsOf(problem, meals, slotAt, (slotId, { recipeId }) => !rescueAt(slotId, recipeId))
  const leftOf = createStockLeft(problem, needs)
  const sizes = new Map<SideDish, number>()
  for (const side of saved) {
    const size = rescueSizes.find((one) => isLeftFor(problem, side, one, leftOf))
    if (size === undefined) continue
    sizes.set(side, size)
    addNeeds(problem, needs, side, size)
  }
  return meals.map((meal) => {
    if (!meal.sides) return meal
    const { sides, ...bare } = meal
    const fitted = sides.flatMap((side): PlannedSide[] => {
      const rescue = rescueAt(meal.slotId, side.recipeId)
      if (!rescue) return [side]
      const portion = sizes.get(rescue)
      return portion === undefined ? [] : [{ ...side, portion }]
    })
    return fitted.length === 0 ? bare : { ...bare, sides: fitted }
  })
}

/** Returns what the week takes by food and slot: dishes in their sizes, and the sides that count. */
function needsOf(
  problem: PlanningProblem,
  meals: readonly PlannedMeal[],
  slotAt: ReadonlyMap<string, number>,
  counts: (slotId: string, side: PlannedSide) => boolean,
): Float64Array {
  const needs = gramsBySlot(problem, assignmentOf(problem, meals))
  const count = problem.slots.length
  for (const { slotId, portion = 1, sides = [] } of meals) {
    const slot = slotAt.get(slotId)
    if (slot === undefined) continue
    for (let at = slot; at < needs.length; at += count) needs[at] = (needs[at] as number) * portion
    for (const side of sides) {
      const recipe = problem.recipeAt.get(side.recipeId)
      if (recipe !== undefined && counts(slotId, side))
        addNeeds(problem, needs, { slot, recipe }, side.portion)
    }
  }
  return needs
}

function addNeeds(problem: PlanningProblem, needs: Float64Array, side: SideDish, size: number): void {
  for (const [entry, food] of entriesOf(problem, side.recipe)) {
    const at = food * problem.slots.length + side.slot
    needs[at] = (needs[at] as number) + size * gramsNeeded(problem, side.slot, side.recipe, entry)
  }
}

/** Returns a function for what is left of a food after the needs of the week, in grams. */
function createStockLeft(problem: PlanningProblem, needs: Float64Array): (food: number) => number {
  const { stock, dayOf } = problem
  const scratch = createScratchBuffers(stock)
  return (food) => {
    allocateFood(stock, food, needs, dayOf, scratch)
    return scratch.left
      .subarray(stock.lotStart[food], stock.lotStart[food + 1])
      .reduce((sum, grams) => sum + grams, 0)
  }
}

/** Returns whether enough is left of each food that must be used and that the side has. */
function isLeftFor(
  problem: PlanningProblem,
  { slot, recipe }: SideDish,
  size: number,
  leftOf: (food: number) => number,
): boolean {
  const { lotMust, lotStart } = problem.stock
  for (const [entry, food] of entriesOf(problem, recipe)) {
    const isRescued = lotMust.subarray(lotStart[food], lotStart[food + 1]).some((points) => points > 0)
    if (!isRescued) continue
    const needed = size * gramsNeeded(problem, slot, recipe, entry)
    const left = leftOf(food)
    if (left <= 0 || needed - left > tolerableShortage(needed, 0, 0)) return false
  }
  return true
}
