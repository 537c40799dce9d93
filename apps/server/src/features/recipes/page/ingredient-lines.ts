import type { RecipeIngredient, TextByUnitStyle } from '@larder/contract/recipes'
import { purchaseFor } from '@larder/kitchen/buying/purchase'
import type { ShopMeasures } from '@larder/kitchen/country/country'
import { coveredByText } from '@larder/kitchen/food-graph/food-link-text'
import { parseIngredient } from '@larder/kitchen/ingredient/ingredient'
import { ingredientParts, scaleIngredient } from '@larder/kitchen/ingredient-text/scale-ingredient'
import { type Amount, amount } from '@larder/kitchen/quantity/amount'
import { type Quantity, scaleQuantity } from '@larder/kitchen/quantity/quantity'
import type { Recipe, RecipeLine } from '@larder/kitchen/recipe/recipe'
import type { LineCoverage } from '@larder/kitchen/recipe-coverage/line-coverage'
import type { MissingLine } from '@larder/kitchen/recipe-coverage/missing-lines'
import { type CoverageOptions, coverageFromStock } from '@larder/kitchen/recipe-coverage/recipe-coverage'
import { findSwapsFor } from '../matching/cached-swaps'
import type { MatchingContext } from '../matching/matching-context'
import { formatAmountAndName, formatSubstitute } from '../matching/substitute-text'

/** The lines for so many servings, compared with what this kitchen has. */
export function toRecipeIngredients(
  recipe: Recipe,
  kitchen: MatchingContext,
  { servings, times }: { servings: number; times: Amount },
): RecipeIngredient[] {
  const { stock, assume, eaters } = kitchen
  const view: CoverageOptions = { servings, assume, eaters }
  const { lines } = coverageFromStock(recipe, stock, { ...view, swaps: findSwapsFor(eaters) })
  const { missing } = coverageFromStock(recipe, stock, view)
  const lacking = new Map(missing.map((one) => [one.line, one]))
  return lines.map((coverage) =>
    toRecipeIngredient(coverage, lacking.get(coverage.line), { times, shops: kitchen.shops }),
  )
}

function toRecipeIngredient(
  { line, state, swap, by, part }: LineCoverage,
  missing: MissingLine | undefined,
  { times, shops }: { times: Amount; shops: ShopMeasures },
): RecipeIngredient {
  const { foodId } = line
  const toBuy = missing && formatToBuy(missing, shops)
  const swapText =
    swap && foodId !== undefined
      ? formatSubstitute(swap.parts, foodId, toMissingQuantity(line, times, part))
      : undefined
  return {
    text: formatLineInEachStyle(line, times),
    ...ingredientParts(line, times),
    optional: line.optional === true,
    ...(foodId !== undefined && { foodId }),
    standing: state,
    ...(toBuy !== undefined && { toBuy }),
    ...(swapText !== undefined && { swap: swapText }),
    ...(by && { by: coveredByText(by) }),
  }
}

/** A line for so many times the recipe, in the three measures. */
export function formatLineInEachStyle(line: RecipeLine, times: Amount): TextByUnitStyle {
  return {
    written: scaleIngredient(line, times),
    metric: scaleIngredient(line, times, 'metric'),
    us: scaleIngredient(line, times, 'us'),
  }
}

function toMissingQuantity({ quantity }: RecipeLine, times: Amount, part: number): Quantity | undefined {
  if (!quantity) return undefined
  const all = scaleQuantity(quantity, times)
  return part > 0 ? scaleQuantity(all, amount(Math.round((1 - part) * 1000), 1000)) : all
}

// What may be left out need not be bought, and nobody can buy a heading.
function formatToBuy({ line, quantity, optional }: MissingLine, shops: ShopMeasures): string | undefined {
  const { label, heading } = parseIngredient(line.text)
  if (optional || heading) return undefined
  const name = label || line.text.trim()
  return quantity ? formatAmountAndName(purchaseFor(quantity, line.foodId, { shops }).quantity, name) : name
}
