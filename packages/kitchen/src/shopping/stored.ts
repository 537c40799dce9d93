import type { Amount } from '../amount'
import { amountOf, compare, dividedBy, isZero, lesser, minus, times, toNumber, zero } from '../amount'
import type { FoodLink } from '../food-graph/link'
import type { SharedPieces } from '../food-graph/shared-pieces'
import type { Quantity } from '../quantity'
import { convert, gramsOf } from '../quantity'

/** What is left of a lot while needs take from it. Example: `{ rest: so(500, 'g') }`. */
export interface Stored {
  rest: Quantity
}

/** What covers a food by another name, and how much of it is there. Example: the lemons for lemon juice. */
export interface Covering {
  readonly link: FoodLink
  readonly stored: readonly Stored[]
}

/** What of a need is left to buy, and whether a usual weight stood between. Example: `{ rest: amount(250), about: false }`. */
export interface Left {
  readonly rest: Amount
  readonly about: boolean
}

/** Takes a need from the lots of its own food. Example: 750 g from a bag of 500 g leave 250 g. */
export function takeFrom(stock: readonly Stored[], wanted: Quantity, foodId: string | undefined): Left {
  let rest = wanted.amount
  let about = false
  for (const stored of stock) {
    if (isZero(rest)) break
    if (isZero(stored.rest.amount)) continue
    const there = convert(stored.rest, wanted.unit, foodId)
    if (!there.ok) continue
    const used = lesser(there.quantity.amount, rest)
    const back = convert({ amount: used, unit: wanted.unit }, stored.rest.unit, foodId)
    const left = back.ok ? minus(stored.rest.amount, back.quantity.amount) : zero
    stored.rest = { amount: compare(left, zero) < 0 ? zero : left, unit: stored.rest.unit }
    rest = minus(rest, used)
    about ||= there.about
  }
  return { rest, about }
}

/** Takes what is left of a need from what covers it by another name. Example: 45 ml of lemon juice take most of a lemon. */
export function takeCovering(covering: readonly Covering[], wanted: Quantity, pieces: SharedPieces): Left {
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

// By weight, because a new potato is no potato of the same piece.
function takeByWeight(
  stored: readonly Stored[],
  need: Quantity,
  link: FoodLink,
  pieces: SharedPieces,
): Amount | undefined {
  const grams = gramsOf(need, link.to)
  if (grams === undefined || !(grams > 0)) return undefined
  const whole = grams * link.grams
  const free = Math.min(pieces.free(link), whole)
  const asked = { amount: amountOf(whole - free), unit: 'g' }
  const { rest } = free < whole ? takeFrom(stored, asked, link.from) : { rest: zero }
  const short = toNumber(rest)
  pieces.note(link, whole - short)
  // Less than a hundredth is a rounding, not a shortfall.
  return short < whole * 0.01 ? zero : times(need.amount, dividedBy(rest, amountOf(whole)))
}

function takeByUnit(stored: readonly Stored[], need: Quantity, { from, grams }: FoodLink): Amount {
  return grams === 1 ? takeFrom(stored, need, from).rest : need.amount
}
