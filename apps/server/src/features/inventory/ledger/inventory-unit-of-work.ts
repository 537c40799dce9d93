import type { BookingEntryKind, InventoryItem, LeftoverDish, NewItem } from '@larder/contract/inventory'
import type { Actor } from '../../../actor'
import { AppError } from '../../../errors'
import { toStockChanges } from '../lots/bulk-changes'
import { findLots } from '../lots/find-lots'
import { takeAnyAmount } from '../lots/lot-changes'
import { type LotRow, toInventoryItem } from '../lots/lot-row'
import { toArrivalChanges } from '../lots/merge-arrivals'
import { bookChanges, type LotChange } from './book-changes'
import { type BookingRow, toLotAfter } from './booking-row'
import {
  type ActingCamera,
  type HouseholdTransaction,
  type LedgerParts,
  type MemberTransaction,
  withCameraHousehold,
  withHousehold,
} from './household-transaction'
import { type BookingRequest, startBooking } from './idempotent-booking'

/** An item added to the stock. */
export interface StockArrival {
  readonly item: Omit<NewItem, 'action'>
  /** 'cooked' for a cooked dish, otherwise 'bought'. */
  readonly kind?: Extract<BookingEntryKind, 'bought' | 'cooked'>
  readonly dish?: LeftoverDish
  /** Adds to an existing lot where a cook could not tell the two apart. */
  readonly merge?: boolean
}

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

/** The ledger inside a larger transaction of another feature: all of it is written or none. */
export interface InventoryUnitOfWork extends MemberTransaction {
  /** Starts a booking; returns the earlier result when the idempotency key is known. */
  begin(request: BookingRequest): Promise<{ actionId: string; before?: BookedStock }>
  book(actionId: string, changes: StockBooking): Promise<BookedStock>
}

/** The unit of work of a camera. */
export type CameraUnitOfWork = HouseholdTransaction & Pick<InventoryUnitOfWork, 'book'>

export type WithLedger = <T>(
  actor: Actor,
  features: readonly string[],
  work: (unitOfWork: InventoryUnitOfWork) => Promise<T>,
) => Promise<T>

/** Lets another feature write its own rows and the ledger in one transaction. */
export function createWithLedger(parts: LedgerParts): WithLedger {
  return (actor, features, work) =>
    withHousehold(
      parts,
      actor,
      (transaction) =>
        work({
          ...transaction,
          async begin(request) {
            const { actionId, booked } = await startBooking(transaction, request)
            return booked ? { actionId, before: toBookedStock(booked) } : { actionId }
          },
          book: (actionId, changes) => bookStock(transaction, actionId, changes),
        }),
      features,
    )
}

/** Like `createWithLedger` for a camera; the bookings have no account. */
export function createWithCameraLedger(parts: LedgerParts) {
  return <T>(
    camera: ActingCamera,
    features: readonly string[],
    work: (unitOfWork: CameraUnitOfWork) => Promise<T>,
  ): Promise<T> =>
    withCameraHousehold(parts, camera, features, (transaction) =>
      work({ ...transaction, book: (actionId, changes) => bookStock(transaction, actionId, changes) }),
    )
}

async function bookStock(
  transaction: HouseholdTransaction,
  actionId: string,
  { takings = [], arrivals = [] }: StockBooking,
): Promise<BookedStock> {
  const changes = [
    ...(await toTakingChanges(transaction, takings)),
    ...(await toArrivalChanges(transaction, arrivals)),
  ]
  return toBookedStock(await bookChanges(transaction, actionId, changes))
}

async function toTakingChanges(
  transaction: HouseholdTransaction,
  takings: readonly StockTaking[],
): Promise<LotChange[]> {
  const ids = [...new Set(takings.map(({ itemId }) => itemId))]
  if (ids.length < takings.length)
    throw new AppError('bad-input', { fields: { takes: 'Name each item only once.' } })
  if (ids.length === 0) return []
  const found = await findLots(transaction, ids)
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
