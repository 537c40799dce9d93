import { revertBooking } from '@larder/kitchen/stock/booking'
import { and, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { HouseholdTx, MemberTx } from '../../../db/household-transaction'
import { bookings, lots } from '../../../db/tables/inventory'
import { AppError } from '../../../errors'
import { addSeconds } from '../../../time/clock'
import { isStorableAmount, subtractExact } from '../lots/exact-amount'
import { heldAmountOf, type LotRow, type LotSnapshot, toSnapshot } from '../lots/lot-row'
import { undoWindowSeconds } from '../views/booking-entry'
import { type BookingRow, findBookings, type LotChange } from './book-changes'

/** Reverts what a feature stored together with the bookings of an action. */
export type UndoHook = (tx: MemberTx, actionId: string) => Promise<void>

/** Returns the changes that undo a booking and everything booked with it, last first, and its action id. */
export async function toUndoChanges(
  tx: HouseholdTx,
  bookingId: number,
): Promise<{ changes: LotChange[]; actionId: string }> {
  const { actionId } = await findUndoableBooking(tx, bookingId)
  const booked = await findBookings(tx, actionId)
  const lots = new Map((await findBookedLots(tx, actionId)).map((lot) => [lot.id, lot]))
  const laterByLot = await findLaterBookings(tx, actionId, booked[0]?.id ?? bookingId)
  const changes = booked.reverse().map((booking) => {
    const lot = lots.get(booking.lotId)
    if (!lot) throw new AppError('changed-since')
    const later = laterByLot.get(lot.id) ?? []
    const after = restoreLot(lot, booking, later)
    lots.set(lot.id, {
      ...lot,
      ...after,
      version: lot.version + 1,
      removedAt: after ? null : tx.now,
    })
    return { kind: booking.kind, lot, after, undoes: booking.id }
  })
  await tx
    .update(bookings)
    .set({ undoneAt: tx.now })
    .where(and(eq(bookings.householdId, tx.householdId), eq(bookings.actionId, actionId)))
  return { changes, actionId }
}

async function findUndoableBooking(tx: HouseholdTx, id: number) {
  const [booking] = await tx
    .select()
    .from(bookings)
    .where(and(eq(bookings.id, id), eq(bookings.householdId, tx.householdId)))
  if (!booking || booking.undoes !== null) throw new AppError('booking-not-found')
  if (booking.undoneAt !== null) throw new AppError('booking-undone')
  if (booking.at < addSeconds(tx.now, -undoWindowSeconds)) throw new AppError('booking-too-old')
  return booking
}

function findBookedLots(tx: HouseholdTx, actionId: string): Promise<LotRow[]> {
  const { householdId } = tx
  return tx
    .select()
    .from(lots)
    .where(and(eq(lots.householdId, householdId), inArray(lots.id, lotIdsSql(householdId, actionId))))
}

/** Returns later bookings of the same lots that are not undone. */
async function findLaterBookings(tx: HouseholdTx, actionId: string, first: number) {
  const { householdId } = tx
  const rows = await tx
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.householdId, householdId),
        gt(bookings.id, first),
        inArray(bookings.lotId, lotIdsSql(householdId, actionId)),
        ne(bookings.actionId, actionId),
        isNull(bookings.undoneAt),
        isNull(bookings.undoes),
      ),
    )
  const byLot = new Map<number, BookingRow[]>()
  // Only the ledger writes these columns, and only snapshots.
  for (const row of rows as BookingRow[]) {
    const lotBookings = byLot.get(row.lotId)
    if (lotBookings) lotBookings.push(row)
    else byLot.set(row.lotId, [row])
  }
  return byLot
}

function lotIdsSql(householdId: string, actionId: string) {
  return sql`(select lot_id from bookings where household_id = ${householdId} and action_id = ${actionId})`
}

function restoreLot(lot: LotRow, booking: BookingRow, later: readonly BookingRow[]): LotSnapshot | null {
  const now = lot.removedAt === null ? toRevertible(lot) : undefined
  const reverted = revertBooking(now, toKitchenBooking(booking), later.map(toKitchenBooking))
  if (!reverted.ok)
    throw new AppError(reverted.reason === 'insufficient' ? 'not-enough-stock' : 'changed-since')
  if (!reverted.thing) return null
  const { kept, daily, quantity, ...rest } = reverted.thing
  // The kitchen rounds amounts that have no exact form; the ledger does not.
  const restoredAmount =
    booking.before && booking.after ? subtractBookedChange(lot, booking) : quantity.amount
  return toSnapshot({
    ...rest,
    ...kept,
    ...daily,
    unit: quantity.unit,
    amountNumerator: restoredAmount.numerator,
    amountDenominator: restoredAmount.denominator,
  })
}

function subtractBookedChange(
  lot: LotRow,
  { changeNumerator: numerator, changeDenominator: denominator }: BookingRow,
) {
  const remaining = subtractExact(heldAmountOf(lot), { numerator, denominator })
  if (!remaining || !isStorableAmount(remaining)) throw new AppError('changed-since')
  return remaining
}

function toKitchenBooking({ before, after }: Pick<BookingRow, 'before' | 'after'>) {
  return { ...(before && { before: toRevertible(before) }), ...(after && { after: toRevertible(after) }) }
}

/**
 * Groups the fields of a lot that are restored together or not at all. The expiry date depends on the food, the location and the
 * day of opening, so none of these is restored without the date.
 */
function toRevertible(lot: LotSnapshot) {
  const { amountNumerator, amountDenominator, unit, ...others } = toSnapshot(lot)
  const { expiryDay, expirySource, expiryKind, expiryBecause, dailyNumerator, dailyDenominator, ...undated } =
    others
  const { foodId, location, openedOn, frozenOn, leftWhenFrozen, thawedOn, ...rest } = undated
  const expiry = { expiryDay, expirySource, expiryKind, expiryBecause }
  return {
    ...rest,
    quantity: { amount: heldAmountOf(lot), unit },
    kept: { ...expiry, foodId, location, openedOn, frozenOn, leftWhenFrozen, thawedOn },
    daily: { dailyNumerator, dailyDenominator },
  }
}
