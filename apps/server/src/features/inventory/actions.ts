import { and, asc, eq } from 'drizzle-orm'
import { bookings, actions as table } from '../../db/tables/inventory'
import { AppError } from '../../errors'
import { hashSecret, newId } from '../../secrets'
import type { BookingRow } from './booking-row'
import type { Turn } from './turn'

/** What somebody asks for: the name of the call, what it carries, and the name a device gave to this very change. */
export interface Asked {
  readonly call: string
  readonly input: unknown
  readonly action: string | undefined
}

/** Under which id to book, and what was booked already when this very change was sent before. */
export type Begun = { readonly actionId: string; readonly booked?: BookingRow[] }

/** A device that heard no answer sends its change again under the same name: it is answered again and not done again. */
export async function begin(turn: Turn, { call, input, action }: Asked): Promise<Begun> {
  if (action === undefined) return { actionId: newId() }
  const { tx, householdId } = turn
  const fingerprint = hashSecret(`${call} ${turn.accountId} ${canonical(input)}`)
  const [known] = await tx
    .select()
    .from(table)
    .where(and(eq(table.householdId, householdId), eq(table.id, action)))
  const booked = await bookedBy(turn, action)
  if (known?.fingerprint.equals(fingerprint)) return { actionId: action, booked }
  // Names are forgotten after a while, what was booked under them is not: it must not be mixed with something new.
  if (known || booked.length > 0) throw new AppError('action-used')
  await tx.insert(table).values({ householdId, id: action, fingerprint, at: turn.now })
  return { actionId: action }
}

export async function bookedBy({ tx, householdId }: Turn, actionId: string): Promise<BookingRow[]> {
  const rows = await tx
    .select()
    .from(bookings)
    .where(and(eq(bookings.householdId, householdId), eq(bookings.actionId, actionId)))
    .orderBy(asc(bookings.id))
  // Only the ledger writes these columns, and only snapshots.
  return rows as BookingRow[]
}

/** The same text for the same input, in whatever order its fields came. */
function canonical(input: unknown): string {
  return JSON.stringify(input, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
}
