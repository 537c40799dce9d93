import type { Amount } from './amount'
import { amount, dividedBy, times } from './amount'
import type { Unit } from './units'
import { unitById, unitIdOf } from './units'

/**
 * A quantity: an exact amount and a unit id.
 * Example: two cups are `{ amount: { numerator: 2, denominator: 1 }, unit: 'cup' }`; three lemons have the unit
 * 'piece'.
 */
export interface Quantity {
  readonly amount: Amount
  readonly unit: string
}

/**
 * A converted quantity; `about` if a density, a usual piece weight or a pinch was used, `assumed` if the usual size of
 * a pack was.
 * Example: 1 cup of milk is about 244 g; a bottle of olive oil is assumed to hold 500 ml.
 */
export type ConversionResult =
  | {
      readonly ok: true
      readonly quantity: Quantity
      readonly about: boolean
      readonly assumed?: true
    }
  | { readonly ok: false; readonly reason: 'unknown-unit' | 'weight-not-known' }

/** A way to convert: exactly, or with the facts of a food too. Example: `convertExactly`. */
export type ConvertUnits = (quantity: Quantity, to: string, foodId?: string) => ConversionResult

/**
 * Converts a quantity where the food does not matter: mass to mass, spoons to cups, dozens to pieces. It needs no facts
 * of food.
 * Example: `convertExactly(toQuantity(2, 'tbsp'), 'tsp')` is 6; a cup in grams is 'weight-not-known'.
 */
export function convertExactly(quantity: Quantity, to: string): ConversionResult {
  const [from, into] = [unitFor(quantity.unit), unitFor(to)]
  if (!from || !into) return { ok: false, reason: 'unknown-unit' }
  if (from.id === into.id) return { ok: true, quantity: { amount: quantity.amount, unit: to }, about: false }
  const ratio = ratioOf(from, into)
  if (!ratio) return { ok: false, reason: 'weight-not-known' }
  const about = from.kind === 'vague' || into.kind === 'vague'
  return { ok: true, quantity: { amount: times(quantity.amount, ratio), unit: to }, about }
}

/** Returns a unit; no unit, 'unit' and 'pcs' mean pieces here as everywhere. Example: `unitFor('')?.id` is 'piece'. */
export function unitFor(id: string): Unit | undefined {
  return unitById(id) ?? unitById(unitIdOf(id))
}

const twelve = amount(12)

// Mass to mass, spoons to cups, dozens to pieces: independent of the food.
function ratioOf(from: Unit, into: Unit): Amount | undefined {
  if (from.size && into.size && (from.kind === 'mass') === (into.kind === 'mass')) {
    return dividedBy(from.size, into.size)
  }
  if (from.id === 'dozen' && into.id === 'piece') return twelve
  if (from.id === 'piece' && into.id === 'dozen') return dividedBy(amount(1), twelve)
  return undefined
}
