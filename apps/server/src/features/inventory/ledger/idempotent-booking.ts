import { and, asc, eq } from 'drizzle-orm'
import { claimIdempotencyKey, type IdempotentChange } from '../../../db/idempotency-key'
import { bookings } from '../../../db/tables/inventory'
import { AppError } from '../../../errors'
import { newId } from '../../../secrets'
import type { BookingRow } from './booking-row'
import type { HouseholdScope } from './household-transaction'

/** What somebody asks for; not every device names its changes. */
export type BookingRequest = Omit<IdempotentChange, 'action'> & { readonly action: string | undefined }

/** Under which id to book, and what was booked already when this very change was sent before. */
export type StartedBooking = { readonly actionId: string; readonly booked?: BookingRow[] }

/** A device that heard no answer sends its change again under the same name: it is answered again and not done again. */
export async function startBooking(
  turn: HouseholdScope,
  { call, input, action }: BookingRequest,
): Promise<StartedBooking> {
  if (action === undefined) return { actionId: newId() }
  const { sentBefore, isBooked } = await claimIdempotencyKey(turn.tx, turn, { call, input, action }, turn.now)
  if (sentBefore) return { actionId: action, booked: isBooked ? await findBookings(turn, action) : [] }
  // Names are forgotten after a while, what was booked under them is not: it must not be mixed with something new.
  if (isBooked) throw new AppError('idempotency-key-reused')
  return { actionId: action }
}

export async function findBookings(
  { tx, householdId }: HouseholdScope,
  actionId: string,
): Promise<BookingRow[]> {
  const rows = await tx
    .select()
    .from(bookings)
    .where(and(eq(bookings.householdId, householdId), eq(bookings.actionId, actionId)))
    .orderBy(asc(bookings.id))
  // Only the ledger writes these columns, and only snapshots.
  return rows as BookingRow[]
}
