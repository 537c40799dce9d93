import { and, asc, eq } from 'drizzle-orm'
import { claimIdempotencyKey, type IdempotentChange } from '../../../db/idempotency-key'
import { bookings } from '../../../db/tables/inventory'
import { AppError } from '../../../errors'
import { newId } from '../../../secrets'
import type { BookingRow } from './booking-row'
import type { HouseholdScope } from './household-transaction'

/** A requested change; the idempotency key is optional. */
export type BookingRequest = Omit<IdempotentChange, 'action'> & { readonly action: string | undefined }

/** The action id to book under, and the bookings of an earlier attempt with the same key. */
export type StartedBooking = { readonly actionId: string; readonly booked?: BookingRow[] }

/** On a retry with the same idempotency key the stored bookings are returned and nothing is booked again. */
export async function startBooking(
  transaction: HouseholdScope,
  { call, input, action }: BookingRequest,
): Promise<StartedBooking> {
  if (action === undefined) return { actionId: newId() }
  const { sentBefore, isBooked } = await claimIdempotencyKey(
    transaction.tx,
    transaction,
    { call, input, action },
    transaction.now,
  )
  if (sentBefore) return { actionId: action, booked: isBooked ? await findBookings(transaction, action) : [] }
  // Keys expire before their bookings do: a reused key must not mix old bookings with new ones.
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
