import { dayPenalty, targetDeviation } from './nutrition-targets'
import { carryingPenalty, emptySlotPenalty, likingAt, similarityPenalty } from './plan-score'
import { gramsNeeded, type PlanningProblem } from './planning-problem'
import { isTooClose, noDish, type SlotRuleTable } from './slot-rules'
import {
  allocateFood,
  createScratchBuffers,
  maxRescuePoints,
  packSurplusPenalty,
  purchasePenalty,
  type ScratchBuffers,
} from './stock-allocation'

/** A partial plan with cached sums, so that the gain of one more dish is computed quickly. Example: `gainOf(state, 3, 120)`. */
export interface PlanState {
  readonly problem: PlanningProblem
  readonly rules: SlotRuleTable
  readonly assignment: Int32Array
  /** Number of occurrences of each recipe in the plan. */
  readonly uses: Int32Array
  /** The current score in points. */
  total: number
  readonly needs: Float64Array
  /** By food: the number of dishes that need it, and the current value of its lots and purchases. */
  readonly users: Int32Array
  readonly worth: Float64Array
  readonly short: Float64Array
  /** The maximum that one more dish could still rescue and save of an open pack, by food; NaN if no dish needs it yet. */
  readonly regain: Float64Array
  /** The value of a recipe's entry in a slot if no other dish needs its food. */
  readonly alone: readonly Float64Array[]
  /** The number of the plan's dishes in a group, for each kind of similarity. */
  readonly inGroup: Int32Array
  readonly leads: Float64Array
  /** The deviation of the other dishes of one day, as `prepareDay` left it. */
  readonly dayLeads: Float64Array
  readonly scratch: ScratchBuffers
  /** The remainder of each lot after all dishes of the plan. */
  readonly left: Float64Array
}

/** Returns the state of an empty week. Example: `createPlanState(problem, rules).total` is −14000 for fourteen slots. */
export function createPlanState(problem: PlanningProblem, rules: SlotRuleTable): PlanState {
  const { slots, foods, nutrition } = problem
  return {
    problem,
    rules,
    uses: new Int32Array(problem.recipes.length),
    assignment: new Int32Array(slots.length).fill(noDish),
    total: -emptySlotPenalty * rules.locked.filter((recipe) => recipe !== noDish).length,
    needs: new Float64Array(foods.length * slots.length),
    users: new Int32Array(foods.length),
    worth: new Float64Array(foods.length),
    short: new Float64Array(foods.length),
    regain: new Float64Array(foods.length).fill(Number.NaN),
    alone: aloneValues(problem, rules.fits),
    inGroup: new Int32Array(problem.likeness.count),
    leads: new Float64Array(nutrition.aims.length),
    dayLeads: new Float64Array(nutrition.aims.length),
    scratch: createScratchBuffers(problem.stock),
    left: problem.stock.lotGrams.slice(),
  }
}

/** Returns the gain of a dish in an empty slot of this plan, in points. Example: 9.4 for what it rescues, −2 for an errand. */
export function gainOf(state: PlanState, slot: number, recipe: number): number {
  const gain = gainWithoutNutrition(state, slot, recipe)
  return state.problem.nutrition.aims.length > 0 ? gain + nutritionGain(state, slot, recipe) : gain
}

/** Returns the gain of a dish apart from what it does to its day's nutrition. Example: `gainOf` without a target. */
export function gainWithoutNutrition(state: PlanState, slot: number, recipe: number): number {
  const { problem, users, needs, worth, short, scratch } = state
  const { stock } = problem
  const slots = problem.slots.length
  const alone = state.alone[slot] as Float64Array
  const plates = (problem.portions[slot] as number) || (problem.servings[recipe] as number)
  let gain = emptySlotPenalty + likingAt(problem, slot, recipe) - carryingPenalty(problem, slot, recipe)
  const end = problem.entryStart[recipe + 1] as number
  for (let e = problem.entryStart[recipe] as number; e < end; e += 1) {
    const food = problem.entryFood[e] as number
    if ((users[food] as number) === 0) {
      gain += alone[e] as number
      continue
    }
    const grams = (problem.entryGrams[e] as number) * plates
    if (stock.lotStart[food] === stock.lotStart[food + 1]) {
      gain -= purchasePenalty(stock, food, (short[food] as number) + grams) + (worth[food] as number)
      continue
    }
    const at = food * slots + slot
    needs[at] = grams
    gain += allocateFood(stock, food, needs, problem.dayOf, scratch) - (worth[food] as number)
    needs[at] = 0
  }
  return gain - similarityPenalty(problem, state.inGroup, recipe)
}

/**
 * Returns an upper bound of `gainOf` at lower cost: foods that other dishes need too are assumed to rescue all that is
 * left, and to save what an open pack leaves over, at no cost. `dayLoss` is the maximum the day could regain.
 * Example: if it is below the best gain so far, the exact gain is not needed.
 */
export function maxPossibleGain(state: PlanState, slot: number, recipe: number, dayLoss: number): number {
  const { problem, regain } = state
  const alone = state.alone[slot] as Float64Array
  let gain =
    emptySlotPenalty + likingAt(problem, slot, recipe) + dayLoss - carryingPenalty(problem, slot, recipe)
  const end = problem.entryStart[recipe + 1] as number
  for (let e = problem.entryStart[recipe] as number; e < end; e += 1) {
    const shared = regain[problem.entryFood[e] as number] as number
    gain += Number.isNaN(shared) ? (alone[e] as number) : shared
  }
  gain -= similarityPenalty(problem, state.inGroup, recipe)
  return gain
}

/** Returns the points of a single dish for food that must be used. Example: 1000 for all of a bunch that spoils tomorrow. */
export function mustUseGain({ problem, needs, scratch }: PlanState, slot: number, recipe: number): number {
  let points = 0
  const end = problem.entryStart[recipe + 1] as number
  for (let e = problem.entryStart[recipe] as number; e < end; e += 1) {
    const food = problem.entryFood[e] as number
    const at = food * problem.slots.length + slot
    const before = needs[at] as number
    needs[at] = gramsNeeded(problem, slot, recipe, e)
    allocateFood(problem.stock, food, needs, problem.dayOf, scratch)
    points += scratch.found[2] as number
    needs[at] = before
  }
  return points
}

/**
 * Adds up the other dishes of a slot's day for `nutritionGainOnDay`, and returns the current penalty of that day for missing its
 * target, which is the maximum a dish can regain.
 * Example: 0 without a target.
 */
export function prepareDay(state: PlanState, slot: number): number {
  const { problem, dayLeads, assignment } = state
  const { nutrition, dayGroup } = problem
  if (nutrition.aims.length === 0) return 0
  const group = dayGroup[slot] as number
  dayLeads.fill(0)
  // The slots of a day are adjacent.
  let first = slot
  while (first > 0 && dayGroup[first - 1] === group) first -= 1
  for (let s = first; s < assignment.length && dayGroup[s] === group; s += 1) {
    const dish = assignment[s] as number
    if (dish < 0 || s === slot) continue
    for (let aim = 0; aim < dayLeads.length; aim += 1) {
      dayLeads[aim] = (dayLeads[aim] as number) + targetDeviation(nutrition, s, dish, aim)
    }
  }
  return dayPenalty(nutrition, dayLeads)
}

/** Returns whether a dish in this slot would repeat too soon. Example: the same soup on Monday and on Tuesday. */
export function repeatsTooSoon(state: PlanState, slot: number, recipe: number): boolean {
  if (state.uses[recipe] === 0 || state.rules.apart === 0) return false
  const { assignment, rules, problem } = state
  for (let other = 0; other < assignment.length; other += 1) {
    if (other !== slot && assignment[other] === recipe && isTooClose(problem, rules, slot, other)) return true
  }
  return false
}

/** Places a dish into an empty slot. Example: `putDish(state, 3, 120)`. */
export function putDish(state: PlanState, slot: number, recipe: number): void {
  state.total += gainOf(state, slot, recipe)
  change(state, slot, recipe, 1)
}

/** Clears a slot. Example: `clearSlot(state, 3)`. */
export function clearSlot(state: PlanState, slot: number): void {
  const recipe = state.assignment[slot] as number
  if (recipe < 0) return
  change(state, slot, recipe, -1)
  state.total -= gainOf(state, slot, recipe)
}

function change(state: PlanState, slot: number, recipe: number, by: 1 | -1): void {
  const { problem, users, needs, worth, short, scratch } = state
  const slots = problem.slots.length
  state.assignment[slot] = by > 0 ? recipe : noDish
  state.uses[recipe] = (state.uses[recipe] as number) + by
  const end = problem.entryStart[recipe + 1] as number
  for (let e = problem.entryStart[recipe] as number; e < end; e += 1) {
    const food = problem.entryFood[e] as number
    needs[food * slots + slot] = by > 0 ? gramsNeeded(problem, slot, recipe, e) : 0
    users[food] = (users[food] as number) + by
    worth[food] = allocateFood(problem.stock, food, needs, problem.dayOf, scratch)
    short[food] = scratch.found[1] as number
    state.regain[food] =
      users[food] === 0
        ? Number.NaN
        : maxRescuePoints(problem.stock, food) -
          (scratch.found[0] as number) +
          packSurplusPenalty(problem.stock, food, short[food] as number)
    const lots = problem.stock.lotStart[food + 1] as number
    for (let lot = problem.stock.lotStart[food] as number; lot < lots; lot += 1) {
      state.left[lot] = scratch.left[lot] as number
    }
  }
  const { loss, groups } = problem.likeness
  for (let at = recipe * loss.length; at < (recipe + 1) * loss.length; at += 1) {
    const group = groups[at] as number
    if (group >= 0) state.inGroup[group] = (state.inGroup[group] as number) + by
  }
}

/**
 * Returns the change a dish makes to the day's nutrition penalty, in points.
 * Example: a light dinner after a rich lunch brings some back.
 */
export function nutritionGain(state: PlanState, slot: number, recipe: number): number {
  return nutritionGainOnDay(state, slot, recipe, prepareDay(state, slot))
}

/**
 * Returns the same for a day that `prepareDay` added up, for many dishes in a row.
 * Example: `nutritionGainOnDay(state, 3, 120, prepareDay(state, 3))`.
 */
export function nutritionGainOnDay(state: PlanState, slot: number, recipe: number, dayLoss: number): number {
  const { dayLeads, leads } = state
  const { nutrition } = state.problem
  for (let aim = 0; aim < leads.length; aim += 1) {
    leads[aim] = (dayLeads[aim] as number) + targetDeviation(nutrition, slot, recipe, aim)
  }
  return dayLoss - dayPenalty(nutrition, leads)
}

/** Two slots of one day with the same number of plates have the same values. */
function aloneValues(problem: PlanningProblem, fits: readonly Int32Array[]): Float64Array[] {
  const shared = new Map<string, Float64Array>()
  const needs = new Float64Array(problem.foods.length)
  const scratch = createScratchBuffers(problem.stock)
  return problem.slots.map((_, slot) => {
    const day = problem.dayOf.subarray(slot, slot + 1)
    const key = `${day[0]} ${problem.portions[slot]}`
    const values = shared.get(key) ?? new Float64Array(problem.entryFood.length).fill(Number.NaN)
    shared.set(key, values)
    for (const recipe of fits[slot] ?? []) {
      const [start, end] = [problem.entryStart[recipe] as number, problem.entryStart[recipe + 1] as number]
      if (start < end && !Number.isNaN(values[start])) continue
      for (let e = start; e < end; e += 1) {
        const food = problem.entryFood[e] as number
        needs[food] = gramsNeeded(problem, slot, recipe, e)
        values[e] = allocateFood(problem.stock, food, needs, day, scratch)
        needs[food] = 0
      }
    }
    return values
  })
}
