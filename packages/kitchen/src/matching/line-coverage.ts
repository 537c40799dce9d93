import type { RecipeLine } from '../recipe'
import type { Measure } from './measure'
import type { HeldLot } from './stock-index'

/**
 * How a line stands: there, partly there, there by a swap, there in an amount that cannot be compared ('held'), missing,
 * assumed to be in every house, or not understood. Example: 'partly'.
 */
export type LineState = 'covered' | 'partly' | 'swapped' | 'held' | 'missing' | 'assumed' | 'not known'

/**
 * What can stand in for a food, all parts together: grams of each for every gram it replaces. Example: for buttermilk
 * `{ parts: [{ foodId: 'milk', ratio: 0.95 }, { foodId: 'lemon-juice', ratio: 0.06 }] }`.
 */
export interface Swap {
  readonly parts: readonly { readonly foodId: string; readonly ratio: number }[]
}

/** Says what may stand in for a food, the best first; always the same for the same food. Example: `(foodId) => substitutesFor(foodId)`. */
export type Swaps = (foodId: string) => readonly Swap[]

/** What a dish would take from one lot, counted as the lot is. Example: 200 of a lot's 300 g. */
export interface Draw {
  readonly held: HeldLot
  readonly value: number
}

/** How the kitchen covers one line. Example: `{ state: 'partly', part: 0.5, needed: { in: 'g', value: 200 }, … }`. */
export interface LineCoverage {
  readonly line: RecipeLine
  readonly state: LineState
  /** The part of the amount that is there of the food itself, 0 to 1. */
  readonly part: number
  readonly needed?: Measure
  /** What is left for this line after the lines before it. */
  readonly held?: Measure
  readonly draws: readonly Draw[]
  readonly swap?: Swap
}
