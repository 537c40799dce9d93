import type { PlanningProblem } from './planning-problem'
import { noDish } from './slot-rules'

/**
 * Slots to fill, the dishes that fit each, and the minimum days between repeats.
 * Example: `{ slots: [0, 1], dishes: [fits[0], fits[1]], apart: 7 }`.
 */
export interface AssignmentProblem {
  readonly slots: readonly number[]
  /** One list per slot. */
  readonly dishes: readonly Int32Array[]
  readonly apart: number
}

/** This many tries found a filling, or proved that there is none, in every week tested. */
const maxTries = 20_000

/**
 * Fills the slots without repeating a dish too soon, or returns undefined if that is impossible.
 * Example: three dinners of one week and two dishes: undefined.
 */
export function assignAllSlots(
  problem: PlanningProblem,
  { slots, dishes, apart }: AssignmentProblem,
): Int32Array | undefined {
  const chosen = new Int32Array(slots.length).fill(noDish)
  if (dishes.some((list) => list.length === 0)) return undefined
  const day = (at: number) => problem.dayOf[slots[at] as number] as number
  const near = slots.map((_, a) =>
    [...slots.keys()].filter((b) => b !== a && Math.abs(day(a) - day(b)) < apart),
  )
  const { core, easy } = apart > 0 ? setAsideEasySlots(dishes, near) : { core: [], easy: [...slots.keys()] }
  let tries = maxTries
  const open = new Set(core)
  const choicesOf = (at: number) => {
    const taken = new Set((near[at] ?? []).map((other) => chosen[other]))
    return [...(dishes[at] as Int32Array)].filter((dish) => !taken.has(dish))
  }
  const fill = (): boolean => {
    if (open.size === 0) return true
    tries -= 1
    if (tries < 0) return false
    const choices = new Map([...open].map((at) => [at, choicesOf(at)]))
    if (!everyWindowMatches(choices, day, apart)) return false
    const [at, options] = [...choices].reduce((least, one) => (one[1].length < least[1].length ? one : least))
    open.delete(at)
    for (const dish of options) {
      chosen[at] = dish
      if (fill()) return true
    }
    chosen[at] = noDish
    open.add(at)
    return false
  }
  if (!fill()) return undefined
  // Each easy slot has more dishes than slots that could have taken them, counted in the order they were set aside.
  for (const at of easy.reverse()) chosen[at] = choicesOf(at)[0] ?? noDish
  return chosen
}

/** Sets aside slots with more dishes than neighbours: whatever the others take, one dish is left. */
function setAsideEasySlots(dishes: readonly Int32Array[], near: readonly number[][]) {
  const core = new Set(dishes.keys())
  const easy: number[] = []
  for (let found = true; found; ) {
    found = false
    for (const at of core) {
      const rivals = (near[at] ?? []).filter((other) => core.has(other)).length
      if ((dishes[at] as Int32Array).length <= rivals) continue
      core.delete(at)
      easy.push(at)
      found = true
    }
  }
  return { core: [...core], easy }
}

/** All slots within the repeat interval need different dishes: a matching must exist. */
function everyWindowMatches(
  choices: ReadonlyMap<number, number[]>,
  day: (at: number) => number,
  apart: number,
): boolean {
  const starts = new Set([...choices.keys()].map(day))
  for (const start of starts) {
    const within = [...choices.keys()].filter((at) => day(at) >= start && day(at) < start + apart)
    if (!findMatching(within, choices)) return false
  }
  return true
}

function findMatching(within: readonly number[], choices: ReadonlyMap<number, number[]>): boolean {
  const cooks = new Map<number, number>()
  const assign = (at: number, visited: Set<number>): boolean => {
    for (const dish of choices.get(at) ?? []) {
      if (visited.has(dish)) continue
      visited.add(dish)
      const rival = cooks.get(dish)
      if (rival === undefined || assign(rival, visited)) {
        cooks.set(dish, at)
        return true
      }
    }
    return false
  }
  return within.every((at) => assign(at, new Set()))
}
