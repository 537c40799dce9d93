import { compare, minus, plus, zero } from './amount'
import type { Day } from './day'
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
export type BookingRefusal = 'no-change' | 'unknown-lot' | 'lot-exists' | 'insufficient' | 'changed-since'

/** The lots after a booking, or why it cannot be made. Example: `{ ok: false, reason: 'insufficient' }`. */
export type Booked =
  | { readonly ok: true; readonly lots: readonly Lot[] }
  | { readonly ok: false; readonly reason: BookingRefusal }

/**
 * The lots with a booking made. Amounts change by the difference, so that two people using one thing at once both count;
 * everything else must still be as the booking found it. Example: 'used 2' on a lot that meanwhile went from 5 to 4 leaves 2.
 */
export function book(lots: readonly Lot[], booking: Booking): Booked {
  const { lotId, before, after } = booking
  const place = lots.findIndex(({ id }) => id === lotId)
  const now = lots[place]
  if (!before) return after ? arrival(lots, after, now) : refused('no-change')
  if (!now) return refused('unknown-lot')
  if (!after)
    return same(now, before) ? done(lots.filter(({ id }) => id !== lotId)) : refused('changed-since')
  const changed = merged(now, before, after)
  if (typeof changed === 'string') return refused(changed)
  return done(lots.with(place, changed))
}

/**
 * The lots as if a booking had never been made; others made since keep theirs. Refused when what it changed was changed
 * again, or when a lot it brought has been touched. Example: undoing 'used 2' after another 'used 1' gives back 2.
 */
export function undo(lots: readonly Lot[], booking: Booking): Booked {
  return book(lots, reversed(booking))
}

/** The booking that takes another back. Example: of 'used', 3 before and 1 after: 1 before and 3 after. */
export function reversed(booking: Booking): Booking {
  const { before, after, ...rest } = booking
  return { ...rest, ...(after ? { before: after } : {}), ...(before ? { after: before } : {}) }
}

/** Whether two lots are the same in everything. Example: a lot and its copy. */
export function same(a: Lot, b: Lot): boolean {
  return fieldsOf(a, b).every((field) => alike(a[field], b[field]))
}

function arrival(lots: readonly Lot[], lot: Lot, now: Lot | undefined): Booked {
  if (now) return refused('lot-exists')
  if (compare(lot.quantity.amount, zero) < 0) return refused('insufficient')
  // Lots lie in the order of their ids, so that one that comes back comes back to its place.
  const place = lots.findIndex(({ id }) => id > lot.id)
  return done(place < 0 ? [...lots, lot] : lots.toSpliced(place, 0, lot))
}

function merged(now: Lot, before: Lot, after: Lot): Lot | BookingRefusal {
  const result: Record<string, unknown> = { ...now }
  for (const field of fieldsOf(before, after)) {
    if (field === 'quantity' || alike(before[field], after[field])) continue
    if (!alike(now[field], before[field]) && !alike(now[field], after[field])) return 'changed-since'
    if (after[field] === undefined) delete result[field]
    else result[field] = after[field]
  }
  const [was, will, is] = [before.quantity, after.quantity, now.quantity]
  if (was.unit !== will.unit) {
    if (!alike(is, was)) return 'changed-since'
    return compare(will.amount, zero) < 0 ? 'insufficient' : ({ ...result, quantity: will } as unknown as Lot)
  }
  if (is.unit !== was.unit) return 'changed-since'
  const amount = plus(is.amount, minus(will.amount, was.amount))
  if (compare(amount, zero) < 0) return 'insufficient'
  return { ...result, quantity: { amount, unit: is.unit } } as unknown as Lot
}

function fieldsOf(a: Lot, b: Lot): (keyof Lot)[] {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])] as (keyof Lot)[]
}

// Values of a lot are texts, numbers and small records of them, such as a quantity or a date.
function alike(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>]
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((key) =>
    alike(left[key], right[key]),
  )
}

function done(lots: readonly Lot[]): Booked {
  return { ok: true, lots }
}

function refused(reason: BookingRefusal): Booked {
  return { ok: false, reason }
}
