import type { Day } from '../date/day'
import type { Eater } from '../diet/eater'
import type { Occasion } from '../recipe/recipe'
import type { Swaps } from '../recipe-coverage/line-coverage'
import type { Lot } from '../stock/lot'

/** A cook asks what to cook. Example: `{ lots, today, eaters: [mia], occasion: 'dinner', maxMinutes: 30, maxToBuy: 1, seed: 7 }`. */
export interface SuggestionRequest {
  readonly lots: readonly Lot[]
  readonly today: Day
  /** Nothing is suggested that one of them may not eat. */
  readonly eaters: readonly Eater[]
  /** 'general' is any; 'beside' is what goes with a main: sides, starters, snacks, desserts. */
  readonly occasion?: Occasion | 'general' | 'beside'
  /** A dish that does not say how long it takes is left out then. */
  readonly maxMinutes?: number
  /** 0: only what can be cooked from what is there. */
  readonly maxToBuy?: number
  /** A lot (by its number) or a food (by its id) that the dish must use. */
  readonly rescue?: number | string
  /** As many as each recipe is written for, without a wish. */
  readonly servings?: number
  /** Recipes not to show again. */
  readonly exclude?: readonly number[]
  /** Recipes that are on the menu already: they do not come again, and dishes like them come later. */
  readonly alongside?: readonly number[]
  /**
   * Which recipes of the index may be shown to whoever asks; all without it. Example: `(id) => shelf.mayRead(id, readers)`.
   */
  readonly among?: (recipeId: number) => boolean
  /** What was cooked lately, and how many days ago. */
  readonly recent?: readonly { readonly id: number; readonly daysAgo: number }[]
  /** Stars by recipe, 1 to 5. */
  readonly liked?: ReadonlyMap<number, number>
  /** Three without a wish. */
  readonly limit?: number
  /** The same seed gives the same answer; another one shuffles near-equals. */
  readonly seed?: number
  /** What may stand in for a food, the best first; always the same answer for the same food, so it may be remembered. */
  readonly swaps?: Swaps
  /** Foods that every house has; water always is one. */
  readonly assume?: readonly string[]
  /** From how many days left a lot wants rescuing. */
  readonly soonDays?: number
}
