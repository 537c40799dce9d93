import type { BulkAction, BulkOutcome as BulkDoneSchema } from '@larder/contract/inventory'
import type { Day } from '@larder/kitchen/date/day'
import type * as z from 'zod/mini'
import type { LotChange } from '../ledger/book-changes'
import { type BookingRow, toLotAfter } from '../ledger/booking-row'
import { moveLot, openLot, removeLot, takeAmount } from './lot-changes'
import { type LotRow, toInventoryItem } from './lot-row'

export type BulkResult = z.output<typeof BulkDoneSchema>

/** One thing done to one of many lots; what changes nothing leaves it alone. */
export function toBulkChanges(deed: BulkAction, lot: LotRow, today: Day): LotChange[] {
  switch (deed.do) {
    case 'use-up':
      return takeAmount(lot, 'all', 'used')
    case 'waste':
      return takeAmount(lot, 'all', 'wasted', deed.reason)
    case 'move':
      return moveLot(lot, deed.to, undefined, today)
    case 'open':
      return openLot(lot, today)
    case 'remove':
      return removeLot(lot)
  }
}

export function toBulkResult(ids: readonly number[], rows: readonly BookingRow[]): BulkResult {
  const touched = new Set(rows.map(({ lotId }) => lotId))
  const booking = rows[0]?.id
  return {
    ...toStockChanges(rows),
    untouched: ids.filter((id) => !touched.has(id)),
    ...(booking !== undefined && { booking }),
  }
}

/** What stands on the shelves after some bookings, and what went with them. */
export function toStockChanges(rows: readonly BookingRow[]): Pick<BulkResult, 'items' | 'removed'> {
  // Of a lot that was booked twice, the last counts.
  const last = [...new Map(rows.map((row) => [row.lotId, row])).values()]
  return {
    items: last.flatMap((row) => (row.after ? toItemAfter(row) : [])),
    removed: last.flatMap((row) => (row.after ? [] : [row.lotId])),
  }
}

function toItemAfter(row: BookingRow) {
  const lot = toLotAfter(row)
  return lot ? [toInventoryItem(lot, row.undoes === null ? row.id : undefined)] : []
}
