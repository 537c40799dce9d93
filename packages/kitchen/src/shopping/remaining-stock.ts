import type { FoodLink } from '../food-graph/food-link'
import type { SharedPieces } from '../food-graph/shared-pieces'
import type { Amount } from '../quantity/amount'
import {
  amountOf,
  compare,
  dividedBy,
  isZero,
  minus,
  smallerAmount,
  times,
  toNumber,
  zero,
} from '../quantity/amount'
import type { Quantity } from '../quantity/quantity'
import { convert, soldGramsOf } from '../quantity/quantity'

/** The rest of a lot while needs are deducted. Example: `{ rest: toQuantity(500, 'g') }`. */
export interface RemainingLot {
  rest: Quantity
}

/** An equivalent of a food and its stock. Example: the lemons for lemon juice. */
export interface EquivalentStock {
  readonly link: FoodLink
  readonly stored: readonly RemainingLot[]
}

/** The part of a need left to buy, and whether a usual weight was used. Example: `{ rest: amount(250), about: false }`. */
export interface RemainingNeed {
  readonly rest: Amount
  readonly about: boolean
}

/** Deducts a need from the lots of its own food. Example: 750 g from a bag of 500 g leave 250 g. */
export function takeFromOwnLots(
  stock: readonly RemainingLot[],
  wanted: Quantity,
  foodId: string | undefined,
): RemainingNeed {
  let rest = wanted.amount
  let about = false
  for (const stored of stock) {
    if (isZero(rest)) break
    if (isZero(stored.rest.amount)) continue
    const there = convert(stored.rest, wanted.unit, foodId)
    if (!there.ok) continue
    const used = smallerAmount(there.quantity.amount, rest)
    const back = convert({ amount: used, unit: wanted.unit }, stored.rest.unit, foodId)
    const left = back.ok ? minus(stored.rest.amount, back.quantity.amount) : zero
    stored.rest = { amount: compare(left, zero) < 0 ? zero : left, unit: stored.rest.unit }
    rest = minus(rest, used)
    about ||= there.about
  }
  return { rest, about }
}

/** Deducts the rest of a need from equivalents. Example: 45 ml of lemon juice take most of a lemon. */
export function takeFromEquivalents(
  covering: readonly EquivalentStock[],
  wanted: Quantity,
  pieces: SharedPieces,
): RemainingNeed {
  let rest = wanted.amount
  let about = false
  for (const { link, stored } of covering) {
    if (isZero(rest)) break
    const need = { amount: rest, unit: wanted.unit }
    const left = takeByWeight(stored, need, link, pieces) ?? takeByUnit(stored, need, link)
    if (compare(left, rest) < 0) about = true
    rest = left
  }
  return { rest, about }
}

// By weight, because a new potato is smaller than a potato.
function takeByWeight(
  stored: readonly RemainingLot[],
  need: Quantity,
  link: FoodLink,
  pieces: SharedPieces,
): Amount | undefined {
  const grams = soldGramsOf(need, link.to)
  if (grams === undefined || !(grams > 0)) return undefined
  const whole = grams * link.grams
  const free = Math.min(pieces.free(link), whole)
  const asked = { amount: amountOf(whole - free), unit: 'g' }
  const { rest } = free < whole ? takeFromOwnLots(stored, asked, link.from) : { rest: zero }
  const short = toNumber(rest)
  pieces.note(link, whole - short)
  // Less than a hundredth is a rounding, not a shortfall.
  return short < whole * 0.01 ? zero : times(need.amount, dividedBy(rest, amountOf(whole)))
}

function takeByUnit(stored: readonly RemainingLot[], need: Quantity, { from, grams }: FoodLink): Amount {
  return grams === 1 ? takeFromOwnLots(stored, need, from).rest : need.amount
}
