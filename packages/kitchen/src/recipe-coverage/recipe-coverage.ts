import type { Day } from '../date/day'
import type { Eater } from '../diet/eater'
import { linksAllowedFor } from '../food-graph/food-link'
import type { Recipe, RecipeLine } from '../recipe/recipe'
import type { Lot } from '../stock/lot'
import { DishAllocation, type LineAllocation } from './dish-allocation'
import type { LineCoverage, LineState, Swaps } from './line-coverage'
import type { LineNeed } from './line-need'
import { lineNeeds, timesCooked } from './line-need'
import type { MissingLine } from './missing-lines'
import { findMissingLines } from './missing-lines'
import type { Rescue } from './rescue'
import { rescuesIn } from './rescue'
import type { StockIndex } from './stock-index'
import { indexStock } from './stock-index'

/** The coverage of a recipe by the stock. Example: `{ covered: 0.75, toBuy: 1, … }` lacks one thing. */
export interface Coverage {
  readonly lines: readonly LineCoverage[]
  /** The share of the dish in stock, by the weight of its lines, 0 to 1. */
  readonly covered: number
  readonly missing: readonly MissingLine[]
  /** Number of different items to buy before cooking; optional lines do not count. */
  readonly toBuy: number
  /** Lots that would spoil soon and go into this dish. */
  readonly rescues: readonly Rescue[]
}

/** Options for computing coverage. Example: `{ servings: 4, assume: ['salt', 'black-pepper'] }`. */
export interface CoverageOptions {
  /** Servings; by default those of the recipe. */
  readonly servings?: number
  /** The substitutes of a food, best first. */
  readonly swaps?: Swaps
  /** The eaters: an equivalent must suit them; without eaters it may add no allergen or trait. */
  readonly eaters?: readonly Eater[]
  /** Foods that every house has; water always is one. */
  readonly assume?: readonly string[]
}

/**
 * The value of a line that is covered by a swap, or in an amount that cannot be compared.
 * Example: `partialLineWorth.swapped` is 0.8.
 */
export const partialLineWorth = { swapped: 0.8, held: 0.75 } as const

/**
 * Returns the covered, missing and rescued ingredients of a recipe. Lots past their use-by day do not count, and two
 * lines share one stock.
 * Example: `coverageOf(recipe, lots, { today }).missing`.
 */
export function coverageOf(
  recipe: Recipe,
  lots: readonly Lot[],
  view: CoverageOptions & { readonly today: Day; readonly soonDays?: number },
): Coverage {
  return coverageFromStock(recipe, indexStock(lots, view), view)
}

/** Returns the ingredients to buy for a recipe. Example: with 500 g of 750 g flour in the house it is 250 g flour. */
export function missingFor(
  recipe: Recipe,
  lots: readonly Lot[],
  view: CoverageOptions & { readonly today: Day },
): readonly MissingLine[] {
  return coverageOf(recipe, lots, view).missing
}

/**
 * Returns the coverage for an indexed stock, for many recipes in a row.
 * Example: `recipes.map((recipe) => coverageFromStock(recipe, stock))`.
 */
export function coverageFromStock(recipe: Recipe, stock: StockIndex, view: CoverageOptions = {}): Coverage {
  const scale = timesCooked(recipe.servings, view.servings)
  const table = new DishAllocation(stock, linksAllowedFor(view.eaters))
  const places = lineNeeds(recipe.lines).map(
    ({ line, need }): Place => ({ line, need: scaledNeed(need, scale) }),
  )
  const required = places.filter(({ need }) => !need.optional)
  for (const index of required) index.found = isAssumed(index.need, view) ? assumed : table.own(index.need)
  for (const index of required) index.found = table.linked(index.need, index.found ?? assumed)
  for (const index of required) {
    if (index.found?.state === 'partly' || index.found?.state === 'missing') {
      index.found = table.swapped(index.need, index.found, view.swaps) ?? index.found
    }
  }
  for (const index of places) {
    index.found ??= isAssumed(index.need, view) ? assumed : table.linked(index.need, table.own(index.need))
  }
  const lines = places.map(({ line, found = assumed }): LineCoverage => ({ line, ...found }))
  const missing = findMissingLines(recipe, lines, { stock, scale })
  return {
    lines,
    covered: coveredShare(places),
    missing,
    toBuy: new Set(missing.flatMap((one) => (one.optional ? [] : [one.foodId ?? one]))).size,
    rescues: rescuesIn(lines),
  }
}

/** Returns the value of one line for its dish, 0 to 1. Example: half of an amount is worth 0.5, a swap for all of it 0.8. */
export function lineWorth(state: LineState, part: number): number {
  if (state === 'covered') return 1
  if (state === 'partly') return part
  if (state === 'swapped' || state === 'held') return part + (1 - part) * partialLineWorth[state]
  return 0
}

interface Place {
  readonly line: RecipeLine
  readonly need: LineNeed
  found?: LineAllocation
}

const assumed: LineAllocation = { state: 'assumed', part: 1, draws: [] }

function isAssumed({ foodId }: LineNeed, { assume }: CoverageOptions): boolean {
  return foodId === 'water' || (foodId !== undefined && assume?.includes(foodId) === true)
}

function scaledNeed(need: LineNeed, scale: number): LineNeed {
  const { measure, total } = need
  if (!measure || scale === 1) return need
  return { ...need, measure: { in: measure.in, value: measure.value * scale }, total: total * scale }
}

function coveredShare(places: readonly Place[]): number {
  if (places.length === 0) return 0
  let whole = 0
  let there = 0
  for (const { need, found = assumed } of places) {
    if (found.state === 'assumed') continue
    whole += need.weight
    there += need.weight * lineWorth(found.state, found.part)
  }
  return whole === 0 ? 1 : there / whole
}
