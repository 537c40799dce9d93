import type { BulkAction, BulkOutcome as BulkDoneSchema } from '@larder/contract/inventory'
import type { Day } from '@larder/kitchen/date/day'
import type * as z from 'zod/mini'
import { type BookingRow, type LotChange, toLotAfter } from '../ledger/book-changes'
import { moveLot, openLot, removeLot, takeAmount } from './lot-changes'
import { type LotRow, toInventoryItem } from './lot-row'

export type BulkResult = z.output<typeof BulkDoneSchema>

/** Returns the changes of a bulk action to one lot; empty when nothing changes. */
export function toBulkChanges(action: BulkAction, lot: LotRow, today: Day): LotChange[] {
  switch (action.do) {
    case 'use-up':
      return takeAmount(lot, 'all', 'used')
    case 'waste':
      return takeAmount(lot, 'all', 'wasted', action.reason)
    case 'move':
      return moveLot(lot, action.to, undefined, today)
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

/** Returns the items after some bookings, and the ids of those removed. */
export function toStockChanges(rows: readonly BookingRow[]): Pick<BulkResult, 'items' | 'removed'> {
  // If a lot was booked twice, the last booking counts.
  const lastBookings = [...new Map(rows.map((row) => [row.lotId, row])).values()]
  return {
    items: lastBookings.flatMap((row) => (row.after ? toItemAfter(row) : [])),
    removed: lastBookings.flatMap((row) => (row.after ? [] : [row.lotId])),
  }
}

function toItemAfter(row: BookingRow) {
  const lot = toLotAfter(row)
  return lot ? [toInventoryItem(lot, row.undoes === null ? row.id : undefined)] : []
}
