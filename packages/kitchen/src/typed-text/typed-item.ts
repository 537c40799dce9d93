import { certainThreshold } from '../food-names/link-food'
import { amount, amountText, compare, one, times, zero } from '../quantity/amount'
import type { Quantity } from '../quantity/quantity'
import { unitById } from '../quantity/units'
import type { ShoppingText } from '../shopping/shopping-text'
import { stockName } from './stock-name'

/** Typed text as a stock item. Example: 'milk 2l' is `{ name: 'milk', amount: '2', unit: 'l', foodId }`. */
export interface TypedItem {
  readonly name: string
  readonly amount: string
  readonly unit: string
  /** Absent if uncertain, null if it is no food. */
  readonly foodId?: string | null
  /** Null: no expiry. */
  readonly expiryDate?: null
}

/**
 * Returns the item of a parsed entry: name, amount, and the food if certain.
 * Example: `toTypedItem(parseShoppingText('kitchen roll'))` has no food and no date.
 */
export function toTypedItem(parsed: ShoppingText): TypedItem {
  const { quantity, foodId, confidence = 0, household } = parsed
  const isSome = quantity && compare(quantity.amount, zero) > 0
  const held = isSome ? inWholePieces(quantity) : { amount: one, unit: 'piece' }
  return {
    name: stockName(parsed).slice(0, longestName),
    amount: amountText(held.amount),
    unit: unitText(held.unit, compare(held.amount, one) > 0),
    ...(foodId !== undefined && confidence >= certainThreshold && { foodId }),
    ...(household && { foodId: null, expiryDate: null }),
  }
}

const longestName = 120

// Half a dozen eggs are six, not '0.5 dozen'.
function inWholePieces(quantity: Quantity): Quantity {
  if (quantity.unit !== 'dozen' || quantity.amount.denominator === 1) return quantity
  return { amount: times(quantity.amount, amount(12)), unit: 'piece' }
}

// Three lemons need no unit.
function unitText(id: string, isMany: boolean): string {
  if (id === 'piece') return ''
  const unit = unitById(id)
  return (isMany ? unit?.many : unit?.one) ?? id
}
