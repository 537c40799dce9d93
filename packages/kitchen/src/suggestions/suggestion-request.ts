import type { Day } from '../date/day'
import type { Eater } from '../diet/eater'
import type { Occasion } from '../recipe/recipe'
import type { Swaps } from '../recipe-coverage/line-coverage'
import type { Lot } from '../stock/lot'

/**
 * A request for suggestions.
 * Example: `{ lots, today, eaters: [mia], occasion: 'dinner', maxMinutes: 30, maxToBuy: 1, seed: 7 }`.
 */
export interface SuggestionRequest {
  readonly lots: readonly Lot[]
  readonly today: Day
  /** No dish is suggested that one of them may not eat. */
  readonly eaters: readonly Eater[]
  /** 'general' is any; 'beside' are sides, starters, snacks and desserts. */
  readonly occasion?: Occasion | 'general' | 'beside'
  /** A dish of unknown time is then left out. */
  readonly maxMinutes?: number
  /** 0: only dishes that can be cooked from stock. */
  readonly maxToBuy?: number
  /** A lot (by its id) or a food (by its id) that the dish must use. */
  readonly rescue?: number | string
  /** Servings; by default those of each recipe. */
  readonly servings?: number
  /** Recipes to exclude. */
  readonly exclude?: readonly number[]
  /** Recipes already on the menu: they are not repeated, and similar dishes rank lower. */
  readonly alongside?: readonly number[]
  /**
   * Returns whether the requester may see a recipe of the index; all by default.
   * Example: `(id) => shelf.mayRead(id, readers)`.
   */
  readonly among?: (recipeId: number) => boolean
  /** Recently cooked dishes, and the days since. */
  readonly recent?: readonly { readonly id: number; readonly daysAgo: number }[]
  /** Stars by recipe, 1 to 5. */
  readonly liked?: ReadonlyMap<number, number>
  /** Three by default. */
  readonly limit?: number
  /** The same seed gives the same result; another one shuffles near-equals. */
  readonly seed?: number
  /** Returns the substitutes of a food, best first; the same result for the same food, so that it can be cached. */
  readonly swaps?: Swaps
  /** Foods that every house has; water always is one. */
  readonly assume?: readonly string[]
  /** Days left from which a lot should be rescued. */
  readonly soonDays?: number
}
