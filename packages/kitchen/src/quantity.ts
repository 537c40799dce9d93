import type { Amount } from './amount'
import { toNumber } from './amount'
import { portionOf } from './portion'
import { unitOf } from './units'

/**
 * So much of something: an exact amount and the id of a unit of the table. Example: two cups are
 * `{ amount: { over: 2, under: 1 }, unit: 'cup' }`; three lemons have the unit 'piece'.
 */
export interface Quantity {
  readonly amount: Amount
  readonly unit: string
}

/**
 * What a quantity weighs, or nothing when no weight is known. Example: 2 cloves of garlic are 6 g; `gramsOf` of a cup of a
 * food nobody has weighed is undefined.
 */
export function gramsOf(quantity: Quantity, foodId?: string): number | undefined {
  const each = gramsPerUnit(quantity.unit, foodId)
  return each === undefined ? undefined : each * toNumber(quantity.amount)
}

/** What one of a unit weighs of a food. Example: `gramsPerUnit('clove', 'garlic')` is 3, `gramsPerUnit('kg')` is 1000. */
export function gramsPerUnit(unitId: string, foodId?: string): number | undefined {
  const unit = unitOf(unitId)
  if (!unit) return undefined
  if (unit.kind === 'mass') return unit.size ? toNumber(unit.size) : undefined
  if (foodId === undefined) return undefined
  const { gramsPerMl, grams } = portionOf(foodId)
  if (unit.size) {
    return grams[unitId] ?? (gramsPerMl === undefined ? undefined : toNumber(unit.size) * gramsPerMl)
  }
  if (unitId === 'dozen') return grams.piece === undefined ? undefined : 12 * grams.piece
  return grams[unitId]
}
