import { takenBack } from '@larder/kitchen/booking'
import { and, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm'
import { secondsLater } from '../../clock'
import { bookings, lots } from '../../db/tables/inventory'
import { AppError } from '../../errors'
import { bookedBy } from './actions'
import type { Change } from './book'
import { undoSeconds } from './booking-entry'
import type { BookingRow } from './booking-row'
import { canBeHeld, differenceOf } from './exact-amount'
import type { LotRow } from './lot-row'
import { heldBy, type LotSnapshot, snapshotOf } from './snapshot'
import type { Turn } from './turn'

/** What takes back a booking and all that was booked together with it, the last first, and under which name that was. */
export async function undone(
  turn: Turn,
  bookingId: number,
): Promise<{ changes: Change[]; actionId: string }> {
  const { actionId } = await undoable(turn, bookingId)
  const action = await bookedBy(turn, actionId)
  const shelves = new Map((await lotsBookedBy(turn, actionId)).map((lot) => [lot.id, lot]))
  const since = await liveSince(turn, actionId, action[0]?.id ?? bookingId)
  const changes = action.reverse().map((booking) => {
    const lot = shelves.get(booking.lotId)
    if (!lot) throw new AppError('changed-since')
    const later = since.get(lot.id) ?? []
    const after = restored(lot, booking, later)
    shelves.set(lot.id, { ...lot, ...after, version: lot.version + 1, removedAt: after ? null : turn.now })
    return { kind: booking.kind, lot, after, undoes: booking.id }
  })
  await turn.tx
    .update(bookings)
    .set({ undoneAt: turn.now })
    .where(and(eq(bookings.householdId, turn.householdId), eq(bookings.actionId, actionId)))
  return { changes, actionId }
}

async function undoable({ tx, householdId, now }: Turn, id: number) {
  const [booking] = await tx
    .select()
    .from(bookings)
    .where(and(eq(bookings.id, id), eq(bookings.householdId, householdId)))
  if (!booking || booking.undoes !== null) throw new AppError('booking-not-found')
  if (booking.undoneAt !== null) throw new AppError('booking-undone')
  if (booking.at < secondsLater(now, -undoSeconds)) throw new AppError('booking-too-old')
  return booking
}

function lotsBookedBy({ tx, householdId }: Turn, actionId: string): Promise<LotRow[]> {
  return tx
    .select()
    .from(lots)
    .where(and(eq(lots.householdId, householdId), inArray(lots.id, lotIdsOf(householdId, actionId))))
}

/** What else was booked on these lots since and still counts. */
async function liveSince({ tx, householdId }: Turn, actionId: string, first: number) {
  const rows = await tx
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.householdId, householdId),
        gt(bookings.id, first),
        inArray(bookings.lotId, lotIdsOf(householdId, actionId)),
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

function lotIdsOf(householdId: string, actionId: string) {
  return sql`(select lot_id from bookings where household_id = ${householdId} and action_id = ${actionId})`
}

function restored(lot: LotRow, booking: BookingRow, since: readonly BookingRow[]): LotSnapshot | null {
  const now = lot.removedAt === null ? thingOf(lot) : undefined
  const back = takenBack(now, turned(booking), since.map(turned))
  if (!back.ok) throw new AppError(back.reason === 'insufficient' ? 'not-enough-stock' : 'changed-since')
  if (!back.thing) return null
  const { kept, daily, quantity, ...rest } = back.thing
  // The kitchen rounds what no exact amount can hold; the books do not.
  const held = booking.before && booking.after ? exactly(lot, booking) : quantity.amount
  return snapshotOf({
    ...rest,
    ...kept,
    ...daily,
    unit: quantity.unit,
    amountOver: held.over,
    amountUnder: held.under,
  })
}

function exactly(lot: LotRow, { changeOver: over, changeUnder: under }: BookingRow) {
  const held = differenceOf(heldBy(lot), { over, under })
  if (!held || !canBeHeld(held)) throw new AppError('changed-since')
  return held
}

function turned({ before, after }: Pick<BookingRow, 'before' | 'after'>) {
  return { ...(before && { before: thingOf(before) }), ...(after && { after: thingOf(after) }) }
}

/**
 * The lot with what belongs together in one place, so that it is restored together or not at all. Until when it keeps follows from
 * what it is, where it lies and when it was opened: none of these goes back alone from under a date that rests on it.
 */
function thingOf(lot: LotSnapshot) {
  const { amountOver, amountUnder, unit, ...others } = snapshotOf(lot)
  const { expiryDay, expirySource, expiryKind, expiryBecause, dailyOver, dailyUnder, ...undated } = others
  const { foodId, location, openedOn, frozenOn, leftWhenFrozen, thawedOn, ...rest } = undated
  const expiry = { expiryDay, expirySource, expiryKind, expiryBecause }
  return {
    ...rest,
    quantity: { amount: heldBy(lot), unit },
    kept: { ...expiry, foodId, location, openedOn, frozenOn, leftWhenFrozen, thawedOn },
    daily: { dailyOver, dailyUnder },
  }
}
