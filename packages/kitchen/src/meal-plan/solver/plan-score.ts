import type { PlannedMeal, PlanRequest, PlanScore } from '../plan-request'
import { dayPenalty, targetDeviation } from './nutrition-targets'
import { buildPlanningProblem, gramsNeeded, type PlanningProblem } from './planning-problem'
import { noDish, unlockedSlot } from './slot-rules'
import { allocateFood, createScratchBuffers, moneyPenalty, packSurplusPenalty } from './stock-allocation'

/** Lost for a meal without a dish: more than anything a dish could cost. Example: two empty slots lose 2000 points. */
export const emptySlotPenalty = 1000

/**
 * What a plan is worth: the one measure that planning makes as large as it can. Dishes take from the stock in the order they
 * are eaten, what spoils first first, so the second spinach dish finds less.
 *
 * - `mustUse`: for each lot that would not last until the next shopping `mustUse`, and for leftovers `eatLeftovers`, times the
 *   part of it that is eaten in time.
 * - `rescue`: for each lot that would spoil by two days after the plan, `rescueLot` and `rescue100g` for each 100 g (up to
 *   1 kg), times the part of it that is eaten before it expires.
 * - `purchases`: `purchase` for each food of which anything is short, once for all dishes that share it.
 * - `money`: its price, by the gram or in whole packs, times `money`.
 * - `leftovers`: `leftover` times the part of the last pack that is not used, for foods that spoil soon once opened.
 * - `variety`: `sameCuisine`, `sameMain`, `sameProtein` and `sameForm` for each pair of dishes that share their cuisine, their
 *   main food, their kind of protein or their form.
 * - `carry`: for each lunch from Monday to Friday that cannot be carried.
 * - `nutrition`: for each day, `nutrition` times how far it is off target, as a part of it, at most 1, the average of the
 *   nutrients that have a target.
 * - `open`: 1000 for each slot without a dish.
 *
 * Example: `scorePlan(ask, plan.meals).total` equals `plan.score.total`.
 */
export function scorePlan(ask: PlanRequest, meals: readonly PlannedMeal[]): PlanScore {
  const board = buildPlanningProblem(ask)
  return scoreAssignment(board, assignmentOf(board, meals))
}

/** The recipes of a plan by number, slot by slot; a dish we do not know is none. Example: `assignmentOf(board, plan.meals)[0]`. */
export function assignmentOf(board: PlanningProblem, meals: readonly PlannedMeal[]): Int32Array {
  const chosen = new Map(meals.map((meal) => [meal.slotId, meal]))
  const left = [...board.leftovers].sort(([a], [b]) => b - a)
  return Int32Array.from(board.slots, ({ id }) => {
    const { recipeId, leftovers } = chosen.get(id) ?? {}
    if (recipeId !== undefined) return board.recipeAt.get(recipeId) ?? noDish
    const sitting = left.findIndex(([, { lotId }]) => lotId === leftovers)
    const [dish] = sitting < 0 ? [] : left.splice(sitting, 1)
    return dish ? (board.recipeAt.get(dish[0]) ?? noDish) : noDish
  })
}

/** The same for a plan in numbers. Example: `scoreOf(board, assignmentOf(board, meals))`. */
export function scoreAssignment(board: PlanningProblem, assignment: Int32Array): PlanScore {
  const needs = gramsBySlot(board, assignment)
  const scratch = createScratchBuffers(board.stock)
  let [mustUse, rescue, purchases, money, leftovers] = [0, 0, 0, 0, 0]
  for (let food = 0; food < board.foods.length; food += 1) {
    allocateFood(board.stock, food, needs, board.dayOf, scratch)
    const short = scratch.found[1] as number
    mustUse += scratch.found[2] as number
    rescue += (scratch.found[0] as number) - (scratch.found[2] as number)
    if (short <= 0) continue
    purchases += board.stock.item[food] as number
    money += moneyPenalty(board.stock, food, short)
    leftovers += packSurplusPenalty(board.stock, food, short)
  }
  const variety = lossOfPairs(board, assignment)
  const nutrition = nutritionLoss(board, assignment)
  const liking = assignment.reduce((sum, r) => sum + (r === noDish ? 0 : (board.liking[r] as number)), 0)
  const open =
    emptySlotPenalty *
    board.slots.filter(({ locked }, s) => locked === undefined && assignment[s] === noDish).length
  const carry = assignment.reduce((sum, r, s) => sum + (r < 0 ? 0 : carryingPenalty(board, s, r)), 0)
  const total = mustUse + rescue + liking - purchases - money - leftovers - variety - nutrition - carry - open
  return { total, mustUse, rescue, liking, purchases, money, leftovers, variety, nutrition, carry, open }
}

/** What a dish loses where it should be carried and cannot be. Example: 12 points for a steak on Monday at lunch. */
export function carryingPenalty(board: PlanningProblem, slot: number, recipe: number): number {
  return (board.carrySlot[slot] as number) * (board.staysHome[recipe] as number)
}

/** What a dish loses for being like those of the plan. Example: 1.5 points for the second chicken dish. */
export function similarityPenalty(
  { likeness }: PlanningProblem,
  inGroup: Int32Array,
  recipe: number,
): number {
  const { loss, groups } = likeness
  const first = recipe * loss.length
  let sum = 0
  for (let way = 0; way < loss.length; way += 1) {
    const group = groups[first + way] as number
    if (group >= 0) sum += (loss[way] as number) * (inGroup[group] as number)
  }
  return sum
}

/** Grams of each food in each slot, the slots of a food side by side. Example: `needsIn(board, assignment)[food * slots + slot]`. */
export function gramsBySlot(board: PlanningProblem, assignment: Int32Array): Float64Array {
  const slots = board.slots.length
  const needs = new Float64Array(board.foods.length * slots)
  assignment.forEach((recipe, slot) => {
    if (recipe === noDish || recipe === unlockedSlot) return
    for (let e = board.entryStart[recipe] as number; e < (board.entryStart[recipe + 1] as number); e += 1) {
      needs[(board.entryFood[e] as number) * slots + slot] = gramsNeeded(board, slot, recipe, e)
    }
  })
  return needs
}

/** How far off target the planned dishes of a day lead, nutrient by nutrient. Example: `leadsOfDay(board, assignment, 0)[0]` is −0.1, 10 % too little. */
export function dayDeviations(board: PlanningProblem, assignment: Int32Array, group: number): Float64Array {
  const leads = new Float64Array(board.nutrition.aims.length)
  assignment.forEach((recipe, slot) => {
    if (recipe < 0 || board.dayGroup[slot] !== group) return
    for (let aim = 0; aim < leads.length; aim += 1) {
      leads[aim] = (leads[aim] as number) + targetDeviation(board.nutrition, slot, recipe, aim)
    }
  })
  return leads
}

function nutritionLoss(board: PlanningProblem, assignment: Int32Array): number {
  if (board.nutrition.aims.length === 0) return 0
  let loss = 0
  for (const group of new Set(board.dayGroup))
    loss += dayPenalty(board.nutrition, dayDeviations(board, assignment, group))
  return loss
}

/** Each dish loses for being like those before it. */
function lossOfPairs(board: PlanningProblem, assignment: Int32Array): number {
  const { loss, groups, count } = board.likeness
  const inGroup = new Int32Array(count)
  let sum = 0
  for (const recipe of assignment) {
    if (recipe < 0) continue
    sum += similarityPenalty(board, inGroup, recipe)
    for (const group of groups.subarray(recipe * loss.length, (recipe + 1) * loss.length))
      if (group >= 0) inGroup[group] = (inGroup[group] as number) + 1
  }
  return sum
}
