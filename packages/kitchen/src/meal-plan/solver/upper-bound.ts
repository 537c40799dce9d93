import { dayPenalty } from './nutrition-targets'
import { carryingPenalty, dayDeviations, emptySlotPenalty, likingAt, similarityPenalty } from './plan-score'
import { nutritionGain, type PlanState } from './plan-state'
import type { PlanningProblem } from './planning-problem'
import { noDish } from './slot-rules'
import { gramEpsilon, packsFor } from './stock-allocation'

/**
 * Values that stay constant during a proof.
 * Example: `prepareBoundFacts(state).sharers[2]` is, for each food, the number of later slots that could share it.
 */
export interface BoundFacts {
  /** By depth and food: the number of remaining slots with a dish that needs it. */
  readonly sharers: readonly Int32Array[]
  /** Grams of an average need of a food. */
  readonly usual: Float64Array
  /** Lots of each food, most valuable first: with and without points for food that must be used. */
  readonly precious: Int32Array
  readonly wished: Int32Array
  /** For the last slot of a day, by dish: the minimum nutrition penalty of that day; absent if not computed. */
  readonly dayLoss: readonly (Float64Array | undefined)[]
  /** The amount by which the last `maxDishGain` result is lower without points for food that must be used. */
  readonly must: Float64Array
}

/** Above this number of combinations a day is not searched exhaustively. */
const maxWays = 20_000

/** Computes the constant values once. Example: `const facts = prepareBoundFacts(state)`. */
export function prepareBoundFacts(state: PlanState): BoundFacts {
  const { problem, rules } = state
  const slots = problem.slots.length
  const sharers = Array.from({ length: slots + 1 }, () => new Int32Array(problem.foods.length))
  const sum = new Float64Array(problem.foods.length)
  const count = new Float64Array(problem.foods.length)
  for (let slot = slots - 1; slot >= 0; slot -= 1) {
    const needed = new Set<number>()
    for (const recipe of rules.fits[slot] ?? []) {
      const plates = (problem.portions[slot] as number) || (problem.servings[recipe] as number)
      for (
        let e = problem.entryStart[recipe] as number;
        e < (problem.entryStart[recipe + 1] as number);
        e += 1
      ) {
        const food = problem.entryFood[e] as number
        needed.add(food)
        sum[food] = (sum[food] as number) + (problem.entryGrams[e] as number) * plates
        count[food] = (count[food] as number) + 1
      }
    }
    const here = sharers[slot] as Int32Array
    here.set(sharers[slot + 1] as Int32Array)
    for (const food of needed) here[food] = (here[food] as number) + 1
  }
  return {
    sharers,
    usual: sum.map((grams, food) => grams / Math.max(1, count[food] as number)),
    precious: sortLotsByValue(problem, problem.stock.lotWorth),
    wished: sortLotsByValue(problem, preferenceValue(problem)),
    dayLoss: problem.slots.map((_, slot) => minDayPenalty(state, slot)),
    must: new Float64Array(1),
  }
}

/**
 * Returns an upper bound on the gain of a dish in a later slot, whatever else is cooked from now on. Stock can only
 * shrink, a purchase is shared with at most as many dishes as could share it, and similarity penalties can only grow.
 * Example: at least `gainOf` in the finished plan.
 */
export function maxDishGain(
  state: PlanState,
  facts: BoundFacts,
  turn: number,
  slot: number,
  recipe: number,
): number {
  const { problem } = state
  const plates = (problem.portions[slot] as number) || (problem.servings[recipe] as number)
  const sharers = facts.sharers[turn] as Int32Array
  facts.must[0] = 0
  let gain = emptySlotPenalty + likingAt(problem, slot, recipe) - carryingPenalty(problem, slot, recipe)
  for (let e = problem.entryStart[recipe] as number; e < (problem.entryStart[recipe + 1] as number); e += 1) {
    const food = problem.entryFood[e] as number
    const grams = (problem.entryGrams[e] as number) * plates
    gain += maxFoodGain(state, facts, food, grams, problem.dayOf[slot] as number, sharers[food] as number)
  }
  return gain - similarityPenalty(problem, state.inGroup, recipe)
}

function maxFoodGain(
  state: PlanState,
  facts: BoundFacts,
  food: number,
  grams: number,
  day: number,
  sharers: number,
): number {
  const { stock } = state.problem
  const [first, end] = [stock.lotStart[food] as number, stock.lotStart[food + 1] as number]
  let rescue = 0
  let unsaved = grams
  let lacking = grams
  for (let at = first; at < end; at += 1) {
    const lot = facts.precious[at] as number
    const there = state.left[lot] as number
    if (there <= 0 || (stock.lotUntil[lot] as number) < day) continue
    lacking -= there
    if (unsaved <= 0 || (stock.lotFresh[lot] as number) < day) continue
    const taken = there < unsaved ? there : unsaved
    rescue += taken * (stock.lotWorth[lot] as number)
    unsaved -= taken
  }
  if (rescue > 0)
    facts.must[0] = (facts.must[0] as number) + rescue - maxPreferenceGain(state, facts, food, grams, day)
  const short = lacking > gramEpsilon ? lacking : 0
  const bought = state.short[food] as number
  return (
    rescue -
    (bought > 0
      ? minExtraPenalty(state, food, bought, grams, short)
      : minNewPenalty(state, facts, food, short, sharers, first === end))
  )
}

/** Returns the maximum rescue points of a food without those for food that must be used. */
function maxPreferenceGain(
  { problem, left }: PlanState,
  facts: BoundFacts,
  food: number,
  grams: number,
  day: number,
): number {
  const { lotStart, lotFresh, lotWorth, lotMust } = problem.stock
  let [rescue, unsaved] = [0, grams]
  for (let at = lotStart[food] as number; at < (lotStart[food + 1] as number) && unsaved > 0; at += 1) {
    const lot = facts.wished[at] as number
    const there = left[lot] as number
    if (there <= 0 || (lotFresh[lot] as number) < day) continue
    const taken = there < unsaved ? there : unsaved
    rescue += taken * ((lotWorth[lot] as number) - (lotMust[lot] as number))
    unsaved -= taken
  }
  return rescue
}

/** Returns all remaining points for food that must be used, from a day on. Example: 1000 for a bunch nobody has used yet. */
export function maxMustUseGain({ problem, left }: PlanState, turn: number): number {
  const { lotMust, lotFresh } = problem.stock
  const day = problem.dayOf[turn] as number
  let points = 0
  for (let lot = 0; lot < lotMust.length; lot += 1) {
    const worth = lotMust[lot] as number
    if (worth > 0 && (lotFresh[lot] as number) >= day) points += worth * (left[lot] as number)
  }
  return points
}

/** Returns the minimum penalty for more of a food already bought; using up its remainder gains a little. */
function minExtraPenalty(
  state: PlanState,
  food: number,
  bought: number,
  grams: number,
  short: number,
): number {
  const { stock } = state.problem
  const each = stock.packGrams[food] as number
  const byWeight = short * (stock.gram[food] as number)
  if (each <= 0) return byWeight
  const slack = packsFor(stock, food, bought) * each - bought
  const wasted = stock.leftover[food] as number
  const pack = (stock.pack[food] as number) + wasted
  return byWeight - (wasted * grams) / each + (pack * Math.max(0, short - gramEpsilon - slack)) / each
}

/** Returns the minimum penalty of a new purchase per dish if all dishes that could share it do. */
function minNewPenalty(
  state: PlanState,
  facts: BoundFacts,
  food: number,
  short: number,
  sharers: number,
  noStock: boolean,
): number {
  if (short === 0) return 0
  const { stock } = state.problem
  const fixed = (stock.item[food] as number) / sharers + short * (stock.gram[food] as number)
  const each = stock.packGrams[food] as number
  if (each <= 0) return fixed
  const pack = stock.pack[food] as number
  const wasted = stock.leftover[food] as number
  // Three bounds for whole packs, each valid by itself; all dishes of a food must use the same one, or they would not
  // add up.
  const usual = (facts.usual[food] as number) / each
  const whole = pack / sharers
  const part = pack * usual
  const rest = noStock ? (pack + wasted) / sharers - wasted * usual : Number.NEGATIVE_INFINITY
  if (rest >= whole && rest >= part) return fixed + (pack + wasted) / sharers - (wasted * short) / each
  return fixed + (part > whole ? (pack * (short - gramEpsilon)) / each : whole)
}

/** Returns the maximum nutrition gain in a slot. Example: nothing, when a day is on target already. */
export function maxNutritionGain(
  state: PlanState,
  facts: BoundFacts,
  slot: number,
  recipe: number,
  at: number,
): number {
  const { problem, assignment } = state
  if (problem.nutrition.aims.length === 0) return 0
  const group = problem.dayGroup[slot] as number
  const isLast = problem.dayGroup[slot + 1] !== group
  let [open, filled] = [0, 0]
  for (let s = slot; s >= 0 && problem.dayGroup[s] === group; s -= 1) {
    if (assignment[s] === noDish) open += 1
    else filled += 1
  }
  if (isLast && open === 1) return nutritionGain(state, slot, recipe)
  if (filled === 0) return isLast ? -(facts.dayLoss[slot]?.[at] ?? 0) : 0
  // Part of the day is planned: at best the rest brings it back on target, and its first open slot gets the credit.
  const firstOpen = slot === 0 || problem.dayGroup[slot - 1] !== group || assignment[slot - 1] !== noDish
  return firstOpen ? dayPenalty(problem.nutrition, dayDeviations(problem, assignment, group)) : 0
}

function preferenceValue({ stock }: PlanningProblem): Float64Array {
  return stock.lotWorth.map((worth, lot) => worth - (stock.lotMust[lot] as number))
}

function sortLotsByValue({ stock, foods }: PlanningProblem, worth: Float64Array): Int32Array {
  const order = Int32Array.from(stock.lots.keys())
  for (let food = 0; food < foods.length; food += 1) {
    order
      .subarray(stock.lotStart[food] as number, stock.lotStart[food + 1] as number)
      .sort((a, b) => (worth[b] as number) - (worth[a] as number))
  }
  return order
}

function minDayPenalty({ problem, rules }: PlanState, slot: number): Float64Array | undefined {
  const group = problem.dayGroup[slot] as number
  if (problem.nutrition.aims.length === 0 || problem.dayGroup[slot + 1] === group) return undefined
  const others = [...problem.dayGroup.keys()].filter((s) => problem.dayGroup[s] === group && s !== slot)
  const ways = others.reduce((product, s) => product * Math.max(1, rules.fits[s]?.length ?? 1), 1)
  const dishes = rules.fits[slot] as Int32Array
  if (ways * dishes.length > maxWays) return undefined
  const plan = new Int32Array(problem.slots.length).fill(noDish)
  const minPenaltyFrom = (at: number): number => {
    const s = others[at]
    if (s === undefined) return dayPenalty(problem.nutrition, dayDeviations(problem, plan, group))
    const fits = rules.fits[s] as Int32Array
    if (fits.length === 0) return minPenaltyFrom(at + 1)
    let best = Number.POSITIVE_INFINITY
    for (const recipe of fits) {
      plan[s] = recipe
      best = Math.min(best, minPenaltyFrom(at + 1))
    }
    return best
  }
  return Float64Array.from(dishes, (recipe) => {
    plan[slot] = recipe
    return minPenaltyFrom(0)
  })
}
