import { and, asc, eq } from 'drizzle-orm'
import { type NamedChange, nameChange } from '../../db/named-change'
import { bookings } from '../../db/tables/inventory'
import { AppError } from '../../errors'
import { newId } from '../../secrets'
import type { BookingRow } from './booking-row'
import type { AtTurn } from './turn'

/** What somebody asks for; not every device names its changes. */
export type Asked = Omit<NamedChange, 'action'> & { readonly action: string | undefined }

/** Under which id to book, and what was booked already when this very change was sent before. */
export type Begun = { readonly actionId: string; readonly booked?: BookingRow[] }

/** A device that heard no answer sends its change again under the same name: it is answered again and not done again. */
export async function begin(turn: AtTurn, { call, input, action }: Asked): Promise<Begun> {
  if (action === undefined) return { actionId: newId() }
  const { sentBefore, isBooked } = await nameChange(turn.tx, turn, { call, input, action }, turn.now)
  if (sentBefore) return { actionId: action, booked: isBooked ? await bookedBy(turn, action) : [] }
  // Names are forgotten after a while, what was booked under them is not: it must not be mixed with something new.
  if (isBooked) throw new AppError('action-used')
  return { actionId: action }
}

export async function bookedBy({ tx, householdId }: AtTurn, actionId: string): Promise<BookingRow[]> {
  const rows = await tx
    .select()
    .from(bookings)
    .where(and(eq(bookings.householdId, householdId), eq(bookings.actionId, actionId)))
    .orderBy(asc(bookings.id))
  // Only the ledger writes these columns, and only snapshots.
  return rows as BookingRow[]
}
