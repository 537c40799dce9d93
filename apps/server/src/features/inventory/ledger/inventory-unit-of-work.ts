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

/** Something that comes onto the shelves. */
export interface StockArrival {
  readonly item: Omit<NewItem, 'action'>
  /** 'cooked' when it was, otherwise 'bought'. */
  readonly kind?: Extract<BookingEntryKind, 'bought' | 'cooked'>
  readonly dish?: LeftoverDish
  /** Becomes more of what is there already, where a cook could not tell them apart. */
  readonly merge?: boolean
}

/** Something that is taken off the shelves: so much in the item's own unit, or 'all'. */
export interface StockTaking {
  readonly itemId: number
  readonly amount: string
  /** 'cooked' with, unless it was 'used' otherwise. */
  readonly kind?: Extract<BookingEntryKind, 'used' | 'cooked'>
}

/** What is written in the books at once. */
export interface StockBooking {
  readonly takings?: readonly StockTaking[]
  readonly arrivals?: readonly StockArrival[]
}

/** What the shelves hold after it, of what it touched; the booking undoes it all. */
export interface BookedStock {
  readonly items: InventoryItem[]
  readonly removed: number[]
  /** Those that came, in the order they were handed in. */
  readonly arrived: InventoryItem[]
  readonly booking?: number
}

/** The household's books, open in the middle of something larger: all of it is written together or not at all. */
export interface InventoryUnitOfWork extends MemberTransaction {
  /** Under which name to book; with what was booked then, when this very change was sent before. */
  begin(asked: BookingRequest): Promise<{ actionId: string; before?: BookedStock }>
  book(actionId: string, changes: StockBooking): Promise<BookedStock>
}

/** The same books, open for a camera. */
export type CameraUnitOfWork = HouseholdTransaction & Pick<InventoryUnitOfWork, 'book'>

export type WithLedger = <T>(
  actor: Actor,
  words: readonly string[],
  work: (desk: InventoryUnitOfWork) => Promise<T>,
) => Promise<T>

/** Lets another feature write its own rows and the household's books in one transaction. */
export function createWithLedger(parts: LedgerParts): WithLedger {
  return (actor, words, work) =>
    withHousehold(
      parts,
      actor,
      (turn) =>
        work({
          ...turn,
          async begin(asked) {
            const { actionId, booked } = await startBooking(turn, asked)
            return booked ? { actionId, before: toBookedStock(booked) } : { actionId }
          },
          book: (actionId, changes) => bookStock(turn, actionId, changes),
        }),
      words,
    )
}

/** Lets what a camera saw be written, in nobody's name. */
export function createWithCameraLedger(parts: LedgerParts) {
  return <T>(
    camera: ActingCamera,
    words: readonly string[],
    work: (desk: CameraUnitOfWork) => Promise<T>,
  ): Promise<T> =>
    withCameraHousehold(parts, camera, words, (turn) =>
      work({ ...turn, book: (actionId, changes) => bookStock(turn, actionId, changes) }),
    )
}

async function bookStock(
  turn: HouseholdTransaction,
  actionId: string,
  { takings = [], arrivals = [] }: StockBooking,
): Promise<BookedStock> {
  const changes = [...(await toTakingChanges(turn, takings)), ...(await toArrivalChanges(turn, arrivals))]
  return toBookedStock(await bookChanges(turn, actionId, changes))
}

async function toTakingChanges(
  turn: HouseholdTransaction,
  takings: readonly StockTaking[],
): Promise<LotChange[]> {
  const ids = [...new Set(takings.map(({ itemId }) => itemId))]
  if (ids.length < takings.length)
    throw new AppError('bad-input', { fields: { takes: 'Name each item only once.' } })
  if (ids.length === 0) return []
  const found = await findLots(turn, ids)
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
