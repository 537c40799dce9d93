import { usualContents } from '../buying/usual-pack'
import { memoizePairs } from '../fact-table'
import { toNumber } from '../quantity/amount'
import type { Quantity } from '../quantity/quantity'
import { soldGramsPerUnit } from '../quantity/quantity'
import { unitById, unitIdOf } from '../quantity/units'

/**
 * A comparable quantity: in grams if a weight is known, else in millilitres, else in its own unit. Two measures of one
 * food are comparable if both have the same `in`.
 * Example: 2 cloves of garlic are `{ in: 'g', value: 6 }`.
 */
export interface ComparableMeasure {
  readonly in: string
  readonly value: number
}

/** Returns whether a unit is vague: a pinch counts as covered as soon as any stock is there. Example: `isVague('pinch')`. */
export function isVague(unitId: string): boolean {
  return unitById(unitId)?.kind === 'vague'
}

/**
 * Returns the comparable measure of a quantity of a food, or undefined without a real amount.
 * Example: `measureOf(toQuantity(1, 'kg'), 'rice')` is `{ in: 'g', value: 1000 }`; two fistfuls of something stay 2
 * fistfuls.
 */
export function measureOf(quantity: Quantity, foodId: string): ComparableMeasure | undefined {
  const one = measureOfOne(quantity.unit, foodId)
  const value = one.value * toNumber(quantity.amount)
  return value > 0 && value < Number.POSITIVE_INFINITY ? { in: one.in, value } : undefined
}

/** Returns the comparable measure of one of a unit. Example: `measureOfOne('dozen', 'egg')` is 12 pieces' weight in grams. */
export const measureOfOne: (unitId: string, foodId: string) => ComparableMeasure =
  memoizePairs(computeMeasure)

function computeMeasure(written: string, foodId: string): ComparableMeasure {
  const unitId = unitIdOf(written)
  const grams = soldGramsPerUnit(unitId, foodId)
  if (grams !== undefined && grams > 0) return { in: 'g', value: grams }
  const unit = unitById(unitId)
  if (unit?.size && unit.kind !== 'mass') return { in: 'ml', value: toNumber(unit.size) }
  if (unitId === 'dozen') return { in: 'piece', value: 12 }
  const contents = usualContents(unitId, foodId)
  if (contents) return { in: contents.in, value: contents.value }
  // A 'medium' one counts as a piece, and so does one without a unit.
  return { in: unitId === 'medium' ? 'piece' : unitId, value: 1 }
}
