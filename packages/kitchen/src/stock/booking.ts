import type { Day } from '../date/day'
import { compare, minus, plus, zero } from '../quantity/amount'
import type { Quantity } from '../quantity/quantity'
import type { Lot } from './lot'

/** The kind of a change to a lot. Example: 'used'. */
type BookingKind =
  | 'bought'
  | 'used'
  | 'wasted'
  | 'moved'
  | 'corrected'
  | 'cooked'
  | 'opened'
  | 'thawed'
  | 'split'
  | 'merged'

/** A change of one lot: its state before and after. Example: 'used', 3 heads before, 1 after. */
export interface Booking {
  readonly kind: BookingKind
  readonly lotId: number
  readonly day: Day
  /** Absent if the booking created the lot. */
  readonly before?: Lot
  /** Absent if the booking removed the lot. */
  readonly after?: Lot
}

/** The reason a booking cannot be made or undone. Example: 'changed-since' when the lot was moved in between. */
type BookingRejection = 'no-change' | 'unknown-lot' | 'lot-exists' | 'insufficient' | 'changed-since'

/** The lots after a booking, or the reason it cannot be made. Example: `{ ok: false, reason: 'insufficient' }`. */
export type BookingResult =
  | { readonly ok: true; readonly lots: readonly Lot[] }
  | { readonly ok: false; readonly reason: BookingRejection }

/**
 * Applies a booking to the lots. Amounts change by the difference, so that two concurrent uses both count; all other
 * fields must still match the booking.
 * Example: 'used 2' on a lot that meanwhile went from 5 to 4 leaves 2.
 */
export function applyBooking(lots: readonly Lot[], booking: Booking): BookingResult {
  const { lotId, before, after } = booking
  const index = lots.findIndex(({ id }) => id === lotId)
  const now = lots[index]
  if (!before) return after ? applyArrival(lots, after, now) : rejectedBooking('no-change')
  if (!now) return rejectedBooking('unknown-lot')
  if (!after)
    return isSameLot(now, before)
      ? acceptedBooking(lots.filter(({ id }) => id !== lotId))
      : rejectedBooking('changed-since')
  const changed = applyDifference(now, before, after)
  if (typeof changed === 'string') return rejectedBooking(changed)
  return acceptedBooking(lots.with(index, changed))
}

/**
 * The effect of a booking on a lot: absent before if it created the lot, absent after if it removed it.
 * Example: any `Booking`.
 */
export interface BeforeAndAfter<Thing> {
  readonly before?: Thing
  readonly after?: Thing
}

/**
 * The lot without a booking, absent if the booking created it, or the reason it cannot be undone.
 * Example: `{ ok: false, reason: 'changed-since' }`.
 */
export type RevertResult<Thing> =
  | { readonly ok: true; readonly thing?: Thing }
  | { readonly ok: false; readonly reason: 'insufficient' | 'changed-since' }

/**
 * Undoes one booking of a lot, given the later ones that still count. Amounts revert by the difference, so the others
 * keep their effect; any other field reverts only if none of them changed it, even if it looks the same again.
 * Example: moved to the freezer and then moved back: the first move cannot be undone alone.
 */
export function revertBooking<Thing extends { readonly quantity: Quantity }>(
  now: Thing | undefined,
  booking: BeforeAndAfter<Thing>,
  since: readonly BeforeAndAfter<Thing>[],
): RevertResult<Thing> {
  const { before, after } = booking
  if (!before || !after) {
    const isThere = now !== undefined
    // A created lot can be removed, and a removed one restored, if nothing else happened to it.
    if (since.length > 0 || isThere !== (after !== undefined)) return rejectedBooking('changed-since')
    return before ? { ok: true, thing: before } : { ok: true }
  }
  if (!now) return rejectedBooking('changed-since')
  const result: Record<string, unknown> = { ...now }
  for (const field of changesOf(booking)) {
    if (field === 'quantity') continue
    if (since.some((other) => changesOf(other).includes(field))) return rejectedBooking('changed-since')
    if (before[field] === undefined) delete result[field as string]
    else result[field as string] = before[field]
  }
  const quantity = revertQuantity(now.quantity, before.quantity, after.quantity, since)
  return typeof quantity === 'string'
    ? rejectedBooking(quantity)
    : { ok: true, thing: { ...result, quantity } as Thing }
}

function revertQuantity<Thing extends { readonly quantity: Quantity }>(
  now: Quantity,
  before: Quantity,
  after: Quantity,
  since: readonly BeforeAndAfter<Thing>[],
): Quantity | 'insufficient' | 'changed-since' {
  if (isSameQuantity(before, after)) return now
  if (before.unit !== after.unit) {
    return since.some((other) => changesOf(other).includes('quantity')) ? 'changed-since' : before
  }
  if (since.some((other) => other.before?.quantity.unit !== other.after?.quantity.unit))
    return 'changed-since'
  const amount = minus(now.amount, minus(after.amount, before.amount))
  return compare(amount, zero) < 0 ? 'insufficient' : { amount, unit: now.unit }
}

/**
 * Undoes a booking in the lots, given the later ones that still count.
 * Example: undoing 'used 2' after another 'used 1' gives back 2.
 */
export function undoLotBooking(
  lots: readonly Lot[],
  booking: Booking,
  since: readonly Booking[],
): BookingResult {
  const { lotId, after } = booking
  const index = lots.findIndex(({ id }) => id === lotId)
  if (after && index < 0) return rejectedBooking('unknown-lot')
  const back = revertBooking(
    lots[index],
    booking,
    since.filter((other) => other.lotId === lotId),
  )
  if (!back.ok) return back
  if (!back.thing) return acceptedBooking(lots.filter(({ id }) => id !== lotId))
  return index < 0 ? applyArrival(lots, back.thing, undefined) : acceptedBooking(lots.with(index, back.thing))
}

/** Returns whether two lots are equal in every field. Example: a lot and its copy. */
export function isSameLot(a: Lot, b: Lot): boolean {
  return fieldsOf(a, b).every((field) => isSameQuantity(a[field], b[field]))
}

function applyArrival(lots: readonly Lot[], lot: Lot, now: Lot | undefined): BookingResult {
  if (now) return rejectedBooking('lot-exists')
  if (compare(lot.quantity.amount, zero) < 0) return rejectedBooking('insufficient')
  // Lots are ordered by id, so that a restored one returns to its position.
  const index = lots.findIndex(({ id }) => id > lot.id)
  return acceptedBooking(index < 0 ? [...lots, lot] : lots.toSpliced(index, 0, lot))
}

function applyDifference(now: Lot, before: Lot, after: Lot): Lot | BookingRejection {
  const result: Record<string, unknown> = { ...now }
  for (const field of fieldsOf(before, after)) {
    if (field === 'quantity' || isSameQuantity(before[field], after[field])) continue
    if (!isSameQuantity(now[field], before[field]) && !isSameQuantity(now[field], after[field]))
      return 'changed-since'
    if (after[field] === undefined) delete result[field]
    else result[field] = after[field]
  }
  const [was, will, is] = [before.quantity, after.quantity, now.quantity]
  if (was.unit !== will.unit) {
    if (!isSameQuantity(is, was)) return 'changed-since'
    return compare(will.amount, zero) < 0 ? 'insufficient' : ({ ...result, quantity: will } as unknown as Lot)
  }
  if (is.unit !== was.unit) return 'changed-since'
  const amount = plus(is.amount, minus(will.amount, was.amount))
  if (compare(amount, zero) < 0) return 'insufficient'
  return { ...result, quantity: { amount, unit: is.unit } } as unknown as Lot
}

function fieldsOf<Thing extends object>(a: Thing, b: Thing): (keyof Thing)[] {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])] as (keyof Thing)[]
}

// Creation and removal change every field.
function changesOf<Thing extends object>({ before, after }: BeforeAndAfter<Thing>): (keyof Thing)[] {
  if (!before || !after) return Object.keys(before ?? after ?? {}) as (keyof Thing)[]
  return fieldsOf(before, after).filter((field) => !isSameQuantity(before[field], after[field]))
}

// The values of a lot are strings, numbers and small records of them, such as a quantity or a date.
function isSameQuantity(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>]
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((key) =>
    isSameQuantity(left[key], right[key]),
  )
}

function acceptedBooking(lots: readonly Lot[]): BookingResult {
  return { ok: true, lots }
}

function rejectedBooking<Reason extends BookingRejection>(reason: Reason) {
  return { ok: false, reason } as const
}
