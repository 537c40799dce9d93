import { dayPenalty, targetDeviation } from './nutrition-targets'
import { carryingPenalty, dayDeviations, emptySlotPenalty, similarityPenalty } from './plan-score'
import { gramsNeeded, type PlanningProblem } from './planning-problem'
import { isTooClose, noDish, type SlotRuleTable } from './slot-rules'
import {
  allocateFood,
  createScratchBuffers,
  maxRescuePoints,
  purchasePenalty,
  type ScratchBuffers,
} from './stock-allocation'

/** A plan in the making, with all it takes to say at once what one more dish would bring. Example: `gainOf(state, 3, 120)`. */
export interface PlanState {
  readonly board: PlanningProblem
  readonly rules: SlotRuleTable
  readonly assignment: Int32Array
  /** How often a recipe stands in the plan. */
  readonly uses: Int32Array
  /** What the plan is worth now, in points. */
  total: number
  readonly needs: Float64Array
  /** How many dishes of the plan need a food, and what its lots and purchases are worth now. */
  readonly users: Int32Array
  readonly worth: Float64Array
  readonly short: Float64Array
  /** The most that one more dish could still rescue of a food. */
  readonly unsaved: Float64Array
  /** What an entry of a recipe is worth in a slot when no other dish needs its food. */
  readonly alone: readonly Float64Array[]
  /** How many dishes of the plan are in a group, for each way in which dishes may be alike. */
  readonly inGroup: Int32Array
  readonly leads: Float64Array
  readonly scratch: ScratchBuffers
  /** What is left of each lot when all dishes of the plan are cooked. */
  readonly left: Float64Array
}

/** An empty week. Example: `stateOf(board, rules).total` is −14000 for fourteen slots. */
export function createPlanState(board: PlanningProblem, rules: SlotRuleTable): PlanState {
  const { slots, foods, nutrition } = board
  return {
    board,
    rules,
    uses: new Int32Array(board.recipes.length),
    assignment: new Int32Array(slots.length).fill(noDish),
    total: -emptySlotPenalty * rules.locked.filter((recipe) => recipe !== noDish).length,
    needs: new Float64Array(foods.length * slots.length),
    users: new Int32Array(foods.length),
    worth: new Float64Array(foods.length),
    short: new Float64Array(foods.length),
    unsaved: Float64Array.from(foods.keys(), (food) => maxRescuePoints(board.stock, food)),
    alone: aloneValues(board, rules.fits),
    inGroup: new Int32Array(board.likeness.count),
    leads: new Float64Array(nutrition.aims.length),
    scratch: createScratchBuffers(board.stock),
    left: board.stock.lotGrams.slice(),
  }
}

/** What a dish would bring to an empty slot of this plan, in points. Example: 9.4 for what it rescues, −2 for an errand. */
export function gainOf(state: PlanState, slot: number, recipe: number): number {
  const { board, users, needs, worth, short, scratch } = state
  const { stock } = board
  const slots = board.slots.length
  const alone = state.alone[slot] as Float64Array
  const plates = (board.portions[slot] as number) || (board.servings[recipe] as number)
  let gain = emptySlotPenalty + (board.liking[recipe] as number) - carryingPenalty(board, slot, recipe)
  const end = board.entryStart[recipe + 1] as number
  for (let e = board.entryStart[recipe] as number; e < end; e += 1) {
    const food = board.entryFood[e] as number
    if ((users[food] as number) === 0) {
      gain += alone[e] as number
      continue
    }
    const grams = (board.entryGrams[e] as number) * plates
    if (stock.lotStart[food] === stock.lotStart[food + 1]) {
      gain -= purchasePenalty(stock, food, (short[food] as number) + grams) + (worth[food] as number)
      continue
    }
    const at = food * slots + slot
    needs[at] = grams
    gain += allocateFood(stock, food, needs, board.dayOf, scratch) - (worth[food] as number)
    needs[at] = 0
  }
  gain -= similarityPenalty(board, state.inGroup, recipe)
  return board.nutrition.aims.length > 0 ? gain + nutritionGain(state, slot, recipe) : gain
}

/**
 * No less than `gainOf`, and sooner said: foods that other dishes need too are taken to bring all that is left to rescue of
 * them, and a full pack's worth of leftovers, at no cost. `dayLoss` is what the day could win back. Example: when this is
 * below the best gain so far there is no need to reckon further.
 */
export function maxPossibleGain(state: PlanState, slot: number, recipe: number, dayLoss: number): number {
  const { board, users, unsaved, short } = state
  const { leftover } = board.stock
  const alone = state.alone[slot] as Float64Array
  let gain =
    emptySlotPenalty + (board.liking[recipe] as number) + dayLoss - carryingPenalty(board, slot, recipe)
  const end = board.entryStart[recipe + 1] as number
  for (let e = board.entryStart[recipe] as number; e < end; e += 1) {
    const food = board.entryFood[e] as number
    if ((users[food] as number) === 0) gain += alone[e] as number
    else gain += (unsaved[food] as number) + ((short[food] as number) > 0 ? (leftover[food] as number) : 0)
  }
  gain -= similarityPenalty(board, state.inGroup, recipe)
  return gain
}

/** The points a dish by itself brings for what must be used. Example: 1000 for all of a bunch that spoils tomorrow. */
export function mustUseGain({ board, needs, scratch }: PlanState, slot: number, recipe: number): number {
  let points = 0
  const end = board.entryStart[recipe + 1] as number
  for (let e = board.entryStart[recipe] as number; e < end; e += 1) {
    const food = board.entryFood[e] as number
    const at = food * board.slots.length + slot
    const before = needs[at] as number
    needs[at] = gramsNeeded(board, slot, recipe, e)
    allocateFood(board.stock, food, needs, board.dayOf, scratch)
    points += scratch.found[2] as number
    needs[at] = before
  }
  return points
}

/** What the day of a slot loses now for being off its target: no dish can win back more. Example: 0 without a target. */
export function dayPenaltyAt(state: PlanState, slot: number): number {
  const { board } = state
  if (board.nutrition.aims.length === 0) return 0
  return dayPenalty(board.nutrition, dayDeviations(board, state.assignment, board.dayGroup[slot] as number))
}

/** Whether a dish would come again too soon, were it put here. Example: the same soup on Monday and on Tuesday. */
export function repeatsTooSoon(state: PlanState, slot: number, recipe: number): boolean {
  if (state.uses[recipe] === 0 || state.rules.apart === 0) return false
  const { assignment, rules, board } = state
  for (let other = 0; other < assignment.length; other += 1) {
    if (other !== slot && assignment[other] === recipe && isTooClose(board, rules, slot, other)) return true
  }
  return false
}

/** Puts a dish into an empty slot. Example: `putDish(state, 3, 120)`. */
export function putDish(state: PlanState, slot: number, recipe: number): void {
  state.total += gainOf(state, slot, recipe)
  change(state, slot, recipe, 1)
}

/** Clears a slot. Example: `takeDish(state, 3)`. */
export function clearSlot(state: PlanState, slot: number): void {
  const recipe = state.assignment[slot] as number
  if (recipe < 0) return
  change(state, slot, recipe, -1)
  state.total -= gainOf(state, slot, recipe)
}

function change(state: PlanState, slot: number, recipe: number, by: 1 | -1): void {
  const { board, users, needs, worth, short, scratch } = state
  const slots = board.slots.length
  state.assignment[slot] = by > 0 ? recipe : noDish
  state.uses[recipe] = (state.uses[recipe] as number) + by
  const end = board.entryStart[recipe + 1] as number
  for (let e = board.entryStart[recipe] as number; e < end; e += 1) {
    const food = board.entryFood[e] as number
    needs[food * slots + slot] = by > 0 ? gramsNeeded(board, slot, recipe, e) : 0
    users[food] = (users[food] as number) + by
    worth[food] = allocateFood(board.stock, food, needs, board.dayOf, scratch)
    short[food] = scratch.found[1] as number
    state.unsaved[food] = maxRescuePoints(board.stock, food) - (scratch.found[0] as number)
    const lots = board.stock.lotStart[food + 1] as number
    for (let lot = board.stock.lotStart[food] as number; lot < lots; lot += 1) {
      state.left[lot] = scratch.left[lot] as number
    }
  }
  const { loss, groups } = board.likeness
  for (let at = recipe * loss.length; at < (recipe + 1) * loss.length; at += 1) {
    const group = groups[at] as number
    if (group >= 0) state.inGroup[group] = (state.inGroup[group] as number) + by
  }
}

/** What a dish changes in the day's distance from its target, in points. Example: a light dinner after a rich lunch brings some back. */
export function nutritionGain(state: PlanState, slot: number, recipe: number): number {
  const { board, leads, assignment } = state
  const { nutrition, dayGroup } = board
  const group = dayGroup[slot] as number
  leads.fill(0)
  // The slots of a day stand side by side.
  let first = slot
  while (first > 0 && dayGroup[first - 1] === group) first -= 1
  for (let s = first; s < assignment.length && dayGroup[s] === group; s += 1) {
    const dish = assignment[s] as number
    if (dish < 0 || s === slot) continue
    for (let aim = 0; aim < leads.length; aim += 1) {
      leads[aim] = (leads[aim] as number) + targetDeviation(nutrition, s, dish, aim)
    }
  }
  const before = dayPenalty(nutrition, leads)
  for (let aim = 0; aim < leads.length; aim += 1) {
    leads[aim] = (leads[aim] as number) + targetDeviation(nutrition, slot, recipe, aim)
  }
  return before - dayPenalty(nutrition, leads)
}

/** Two slots of one day and as many plates have the same values. */
function aloneValues(board: PlanningProblem, fits: readonly Int32Array[]): Float64Array[] {
  const shared = new Map<string, Float64Array>()
  const needs = new Float64Array(board.foods.length)
  const scratch = createScratchBuffers(board.stock)
  return board.slots.map((_, slot) => {
    const day = board.dayOf.subarray(slot, slot + 1)
    const key = `${day[0]} ${board.portions[slot]}`
    const values = shared.get(key) ?? new Float64Array(board.entryFood.length).fill(Number.NaN)
    shared.set(key, values)
    for (const recipe of fits[slot] ?? []) {
      const [start, end] = [board.entryStart[recipe] as number, board.entryStart[recipe + 1] as number]
      if (start < end && !Number.isNaN(values[start])) continue
      for (let e = start; e < end; e += 1) {
        const food = board.entryFood[e] as number
        needs[food] = gramsNeeded(board, slot, recipe, e)
        values[e] = allocateFood(board.stock, food, needs, day, scratch)
        needs[food] = 0
      }
    }
    return values
  })
}
