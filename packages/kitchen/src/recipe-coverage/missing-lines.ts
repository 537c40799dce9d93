import { foodById } from '../food/food'
import { parseIngredient } from '../ingredient/ingredient'
import type { Amount } from '../quantity/amount'
import { amountOf, compare, dividedBy, minus, plus, times, toNumber, zero } from '../quantity/amount'
import type { Quantity } from '../quantity/quantity'
import { convert } from '../quantity/quantity'
import type { Recipe, RecipeLine } from '../recipe/recipe'
import { measureOfOne } from './comparable-measure'
import type { LineCoverage } from './line-coverage'
import type { StockIndex } from './stock-index'

/** An ingredient that the stock lacks. Example: 250 g of the 750 g flour: `{ name: 'flour', more: true, quantity: … }`. */
export interface MissingLine {
  readonly line: RecipeLine
  /** Absent if the line was not understood; then its availability is unknown. */
  readonly foodId?: string
  readonly name: string
  /** The amount to buy, in the line's unit; absent if any amount suffices. */
  readonly quantity?: Quantity
  /** Some is in stock, and this is the rest. */
  readonly more: boolean
  readonly optional: boolean
}

/**
 * Returns the name of a known food, or the line as written.
 * Example: `lineFoodName({ text: '2 lemons', foodId: 'lemon' })` is 'lemon'.
 */
export function lineFoodName(line: RecipeLine): string {
  return (
    (line.foodId === undefined ? undefined : foodById(line.foodId)?.name) ?? (line.text.trim() || 'something')
  )
}

/**
 * Returns the name to buy and store a line's food under: an unknown food keeps its name without the amount.
 * Example: `lineItemName({ text: '2 blorps of glimmer' })` is 'blorps of glimmer'.
 */
export function lineItemName(line: RecipeLine): string {
  return (line.foodId === undefined && parseIngredient(line.text).label) || lineFoodName(line)
}

/**
 * Returns the missing ingredients of a recipe.
 * Example: `findMissingLines(recipe, lines, { stock, scale: 1 })` of a covered dish is `[]`.
 */
export function findMissingLines(
  recipe: Recipe,
  lines: readonly LineCoverage[],
  { stock, scale }: { readonly stock: StockIndex; readonly scale: number },
): MissingLine[] {
  const missing: MissingLine[] = []
  lines.forEach((coverage, index) => {
    const { line, state, part } = coverage
    if (state !== 'missing' && state !== 'partly' && state !== 'not known') return
    const { foodId } = line
    const quantity = shortfall(recipe, coverage, { place: index, stock, scale })
    const name = lineFoodName(line)
    const more = state === 'partly' && part > 0
    const optional = line.optional === true
    if (foodId === undefined)
      missing.push(quantity ? { line, name, quantity, more, optional } : { line, name, more, optional })
    else if (quantity) missing.push({ line, foodId, name, quantity, more, optional })
    else missing.push({ line, foodId, name, more, optional })
  })
  return missing
}

interface MissingContext {
  readonly place: number
  readonly stock: StockIndex
  readonly scale: number
}

function shortfall(recipe: Recipe, coverage: LineCoverage, at: MissingContext): Quantity | undefined {
  const { line, needed, part } = coverage
  const { quantity, foodId } = line
  if (!quantity || !(toNumber(quantity.amount) > 0)) return undefined
  const wanted = times(quantity.amount, exactScale(recipe.servings, at.scale))
  if (foodId === undefined || !needed || part === 0) return { amount: wanted, unit: quantity.unit }
  const each = measureOfOne(quantity.unit, foodId).value
  const about = (needed.value * (1 - part)) / each
  const exact = exactShortfall(recipe, line, { wanted, unit: quantity.unit, foodId, ...at })
  // If lines were swapped or shared stock in ways that exact subtraction does not cover, the computed coverage decides.
  if (exact && Math.abs(toNumber(exact) - about) <= about * 0.01)
    return { amount: exact, unit: quantity.unit }
  return { amount: amountOf(Number(about.toPrecision(3))), unit: quantity.unit }
}

// The exact scale: 5 servings of a recipe for 3 are 5/3, not 1.666667.
function exactScale(written: number, scale: number): Amount {
  const wanted = Math.round(scale * written * 1000) / 1000
  if (scale === 1 || !(written >= 0.001 && wanted >= 0.001 && wanted < 1e9)) return amountOf(scale)
  return dividedBy(amountOf(wanted), amountOf(written))
}

function exactShortfall(
  recipe: Recipe,
  line: RecipeLine,
  {
    wanted,
    unit,
    foodId,
    place: index,
    stock,
    scale,
  }: MissingContext & { wanted: Amount; unit: string; foodId: string },
): Amount | undefined {
  let left = zero
  for (const { lot } of stock.get(foodId) ?? []) {
    const same = convert(lot.quantity, unit, foodId)
    if (!same.ok || same.about) return undefined
    left = plus(left, same.quantity.amount)
  }
  for (const [other, { foodId: food, quantity, optional }] of recipe.lines.entries()) {
    const isServedBefore =
      (optional === true) === (line.optional === true) ? other < index : optional !== true
    if (food !== foodId || !quantity || !isServedBefore) continue
    const same = convert(quantity, unit, foodId)
    if (!same.ok || same.about) return undefined
    left = minus(left, times(same.quantity.amount, exactScale(recipe.servings, scale)))
    if (compare(left, zero) < 0) left = zero
  }
  return minus(wanted, left)
}
