import type { FoodLink } from '../food-graph/food-link'
import type { RecipeLine } from '../recipe/recipe'
import type { ComparableMeasure } from './comparable-measure'
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
export interface LotDraw {
  readonly held: HeldLot
  readonly value: number
}

/** A held food that covers a line, or a part of it, by the graph of foods. Example: lemon for lemon juice, 24 g of it. */
export interface CoveredBy {
  readonly link: FoodLink
  /** The first lot of it. */
  readonly held: HeldLot
  /** How much of it, counted as its lots are; absent when any of it will do, or when nobody can compare. */
  readonly value?: number
}

/** How the kitchen covers one line. Example: `{ state: 'partly', part: 0.5, needed: { in: 'g', value: 200 }, … }`. */
export interface LineCoverage {
  readonly line: RecipeLine
  readonly state: LineState
  /** The part of the amount that is there of the food itself and of what covers it by the graph of foods, 0 to 1. */
  readonly part: number
  readonly needed?: ComparableMeasure
  /** What is left for this line after the lines before it. */
  readonly held?: ComparableMeasure
  readonly draws: readonly LotDraw[]
  readonly swap?: Swap
  /** What covers it besides the food itself; absent when nothing does. */
  readonly by?: readonly CoveredBy[]
  /** A lot of it whose amount cannot be compared. */
  readonly unmeasured?: HeldLot
}
