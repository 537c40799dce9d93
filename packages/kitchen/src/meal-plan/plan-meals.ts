import { isDay } from '../date/day'
import { seededRandom } from '../seeded-random'
import { explainPlan } from './explain-plan'
import {
  type Conflict,
  defaultGoals,
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
import { withOwnRecipes } from './solver/dish-table'
import { applyAssignment, fillGreedily, improvePlan, placeLockedDishes } from './solver/local-search'
import { assignmentOf, scoreAssignment, scorePlan } from './solver/plan-score'
import { createPlanState, gainOf, type PlanState, putDish } from './solver/plan-state'
import { buildPlanningProblem, type PlanningProblem, sortByMealTime } from './solver/planning-problem'
import { buildSlotRules, noDish, type SlotRuleTable, unlockedSlot } from './solver/slot-rules'

/** Enough to plan a week well, in less than half a second. */
const usualSteps = 2500
/** With more combinations than this, no proof is attempted; the bound is still reported. */
const provableWays = 1e10
const nodeLimit = 300_000
const rounding = 1e-6
/** Number of good dishes considered when a cook wants another one. */
const rerollAmong = 5

/**
 * Fills the slots of a week so that every rule holds and the score of `scorePlan` is as high as the search finds:
 * greedily at first, then by clearing and refilling a few slots at a time, and on small weeks by exhaustive search.
 * Locked dishes stay. If a slot cannot be filled, it reports the conflicting rules and returns what can be filled.
 * Example: `planMeals({ slots, recipes, lots, today: '2026-11-16', rules: { noRepeatWithinDays: 7 }, seed: 1 })`.
 */
export function planMeals(wanted: PlanRequest): Plan | Conflict {
  if (!isClear(wanted)) return toConflict('slot-unclear', wanted)
  const request = withOwnRecipes(wanted)
  const plan = planShortList(request)
  if (!request.notDearerThan) return plan
  const other = planShortList({ ...request, goals: request.notDearerThan })
  if (!plan.ok || !other.ok) return plan
  const money = ({ meals }: Plan) => explainPlan(request, { meals }).money
  if (money(plan) <= money(other)) return plan
  const score = scorePlan(withTaste(request), other.meals)
  const bound = Math.max(plan.bound, score.total)
  return {
    ...other,
    score,
    bound,
    gap: (bound - score.total) / Math.max(1, Math.abs(score.total - score.mustUse)),
  }
}

/** So many foods to buy for each meal are still one trip: 24 for a week of dinners, seasonings that keep counted half. */
const foodsPerMeal = 24 / 7

/** Plans from the household's first menu; where that list would be too long, from the menu with the shortest. */
function planShortList(request: PlanRequest): Plan | Conflict {
  const [taste, ...otherTastes] = request.tastes ?? []
  const mostPoints = foodsPerMeal * request.slots.length * (request.goals?.purchase ?? defaultGoals.purchase)
  let plan = planOnce(withTaste(request, taste))
  for (const otherTaste of otherTastes) {
    if (!plan.ok || plan.score.purchases <= mostPoints || request.deadline?.() === true) break
    // Another menu is only a try: half of the steps keep a week with a long list within a second.
    const other = planOnce({ ...withTaste(request, otherTaste), maxSteps: Math.ceil(stepsOf(request) / 2) })
    const isShorter = other.ok && other.score.purchases < plan.score.purchases
    if (isShorter && other.score.mustUse >= plan.score.mustUse - rounding) plan = other
  }
  return plan
}

/** Returns a request with what its dishes lose by a menu. */
function withTaste({ tastes, ...request }: PlanRequest, taste = tastes?.[0]): PlanRequest {
  if (!taste) return request
  const liking: Record<number, number> = { ...request.liking }
  for (const { id } of request.recipes) liking[id] = (liking[id] ?? 0) + (taste[id] ?? 0)
  return { ...request, liking }
}

function planOnce(request: PlanRequest): Plan | Conflict {
  const again = findRepeatMeals(request)
  const meals = new Map(request.slots.map(({ id, meal }) => [id, meal]))
  // Lunches repeat the dinner before. Among dinners, a second dish from leftovers is better than a repeat.
  const lunches = again.filter(({ to }) => meals.get(to) === 'lunch')
  const once = canCookSecondDish(request)
    ? planOfOnce(request, lunches, again.length > lunches.length)
    : undefined
  if (once && (once.hasSecond || again.length === lunches.length)) return once.plan
  const searched = search(request, again)
  const plan = toPlan(searched)
  if (
    plan.ok &&
    again.length > lunches.length &&
    plan.score.mustUse < mustUsePoints(searched.problem) - rounding
  ) {
    // A dinner that is not cooked rescues nothing: if food would spoil because of it, the dinner is cooked.
    const all = once?.plan ?? toPlan(search(request, lunches))
    if (all.ok && all.score.mustUse > plan.score.mustUse + rounding) return all
  }
  if (plan.ok || again.length === 0) return plan
  // If no dish that keeps fits, every meal is cooked separately.
  const alone = toPlan(search(request, []))
  if (alone.ok || countEmpty(plan) > countEmpty(alone)) return alone
  const empty = new Set(plan.meals.filter((meal) => isEmpty(meal)).map(({ slotId }) => slotId))
  return { ...plan, conflicts: alone.conflicts.filter(({ slots }) => slots.some((id) => empty.has(id))) }
}

/**
 * Returns the week with a second dish from another's leftovers, without one if none is good, or undefined if none is
 * possible.
 */
function planOfOnce(
  request: PlanRequest,
  again: readonly RepeatMeal[],
  onlyWithSecond: boolean,
): { readonly plan: Plan; readonly hasSecond: boolean } | undefined {
  const searched = search(request, again)
  if (onlyWithSecond && !chooseSecondDish(searched.request, searched.state)) return undefined
  const plan = toPlan(searched)
  if (!plan.ok) return undefined
  const both = planWithSecondDish(searched, plan)
  return { plan: both ?? plan, hasSecond: both !== undefined }
}

/** The points for using everything that must be used. */
function mustUsePoints({ stock }: PlanningProblem): number {
  return stock.lotMust.reduce((sum, points, lot) => sum + points * (stock.lotGrams[lot] as number), 0)
}

function countEmpty({ meals }: Plan | Conflict): number {
  return meals.filter((meal) => isEmpty(meal)).length
}

function isEmpty({ recipeId, leftovers, again }: PlannedMeal): boolean {
  return recipeId === undefined && leftovers === undefined && again === undefined
}

/** A greedily filled week, and the search limits to improve it. */
interface Search {
  readonly whole: PlanRequest
  readonly again: readonly RepeatMeal[]
  readonly request: PlanRequest
  readonly problem: PlanningProblem
  readonly rules: SlotRuleTable
  readonly state: PlanState
  readonly timeIsUp: () => boolean
}

function search(whole: PlanRequest, again: readonly RepeatMeal[]): Search {
  const request = foldRepeatMeals(whole, again)
  const problem = buildPlanningProblem(request)
  const rules = buildSlotRules(request, problem)
  const state = createPlanState(problem, rules)
  placeLockedDishes(state)
  fillGreedily(state)
  return { whole, again, request, problem, rules, state, timeIsUp: latchDeadline(request.deadline) }
}

function toPlan({ whole, again, request, problem, rules, state, timeIsUp }: Search): Plan | Conflict {
  const open = state.assignment.some((dish, slot) => dish === noDish && rules.locked[slot] !== noDish)
  const { conflicts, filling } = open
    ? findFeasibleSlots(problem, rules)
    : { conflicts: [], filling: state.assignment }
  if (countOpen(filling) < countOpen(state.assignment)) applyAssignment(state, filling)
  const maxSteps = stepsOf(request)
  const found = improvePlan(state, {
    random: seededRandom(request.seed),
    maxSteps,
    timeIsUp,
    onStep: (steps, points) => request.onProgress?.({ steps, of: maxSteps, points }),
  })
  const served = (meals: readonly PlannedMeal[]) =>
    sizePlates(whole, problem, rules, addRepeats(whole, meals, again))
  if (conflicts.length > 0) {
    const [meals, score] = [mealsOf(problem, found.best), scoreAssignment(problem, found.best)]
    return {
      ok: false,
      reason: 'no-dish-fits',
      conflicts,
      meals: served(meals),
      score,
      warnings: planWarningsOf(problem, rules, found.best),
    }
  }
  const ways = rules.fits.reduce((product, fits) => product * Math.max(1, fits.length), 1)
  const maxNodes = ways <= provableWays ? nodeLimit : 0
  applyAssignment(state, new Int32Array(problem.slots.length).fill(noDish))
  const proof = branchAndBound(state, found.best, found.total, { looks: maxNodes, timeIsUp })
  applyAssignment(state, proof.best)
  const plan = planOf(problem, rules, proof.best, proof.bound, found.steps)
  return { ...plan, meals: served(plan.meals) }
}

/** Returns the same week with one dish cooked for a second one, if there is a good one and nothing spoils because of it. */
function planWithSecondDish(
  { whole, again, request, problem, state, timeIsUp }: Search,
  plan: Plan,
): Plan | undefined {
  const second = chooseSecondDish(request, state)
  if (!second) return undefined
  const both = withSecondDish(request, second)
  const newProblem = buildPlanningProblem(both)
  const rules = buildSlotRules(both, newProblem)
  const other = createPlanState(newProblem, rules)
  placeLockedDishes(other)
  newProblem.slots.forEach((_, slot) => {
    const currentId = problem.recipes[state.assignment[slot] as number]?.id ?? Number.NaN
    const dish = newProblem.recipeAt.get(currentId)
    // A dish that moved to another slot frees its old one.
    const fits = dish !== undefined && rules.fits[slot]?.includes(dish) === true
    if (rules.locked[slot] === unlockedSlot && fits) putDish(other, slot, dish)
  })
  fillGreedily(other)
  if (countOpen(other.assignment) > countOpen(state.assignment)) return undefined
  const { best } = improvePlan(other, { random: seededRandom(request.seed), maxSteps: 0, timeIsUp })
  const found = planOf(newProblem, rules, best, scoreAssignment(newProblem, best).total, plan.steps)
  if (found.score.mustUse < plan.score.mustUse - rounding) return undefined
  const bound = Math.max(plan.bound, found.bound)
  return {
    ...found,
    bound,
    gap: (bound - found.score.total) / Math.max(1, Math.abs(found.score.total - found.score.mustUse)),
    meals: toPlannedMeals(
      sizePlates(whole, newProblem, rules, addRepeats(whole, found.meals, again)),
      second,
    ),
  }
}

/**
 * Chooses another good dish for one slot; all others stay. The same seed gives the same dish.
 * Example: `rerollSlot(request, plan, 'tue-dinner', 2)`.
 */
export function rerollSlot(
  asked: PlanRequest,
  plan: Pick<Plan, 'meals' | 'bound'>,
  slotId: string,
  seed: number,
): Plan | Conflict {
  const request = withTaste(asked)
  if (!isClear(request)) return toConflict('slot-unclear', request)
  const wanted = request.slots.find(({ id }) => id === slotId)
  if (!wanted) return toConflict('slot-unknown', request, plan.meals)
  if (wanted.locked !== undefined) return toConflict('slot-locked', request, plan.meals)
  const now = new Map(plan.meals.map(({ slotId: id, recipeId }) => [id, recipeId]))
  const slots = request.slots.map((slot) =>
    slot.id === slotId ? excludeDish(slot, now.get(slotId)) : lockTo(slot, now.get(slot.id)),
  )
  const problem = buildPlanningProblem({ ...request, slots })
  const rules = buildSlotRules({ ...request, slots }, problem)
  const at = problem.slots.findIndex(({ id }) => id === slotId)
  const state = createPlanState(problem, rules)
  placeLockedDishes(state)
  const dishes = [...(rules.fits[at] ?? [])]
    .map((recipe) => ({ recipe, gain: gainOf(state, at, recipe) }))
    .sort((a, b) => b.gain - a.gain || a.recipe - b.recipe)
  const chosen = dishes[Math.floor(seededRandom(seed)() * Math.min(rerollAmong, dishes.length))]
  const asAsked = buildPlanningProblem(request)
  if (chosen) {
    putDish(state, at, chosen.recipe)
    const allRules = buildSlotRules(request, asAsked)
    const other = planOf(asAsked, allRules, state.assignment, plan.bound, 0)
    return { ...other, meals: sizePlates(request, asAsked, allRules, other.meals) }
  }
  const { conflicts } = findFeasibleSlots(problem, rules)
  return {
    ...toConflict('no-dish-fits', request, plan.meals),
    conflicts: conflicts.filter((conflict) => conflict.slots.includes(slotId)),
  }
}

/**
 * Plans another good week: locked dishes stay, every other slot gets a different dish as far as enough fit.
 * Example: `rerollPlan(request, plan, 2)`.
 */
export function rerollPlan(request: PlanRequest, plan: Pick<Plan, 'meals'>, seed: number): Plan | Conflict {
  const now = new Map(plan.meals.map(({ slotId, recipeId }) => [slotId, recipeId]))
  const slots = request.slots.map((slot) =>
    slot.locked === undefined ? excludeDish(slot, now.get(slot.id)) : slot,
  )
  const other = planMeals({ ...request, slots, seed })
  return other.ok ? other : planMeals({ ...request, seed })
}

function planOf(
  problem: PlanningProblem,
  rules: SlotRuleTable,
  assignment: Int32Array,
  bound: number,
  steps: number,
): Plan {
  const score = scoreAssignment(problem, assignment)
  // A difference within floating-point rounding counts as optimal.
  const upperBound = bound - score.total > rounding ? bound : score.total
  return {
    ok: true,
    meals: mealsOf(problem, assignment),
    score,
    bound: upperBound,
    // Points for food that must be used are so large that they would hide any gap.
    gap: (upperBound - score.total) / Math.max(1, Math.abs(score.total - score.mustUse)),
    steps,
    warnings: planWarningsOf(problem, rules, assignment),
  }
}

function mealsOf(problem: PlanningProblem, assignment: Int32Array): PlannedMeal[] {
  return problem.slots.map((slot, s) => {
    const recipeId = problem.recipes[assignment[s] as number]?.id ?? slot.locked
    const leftovers = recipeId === undefined ? undefined : problem.leftovers.get(recipeId)
    if (leftovers) return { slotId: slot.id, leftovers: leftovers.lotId }
    return { slotId: slot.id, ...(recipeId === undefined ? {} : { recipeId }) }
  })
}

/** The repeated meals in their slots. */
function addRepeats(
  request: PlanRequest,
  meals: readonly PlannedMeal[],
  again: readonly RepeatMeal[],
): PlannedMeal[] {
  const chosen = new Map(meals.map((meal) => [meal.slotId, meal]))
  const from = new Map(again.map((one) => [one.to, one.from]))
  return sortByMealTime(request.slots).map(({ id }) => {
    const source = from.get(id)
    if (source === undefined) return chosen.get(id) ?? { slotId: id }
    return chosen.get(source)?.recipeId === undefined ? { slotId: id } : { slotId: id, again: source }
  })
}

function toConflict(
  reason: Conflict['reason'],
  request: PlanRequest,
  meals: readonly PlannedMeal[] = [],
): Conflict {
  const problem = buildPlanningProblem({ ...request, slots: isClear(request) ? request.slots : [] })
  const score = scoreAssignment(problem, assignmentOf(problem, meals))
  const shown = meals.length > 0 ? meals : request.slots.map(({ id }) => ({ slotId: id }))
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

function excludeDish(slot: MealSlot, recipeId: number | undefined): MealSlot {
  return recipeId === undefined ? slot : { ...slot, except: [...(slot.except ?? []), recipeId] }
}

function lockTo(slot: MealSlot, recipeId: number | undefined): MealSlot {
  return recipeId === undefined ? slot : { ...slot, locked: recipeId }
}

function countOpen(assignment: Int32Array): number {
  return assignment.reduce((open, dish) => (dish === noDish ? open + 1 : open), 0)
}

function stepsOf({ maxSteps = usualSteps }: PlanRequest): number {
  return Number.isFinite(maxSteps) ? Math.max(0, Math.floor(maxSteps)) : usualSteps
}

/** An expired deadline stays expired, whatever the clock returns next. */
function latchDeadline(deadline: (() => boolean) | undefined): () => boolean {
  let up = false
  return () => {
    up ||= deadline?.() ?? false
    return up
  }
}
