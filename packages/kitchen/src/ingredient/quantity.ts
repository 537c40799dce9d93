import type { Amount } from '../quantity/amount'
import { compare, plus, times } from '../quantity/amount'
import type { Quantity } from '../quantity/quantity'
import { convert } from '../quantity/quantity'
import { unitById } from '../quantity/units'
import type { Ingredient } from './ingredient'
import type { LineMeasure } from './measure'

/** Amount of a line as one quantity for calculations. Example: '1-2 cups' is 1 cup, `upTo` 2. */
export interface RequestedQuantity {
  readonly quantity: Quantity
  /** Upper end of a range, in the same unit. */
  readonly upTo?: Amount
}

/**
 * Returns the quantity of a line for calculations: sums are added, packs multiplied, and metric weights and volumes preferred
 * if the line states several. Returns undefined without an amount or for a measure without a size. Example: '2 x 400g tins' is
 * 800 g, '1 tbsp + 1 tsp' is 4 tsp.
 */
export function requestedQuantityOf(
  ingredient: Pick<Ingredient, 'measures' | 'preparation'>,
): RequestedQuantity | undefined {
  const { measures, preparation = '' } = ingredient
  const [first] = measures
  // '1 lemon, juiced (about 3 tbsp)' means one lemon; the spoons measure its juice.
  const isWhole = first?.unitText === '' && /juic|zest|rind|peel only|pulp/i.test(preparation)
  let best: RequestedQuantity | undefined
  let maxPreference = 0
  for (const measure of isWhole && first ? [first] : measures) {
    const requested = quantityOf(measure)
    const preference = requested ? preferenceOf(requested.quantity.unit) : 0
    if (requested && preference > maxPreference) [best, maxPreference] = [requested, preference]
  }
  return best
}

function preferenceOf(unitId: string): number {
  const unit = unitById(unitId)
  if (unit?.kind !== 'mass' && unit?.kind !== 'volume') return unit ? 1 : 0
  return unit.system === 'metric' ? 3 : 2
}

function quantityOf(measure: LineMeasure): RequestedQuantity | undefined {
  const from = totalOf(measure, measure.from)
  if (!from) return undefined
  const to =
    measure.to ?? measure.each?.find((each) => each.to)?.to ?? measure.plus?.find((more) => more.to)?.to
  const upper = to && totalOf(measure, measure.to ?? measure.from, true)
  return upper && upper.unit === from.unit && compare(upper.amount, from.amount) > 0
    ? { quantity: from, upTo: upper.amount }
    : { quantity: from }
}

function totalOf(measure: LineMeasure, count: Amount, upper = false): Quantity | undefined {
  const { each = [], plus: more = [], unit, unitText } = measure
  const size = each.length > 0 ? bestSize(each, upper) : undefined
  const ownUnit = unit ?? (unitText === '' ? 'piece' : undefined)
  let total: Quantity | undefined
  if (size) total = { amount: times(count, size.amount), unit: size.unit }
  else if (ownUnit) total = { amount: count, unit: ownUnit }
  for (const part of more) {
    const added = totalOf(part, (upper ? part.to : undefined) ?? part.from, upper)
    total = total && added && addQuantities(total, added)
  }
  return total
}

function bestSize(sizes: readonly LineMeasure[], upper: boolean): Quantity | undefined {
  let best: Quantity | undefined
  for (const size of sizes) {
    const total = totalOf(size, (upper ? size.to : undefined) ?? size.from, upper)
    const preference = total ? preferenceOf(total.unit) : 0
    if (total && preference >= 2 && preference > (best ? preferenceOf(best.unit) : 0)) best = total
  }
  return best
}

// Uses the smaller of both units, so that spoons stay whole.
function addQuantities(a: Quantity, b: Quantity): Quantity | undefined {
  const [first, second] = [unitById(a.unit), unitById(b.unit)]
  const smallerFirst = first?.size && second?.size && compare(first.size, second.size) <= 0
  const [into, other] = smallerFirst ? [a, b] : [b, a]
  const converted = convert(other, into.unit)
  return converted.ok ? { amount: plus(into.amount, converted.quantity.amount), unit: into.unit } : undefined
}
