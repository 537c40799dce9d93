import { dayPenalty } from './nutrition-targets'
import { carryingPenalty, dayDeviations, emptySlotPenalty, similarityPenalty } from './plan-score'
import { nutritionGain, type PlanState } from './plan-state'
import type { PlanningProblem } from './planning-problem'
import { noDish } from './slot-rules'
import { gramEpsilon, packsFor } from './stock-allocation'

/** What is the same at every turn of a proof. Example: `factsFor(state).sharers[2]` says for each food how many later slots could share it. */
export interface BoundFacts {
  /** At each turn, for each food: how many of the slots from there on have a dish that needs it. */
  readonly sharers: readonly Int32Array[]
  /** Grams of an average need of a food. */
  readonly usual: Float64Array
  /** Lots of each food, the most precious first: with what must be used, and but for that. */
  readonly precious: Int32Array
  readonly wished: Int32Array
  /** For the last slot of a day, dish by dish: the least that day can lose on nutrition; absent where nobody reckoned. */
  readonly dayLoss: readonly (Float64Array | undefined)[]
  /** Of the last `mostOf`: by how much less it is but for what must be used. */
  readonly must: Float64Array
}

/** More ways than this to fill a day are not all tried. */
const mostWays = 20_000

/** Looks ahead once. Example: `const facts = factsFor(state)`. */
export function prepareBoundFacts(state: PlanState): BoundFacts {
  const { board, rules } = state
  const slots = board.slots.length
  const sharers = Array.from({ length: slots + 1 }, () => new Int32Array(board.foods.length))
  const sum = new Float64Array(board.foods.length)
  const count = new Float64Array(board.foods.length)
  for (let slot = slots - 1; slot >= 0; slot -= 1) {
    const needed = new Set<number>()
    for (const recipe of rules.fits[slot] ?? []) {
      const plates = (board.portions[slot] as number) || (board.servings[recipe] as number)
      for (let e = board.entryStart[recipe] as number; e < (board.entryStart[recipe + 1] as number); e += 1) {
        const food = board.entryFood[e] as number
        needed.add(food)
        sum[food] = (sum[food] as number) + (board.entryGrams[e] as number) * plates
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
    precious: preciousFirst(board, board.stock.lotWorth),
    wished: preciousFirst(board, wishWorth(board)),
    dayLoss: board.slots.map((_, slot) => leastDayLoss(state, slot)),
    must: new Float64Array(1),
  }
}

/**
 * No more than this can a dish bring to a later slot, whatever else is cooked from now on. Stock can only shrink, an errand
 * is shared with as many dishes as could share it, and a dish can only be more like the others. Example: at least `gainOf`
 * in the finished plan.
 */
export function maxDishGain(
  state: PlanState,
  facts: BoundFacts,
  turn: number,
  slot: number,
  recipe: number,
): number {
  const { board } = state
  const plates = (board.portions[slot] as number) || (board.servings[recipe] as number)
  const sharers = facts.sharers[turn] as Int32Array
  facts.must[0] = 0
  let most = emptySlotPenalty + (board.liking[recipe] as number) - carryingPenalty(board, slot, recipe)
  for (let e = board.entryStart[recipe] as number; e < (board.entryStart[recipe + 1] as number); e += 1) {
    const food = board.entryFood[e] as number
    const grams = (board.entryGrams[e] as number) * plates
    most += mostOfFood(state, facts, food, grams, board.dayOf[slot] as number, sharers[food] as number)
  }
  return most - similarityPenalty(board, state.inGroup, recipe)
}

function mostOfFood(
  state: PlanState,
  facts: BoundFacts,
  food: number,
  grams: number,
  day: number,
  sharers: number,
): number {
  const { stock } = state.board
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
    facts.must[0] = (facts.must[0] as number) + rescue - wishedOfFood(state, facts, food, grams, day)
  const short = lacking > gramEpsilon ? lacking : 0
  const bought = state.short[food] as number
  return (
    rescue -
    (bought > 0
      ? leastMore(state, food, bought, grams, short)
      : leastNew(state, facts, food, short, sharers, first === end))
  )
}

/** The most that can be rescued of a food but for what must be used. */
function wishedOfFood(
  { board, left }: PlanState,
  facts: BoundFacts,
  food: number,
  grams: number,
  day: number,
): number {
  const { lotStart, lotFresh, lotWorth, lotMust } = board.stock
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

/** All that is left to win for what must be used, whoever uses it, from a day on. Example: 1000 for a bunch nobody has used yet. */
export function maxMustUseGain({ board, left }: PlanState, turn: number): number {
  const { lotMust, lotFresh } = board.stock
  const day = board.dayOf[turn] as number
  let points = 0
  for (let lot = 0; lot < lotMust.length; lot += 1) {
    const worth = lotMust[lot] as number
    if (worth > 0 && (lotFresh[lot] as number) >= day) points += worth * (left[lot] as number)
  }
  return points
}

/** The least that more of something already bought can lose; using up what would be left over wins a little. */
function leastMore(state: PlanState, food: number, bought: number, grams: number, short: number): number {
  const { stock } = state.board
  const each = stock.packGrams[food] as number
  const byWeight = short * (stock.gram[food] as number)
  if (each <= 0) return byWeight
  const slack = packsFor(stock, food, bought) * each - bought
  const wasted = stock.leftover[food] as number
  const pack = (stock.pack[food] as number) + wasted
  return byWeight - (wasted * grams) / each + (pack * Math.max(0, short - gramEpsilon - slack)) / each
}

/** The least that something new on the list can lose to one dish, when all that could share it do. */
function leastNew(
  state: PlanState,
  facts: BoundFacts,
  food: number,
  short: number,
  sharers: number,
  noStock: boolean,
): number {
  if (short === 0) return 0
  const { stock } = state.board
  const fixed = (stock.item[food] as number) / sharers + short * (stock.gram[food] as number)
  const each = stock.packGrams[food] as number
  if (each <= 0) return fixed
  const pack = stock.pack[food] as number
  const wasted = stock.leftover[food] as number
  // Three ways to reckon whole packs, each true by itself; the same one for all dishes of a food, or they would not add up.
  const usual = (facts.usual[food] as number) / each
  const whole = pack / sharers
  const part = pack * usual
  const rest = noStock ? (pack + wasted) / sharers - wasted * usual : Number.NEGATIVE_INFINITY
  if (rest >= whole && rest >= part) return fixed + (pack + wasted) / sharers - (wasted * short) / each
  return fixed + (part > whole ? (pack * (short - gramEpsilon)) / each : whole)
}

/** The most that nutrition can win back in a slot. Example: nothing, when a day is on target already. */
export function maxNutritionGain(
  state: PlanState,
  facts: BoundFacts,
  slot: number,
  recipe: number,
  at: number,
): number {
  const { board, assignment } = state
  if (board.nutrition.aims.length === 0) return 0
  const group = board.dayGroup[slot] as number
  const isLast = board.dayGroup[slot + 1] !== group
  let [open, filled] = [0, 0]
  for (let s = slot; s >= 0 && board.dayGroup[s] === group; s -= 1) {
    if (assignment[s] === noDish) open += 1
    else filled += 1
  }
  if (isLast && open === 1) return nutritionGain(state, slot, recipe)
  if (filled === 0) return isLast ? -(facts.dayLoss[slot]?.[at] ?? 0) : 0
  // Some of the day is cooked: at best the rest brings it back on target, and its first open slot gets the credit.
  const firstOpen = slot === 0 || board.dayGroup[slot - 1] !== group || assignment[slot - 1] !== noDish
  return firstOpen ? dayPenalty(board.nutrition, dayDeviations(board, assignment, group)) : 0
}

function wishWorth({ stock }: PlanningProblem): Float64Array {
  return stock.lotWorth.map((worth, lot) => worth - (stock.lotMust[lot] as number))
}

function preciousFirst({ stock, foods }: PlanningProblem, worth: Float64Array): Int32Array {
  const order = Int32Array.from(stock.lots.keys())
  for (let food = 0; food < foods.length; food += 1) {
    order
      .subarray(stock.lotStart[food] as number, stock.lotStart[food + 1] as number)
      .sort((a, b) => (worth[b] as number) - (worth[a] as number))
  }
  return order
}

function leastDayLoss({ board, rules }: PlanState, slot: number): Float64Array | undefined {
  const group = board.dayGroup[slot] as number
  if (board.nutrition.aims.length === 0 || board.dayGroup[slot + 1] === group) return undefined
  const others = [...board.dayGroup.keys()].filter((s) => board.dayGroup[s] === group && s !== slot)
  const ways = others.reduce((product, s) => product * Math.max(1, rules.fits[s]?.length ?? 1), 1)
  const dishes = rules.fits[slot] as Int32Array
  if (ways * dishes.length > mostWays) return undefined
  const plan = new Int32Array(board.slots.length).fill(noDish)
  const least = (at: number): number => {
    const s = others[at]
    if (s === undefined) return dayPenalty(board.nutrition, dayDeviations(board, plan, group))
    const fits = rules.fits[s] as Int32Array
    if (fits.length === 0) return least(at + 1)
    let best = Number.POSITIVE_INFINITY
    for (const recipe of fits) {
      plan[s] = recipe
      best = Math.min(best, least(at + 1))
    }
    return best
  }
  return Float64Array.from(dishes, (recipe) => {
    plan[slot] = recipe
    return least(0)
  })
}
