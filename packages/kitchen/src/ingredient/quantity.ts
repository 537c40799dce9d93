import type { Amount } from '../quantity/amount'
import { compare, plus, times } from '../quantity/amount'
import type { Quantity } from '../quantity/quantity'
import { convert } from '../quantity/quantity'
import { unitById } from '../quantity/units'
import type { Ingredient } from './ingredient'
import type { LineMeasure } from './measure'

/** How much a line asks for, in one quantity to calculate with. Example: '1-2 cups' is 1 cup, `upTo` 2. */
export interface RequestedQuantity {
  readonly quantity: Quantity
  /** The larger end of a range, in the same unit. */
  readonly upTo?: Amount
}

/**
 * The one quantity to calculate with: sums summed, packs multiplied out, metric weights and volumes preferred where the line
 * says it in several ways; nothing when no amount is given or the measure has no size. Example: '2 x 400g tins' is 800 g,
 * '1 tbsp + 1 tsp' is 4 tsp.
 */
export function requestedQuantityOf(
  ingredient: Pick<Ingredient, 'measures' | 'preparation'>,
): RequestedQuantity | undefined {
  const { measures, preparation = '' } = ingredient
  const [first] = measures
  // '1 lemon, juiced (about 3 tbsp)' asks for a lemon; the spoons are of juice.
  const whole = first?.unitText === '' && /juic|zest|rind|peel only|pulp/i.test(preparation)
  let best: RequestedQuantity | undefined
  let most = 0
  for (const measure of whole && first ? [first] : measures) {
    const asked = askedBy(measure)
    const worth = asked ? worthOf(asked.quantity.unit) : 0
    if (asked && worth > most) [best, most] = [asked, worth]
  }
  return best
}

function worthOf(unitId: string): number {
  const unit = unitById(unitId)
  if (unit?.kind !== 'mass' && unit?.kind !== 'volume') return unit ? 1 : 0
  return unit.system === 'metric' ? 3 : 2
}

function askedBy(measure: LineMeasure): RequestedQuantity | undefined {
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
  const one = each.length > 0 ? bestSize(each, upper) : undefined
  const own = unit ?? (unitText === '' ? 'piece' : undefined)
  let total: Quantity | undefined
  if (one) total = { amount: times(count, one.amount), unit: one.unit }
  else if (own) total = { amount: count, unit: own }
  for (const part of more) {
    const added = totalOf(part, (upper ? part.to : undefined) ?? part.from, upper)
    total = total && added && sumOf(total, added)
  }
  return total
}

function bestSize(sizes: readonly LineMeasure[], upper: boolean): Quantity | undefined {
  let best: Quantity | undefined
  for (const size of sizes) {
    const total = totalOf(size, (upper ? size.to : undefined) ?? size.from, upper)
    const worth = total ? worthOf(total.unit) : 0
    if (total && worth >= 2 && worth > (best ? worthOf(best.unit) : 0)) best = total
  }
  return best
}

// In the smaller of both units, so that spoons stay whole.
function sumOf(a: Quantity, b: Quantity): Quantity | undefined {
  const [first, second] = [unitById(a.unit), unitById(b.unit)]
  const smallerFirst = first?.size && second?.size && compare(first.size, second.size) <= 0
  const [into, other] = smallerFirst ? [a, b] : [b, a]
  const converted = convert(other, into.unit)
  return converted.ok ? { amount: plus(into.amount, converted.quantity.amount), unit: into.unit } : undefined
}
