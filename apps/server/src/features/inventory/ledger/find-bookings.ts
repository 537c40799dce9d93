import { and, asc, eq } from 'drizzle-orm'
import type { HouseholdTx } from '../../../db/household-transaction'
import { bookings } from '../../../db/tables/inventory'
import type { BookingRow } from './booking-row'

/** Returns the bookings of an action, oldest first. */
export async function findBookings(tx: HouseholdTx, actionId: string): Promise<BookingRow[]> {
  const rows = await tx
    .select()
    .from(bookings)
    .where(and(eq(bookings.householdId, tx.householdId), eq(bookings.actionId, actionId)))
    .orderBy(asc(bookings.id))
  // Only the ledger writes these columns, and only snapshots.
  return rows as BookingRow[]
}

/** Returns the bookings of the earlier request that a repeated one confirms. */
export async function findEarlierBookings(tx: HouseholdTx): Promise<BookingRow[]> {
  tx.stockChanged()
  return tx.isBooked ? findBookings(tx, tx.actionId) : []
}
