import { isDay } from '../date/day'
import { seededRandom } from '../seeded-random'
import { explainPlan } from './explain-plan'
import {
  type Conflict,
  type MealSlot,
  mealTimes,
  type Plan,
  type PlannedMeal,
  type PlanRequest,
} from './plan-request'
import { sizePlates } from './serving/plate-size'
import { findRepeatMeals, foldRepeatMeals, type RepeatMeal } from './serving/repeat-meals'
import { canCookSecondDish, chooseSecondDish, toPlannedMeals, withSecondDish } from './serving/second-dish'
import { branchAndBound } from './solver/branch-and-bound'
import { findFeasibleSlots, planWarningsOf } from './solver/conflicts'
import { applyAssignment, fillGreedily, improvePlan, placeLockedDishes } from './solver/local-search'
import { assignmentOf, scoreAssignment, scorePlan } from './solver/plan-score'
import { createPlanState, gainOf, type PlanState, putDish } from './solver/plan-state'
import { buildPlanningProblem, type PlanningProblem, sortByMealTime } from './solver/planning-problem'
import { buildSlotRules, noDish, type SlotRuleTable, unlockedSlot } from './solver/slot-rules'

/** Enough to plan a week well, in less than half a second. */
const usualSteps = 2500
/** A week with more ways than this is not worth trying to prove; its bound is still told. */
const provableWays = 1e10
const mostLooks = 300_000
const rounding = 1e-6
/** So many good dishes are considered when a cook wants another one. */
const rerollAmong = 5

/**
 * Fills the slots of a week so that every rule holds and the points of `scorePlan` are as many as can be found: first dish by
 * dish, then by clearing and refilling a few slots at a time, and on small weeks by trying everything. Locked dishes stay.
 * When nothing fits somewhere it says which rules clash there and offers what can be filled. Example:
 * `planMeals({ slots, recipes, lots, today: '2026-11-16', rules: { noRepeatWithinDays: 7 }, seed: 1 })`.
 */
export function planMeals(ask: PlanRequest): Plan | Conflict {
  if (!isClear(ask)) return refusal('slot-unclear', ask)
  const plan = planOnce(ask)
  if (!ask.notDearerThan) return plan
  const other = planOnce({ ...ask, goals: ask.notDearerThan })
  if (!plan.ok || !other.ok) return plan
  const money = ({ meals }: Plan) => explainPlan(ask, { meals }).money
  if (money(plan) <= money(other)) return plan
  const score = scorePlan(ask, other.meals)
  const bound = Math.max(plan.bound, score.total)
  return {
    ...other,
    score,
    bound,
    gap: (bound - score.total) / Math.max(1, Math.abs(score.total - score.mustUse)),
  }
}

function planOnce(ask: PlanRequest): Plan | Conflict {
  const again = findRepeatMeals(ask)
  const meals = new Map(ask.slots.map(({ id, meal }) => [id, meal]))
  // Lunches are eaten from the dinner before. Of dinners, another dish from what one leaves over is better than the same again.
  const lunches = again.filter(({ to }) => meals.get(to) === 'lunch')
  const once = canCookSecondDish(ask) ? planOfOnce(ask, lunches, again.length > lunches.length) : undefined
  if (once && (once.hasSecond || again.length === lunches.length)) return once.plan
  const searched = search(ask, again)
  const plan = planned(searched)
  if (plan.ok && again.length > lunches.length && plan.score.mustUse < mustUseIn(searched.board) - rounding) {
    // A dinner that is not cooked saves nothing: what would spoil for it is cooked instead.
    const all = once?.plan ?? planned(search(ask, lunches))
    if (all.ok && all.score.mustUse > plan.score.mustUse + rounding) return all
  }
  if (plan.ok || again.length === 0) return plan
  // Where nothing that keeps fits, every meal is cooked for itself.
  const alone = planned(search(ask, []))
  if (alone.ok || emptyIn(plan) > emptyIn(alone)) return alone
  const empty = new Set(plan.meals.filter((meal) => isEmpty(meal)).map(({ slotId }) => slotId))
  return { ...plan, conflicts: alone.conflicts.filter(({ slots }) => slots.some((id) => empty.has(id))) }
}

/** The week with a second dish from what another leaves over, or without where none is good; nothing where none can be. */
function planOfOnce(
  ask: PlanRequest,
  again: readonly RepeatMeal[],
  onlyWithSecond: boolean,
): { readonly plan: Plan; readonly hasSecond: boolean } | undefined {
  const searched = search(ask, again)
  if (onlyWithSecond && !chooseSecondDish(searched.ask, searched.state)) return undefined
  const plan = planned(searched)
  if (!plan.ok) return undefined
  const both = planWithSecondDish(searched, plan)
  return { plan: both ?? plan, hasSecond: both !== undefined }
}

/** The points for all that must be used, if everything of it were. */
function mustUseIn({ stock }: PlanningProblem): number {
  return stock.lotMust.reduce((sum, points, lot) => sum + points * (stock.lotGrams[lot] as number), 0)
}

function emptyIn({ meals }: Plan | Conflict): number {
  return meals.filter((meal) => isEmpty(meal)).length
}

function isEmpty({ recipeId, leftovers, again }: PlannedMeal): boolean {
  return recipeId === undefined && leftovers === undefined && again === undefined
}

/** A week that is filled dish by dish, and what it is improved with. */
interface Search {
  readonly whole: PlanRequest
  readonly again: readonly RepeatMeal[]
  readonly ask: PlanRequest
  readonly board: PlanningProblem
  readonly rules: SlotRuleTable
  readonly state: PlanState
  readonly timeIsUp: () => boolean
}

function search(whole: PlanRequest, again: readonly RepeatMeal[]): Search {
  const ask = foldRepeatMeals(whole, again)
  const board = buildPlanningProblem(ask)
  const rules = buildSlotRules(ask, board)
  const state = createPlanState(board, rules)
  placeLockedDishes(state)
  fillGreedily(state)
  return { whole, again, ask, board, rules, state, timeIsUp: onceTrue(ask.deadline) }
}

function planned({ whole, again, ask, board, rules, state, timeIsUp }: Search): Plan | Conflict {
  const open = state.assignment.some((dish, slot) => dish === noDish && rules.locked[slot] !== noDish)
  const { conflicts, filling } = open
    ? findFeasibleSlots(board, rules)
    : { conflicts: [], filling: state.assignment }
  if (openIn(filling) < openIn(state.assignment)) applyAssignment(state, filling)
  const maxSteps = stepsOf(ask)
  const found = improvePlan(state, {
    random: seededRandom(ask.seed),
    maxSteps,
    timeIsUp,
    onStep: (steps, points) => ask.onProgress?.({ steps, of: maxSteps, points }),
  })
  const served = (meals: readonly PlannedMeal[]) =>
    sizePlates(whole, board, rules, withAgain(whole, meals, again))
  if (conflicts.length > 0) {
    const [meals, score] = [mealsOf(board, found.best), scoreAssignment(board, found.best)]
    return {
      ok: false,
      reason: 'no-dish-fits',
      conflicts,
      meals: served(meals),
      score,
      warnings: planWarningsOf(board, rules, found.best),
    }
  }
  const ways = rules.fits.reduce((product, fits) => product * Math.max(1, fits.length), 1)
  const looks = ways <= provableWays ? mostLooks : 0
  applyAssignment(state, new Int32Array(board.slots.length).fill(noDish))
  const proof = branchAndBound(state, found.best, found.total, { looks, timeIsUp })
  applyAssignment(state, proof.best)
  const plan = planOf(board, rules, proof.best, proof.bound, found.steps)
  return { ...plan, meals: served(plan.meals) }
}

/** The same week with a dish that is cooked for a second one, where there is a good one and nothing spoils for it. */
function planWithSecondDish(
  { whole, again, ask, board, state, timeIsUp }: Search,
  plan: Plan,
): Plan | undefined {
  const second = chooseSecondDish(ask, state)
  if (!second) return undefined
  const both = withSecondDish(ask, second)
  const newBoard = buildPlanningProblem(both)
  const rules = buildSlotRules(both, newBoard)
  const other = createPlanState(newBoard, rules)
  placeLockedDishes(other)
  newBoard.slots.forEach((_, slot) => {
    const standing = board.recipes[state.assignment[slot] as number]?.id ?? Number.NaN
    const dish = newBoard.recipeAt.get(standing)
    // A dish that now stands elsewhere gives up its place.
    const fits = dish !== undefined && rules.fits[slot]?.includes(dish) === true
    if (rules.locked[slot] === unlockedSlot && fits) putDish(other, slot, dish)
  })
  fillGreedily(other)
  if (openIn(other.assignment) > openIn(state.assignment)) return undefined
  const { best } = improvePlan(other, { random: seededRandom(ask.seed), maxSteps: 0, timeIsUp })
  const found = planOf(newBoard, rules, best, scoreAssignment(newBoard, best).total, plan.steps)
  if (found.score.mustUse < plan.score.mustUse - rounding) return undefined
  const bound = Math.max(plan.bound, found.bound)
  return {
    ...found,
    bound,
    gap: (bound - found.score.total) / Math.max(1, Math.abs(found.score.total - found.score.mustUse)),
    meals: toPlannedMeals(sizePlates(whole, newBoard, rules, withAgain(whole, found.meals, again)), second),
  }
}

/**
 * Another good dish for one slot; all others stay. The same seed gives the same dish. Example:
 * `rerollSlot(ask, plan, 'tue-dinner', 2)`.
 */
export function rerollSlot(
  ask: PlanRequest,
  plan: Pick<Plan, 'meals' | 'bound'>,
  slotId: string,
  seed: number,
): Plan | Conflict {
  if (!isClear(ask)) return refusal('slot-unclear', ask)
  const wanted = ask.slots.find(({ id }) => id === slotId)
  if (!wanted) return refusal('slot-unknown', ask, plan.meals)
  if (wanted.locked !== undefined) return refusal('slot-locked', ask, plan.meals)
  const now = new Map(plan.meals.map(({ slotId: id, recipeId }) => [id, recipeId]))
  const slots = ask.slots.map((slot) =>
    slot.id === slotId ? waving(slot, now.get(slotId)) : keeping(slot, now.get(slot.id)),
  )
  const board = buildPlanningProblem({ ...ask, slots })
  const rules = buildSlotRules({ ...ask, slots }, board)
  const at = board.slots.findIndex(({ id }) => id === slotId)
  const state = createPlanState(board, rules)
  placeLockedDishes(state)
  const dishes = [...(rules.fits[at] ?? [])]
    .map((recipe) => ({ recipe, gain: gainOf(state, at, recipe) }))
    .sort((a, b) => b.gain - a.gain || a.recipe - b.recipe)
  const chosen = dishes[Math.floor(seededRandom(seed)() * Math.min(rerollAmong, dishes.length))]
  const asAsked = buildPlanningProblem(ask)
  if (chosen) {
    putDish(state, at, chosen.recipe)
    const allRules = buildSlotRules(ask, asAsked)
    const other = planOf(asAsked, allRules, state.assignment, plan.bound, 0)
    return { ...other, meals: sizePlates(ask, asAsked, allRules, other.meals) }
  }
  const { conflicts } = findFeasibleSlots(board, rules)
  return {
    ...refusal('no-dish-fits', ask, plan.meals),
    conflicts: conflicts.filter((conflict) => conflict.slots.includes(slotId)),
  }
}

/**
 * Another good week: locked dishes stay, every other slot gets a dish it does not have now, as far as enough fit. Example:
 * `rerollPlan(ask, plan, 2)`.
 */
export function rerollPlan(ask: PlanRequest, plan: Pick<Plan, 'meals'>, seed: number): Plan | Conflict {
  const now = new Map(plan.meals.map(({ slotId, recipeId }) => [slotId, recipeId]))
  const slots = ask.slots.map((slot) => (slot.locked === undefined ? waving(slot, now.get(slot.id)) : slot))
  const other = planMeals({ ...ask, slots, seed })
  return other.ok ? other : planMeals({ ...ask, seed })
}

function planOf(
  board: PlanningProblem,
  rules: SlotRuleTable,
  assignment: Int32Array,
  bound: number,
  steps: number,
): Plan {
  const score = scoreAssignment(board, assignment)
  // What lies within a rounding of decimals is the best plan itself.
  const most = bound - score.total > rounding ? bound : score.total
  return {
    ok: true,
    meals: mealsOf(board, assignment),
    score,
    bound: most,
    // What must be used outweighs all else so far that no gap would show beside it.
    gap: (most - score.total) / Math.max(1, Math.abs(score.total - score.mustUse)),
    steps,
    warnings: planWarningsOf(board, rules, assignment),
  }
}

function mealsOf(board: PlanningProblem, assignment: Int32Array): PlannedMeal[] {
  return board.slots.map((slot, s) => {
    const recipeId = board.recipes[assignment[s] as number]?.id ?? slot.locked
    const leftovers = recipeId === undefined ? undefined : board.leftovers.get(recipeId)
    if (leftovers) return { slotId: slot.id, leftovers: leftovers.lotId }
    return { slotId: slot.id, ...(recipeId === undefined ? {} : { recipeId }) }
  })
}

/** The meals that are eaten again, each in its place. */
function withAgain(
  ask: PlanRequest,
  meals: readonly PlannedMeal[],
  again: readonly RepeatMeal[],
): PlannedMeal[] {
  const chosen = new Map(meals.map((meal) => [meal.slotId, meal]))
  const from = new Map(again.map((one) => [one.to, one.from]))
  return sortByMealTime(ask.slots).map(({ id }) => {
    const source = from.get(id)
    if (source === undefined) return chosen.get(id) ?? { slotId: id }
    return chosen.get(source)?.recipeId === undefined ? { slotId: id } : { slotId: id, again: source }
  })
}

function refusal(reason: Conflict['reason'], ask: PlanRequest, meals: readonly PlannedMeal[] = []): Conflict {
  const board = buildPlanningProblem({ ...ask, slots: isClear(ask) ? ask.slots : [] })
  const score = scoreAssignment(board, assignmentOf(board, meals))
  const shown = meals.length > 0 ? meals : ask.slots.map(({ id }) => ({ slotId: id }))
  return { ok: false, reason, conflicts: [], meals: shown, score, warnings: [] }
}

function isClear({ slots, today }: PlanRequest): boolean {
  const ids = new Set(slots.map(({ id }) => id))
  return (
    ids.size === slots.length &&
    isDay(today) &&
    slots.every(({ day, meal }) => isDay(day) && mealTimes.includes(meal))
  )
}

function waving(slot: MealSlot, recipeId: number | undefined): MealSlot {
  return recipeId === undefined ? slot : { ...slot, except: [...(slot.except ?? []), recipeId] }
}

function keeping(slot: MealSlot, recipeId: number | undefined): MealSlot {
  return recipeId === undefined ? slot : { ...slot, locked: recipeId }
}

function openIn(assignment: Int32Array): number {
  return assignment.reduce((open, dish) => (dish === noDish ? open + 1 : open), 0)
}

function stepsOf({ maxSteps = usualSteps }: PlanRequest): number {
  return Number.isFinite(maxSteps) ? Math.max(0, Math.floor(maxSteps)) : usualSteps
}

/** Time that is up stays up, whatever the clock says next. */
function onceTrue(deadline: (() => boolean) | undefined): () => boolean {
  let up = false
  return () => {
    up ||= deadline?.() ?? false
    return up
  }
}
