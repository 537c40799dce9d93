import type { Day } from '../date/day'
import type { FoodLink } from '../food-graph/food-link'
import type { SharedPieces } from '../food-graph/shared-pieces'
import { amountOf, dividedBy, times, toNumber } from '../quantity/amount'
import { type Quantity, soldGramsOf } from '../quantity/quantity'
import type { Lot } from './lot'
import { type TakeAcrossResult, takeAcross } from './take-across'

/** The takes from equivalents for a need, and the remaining shortfall. Example: half a lemon for 1½ tbsp of lemon juice. */
export interface EquivalentTake {
  readonly drawn?: TakeAcrossResult
  readonly short?: Quantity
}

/**
 * Takes a need from lots of an equivalent food, by weight, rounded to pieces. Juice and zest of one lemon take it once.
 * Example: `takeEquivalent(lemons, link, toQuantity(3, 'tbsp'), { pieces, today })`.
 */
export function takeEquivalent(
  lots: readonly Lot[],
  link: FoodLink,
  need: Quantity,
  { pieces, today }: { readonly pieces: SharedPieces; readonly today: Day },
): EquivalentTake {
  const grams = soldGramsOf(need, link.to)
  if (grams === undefined || !(grams > 0)) {
    if (link.grams !== 1) return { short: need }
    const drawn = takeAcross(lots, link.from, need, { today, kind: 'cooked' })
    return { drawn, ...(drawn.missing ? { short: drawn.missing } : {}) }
  }
  const whole = grams * link.grams
  const free = Math.min(pieces.free(link), whole)
  const asked = { amount: amountOf(whole - free), unit: 'g' }
  const drawn = takeAcross(lots, link.from, asked, { today, kind: 'cooked' })
  const missing = drawn.missing ? toNumber(drawn.missing.amount) : 0
  pieces.note(link, whole - missing)
  // Less than a hundredth is a rounding, not a shortfall.
  if (missing < whole * 0.01) return { drawn }
  const share = dividedBy(amountOf(missing), amountOf(whole))
  return { drawn, short: { amount: times(need.amount, share), unit: need.unit } }
}
