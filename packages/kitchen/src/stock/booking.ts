import type { Day } from '../date/day'
import { compare, minus, plus, zero } from '../quantity/amount'
import type { Quantity } from '../quantity/quantity'
import type { Lot } from './lot'

/** What happened to a lot. Example: 'used'. */
export type BookingKind =
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

/** One change of one lot: how it was and how it is after. Example: 'used', 3 heads before, 1 after. */
export interface Booking {
  readonly kind: BookingKind
  readonly lotId: number
  readonly day: Day
  /** Absent when the lot came with this booking. */
  readonly before?: Lot
  /** Absent when it went with it. */
  readonly after?: Lot
}

/** Why a booking cannot be made or taken back. Example: 'changed-since' when the lot was moved in between. */
export type BookingRejection = 'no-change' | 'unknown-lot' | 'lot-exists' | 'insufficient' | 'changed-since'

/** The lots after a booking, or why it cannot be made. Example: `{ ok: false, reason: 'insufficient' }`. */
export type BookingResult =
  | { readonly ok: true; readonly lots: readonly Lot[] }
  | { readonly ok: false; readonly reason: BookingRejection }

/**
 * The lots with a booking made. Amounts change by the difference, so that two people using one thing at once both count;
 * everything else must still be as the booking found it. Example: 'used 2' on a lot that meanwhile went from 5 to 4 leaves 2.
 */
export function applyBooking(lots: readonly Lot[], booking: Booking): BookingResult {
  const { lotId, before, after } = booking
  const place = lots.findIndex(({ id }) => id === lotId)
  const now = lots[place]
  if (!before) return after ? applyArrival(lots, after, now) : rejectedBooking('no-change')
  if (!now) return rejectedBooking('unknown-lot')
  if (!after)
    return isSameLot(now, before)
      ? acceptedBooking(lots.filter(({ id }) => id !== lotId))
      : rejectedBooking('changed-since')
  const changed = applyDifference(now, before, after)
  if (typeof changed === 'string') return rejectedBooking(changed)
  return acceptedBooking(lots.with(place, changed))
}

/** What one booking made of a thing: absent before when it came with it, absent after when it went. Example: any `Booking`. */
export interface BeforeAndAfter<Thing> {
  readonly before?: Thing
  readonly after?: Thing
}

/** The thing without a booking, absent when that had brought it, or why it must stay. Example: `{ ok: false, reason: 'changed-since' }`. */
export type RevertResult<Thing> =
  | { readonly ok: true; readonly thing?: Thing }
  | { readonly ok: false; readonly reason: 'insufficient' | 'changed-since' }

/**
 * A thing as if one of its bookings had never been made, given those made of it since that still count. Amounts go back by the
 * difference, so the others keep theirs; everything else goes back only when none of them changed it too, even if it happens to
 * look the same again. Example: moved to the freezer and by somebody else back: the first move cannot be taken back alone.
 */
export function revertBooking<Thing extends { readonly quantity: Quantity }>(
  now: Thing | undefined,
  booking: BeforeAndAfter<Thing>,
  since: readonly BeforeAndAfter<Thing>[],
): RevertResult<Thing> {
  const { before, after } = booking
  if (!before || !after) {
    const isThere = now !== undefined
    // What came can go, and what went can come back, while nothing else happened to it.
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
 * The lots as if a booking had never been made, given those made since that still count. Example: undoing 'used 2' after another
 * 'used 1' gives back 2.
 */
export function undoLotBooking(
  lots: readonly Lot[],
  booking: Booking,
  since: readonly Booking[],
): BookingResult {
  const { lotId, after } = booking
  const place = lots.findIndex(({ id }) => id === lotId)
  if (after && place < 0) return rejectedBooking('unknown-lot')
  const back = revertBooking(
    lots[place],
    booking,
    since.filter((other) => other.lotId === lotId),
  )
  if (!back.ok) return back
  if (!back.thing) return acceptedBooking(lots.filter(({ id }) => id !== lotId))
  return place < 0 ? applyArrival(lots, back.thing, undefined) : acceptedBooking(lots.with(place, back.thing))
}

/** Whether two lots are the same in everything. Example: a lot and its copy. */
export function isSameLot(a: Lot, b: Lot): boolean {
  return fieldsOf(a, b).every((field) => isSameQuantity(a[field], b[field]))
}

function applyArrival(lots: readonly Lot[], lot: Lot, now: Lot | undefined): BookingResult {
  if (now) return rejectedBooking('lot-exists')
  if (compare(lot.quantity.amount, zero) < 0) return rejectedBooking('insufficient')
  // Lots lie in the order of their ids, so that one that comes back comes back to its place.
  const place = lots.findIndex(({ id }) => id > lot.id)
  return acceptedBooking(place < 0 ? [...lots, lot] : lots.toSpliced(place, 0, lot))
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

// What comes or goes changes everything there is of it.
function changesOf<Thing extends object>({ before, after }: BeforeAndAfter<Thing>): (keyof Thing)[] {
  if (!before || !after) return Object.keys(before ?? after ?? {}) as (keyof Thing)[]
  return fieldsOf(before, after).filter((field) => !isSameQuantity(before[field], after[field]))
}

// Values of a lot are texts, numbers and small records of them, such as a quantity or a date.
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
