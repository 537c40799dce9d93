import { isDay } from './day'
import {
  type Conflict,
  type MealSlot,
  mealTimes,
  type Plan,
  type PlanAsk,
  type PlannedMeal,
} from './planning/ask'
import { type Board, boardOf, inEatingOrder } from './planning/board'
import { fillable, warningsOf } from './planning/conflicts'
import { explainPlan } from './planning/explaining'
import { assignmentOf, scoreOf, scorePlan } from './planning/goals'
import { prove } from './planning/proof'
import { free, noDish, type RuleBoard, rulesOf } from './planning/rules'
import { become, fillGreedily, improve, putLocked } from './planning/search'
import { cookedAhead, type EatenAgain, eatenAgain } from './planning/serving/cooking-twice'
import { fed } from './planning/serving/feeding'
import {
  asPlanned,
  chooseSecondDish,
  mayCookSecondDish,
  withSecondDish,
} from './planning/serving/second-dish'
import { gainOf, type PlanState, putDish, stateOf } from './planning/state'
import { seeded } from './seed'

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
export function planMeals(ask: PlanAsk): Plan | Conflict {
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

function planOnce(ask: PlanAsk): Plan | Conflict {
  const again = eatenAgain(ask)
  const meals = new Map(ask.slots.map(({ id, meal }) => [id, meal]))
  // Lunches are eaten from the dinner before. Of dinners, another dish from what one leaves over is better than the same again.
  const lunches = again.filter(({ to }) => meals.get(to) === 'lunch')
  const once = mayCookSecondDish(ask) ? planOfOnce(ask, lunches, again.length > lunches.length) : undefined
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
  ask: PlanAsk,
  again: readonly EatenAgain[],
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
function mustUseIn({ stock }: Board): number {
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
  readonly whole: PlanAsk
  readonly again: readonly EatenAgain[]
  readonly ask: PlanAsk
  readonly board: Board
  readonly rules: RuleBoard
  readonly state: PlanState
  readonly timeIsUp: () => boolean
}

function search(whole: PlanAsk, again: readonly EatenAgain[]): Search {
  const ask = cookedAhead(whole, again)
  const board = boardOf(ask)
  const rules = rulesOf(ask, board)
  const state = stateOf(board, rules)
  putLocked(state)
  fillGreedily(state)
  return { whole, again, ask, board, rules, state, timeIsUp: onceTrue(ask.deadline) }
}

function planned({ whole, again, ask, board, rules, state, timeIsUp }: Search): Plan | Conflict {
  const open = state.assignment.some((dish, slot) => dish === noDish && rules.locked[slot] !== noDish)
  const { conflicts, filling } = open ? fillable(board, rules) : { conflicts: [], filling: state.assignment }
  if (openIn(filling) < openIn(state.assignment)) become(state, filling)
  const maxSteps = stepsOf(ask)
  const found = improve(state, {
    die: seeded(ask.seed),
    maxSteps,
    timeIsUp,
    onStep: (steps, points) => ask.onProgress?.({ steps, of: maxSteps, points }),
  })
  const served = (meals: readonly PlannedMeal[]) => fed(whole, board, rules, withAgain(whole, meals, again))
  if (conflicts.length > 0) {
    const [meals, score] = [mealsOf(board, found.best), scoreOf(board, found.best)]
    return {
      ok: false,
      reason: 'no-dish-fits',
      conflicts,
      meals: served(meals),
      score,
      warnings: warningsOf(board, rules, found.best),
    }
  }
  const ways = rules.fits.reduce((product, fits) => product * Math.max(1, fits.length), 1)
  const looks = ways <= provableWays ? mostLooks : 0
  become(state, new Int32Array(board.slots.length).fill(noDish))
  const proof = prove(state, found.best, found.total, { looks, timeIsUp })
  become(state, proof.best)
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
  const newBoard = boardOf(both)
  const rules = rulesOf(both, newBoard)
  const other = stateOf(newBoard, rules)
  putLocked(other)
  newBoard.slots.forEach((_, slot) => {
    const standing = board.recipes[state.assignment[slot] as number]?.id ?? Number.NaN
    const dish = newBoard.recipeAt.get(standing)
    // A dish that now stands elsewhere gives up its place.
    const fits = dish !== undefined && rules.fits[slot]?.includes(dish) === true
    if (rules.locked[slot] === free && fits) putDish(other, slot, dish)
  })
  fillGreedily(other)
  if (openIn(other.assignment) > openIn(state.assignment)) return undefined
  const { best } = improve(other, { die: seeded(ask.seed), maxSteps: 0, timeIsUp })
  const found = planOf(newBoard, rules, best, scoreOf(newBoard, best).total, plan.steps)
  if (found.score.mustUse < plan.score.mustUse - rounding) return undefined
  const bound = Math.max(plan.bound, found.bound)
  return {
    ...found,
    bound,
    gap: (bound - found.score.total) / Math.max(1, Math.abs(found.score.total - found.score.mustUse)),
    meals: asPlanned(fed(whole, newBoard, rules, withAgain(whole, found.meals, again)), second),
  }
}

/**
 * Another good dish for one slot; all others stay. The same seed gives the same dish. Example:
 * `rerollSlot(ask, plan, 'tue-dinner', 2)`.
 */
export function rerollSlot(
  ask: PlanAsk,
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
  const board = boardOf({ ...ask, slots })
  const rules = rulesOf({ ...ask, slots }, board)
  const at = board.slots.findIndex(({ id }) => id === slotId)
  const state = stateOf(board, rules)
  putLocked(state)
  const dishes = [...(rules.fits[at] ?? [])]
    .map((recipe) => ({ recipe, gain: gainOf(state, at, recipe) }))
    .sort((a, b) => b.gain - a.gain || a.recipe - b.recipe)
  const chosen = dishes[Math.floor(seeded(seed)() * Math.min(rerollAmong, dishes.length))]
  const asAsked = boardOf(ask)
  if (chosen) {
    putDish(state, at, chosen.recipe)
    const allRules = rulesOf(ask, asAsked)
    const other = planOf(asAsked, allRules, state.assignment, plan.bound, 0)
    return { ...other, meals: fed(ask, asAsked, allRules, other.meals) }
  }
  const { conflicts } = fillable(board, rules)
  return {
    ...refusal('no-dish-fits', ask, plan.meals),
    conflicts: conflicts.filter((conflict) => conflict.slots.includes(slotId)),
  }
}

/**
 * Another good week: locked dishes stay, every other slot gets a dish it does not have now, as far as enough fit. Example:
 * `rerollPlan(ask, plan, 2)`.
 */
export function rerollPlan(ask: PlanAsk, plan: Pick<Plan, 'meals'>, seed: number): Plan | Conflict {
  const now = new Map(plan.meals.map(({ slotId, recipeId }) => [slotId, recipeId]))
  const slots = ask.slots.map((slot) => (slot.locked === undefined ? waving(slot, now.get(slot.id)) : slot))
  const other = planMeals({ ...ask, slots, seed })
  return other.ok ? other : planMeals({ ...ask, seed })
}

function planOf(board: Board, rules: RuleBoard, assignment: Int32Array, bound: number, steps: number): Plan {
  const score = scoreOf(board, assignment)
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
    warnings: warningsOf(board, rules, assignment),
  }
}

function mealsOf(board: Board, assignment: Int32Array): PlannedMeal[] {
  return board.slots.map((slot, s) => {
    const recipeId = board.recipes[assignment[s] as number]?.id ?? slot.locked
    const leftovers = recipeId === undefined ? undefined : board.leftovers.get(recipeId)
    if (leftovers) return { slotId: slot.id, leftovers: leftovers.lotId }
    return { slotId: slot.id, ...(recipeId === undefined ? {} : { recipeId }) }
  })
}

/** The meals that are eaten again, each in its place. */
function withAgain(ask: PlanAsk, meals: readonly PlannedMeal[], again: readonly EatenAgain[]): PlannedMeal[] {
  const chosen = new Map(meals.map((meal) => [meal.slotId, meal]))
  const from = new Map(again.map((one) => [one.to, one.from]))
  return inEatingOrder(ask.slots).map(({ id }) => {
    const source = from.get(id)
    if (source === undefined) return chosen.get(id) ?? { slotId: id }
    return chosen.get(source)?.recipeId === undefined ? { slotId: id } : { slotId: id, again: source }
  })
}

function refusal(reason: Conflict['reason'], ask: PlanAsk, meals: readonly PlannedMeal[] = []): Conflict {
  const board = boardOf({ ...ask, slots: isClear(ask) ? ask.slots : [] })
  const score = scoreOf(board, assignmentOf(board, meals))
  const shown = meals.length > 0 ? meals : ask.slots.map(({ id }) => ({ slotId: id }))
  return { ok: false, reason, conflicts: [], meals: shown, score, warnings: [] }
}

function isClear({ slots, today }: PlanAsk): boolean {
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

function stepsOf({ maxSteps = usualSteps }: PlanAsk): number {
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
