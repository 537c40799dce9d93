import type { FoodLink } from '../food-graph/food-link'
import type { RecipeLine } from '../recipe/recipe'
import type { ComparableMeasure } from './comparable-measure'
import type { HeldLot } from './stock-index'

/**
 * The state of a line: covered, partly covered, covered by a swap, in stock in an amount that cannot be compared
 * ('held'), missing, assumed to be in every house, or not understood.
 * Example: 'partly'.
 */
export type LineState = 'covered' | 'partly' | 'swapped' | 'held' | 'missing' | 'assumed' | 'not known'

/**
 * A substitute for a food, all parts together: grams of each per gram replaced.
 * Example: for buttermilk `{ parts: [{ foodId: 'milk', ratio: 0.95 }, { foodId: 'lemon-juice', ratio: 0.06 }] }`.
 */
export interface Swap {
  readonly parts: readonly { readonly foodId: string; readonly ratio: number }[]
}

/**
 * Returns the substitutes of a food, best first; the same result for the same food.
 * Example: `(foodId) => substitutesFor(foodId)`.
 */
export type Swaps = (foodId: string) => readonly Swap[]

/** The amount a dish would take from one lot, in the lot's measure. Example: 200 of a lot's 300 g. */
export interface LotDraw {
  readonly held: HeldLot
  readonly value: number
}

/** A food in stock that covers a line, or a part of it, by the food graph. Example: lemon for lemon juice, 24 g of it. */
export interface CoveredBy {
  readonly link: FoodLink
  /** Its first lot. */
  readonly held: HeldLot
  /** The amount in the measure of its lots; absent if any amount suffices or it cannot be compared. */
  readonly value?: number
}

/** The coverage of one line. Example: `{ state: 'partly', part: 0.5, needed: { in: 'g', value: 200 }, … }`. */
export interface LineCoverage {
  readonly line: RecipeLine
  readonly state: LineState
  /** The part of the amount covered by the food itself and its equivalents in the food graph, 0 to 1. */
  readonly part: number
  readonly needed?: ComparableMeasure
  /** The stock left for this line after the lines before it. */
  readonly held?: ComparableMeasure
  readonly draws: readonly LotDraw[]
  readonly swap?: Swap
  /** The equivalents that cover it in addition to the food itself; absent if there are none. */
  readonly by?: readonly CoveredBy[]
  /** A lot of it whose amount cannot be compared. */
  readonly unmeasured?: HeldLot
}
