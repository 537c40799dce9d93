import type { PlannedMeal, PlanRequest, PlanScore } from '../plan-request'
import { dayPenalty, targetDeviation } from './nutrition-targets'
import { buildPlanningProblem, gramsNeeded, type PlanningProblem } from './planning-problem'
import { noDish, unlockedSlot } from './slot-rules'
import { allocateFood, createScratchBuffers, moneyPenalty, packSurplusPenalty } from './stock-allocation'

/** Penalty for a meal without a dish: more than any dish could cost. Example: two empty slots lose 2000 points. */
export const emptySlotPenalty = 1000

/**
 * Scores a plan; planning maximises this value. Dishes take from stock in the order they are eaten, the first to expire
 * first, so the second spinach dish finds less.
 *
 * - `mustUse`: for each lot that would not last until the next shopping day `mustUse`, and for leftovers
 *   `eatLeftovers`, times the part of it that is eaten in time.
 * - `rescue`: for each lot that would spoil by two days after the plan, `rescueLot` and `rescue100g` for each 100 g
 *   (up to 1 kg), times the part of it that is eaten before it expires.
 * - `purchases`: `purchase` for each food in short supply, once for all dishes that share it; half of it for a seasoning that keeps.
 * - `money`: its price, by the gram or in whole packs, times `money`.
 * - `leftovers`: `leftover` times the unused part of the last pack, for foods that spoil soon once opened.
 * - `variety`: `sameCuisine`, `sameMain`, `sameProtein` and `sameForm` for each pair of dishes that share their
 *   cuisine, their main food, their kind of protein or their form.
 * - `carry`: for each lunch from Monday to Friday that cannot be carried.
 * - `nutrition`: for each day, `nutrition` times its deviation from the target, as a part of it, at most 1, the average
 *   of the nutrients that have a target.
 * - `open`: 1000 for each slot without a dish.
 *
 * Example: `scorePlan(request, plan.meals).total` equals `plan.score.total`.
 */
export function scorePlan(request: PlanRequest, meals: readonly PlannedMeal[]): PlanScore {
  const problem = buildPlanningProblem(request)
  return scoreAssignment(problem, assignmentOf(problem, meals))
}

/**
 * Returns the recipe indexes of a plan, slot by slot; an unknown dish counts as none.
 * Example: `assignmentOf(problem, plan.meals)[0]`.
 */
export function assignmentOf(problem: PlanningProblem, meals: readonly PlannedMeal[]): Int32Array {
  const chosen = new Map(meals.map((meal) => [meal.slotId, meal]))
  const left = [...problem.leftovers].sort(([a], [b]) => b - a)
  return Int32Array.from(problem.slots, ({ id }) => {
    const { recipeId, leftovers } = chosen.get(id) ?? {}
    if (recipeId !== undefined) return problem.recipeAt.get(recipeId) ?? noDish
    const index = left.findIndex(([, { lotId }]) => lotId === leftovers)
    const [dish] = index < 0 ? [] : left.splice(index, 1)
    return dish ? (problem.recipeAt.get(dish[0]) ?? noDish) : noDish
  })
}

/** Scores a plan given as an assignment. Example: `scoreAssignment(problem, assignmentOf(problem, meals))`. */
export function scoreAssignment(problem: PlanningProblem, assignment: Int32Array): PlanScore {
  const needs = gramsBySlot(problem, assignment)
  const scratch = createScratchBuffers(problem.stock)
  let [mustUse, rescue, purchases, money, leftovers] = [0, 0, 0, 0, 0]
  for (let food = 0; food < problem.foods.length; food += 1) {
    allocateFood(problem.stock, food, needs, problem.dayOf, scratch)
    const short = scratch.found[1] as number
    mustUse += scratch.found[2] as number
    rescue += (scratch.found[0] as number) - (scratch.found[2] as number)
    if (short <= 0) continue
    purchases += problem.stock.item[food] as number
    money += moneyPenalty(problem.stock, food, short)
    leftovers += packSurplusPenalty(problem.stock, food, short)
  }
  const variety = pairPenalty(problem, assignment)
  const nutrition = nutritionPenalty(problem, assignment)
  const liking = assignment.reduce((sum, r, s) => sum + (r < 0 ? 0 : likingAt(problem, s, r)), 0)
  const open =
    emptySlotPenalty *
    problem.slots.filter(({ locked }, s) => locked === undefined && assignment[s] === noDish).length
  const carry = assignment.reduce((sum, r, s) => sum + (r < 0 ? 0 : carryingPenalty(problem, s, r)), 0)
  const total = mustUse + rescue + liking - purchases - money - leftovers - variety - nutrition - carry - open
  return { total, mustUse, rescue, liking, purchases, money, leftovers, variety, nutrition, carry, open }
}

/** Points for a dish that leftovers in stock are meant for: more than a dish beside the menu loses. */
const followUpPoints = 75

/** What a dish loses that takes longer than its meal usually may: nearly as much as one beside the menu. */
const slowPoints = 50

/**
 * Returns the liking of a dish in a slot. Example: 75 points more for the pie that Sunday's roast is meant for, until Tuesday; 50
 * fewer for a quiche of two hours as Thursday's lunch.
 */
export function likingAt(
  { liking, followsUntil, dayOf, usualMinutes, minutes }: PlanningProblem,
  slot: number,
  recipe: number,
): number {
  const isFollowUp = (dayOf[slot] as number) <= (followsUntil[recipe] as number)
  const isSlow = (minutes[recipe] as number) > (usualMinutes[slot] as number)
  return (liking[recipe] as number) + (isFollowUp ? followUpPoints : 0) - (isSlow ? slowPoints : 0)
}

/** Returns the penalty of a dish that should be carried and cannot be. Example: 12 points for a steak on Monday at lunch. */
export function carryingPenalty(problem: PlanningProblem, slot: number, recipe: number): number {
  return (problem.carrySlot[slot] as number) * (problem.staysHome[recipe] as number)
}

/** Returns the penalty of a dish for similarity to others of the plan. Example: 1.5 points for the second chicken dish. */
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

/**
 * Returns the grams of each food in each slot, the slots of a food adjacent.
 * Example: `gramsBySlot(problem, assignment)[food * slots + slot]`.
 */
export function gramsBySlot(problem: PlanningProblem, assignment: Int32Array): Float64Array {
  const slots = problem.slots.length
  const needs = new Float64Array(problem.foods.length * slots)
  assignment.forEach((recipe, slot) => {
    if (recipe === noDish || recipe === unlockedSlot) return
    for (
      let e = problem.entryStart[recipe] as number;
      e < (problem.entryStart[recipe + 1] as number);
      e += 1
    ) {
      needs[(problem.entryFood[e] as number) * slots + slot] = gramsNeeded(problem, slot, recipe, e)
    }
  })
  return needs
}

/**
 * Returns the deviation of a day's planned dishes from the target by nutrient.
 * Example: `dayDeviations(problem, assignment, 0)[0]` is −0.1, 10 % too little.
 */
export function dayDeviations(problem: PlanningProblem, assignment: Int32Array, group: number): Float64Array {
  const leads = new Float64Array(problem.nutrition.aims.length)
  assignment.forEach((recipe, slot) => {
    if (recipe < 0 || problem.dayGroup[slot] !== group) return
    for (let aim = 0; aim < leads.length; aim += 1) {
      leads[aim] = (leads[aim] as number) + targetDeviation(problem.nutrition, slot, recipe, aim)
    }
  })
  return leads
}

function nutritionPenalty(problem: PlanningProblem, assignment: Int32Array): number {
  if (problem.nutrition.aims.length === 0) return 0
  let loss = 0
  for (const group of new Set(problem.dayGroup))
    loss += dayPenalty(problem.nutrition, dayDeviations(problem, assignment, group))
  return loss
}

/** Each dish is penalised for similarity to those before it. */
function pairPenalty(problem: PlanningProblem, assignment: Int32Array): number {
  const { loss, groups, count } = problem.likeness
  const inGroup = new Int32Array(count)
  let sum = 0
  for (const recipe of assignment) {
    if (recipe < 0) continue
    sum += similarityPenalty(problem, inGroup, recipe)
    for (const group of groups.subarray(recipe * loss.length, (recipe + 1) * loss.length))
      if (group >= 0) inGroup[group] = (inGroup[group] as number) + 1
  }
  return sum
}
