import {
  clearSlot,
  gainOf,
  gainWithoutNutrition,
  maxPossibleGain,
  mustUseGain,
  nutritionGainOnDay,
  type PlanState,
  prepareDay,
  putDish,
  repeatsTooSoon,
} from './plan-state'
import { noDish, unlockedSlot } from './slot-rules'

/** The limits of a search. Example: `{ random: seededRandom(7), maxSteps: 3000, timeIsUp: () => false }`. */
export interface SearchLimits {
  readonly random: () => number
  readonly maxSteps: number
  readonly timeIsUp: () => boolean
  readonly onStep?: (steps: number, points: number) => void
}

/** The best plan found, by index, and the number of steps. Example: `{ best, total: 41.5, steps: 3000 }`. */
export interface SearchResult {
  readonly best: Int32Array
  readonly total: number
  readonly steps: number
}

/** Number of candidate dishes per slot in each step; occasionally all of them. */
const shortList = 100
const warm = 4
const cold = 0.3
const rounding = 1e-9

/** Places the locked dishes. Example: the roast of Sunday, whatever else comes. */
export function placeLockedDishes(state: PlanState): void {
  state.rules.locked.forEach((recipe, slot) => {
    if (recipe >= 0) putDish(state, slot, recipe)
  })
}

/** Fills the week greedily, day by day, with the dish of the highest gain. Example: what a cook without a solver would do. */
export function fillGreedily(state: PlanState): void {
  for (const slot of freeSlots(state)) {
    if (state.assignment[slot] !== noDish) continue
    const best = bestDishForSlot(state, slot, state.rules.fits[slot] as Int32Array)
    if (best !== noDish) putDish(state, slot, best)
  }
}

/**
 * Improves a plan: clears a few slots, refills them with the best dishes, and accepts the result if it is better or,
 * while the temperature is high, sometimes if it is worse. Returns the best plan.
 * Example: `improvePlan(state, terms).total`.
 */
export function improvePlan(state: PlanState, terms: SearchLimits): SearchResult {
  const { random, maxSteps, timeIsUp } = terms
  const slots = freeSlots(state)
  const lists = slots.length > 0 ? buildShortLists(state) : []
  improveExhaustively(state, slots, terms)
  let best = state.assignment.slice()
  let bestTotal = state.total
  let steps = 0
  if (slots.length === 0) return { best, total: bestTotal, steps }
  const before = state.assignment.slice()
  for (; steps < maxSteps && !timeIsUp(); steps += 1) {
    const had = state.total
    before.set(state.assignment)
    const cleared = pickSlots(slots, random)
    for (const slot of cleared) clearSlot(state, slot)
    const forced = random() < 0.2
    cleared.forEach((slot, turn) => {
      const list = random() < 0.02 ? (state.rules.fits[slot] as Int32Array) : (lists[slot] as Int32Array)
      const dish =
        forced && turn === 0
          ? randomDish(state, slot, list, random)
          : bestDishForSlot(state, slot, list, random)
      if (dish !== noDish) putDish(state, slot, dish)
    })
    const heat = warm * (cold / warm) ** (steps / maxSteps)
    const leftOpen = cleared.some((slot) => state.assignment[slot] === noDish && before[slot] !== noDish)
    if (leftOpen || state.total - had < heat * Math.log(1 - random())) restore(state, before, cleared)
    if (state.total > bestTotal + 1e-9) {
      best = state.assignment.slice()
      bestTotal = state.total
    }
    terms.onStep?.(steps + 1, bestTotal)
  }
  applyAssignment(state, best)
  improveExhaustively(state, slots, terms)
  if (state.total > bestTotal) {
    best = state.assignment.slice()
    bestTotal = state.total
  }
  return { best, total: bestTotal, steps }
}

/**
 * Returns the dish with the highest gain for an empty slot, or none if all would repeat too soon; with a random source
 * some are skipped.
 * Example: `bestDishForSlot(state, 3, fits)`.
 */
export function bestDishForSlot(
  state: PlanState,
  slot: number,
  list: Int32Array,
  random?: () => number,
): number {
  const dayLoss = prepareDay(state, slot)
  const hasAims = state.problem.nutrition.aims.length > 0
  let best = noDish
  let bestTotal = Number.NEGATIVE_INFINITY
  for (let at = 0; at < list.length; at += 1) {
    if (random && random() < 0.1) continue
    const recipe = list[at] as number
    const bound = maxPossibleGain(state, slot, recipe, dayLoss)
    if (bound + rounding <= bestTotal || repeatsTooSoon(state, slot, recipe)) continue
    const nutrition = hasAims ? nutritionGainOnDay(state, slot, recipe, dayLoss) : 0
    // What the day really regains is cheaper to compute than what its food does.
    if (bound - dayLoss + nutrition + rounding <= bestTotal) continue
    const gain = gainWithoutNutrition(state, slot, recipe) + nutrition
    if (gain > bestTotal) {
      best = recipe
      bestTotal = gain
    }
  }
  return best
}

/** Changes the plan state to another assignment. Example: `applyAssignment(state, found.best)`. */
export function applyAssignment(state: PlanState, assignment: Int32Array): void {
  for (let slot = 0; slot < assignment.length; slot += 1) {
    if (state.assignment[slot] !== assignment[slot]) clearSlot(state, slot)
  }
  for (let slot = 0; slot < assignment.length; slot += 1) {
    const recipe = assignment[slot] as number
    if (recipe >= 0 && state.assignment[slot] !== recipe) putDish(state, slot, recipe)
  }
}

/** Returns the unlocked slots in the order they are eaten. Example: `freeSlots(state).length`. */
export function freeSlots(state: PlanState): number[] {
  return [...state.rules.locked.keys()].filter((slot) => state.rules.locked[slot] === unlockedSlot)
}

/** Tries every dish for every slot and every swap of two slots until nothing improves. */
function improveExhaustively(state: PlanState, slots: readonly number[], { timeIsUp }: SearchLimits): void {
  for (let better = true; better; ) {
    better = false
    for (const slot of slots) {
      if (timeIsUp()) return
      better = reassign(state, slot) || better
    }
    for (const a of slots) {
      if (timeIsUp()) return
      for (const b of slots) if (a < b) better = swapSlots(state, a, b) || better
    }
  }
}

function reassign(state: PlanState, slot: number): boolean {
  const had = state.total
  const dish = state.assignment[slot] as number
  clearSlot(state, slot)
  const best = bestDishForSlot(state, slot, state.rules.fits[slot] as Int32Array)
  if (best !== noDish) putDish(state, slot, best)
  if (state.total > had + 1e-9) return true
  if (state.assignment[slot] !== dish) {
    clearSlot(state, slot)
    if (dish >= 0) putDish(state, slot, dish)
  }
  return false
}

function swapSlots(state: PlanState, a: number, b: number): boolean {
  const { assignment, rules } = state
  const [ofA, ofB] = [assignment[a] as number, assignment[b] as number]
  if (ofA < 0 || ofB < 0 || ofA === ofB) return false
  if (!contains(rules.fits[a] as Int32Array, ofB) || !contains(rules.fits[b] as Int32Array, ofA)) return false
  const had = state.total
  clearSlot(state, a)
  clearSlot(state, b)
  if (!repeatsTooSoon(state, a, ofB) && !repeatsTooSoon(state, b, ofA)) {
    putDish(state, a, ofB)
    putDish(state, b, ofA)
    if (state.total > had + 1e-9) return true
    clearSlot(state, a)
    clearSlot(state, b)
  }
  putDish(state, a, ofA)
  putDish(state, b, ofB)
  return false
}

/** Binary search in a sorted list. */
function contains(list: Int32Array, recipe: number): boolean {
  let [low, high] = [0, list.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const there = list[middle] as number
    if (there === recipe) return true
    if (there < recipe) low = middle + 1
    else high = middle - 1
  }
  return false
}

/**
 * Returns for each free slot the dishes with the highest value next to the locked ones: half of the list including
 * points for food that must be used, half without, for slots where nothing of it is left.
 */
function buildShortLists(state: PlanState): Int32Array[] {
  const now = state.assignment.slice()
  for (const slot of freeSlots(state)) clearSlot(state, slot)
  const lists = state.rules.fits.map((fit, slot) => {
    if (fit.length <= shortList || state.rules.locked[slot] !== unlockedSlot) return fit
    const value = Float64Array.from(fit, (recipe) => gainOf(state, slot, recipe))
    const wish = value.map((gain, at) => gain - mustUseGain(state, slot, fit[at] as number))
    const best = (by: Float64Array) =>
      [...fit.keys()].sort((a, b) => (by[b] as number) - (by[a] as number) || a - b)
    const chosen = new Set(best(value).slice(0, shortList / 2))
    for (const at of best(wish)) if (chosen.size < shortList) chosen.add(at)
    return Int32Array.from(chosen, (at) => fit[at] as number)
  })
  applyAssignment(state, now)
  return lists
}

/** Picks one to five slots: adjacent or anywhere. */
function pickSlots(slots: readonly number[], random: () => number): number[] {
  const count = Math.min(slots.length, 1 + Math.floor(random() * 4.5))
  const chosen = new Set<number>()
  const start = Math.floor(random() * slots.length)
  if (random() < 0.3)
    for (let step = 0; step < count; step += 1) chosen.add(slots[(start + step) % slots.length] ?? 0)
  while (chosen.size < count) chosen.add(slots[Math.floor(random() * slots.length)] ?? 0)
  const mixed = [...chosen]
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    ;[mixed[at], mixed[other]] = [mixed[other] ?? 0, mixed[at] ?? 0]
  }
  return mixed
}

function randomDish(state: PlanState, slot: number, list: Int32Array, random: () => number): number {
  const recipe = list[Math.floor(random() * list.length)] ?? noDish
  return recipe === noDish || repeatsTooSoon(state, slot, recipe) ? noDish : recipe
}

function restore(state: PlanState, before: Int32Array, cleared: readonly number[]): void {
  for (const slot of cleared) clearSlot(state, slot)
  for (const slot of cleared) if ((before[slot] as number) >= 0) putDish(state, slot, before[slot] as number)
}
