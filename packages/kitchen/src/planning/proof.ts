import { factsFor, mostOf, mostOfNutrition, type ProofFacts } from './bound'
import { comesTooSoon, gainOf, type PlanState, putDish, takeDish } from './state'

/** What a proof found: the best plan, and what no plan can beat. Example: `{ best, total: 41.5, bound: 41.5 }` is proven best. */
export interface Proof {
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
export function prove(
  state: PlanState,
  known: Int32Array,
  points: number,
  terms: { readonly looks: number; readonly timeIsUp: () => boolean },
): Proof {
  const facts = factsFor(state)
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
    const most = state.total + ahead.here.most + ahead.later
    if (most <= total + hair) return
    if (looks <= 0 || terms.timeIsUp()) {
      unseen = Math.max(unseen, most)
      return
    }
    for (const { recipe, most: ofDish } of ahead.here.dishes) {
      if (state.total + ofDish + ahead.later <= total + hair) break
      if (recipe < 0) visit(turn + 1)
      else {
        putDish(state, turn, recipe)
        visit(turn + 1)
        takeDish(state, turn)
      }
    }
  }
  visit(0)
  return { best, total, bound: Math.max(total, unseen) }
}

interface Prospect {
  readonly most: number
  readonly dishes: readonly { readonly recipe: number; readonly most: number }[]
}

function lookAhead(state: PlanState, facts: ProofFacts, turn: number) {
  const { board, rules } = state
  const slots = board.slots.length
  let later = 0
  let looks = 0
  for (let slot = turn + 1; slot < slots; slot += 1) {
    let most = Number.NEGATIVE_INFINITY
    const fits = rules.fits[slot] as Int32Array
    looks += fits.length
    for (let at = 0; at < fits.length; at += 1) {
      const recipe = fits[at] as number
      if (rules.locked[slot] !== recipe && comesTooSoon(state, slot, recipe)) continue
      const value = mostOf(state, facts, turn, slot, recipe) + mostOfNutrition(state, facts, slot, recipe, at)
      if (value > most) most = value
    }
    // A slot locked to a dish we do not know stays empty and brings nothing.
    later += fits.length === 0 ? 0 : most
  }
  return { here: prospectOf(state, facts, turn), later, looks: looks + 1 }
}

function prospectOf(state: PlanState, facts: ProofFacts, turn: number): Prospect {
  const { rules } = state
  const fits = rules.fits[turn] as Int32Array
  if (fits.length === 0) return { most: 0, dishes: [{ recipe: -1, most: 0 }] }
  const last = turn === state.board.slots.length - 1
  const dishes: { recipe: number; most: number }[] = []
  fits.forEach((recipe, at) => {
    if (rules.locked[turn] !== recipe && comesTooSoon(state, turn, recipe)) return
    const most = last
      ? gainOf(state, turn, recipe)
      : mostOf(state, facts, turn, turn, recipe) + mostOfNutrition(state, facts, turn, recipe, at)
    dishes.push({ recipe, most })
  })
  dishes.sort((a, b) => b.most - a.most || a.recipe - b.recipe)
  return { most: dishes[0]?.most ?? Number.NEGATIVE_INFINITY, dishes }
}
