import { clearSlot, gainOf, type PlanState, putDish, repeatsTooSoon } from './plan-state'
import {
  type BoundFacts,
  maxDishGain,
  maxMustUseGain,
  maxNutritionGain,
  prepareBoundFacts,
} from './upper-bound'

/** What a proof found: the best plan, and what no plan can beat. Example: `{ best, total: 41.5, bound: 41.5 }` is proven best. */
export interface BoundedOptimum {
  readonly best: Int32Array
  readonly total: number
  readonly bound: number
}

/** Less than this is a rounding of decimals. */
const hair = 1e-7

/**
 * Tries all plans, day by day, and leaves out those that cannot beat the best one found so far. When the looks run out, what
 * was not looked at still bounds the rest. The state must be empty, and every slot must have a dish that fits. Example:
 * `prove(stateOf(board, rules), found.best, found.total, { looks: 1e6, timeIsUp })`.
 */
export function branchAndBound(
  state: PlanState,
  known: Int32Array,
  points: number,
  terms: { readonly looks: number; readonly timeIsUp: () => boolean },
): BoundedOptimum {
  const facts = prepareBoundFacts(state)
  const slots = state.board.slots.length
  let best = known
  let total = points
  let unseen = Number.NEGATIVE_INFINITY
  let looks = terms.looks
  const visit = (turn: number): void => {
    if (turn === slots) {
      if (state.total > total + hair) {
        best = state.assignment.slice()
        total = state.total
      }
      return
    }
    const ahead = lookAhead(state, facts, turn)
    looks -= ahead.looks
    const most = state.total + Math.min(ahead.here.most + ahead.later, ahead.here.wish + ahead.wish)
    if (most <= total + hair) return
    if (looks <= 0 || terms.timeIsUp()) {
      unseen = Math.max(unseen, most)
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

/** The most that dishes can bring, and the most of it but for what must be used. */
interface Prospect {
  readonly most: number
  readonly wish: number
  readonly dishes: readonly { readonly recipe: number; readonly most: number; readonly wish: number }[]
}

function lookAhead(state: PlanState, facts: BoundFacts, turn: number) {
  const { board, rules } = state
  const slots = board.slots.length
  let later = 0
  // What must be used can be used only once: all of it, on top of what wishes bring.
  let wish = maxMustUseGain(state, turn)
  let looks = 0
  for (let slot = turn + 1; slot < slots; slot += 1) {
    let most = Number.NEGATIVE_INFINITY
    let mostWish = Number.NEGATIVE_INFINITY
    const fits = rules.fits[slot] as Int32Array
    looks += fits.length
    for (let at = 0; at < fits.length; at += 1) {
      const recipe = fits[at] as number
      if (rules.locked[slot] !== recipe && repeatsTooSoon(state, slot, recipe)) continue
      const value =
        maxDishGain(state, facts, turn, slot, recipe) + maxNutritionGain(state, facts, slot, recipe, at)
      const wished = value - (facts.must[0] as number)
      if (value > most) most = value
      if (wished > mostWish) mostWish = wished
    }
    // A slot locked to a dish we do not know stays empty and brings nothing.
    later += fits.length === 0 ? 0 : most
    wish += fits.length === 0 ? 0 : mostWish
  }
  return { here: prospectOf(state, facts, turn), later, wish, looks: looks + 1 }
}

function prospectOf(state: PlanState, facts: BoundFacts, turn: number): Prospect {
  const { rules } = state
  const fits = rules.fits[turn] as Int32Array
  if (fits.length === 0) return { most: 0, wish: 0, dishes: [{ recipe: -1, most: 0, wish: 0 }] }
  const last = turn === state.board.slots.length - 1
  const dishes: { recipe: number; most: number; wish: number }[] = []
  fits.forEach((recipe, at) => {
    if (rules.locked[turn] !== recipe && repeatsTooSoon(state, turn, recipe)) return
    const bound =
      maxDishGain(state, facts, turn, turn, recipe) + maxNutritionGain(state, facts, turn, recipe, at)
    const wish = bound - (facts.must[0] as number)
    dishes.push({ recipe, most: last ? gainOf(state, turn, recipe) : bound, wish })
  })
  dishes.sort((a, b) => b.most - a.most || a.recipe - b.recipe)
  const wish = dishes.reduce((most, dish) => Math.max(most, dish.wish), Number.NEGATIVE_INFINITY)
  return { most: dishes[0]?.most ?? Number.NEGATIVE_INFINITY, wish, dishes }
}
