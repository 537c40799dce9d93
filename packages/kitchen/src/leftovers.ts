import type { Day } from './day'
import { type MealTime, mealTimes } from './planning/ask'

/** Portions of a dish that wait to be eaten. Example: `{ lotId: 9, portions: 2, until: '2026-11-18' }`. */
export interface Leftovers {
  readonly lotId: number
  readonly portions: number
  /** The last day they should be eaten; without one they keep for a while. */
  readonly until?: Day
}

/** A place of the week that has nothing yet. Example: `{ id: 'tue-lunch', day, meal: 'lunch', plates: 2 }`. */
export interface OpenPlace {
  readonly id: string
  readonly day: Day
  readonly meal: MealTime
  readonly plates: number
  /** Leftovers that somebody who eats here must not have. */
  readonly notFor?: readonly number[]
}

const warm: ReadonlySet<MealTime> = new Set(['lunch', 'dinner'])

/**
 * Which leftovers are eaten where: those that keep the shortest first, each at the first lunch or dinner it is enough for and
 * still good at. Example: two portions until Wednesday fill Monday's lunch for two.
 */
export function leftoverMeals(
  places: readonly OpenPlace[],
  leftovers: readonly Leftovers[],
): ReadonlyMap<string, number> {
  const chosen = new Map<string, number>()
  const inOrder = [...places]
    .filter(({ meal }) => warm.has(meal))
    .sort((a, b) => compareText(a.day, b.day) || mealTimes.indexOf(a.meal) - mealTimes.indexOf(b.meal))
  const soonest = [...leftovers].sort(
    (a, b) => compareText(a.until ?? '~', b.until ?? '~') || a.lotId - b.lotId,
  )
  for (const { lotId, portions, until } of soonest) {
    let left = portions
    for (const { id, day, plates, notFor } of inOrder) {
      if (chosen.has(id) || plates > left || (until !== undefined && day > until)) continue
      if (notFor?.includes(lotId)) continue
      chosen.set(id, lotId)
      left -= plates
    }
  }
  return chosen
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
