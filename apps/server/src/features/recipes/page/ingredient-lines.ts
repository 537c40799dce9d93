import type { RecipeIngredient, TextByUnitStyle } from '@larder/contract/recipes'
import { purchaseFor } from '@larder/kitchen/buying/purchase'
import type { ShopMeasures } from '@larder/kitchen/country/shop-measures'
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

/** Returns the lines scaled to the servings and matched with the stock. */
export function toRecipeIngredients(
  recipe: Recipe,
  context: MatchingContext,
  { servings, times: factor }: { servings: number; times: Amount },
): RecipeIngredient[] {
  const { stock, assume, eaters } = context
  const view: CoverageOptions = { servings, assume, eaters }
  const { lines } = coverageFromStock(recipe, stock, { ...view, swaps: findSwapsFor(eaters) })
  const { missing } = coverageFromStock(recipe, stock, view)
  const missingByLine = new Map(missing.map((one) => [one.line, one]))
  return lines.map((coverage) =>
    toRecipeIngredient(coverage, missingByLine.get(coverage.line), { times: factor, shops: context.shops }),
  )
}

function toRecipeIngredient(
  { line, state, swap, by, part }: LineCoverage,
  missing: MissingLine | undefined,
  { times: factor, shops }: { times: Amount; shops: ShopMeasures },
): RecipeIngredient {
  const { foodId } = line
  const toBuy = missing && formatToBuy(missing, shops)
  const swapText =
    swap && foodId !== undefined
      ? formatSubstitute(swap.parts, foodId, toMissingQuantity(line, factor, part))
      : undefined
  return {
    text: formatLineInEachStyle(line, factor),
    ...ingredientParts(line, factor),
    optional: line.optional === true,
    ...(foodId !== undefined && { foodId }),
    standing: state,
    ...(toBuy !== undefined && { toBuy }),
    ...(swapText !== undefined && { swap: swapText }),
    ...(by && { by: coveredByText(by) }),
  }
}

/** Formats a scaled line in the three unit styles. */
export function formatLineInEachStyle(line: RecipeLine, factor: Amount): TextByUnitStyle {
  return {
    written: scaleIngredient(line, factor),
    metric: scaleIngredient(line, factor, 'metric'),
    us: scaleIngredient(line, factor, 'us'),
  }
}

function toMissingQuantity({ quantity }: RecipeLine, factor: Amount, part: number): Quantity | undefined {
  if (!quantity) return undefined
  const total = scaleQuantity(quantity, factor)
  return part > 0 ? scaleQuantity(total, amount(Math.round((1 - part) * 1000), 1000)) : total
}

// Optional lines and headings are not bought.
function formatToBuy({ line, quantity, optional }: MissingLine, shops: ShopMeasures): string | undefined {
  const { label, heading } = parseIngredient(line.text)
  if (optional || heading) return undefined
  const name = label || line.text.trim()
  return quantity ? formatAmountAndName(purchaseFor(quantity, line.foodId, { shops }).quantity, name) : name
}
