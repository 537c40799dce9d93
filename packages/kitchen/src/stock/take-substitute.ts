import { enoughShare } from '../buying/shortage-tolerance'
import type { Day } from '../date/day'
import { amountOf, toNumber } from '../quantity/amount'
import { type Quantity, soldGramsOf } from '../quantity/quantity'
import type { Swaps } from '../recipe-coverage/line-coverage'
import type { Lot } from './lot'
import { type TakeAcrossResult, takeAcross } from './take-across'

/**
 * The shortfall of a line, and the lots a substitute may be taken from.
 * Example: 200 ml of buttermilk, with milk and lemon juice held.
 */
export interface SubstituteNeed {
  readonly foodId: string
  readonly short: Quantity
  readonly lots: readonly Lot[]
  readonly today: Day
}

/**
 * Takes the parts of the first fully available substitute for the shortfall of a line, consistent with the recipe page;
 * undefined if there is none.
 * Example: for 200 ml of buttermilk 197 g of milk and 13 g of lemon juice.
 */
export function takeSubstitute(
  { foodId, short, lots, today }: SubstituteNeed,
  swaps: Swaps,
): readonly TakeAcrossResult[] | undefined {
  const grams = soldGramsOf(short, foodId)
  if (grams === undefined || !(grams > 0)) return undefined
  for (const { parts } of swaps(foodId)) {
    const drawn = parts.map((part) => {
      const asked = { amount: amountOf(grams * part.ratio), unit: 'g' }
      return takeAcross(lots, part.foodId, asked, { today, kind: 'cooked' })
    })
    const isThere = parts.every((part, at) => {
      const given = drawn[at]?.covered.amount
      return part.foodId !== foodId && given && toNumber(given) >= grams * part.ratio * enoughShare
    })
    if (parts.length > 0 && isThere) return drawn
  }
  return undefined
}
