import type { Day } from '../date/day'
import { isUnsafe } from '../expiry/freshness'
import type { Amount } from '../quantity/amount'
import {
  amount,
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
import { convert } from '../quantity/quantity'
import { unitById } from '../quantity/units'
import type { Booking } from './booking'
import type { Lot } from './lot'
import { amountHeld, withAmount } from './stock'

/** The takes from lots for one need. Example: 300 g from the opened pack and 200 g from the next. */
export interface TakeAcrossResult {
  readonly bookings: readonly Booking[]
  /** The amount taken, in the unit of the need. */
  readonly covered: Quantity
  /** The amount missing; absent if all is covered. */
  readonly missing?: Quantity
  /** A density or a usual piece weight was used. */
  readonly about: boolean
  /** Lots of this food that cannot be measured in the unit of the need. */
  readonly unmeasured: readonly Lot[]
  /** Lots skipped because their use-by day has passed. */
  readonly unsafe: readonly Lot[]
}

/** The day of the take, the lots that are past, and the booking kind. Example: `{ today, kind: 'cooked' }`. */
export interface TakeOptions {
  readonly today: Day
  readonly kind?: Booking['kind']
}

/**
 * Orders lots by which to finish first: the earliest day; on one day a use-by before a best-before, then an opened one,
 * then the one bought first; lots without a date last, opened before sealed.
 * Example: `lots.toSorted(byExpiry)[0]`.
 */
export function compareByExpiry(a: Lot, b: Lot): number {
  return (
    compareValues(a.expiry?.day ?? undated, b.expiry?.day ?? undated) ||
    compareValues(a.expiry?.kind === 'use-by' ? 0 : 1, b.expiry?.kind === 'use-by' ? 0 : 1) ||
    compareValues(a.openedOn === undefined ? 1 : 0, b.openedOn === undefined ? 1 : 0) ||
    compareValues(a.since, b.since) ||
    compareValues(a.id, b.id)
  )
}

const undated = '~'

/**
 * Takes a quantity of a food from its lots, first expired first out, across units, and returns the missing amount. Lots
 * past their use-by day are skipped. Pieces and packs are taken in quarters.
 * Example: 750 g of flour from 500 g held leaves 250 g missing.
 */
export function takeAcross(
  lots: readonly Lot[],
  foodId: string,
  need: Quantity,
  taking: TakeOptions,
): TakeAcrossResult {
  const ours = lots.filter((lot) => lot.foodId === foodId && !isZero(amountHeld(lot))).sort(compareByExpiry)
  const bookings: Booking[] = []
  const unmeasured: Lot[] = []
  let open = compare(need.amount, zero) > 0 ? need.amount : zero
  let about = false
  for (const lot of ours) {
    if (isZero(open)) break
    if (isUnsafe(lot, taking.today)) continue
    const drawn = takeFromLot(lot, { amount: open, unit: need.unit })
    if (!drawn) {
      unmeasured.push(lot)
      continue
    }
    open = drawn.open
    about ||= drawn.about
    if (isZero(drawn.taken)) continue
    const after = withAmount(lot, minus(amountHeld(lot), drawn.taken))
    bookings.push({ kind: taking.kind ?? 'used', lotId: lot.id, day: taking.today, before: lot, after })
  }
  const asked = compare(need.amount, zero) > 0 ? need.amount : zero
  return {
    bookings,
    covered: { amount: minus(asked, open), unit: need.unit },
    ...(isZero(open) ? {} : { missing: { amount: open, unit: need.unit } }),
    about,
    unmeasured,
    unsafe: ours.filter((lot) => isUnsafe(lot, taking.today)),
  }
}

interface LotTake {
  readonly taken: Amount
  /** The remaining need, in the unit of the need. */
  readonly open: Amount
  readonly about: boolean
}

function takeFromLot(lot: Lot, need: Quantity): LotTake | undefined {
  const held = amountHeld(lot)
  if (lot.quantity.unit === need.unit) {
    const taken = smallerAmount(held, need.amount)
    return { taken, open: minus(need.amount, taken), about: false }
  }
  const wanted = convert(need, lot.quantity.unit, lot.foodId)
  if (!wanted.ok) return undefined
  const whole = wanted.about ? roundToQuarters(wanted.quantity) : wanted.quantity.amount
  if (compare(whole, held) <= 0) return { taken: whole, open: zero, about: wanted.about }
  // The whole lot is taken; it contributes its exact share of the need, so that nothing is lost by converting back.
  const share = dividedBy(held, wanted.quantity.amount)
  const given = smallerAmount(times(need.amount, share), need.amount)
  return { taken: held, open: minus(need.amount, given), about: wanted.about }
}

const four = amount(4)
const quarter = amount(1, 4)

// Pieces and packs are taken in quarters instead of 2.27 onions, of a piece at least one quarter.
function roundToQuarters({ amount: wanted, unit }: Quantity): Amount {
  const kind = unitById(unit)?.kind
  if (kind !== 'count' && kind !== 'pack') return wanted
  const quarters = Math.round(toNumber(times(wanted, four)))
  // A spoonful of a bottle is less than a quarter of it.
  if (quarters < 1) return kind === 'pack' ? zero : quarter
  return dividedBy(amount(quarters), four)
}

/**
 * Returns the content of a lot in a unit, or undefined if it cannot be measured so.
 * Example: `heldIn(lot, 'g')` of 1 kg is 1000.
 */
export function heldIn(lot: Lot, unit: string): Amount | undefined {
  const held = { amount: amountHeld(lot), unit: lot.quantity.unit }
  if (held.unit === unit) return held.amount
  const converted = convert(held, unit, lot.foodId)
  return converted.ok ? converted.quantity.amount : undefined
}

function compareValues(a: string | number, b: string | number): number {
  return a < b ? -1 : a > b ? 1 : 0
}
