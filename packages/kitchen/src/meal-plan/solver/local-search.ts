import {
  clearSlot,
  dayPenaltyAt,
  gainOf,
  maxPossibleGain,
  mustUseGain,
  type PlanState,
  putDish,
  repeatsTooSoon,
} from './plan-state'
import { noDish, unlockedSlot } from './slot-rules'

/** What keeps a search going. Example: `{ die: seeded(7), maxSteps: 3000, timeIsUp: () => false }`. */
export interface SearchLimits {
  readonly random: () => number
  readonly maxSteps: number
  readonly timeIsUp: () => boolean
  readonly onStep?: (steps: number, points: number) => void
}

/** The best plan found, by number, and after how many steps. Example: `{ best, total: 41.5, steps: 3000 }`. */
export interface SearchResult {
  readonly best: Int32Array
  readonly total: number
  readonly steps: number
}

/** So many dishes of a slot are looked at in every step; now and then all of them. */
const shortList = 100
const warm = 4
const cold = 0.3

/** Puts the locked dishes on the table. Example: the roast of Sunday, whatever else comes. */
export function placeLockedDishes(state: PlanState): void {
  state.rules.locked.forEach((recipe, slot) => {
    if (recipe >= 0) putDish(state, slot, recipe)
  })
}

/** Day by day, takes the dish that brings most at that moment. Example: what a cook without a solver would do. */
export function fillGreedily(state: PlanState): void {
  for (const slot of freeSlots(state)) {
    if (state.assignment[slot] !== noDish) continue
    const best = bestDishForSlot(state, slot, state.rules.fits[slot] as Int32Array)
    if (best !== noDish) putDish(state, slot, best)
  }
}

/**
 * Improves a plan: clears a few slots, fills them anew one after the other with what then suits best, keeps it when it is
 * better and, while warm, sometimes when it is not; the best of all is returned. Example: `improve(state, terms).total`.
 */
export function improvePlan(state: PlanState, terms: SearchLimits): SearchResult {
  const { random: die, maxSteps, timeIsUp } = terms
  const slots = freeSlots(state)
  const lists = slots.length > 0 ? shortLists(state) : []
  polish(state, slots, terms)
  let best = state.assignment.slice()
  let most = state.total
  let steps = 0
  if (slots.length === 0) return { best, total: most, steps }
  const before = state.assignment.slice()
  for (; steps < maxSteps && !timeIsUp(); steps += 1) {
    const had = state.total
    before.set(state.assignment)
    const cleared = someSlots(slots, die)
    for (const slot of cleared) clearSlot(state, slot)
    const forced = die() < 0.2
    cleared.forEach((slot, turn) => {
      const list = die() < 0.02 ? (state.rules.fits[slot] as Int32Array) : (lists[slot] as Int32Array)
      const dish =
        forced && turn === 0 ? anyOf(state, slot, list, die) : bestDishForSlot(state, slot, list, die)
      if (dish !== noDish) putDish(state, slot, dish)
    })
    const heat = warm * (cold / warm) ** (steps / maxSteps)
    const leftOpen = cleared.some((slot) => state.assignment[slot] === noDish && before[slot] !== noDish)
    if (leftOpen || state.total - had < heat * Math.log(1 - die())) goBack(state, before, cleared)
    if (state.total > most + 1e-9) {
      best = state.assignment.slice()
      most = state.total
    }
    terms.onStep?.(steps + 1, most)
  }
  applyAssignment(state, best)
  polish(state, slots, terms)
  if (state.total > most) {
    best = state.assignment.slice()
    most = state.total
  }
  return { best, total: most, steps }
}

/** The dish that brings most to an empty slot, or none when all come too soon; a die lets some be overlooked. Example: `bestFor(state, 3, fits)`. */
export function bestDishForSlot(
  state: PlanState,
  slot: number,
  list: Int32Array,
  die?: () => number,
): number {
  const dayLoss = dayPenaltyAt(state, slot)
  let best = noDish
  let most = Number.NEGATIVE_INFINITY
  for (let at = 0; at < list.length; at += 1) {
    if (die && die() < 0.1) continue
    const recipe = list[at] as number
    if (maxPossibleGain(state, slot, recipe, dayLoss) <= most || repeatsTooSoon(state, slot, recipe)) continue
    const gain = gainOf(state, slot, recipe)
    if (gain > most) {
      best = recipe
      most = gain
    }
  }
  return best
}

/** Makes the plan that of another assignment. Example: `become(state, found.best)`. */
export function applyAssignment(state: PlanState, assignment: Int32Array): void {
  for (let slot = 0; slot < assignment.length; slot += 1) {
    if (state.assignment[slot] !== assignment[slot]) clearSlot(state, slot)
  }
  for (let slot = 0; slot < assignment.length; slot += 1) {
    const recipe = assignment[slot] as number
    if (recipe >= 0 && state.assignment[slot] !== recipe) putDish(state, slot, recipe)
  }
}

/** The slots that are not locked, in the order they are eaten. Example: `freeSlots(state).length`. */
export function freeSlots(state: PlanState): number[] {
  return [...state.rules.locked.keys()].filter((slot) => state.rules.locked[slot] === unlockedSlot)
}

/** Looks at every dish for every slot, and at every two slots for trading dishes, until nothing is better. */
function polish(state: PlanState, slots: readonly number[], { timeIsUp }: SearchLimits): void {
  for (let better = true; better; ) {
    better = false
    for (const slot of slots) {
      if (timeIsUp()) return
      better = reassign(state, slot) || better
    }
    for (const a of slots) {
      if (timeIsUp()) return
      for (const b of slots) if (a < b) better = trade(state, a, b) || better
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

function trade(state: PlanState, a: number, b: number): boolean {
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

/** A list is in order, so halving finds it. */
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
 * For each free slot the dishes that are worth most by themselves, next to the locked ones: one half of the list with what
 * must be used, the other without, for the slots where nothing is left of that.
 */
function shortLists(state: PlanState): Int32Array[] {
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

/** One to five slots: neighbours, or anywhere. */
function someSlots(slots: readonly number[], die: () => number): number[] {
  const count = Math.min(slots.length, 1 + Math.floor(die() * 4.5))
  const chosen = new Set<number>()
  const start = Math.floor(die() * slots.length)
  if (die() < 0.3)
    for (let step = 0; step < count; step += 1) chosen.add(slots[(start + step) % slots.length] ?? 0)
  while (chosen.size < count) chosen.add(slots[Math.floor(die() * slots.length)] ?? 0)
  const mixed = [...chosen]
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = Math.floor(die() * (at + 1))
    ;[mixed[at], mixed[other]] = [mixed[other] ?? 0, mixed[at] ?? 0]
  }
  return mixed
}

function anyOf(state: PlanState, slot: number, list: Int32Array, die: () => number): number {
  const recipe = list[Math.floor(die() * list.length)] ?? noDish
  return recipe === noDish || repeatsTooSoon(state, slot, recipe) ? noDish : recipe
}

function goBack(state: PlanState, before: Int32Array, cleared: readonly number[]): void {
  for (const slot of cleared) clearSlot(state, slot)
  for (const slot of cleared) if ((before[slot] as number) >= 0) putDish(state, slot, before[slot] as number)
}
