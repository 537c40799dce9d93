import type { BulkDeed, BulkDone as BulkDoneSchema } from '@larder/contract/inventory'
import type { Day } from '@larder/kitchen/day'
import type * as z from 'zod/mini'
import type { Change } from './book'
import { type BookingRow, lotAfter } from './booking-row'
import { moved, opened, removed, taken } from './deeds'
import { asItem, type LotRow } from './lot-row'

export type BulkDone = z.output<typeof BulkDoneSchema>

/** One thing done to one of many lots; what changes nothing leaves it alone. */
export function changesFor(deed: BulkDeed, lot: LotRow, today: Day): Change[] {
  switch (deed.do) {
    case 'use-up':
      return taken(lot, 'all', 'used')
    case 'waste':
      return taken(lot, 'all', 'wasted', deed.reason)
    case 'move':
      return moved(lot, deed.to, undefined, today)
    case 'open':
      return opened(lot, today)
    case 'remove':
      return removed(lot)
  }
}

export function bulkDone(ids: readonly number[], rows: readonly BookingRow[]): BulkDone {
  const touched = new Set(rows.map(({ lotId }) => lotId))
  const booking = rows[0]?.id
  return {
    ...shelvesAfter(rows),
    untouched: ids.filter((id) => !touched.has(id)),
    ...(booking !== undefined && { booking }),
  }
}

/** What stands on the shelves after some bookings, and what went with them. */
export function shelvesAfter(rows: readonly BookingRow[]): Pick<BulkDone, 'items' | 'removed'> {
  // Of a lot that was booked twice, the last counts.
  const last = [...new Map(rows.map((row) => [row.lotId, row])).values()]
  return {
    items: last.flatMap((row) => (row.after ? asItemAfter(row) : [])),
    removed: last.flatMap((row) => (row.after ? [] : [row.lotId])),
  }
}

function asItemAfter(row: BookingRow) {
  const lot = lotAfter(row)
  return lot ? [asItem(lot, row.undoes === null ? row.id : undefined)] : []
}
