import { clearSlot, gainOf, type PlanState, putDish, repeatsTooSoon } from './plan-state'
import {
  type BoundFacts,
  maxDishGain,
  maxMustUseGain,
  maxNutritionGain,
  prepareBoundFacts,
} from './upper-bound'

/**
 * The result of a proof: the best plan, and an upper bound for all plans.
 * Example: `{ best, total: 41.5, bound: 41.5 }` is proven best.
 */
export interface BoundedOptimum {
  readonly best: Int32Array
  readonly total: number
  readonly bound: number
}

/** Tolerance for floating-point rounding. */
const hair = 1e-7

/**
 * Searches all plans day by day and prunes those that cannot beat the best one found so far. If the node limit is
 * reached, the unexplored part still yields a bound. The state must be empty, and every slot must have a fitting dish.
 * Example: `branchAndBound(createPlanState(problem, rules), found.best, found.total, { looks: 1e6, timeIsUp })`.
 */
export function branchAndBound(
  state: PlanState,
  known: Int32Array,
  points: number,
  terms: { readonly looks: number; readonly timeIsUp: () => boolean },
): BoundedOptimum {
  const facts = prepareBoundFacts(state)
  const slots = state.problem.slots.length
  let best = known
  let total = points
  let unseen = Number.NEGATIVE_INFINITY
  let nodes = terms.looks
  const visit = (turn: number): void => {
    if (turn === slots) {
      if (state.total > total + hair) {
        best = state.assignment.slice()
        total = state.total
      }
      return
    }
    const ahead = lookAhead(state, facts, turn)
    nodes -= ahead.looks
    const upper = state.total + Math.min(ahead.here.most + ahead.later, ahead.here.wish + ahead.wish)
    if (upper <= total + hair) return
    if (nodes <= 0 || terms.timeIsUp()) {
      unseen = Math.max(unseen, upper)
      return
    }
    for (const { recipe, most: ofDish, wish } of ahead.here.dishes) {
      if (state.total + ofDish + ahead.later <= total + hair) break
      if (state.total + wish + ahead.wish <= total + hair) continue
      if (recipe < 0) visit(turn + 1)
      else {
        putDish(state, turn, recipe)
        visit(turn + 1)
        clearSlot(state, turn)
      }
    }
  }
  visit(0)
  return { best, total, bound: Math.max(total, unseen) }
}

/** The upper bound on the gain of dishes, and the bound without food that must be used. */
interface Prospect {
  readonly most: number
  readonly wish: number
  readonly dishes: readonly { readonly recipe: number; readonly most: number; readonly wish: number }[]
}

function lookAhead(state: PlanState, facts: BoundFacts, turn: number) {
  const { problem, rules } = state
  const slots = problem.slots.length
  let later = 0
  // Food that must be used counts once: all of it, on top of the preference points.
  let wish = maxMustUseGain(state, turn)
  let nodes = 0
  for (let slot = turn + 1; slot < slots; slot += 1) {
    let upper = Number.NEGATIVE_INFINITY
    let maxPreference = Number.NEGATIVE_INFINITY
    const fits = rules.fits[slot] as Int32Array
    nodes += fits.length
    for (let at = 0; at < fits.length; at += 1) {
      const recipe = fits[at] as number
      if (rules.locked[slot] !== recipe && repeatsTooSoon(state, slot, recipe)) continue
      const value =
        maxDishGain(state, facts, turn, slot, recipe) + maxNutritionGain(state, facts, slot, recipe, at)
      const preference = value - (facts.must[0] as number)
      if (value > upper) upper = value
      if (preference > maxPreference) maxPreference = preference
    }
    // A slot locked to an unknown dish stays empty and scores nothing.
    later += fits.length === 0 ? 0 : upper
    wish += fits.length === 0 ? 0 : maxPreference
  }
  return { here: buildProspect(state, facts, turn), later, wish, looks: nodes + 1 }
}

function buildProspect(state: PlanState, facts: BoundFacts, turn: number): Prospect {
  const { rules } = state
  const fits = rules.fits[turn] as Int32Array
  if (fits.length === 0) return { most: 0, wish: 0, dishes: [{ recipe: -1, most: 0, wish: 0 }] }
  const last = turn === state.problem.slots.length - 1
  const dishes: { recipe: number; most: number; wish: number }[] = []
  fits.forEach((recipe, at) => {
    if (rules.locked[turn] !== recipe && repeatsTooSoon(state, turn, recipe)) return
    const bound =
      maxDishGain(state, facts, turn, turn, recipe) + maxNutritionGain(state, facts, turn, recipe, at)
    const wish = bound - (facts.must[0] as number)
    dishes.push({ recipe, most: last ? gainOf(state, turn, recipe) : bound, wish })
  })
  dishes.sort((a, b) => b.most - a.most || a.recipe - b.recipe)
  const wish = dishes.reduce((upper, dish) => Math.max(upper, dish.wish), Number.NEGATIVE_INFINITY)
  return { most: dishes[0]?.most ?? Number.NEGATIVE_INFINITY, wish, dishes }
}
