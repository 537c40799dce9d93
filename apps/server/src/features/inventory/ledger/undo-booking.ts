import { revertBooking } from '@larder/kitchen/stock/booking'
import { and, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm'
import { bookings, lots } from '../../../db/tables/inventory'
import { AppError } from '../../../errors'
import { addSeconds } from '../../../time/clock'
import { isStorableAmount, subtractExact } from '../lots/exact-amount'
import type { LotRow } from '../lots/lot-row'
import { heldAmountOf, type LotSnapshot, toSnapshot } from '../lots/lot-snapshot'
import { undoWindowSeconds } from '../views/booking-entry'
import type { LotChange } from './book-changes'
import type { BookingRow } from './booking-row'
import type { HouseholdTransaction } from './household-transaction'
import { findBookings } from './idempotent-booking'

/** What takes back a booking and all that was booked together with it, the last first, and under which name that was. */
export async function toUndoChanges(
  turn: HouseholdTransaction,
  bookingId: number,
): Promise<{ changes: LotChange[]; actionId: string }> {
  const { actionId } = await findUndoableBooking(turn, bookingId)
  const action = await findBookings(turn, actionId)
  const shelves = new Map((await findBookedLots(turn, actionId)).map((lot) => [lot.id, lot]))
  const since = await findLaterBookings(turn, actionId, action[0]?.id ?? bookingId)
  const changes = action.reverse().map((booking) => {
    const lot = shelves.get(booking.lotId)
    if (!lot) throw new AppError('changed-since')
    const later = since.get(lot.id) ?? []
    const after = restoreLot(lot, booking, later)
    shelves.set(lot.id, { ...lot, ...after, version: lot.version + 1, removedAt: after ? null : turn.now })
    return { kind: booking.kind, lot, after, undoes: booking.id }
  })
  await turn.tx
    .update(bookings)
    .set({ undoneAt: turn.now })
    .where(and(eq(bookings.householdId, turn.householdId), eq(bookings.actionId, actionId)))
  return { changes, actionId }
}

async function findUndoableBooking({ tx, householdId, now }: HouseholdTransaction, id: number) {
  const [booking] = await tx
    .select()
    .from(bookings)
    .where(and(eq(bookings.id, id), eq(bookings.householdId, householdId)))
  if (!booking || booking.undoes !== null) throw new AppError('booking-not-found')
  if (booking.undoneAt !== null) throw new AppError('booking-undone')
  if (booking.at < addSeconds(now, -undoWindowSeconds)) throw new AppError('booking-too-old')
  return booking
}

function findBookedLots({ tx, householdId }: HouseholdTransaction, actionId: string): Promise<LotRow[]> {
  return tx
    .select()
    .from(lots)
    .where(and(eq(lots.householdId, householdId), inArray(lots.id, lotIdsSql(householdId, actionId))))
}

/** What else was booked on these lots since and still counts. */
async function findLaterBookings({ tx, householdId }: HouseholdTransaction, actionId: string, first: number) {
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
    const its = byLot.get(row.lotId)
    if (its) its.push(row)
    else byLot.set(row.lotId, [row])
  }
  return byLot
}

function lotIdsSql(householdId: string, actionId: string) {
  return sql`(select lot_id from bookings where household_id = ${householdId} and action_id = ${actionId})`
}

function restoreLot(lot: LotRow, booking: BookingRow, since: readonly BookingRow[]): LotSnapshot | null {
  const now = lot.removedAt === null ? toKitchenThing(lot) : undefined
  const back = revertBooking(now, toKitchenBooking(booking), since.map(toKitchenBooking))
  if (!back.ok) throw new AppError(back.reason === 'insufficient' ? 'not-enough-stock' : 'changed-since')
  if (!back.thing) return null
  const { kept, daily, quantity, ...rest } = back.thing
  // The kitchen rounds what no exact amount can hold; the books do not.
  const held = booking.before && booking.after ? subtractBookedChange(lot, booking) : quantity.amount
  return toSnapshot({
    ...rest,
    ...kept,
    ...daily,
    unit: quantity.unit,
    amountNumerator: held.numerator,
    amountDenominator: held.denominator,
  })
}

function subtractBookedChange(lot: LotRow, { changeNumerator: over, changeDenominator: under }: BookingRow) {
  const held = subtractExact(heldAmountOf(lot), { numerator: over, denominator: under })
  if (!held || !isStorableAmount(held)) throw new AppError('changed-since')
  return held
}

function toKitchenBooking({ before, after }: Pick<BookingRow, 'before' | 'after'>) {
  return { ...(before && { before: toKitchenThing(before) }), ...(after && { after: toKitchenThing(after) }) }
}

/**
 * The lot with what belongs together in one place, so that it is restored together or not at all. Until when it keeps follows from
 * what it is, where it lies and when it was opened: none of these goes back alone from under a date that rests on it.
 */
function toKitchenThing(lot: LotSnapshot) {
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
