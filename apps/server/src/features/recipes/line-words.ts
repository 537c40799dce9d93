import type { InEachStyle, RecipeIngredient } from '@larder/contract/recipes'
import { type Amount, amount } from '@larder/kitchen/amount'
import { purchaseFor } from '@larder/kitchen/buying/purchase'
import type { ShopMeasures } from '@larder/kitchen/country/country'
import { coveredByText } from '@larder/kitchen/food-graph/words'
import { readIngredient } from '@larder/kitchen/ingredient'
import { ingredientParts, scaleIngredient } from '@larder/kitchen/ingredient-text'
import { type CoverageView, coverageFrom } from '@larder/kitchen/matching'
import type { LineCoverage } from '@larder/kitchen/matching/line-coverage'
import type { MissingLine } from '@larder/kitchen/matching/missing'
import { type Quantity, scaled } from '@larder/kitchen/quantity'
import type { Recipe, RecipeLine } from '@larder/kitchen/recipe'
import { amountAndName, insteadInWords } from './instead-words'
import type { Kitchen } from './kitchens'
import { swapsAt } from './swaps-at'

/** The lines for so many servings, compared with what this kitchen has. */
export function linesInWords(
  recipe: Recipe,
  kitchen: Kitchen,
  { servings, times }: { servings: number; times: Amount },
): RecipeIngredient[] {
  const { stock, assume, eaters } = kitchen
  const view: CoverageView = { servings, assume, eaters }
  const { lines } = coverageFrom(recipe, stock, { ...view, swaps: swapsAt(eaters) })
  const { missing } = coverageFrom(recipe, stock, view)
  const lacking = new Map(missing.map((one) => [one.line, one]))
  return lines.map((coverage) =>
    lineInWords(coverage, lacking.get(coverage.line), { times, shops: kitchen.shops }),
  )
}

function lineInWords(
  { line, state, swap, by, part }: LineCoverage,
  missing: MissingLine | undefined,
  { times, shops }: { times: Amount; shops: ShopMeasures },
): RecipeIngredient {
  const { foodId } = line
  const toBuy = missing && toBuyText(missing, shops)
  const swapText =
    swap && foodId !== undefined ? insteadInWords(swap.parts, foodId, lackOf(line, times, part)) : undefined
  return {
    text: lineInEachStyle(line, times),
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
export function lineInEachStyle(line: RecipeLine, times: Amount): InEachStyle {
  return {
    written: scaleIngredient(line, times),
    metric: scaleIngredient(line, times, 'metric'),
    us: scaleIngredient(line, times, 'us'),
  }
}

function lackOf({ quantity }: RecipeLine, times: Amount, part: number): Quantity | undefined {
  if (!quantity) return undefined
  const all = scaled(quantity, times)
  return part > 0 ? scaled(all, amount(Math.round((1 - part) * 1000), 1000)) : all
}

// What may be left out need not be bought, and nobody can buy a heading.
function toBuyText({ line, quantity, optional }: MissingLine, shops: ShopMeasures): string | undefined {
  const { label, heading } = readIngredient(line.text)
  if (optional || heading) return undefined
  const name = label || line.text.trim()
  return quantity ? amountAndName(purchaseFor(quantity, line.foodId, { shops }).quantity, name) : name
}
