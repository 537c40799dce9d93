import type { BookingEntryKind, InventoryItem } from '@larder/contract/inventory'
import type { HouseholdTx } from '../../../db/household-transaction'
import { AppError } from '../../../errors'
import { toStockChanges } from '../lots/bulk-changes'
import { takeAnyAmount } from '../lots/lot-changes'
import { findLots } from '../lots/lot-queries'
import { type LotRow, toInventoryItem } from '../lots/lot-row'
import { type StockArrival, toArrivalChanges } from '../lots/merge-arrivals'
import { type BookingRow, bookChanges, findEarlierBookings, type LotChange, toLotAfter } from './book-changes'

/** An amount taken from an item, in the item's own unit, or 'all'. */
export interface StockTaking {
  readonly itemId: number
  readonly amount: string
  /** 'cooked' unless it was 'used' otherwise. */
  readonly kind?: Extract<BookingEntryKind, 'used' | 'cooked'>
}

/** Changes that are booked together. */
export interface StockBooking {
  readonly takings?: readonly StockTaking[]
  readonly arrivals?: readonly StockArrival[]
}

/** The affected items after the booking; undoing the booking reverts all of it. */
export interface BookedStock {
  readonly items: InventoryItem[]
  readonly removed: number[]
  /** The added items, in the order of the arrivals. */
  readonly arrived: InventoryItem[]
  readonly booking?: number
}

/** Books changes of the stock together with what another feature writes in the same transaction. */
export async function bookStock(
  tx: HouseholdTx,
  { takings = [], arrivals = [] }: StockBooking,
): Promise<BookedStock> {
  const changes = [...(await toTakingChanges(tx, takings)), ...(await toArrivalChanges(tx, arrivals))]
  return toBookedStock(await bookChanges(tx, changes))
}

/** Returns what the earlier request booked that a repeated one confirms. */
export async function findEarlierStock(tx: HouseholdTx): Promise<BookedStock> {
  return toBookedStock(await findEarlierBookings(tx))
}

async function toTakingChanges(tx: HouseholdTx, takings: readonly StockTaking[]): Promise<LotChange[]> {
  const ids = [...new Set(takings.map(({ itemId }) => itemId))]
  if (ids.length < takings.length)
    throw new AppError('bad-input', { fields: { takes: 'Name each item only once.' } })
  if (ids.length === 0) return []
  const found = await findLots(tx, ids)
  const byId = new Map<number, LotRow>(found.map((lot) => [lot.id, lot]))
  return takings.flatMap(({ itemId, amount, kind = 'cooked' }) => {
    const lot = byId.get(itemId)
    if (!lot) throw new AppError('item-not-found')
    return takeAnyAmount(lot, amount, kind)
  })
}

function toBookedStock(rows: readonly BookingRow[]): BookedStock {
  const booking = rows[0]?.id
  const arrived = rows.flatMap((row) => {
    const lot = row.before === null && row.after ? toLotAfter(row) : undefined
    return lot ? [toInventoryItem(lot, row.id)] : []
  })
  return { ...toStockChanges(rows), arrived, ...(booking !== undefined && { booking }) }
}
