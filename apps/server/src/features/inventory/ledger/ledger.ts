import {
  type BulkAction,
  type InventoryItem,
  type ItemEdit,
  type ItemLocation,
  inventory,
  type NewItem,
  type WasteReason,
} from '@larder/contract/inventory'
import type { Actor } from '../../../actor'
import { awaitAll } from '../../../db/await-all'
import { AppError } from '../../../errors'
import { newId } from '../../../secrets'
import { type BulkResult, toBulkChanges, toBulkResult, toStockChanges } from '../lots/bulk-changes'
import { editToCountryUnits, toCountryUnits } from '../lots/country-units'
import { editLot } from '../lots/edit-lot'
import { findLots } from '../lots/find-lots'
import { moveLot, openLot, removeLot, stepAmount, takeAmount, takeInUnit } from '../lots/lot-changes'
import { type LotRow, toInventoryItem } from '../lots/lot-row'
import { newLot } from '../lots/new-lot'
import { bookChangesAndCommit, type LotChange } from './book-changes'
import { type BookingRow, toLotAfter } from './booking-row'
import {
  type HouseholdTransaction,
  type LedgerParts,
  type MemberTransaction,
  withHousehold,
  withHouseholdPrefetch,
} from './household-transaction'
import { type BookingRequest, startBooking } from './idempotent-booking'
import { toUndoChanges } from './undo-booking'

type IdempotencyKey = string | undefined

/** A household's ledger: every change of the stock is booked here and can be undone. */
export interface Ledger {
  add(actor: Actor, item: NewItem): Promise<InventoryItem>
  /** Adds all items or none, as one action; undoing the booking removes all of them. */
  addAll(
    actor: Actor,
    items: readonly NewItem[],
    action?: IdempotencyKey,
  ): Promise<{ rows: LotRow[]; booking: number }>
  edit(actor: Actor, id: number, edit: ItemEdit): Promise<InventoryItem>
  remove(actor: Actor, id: number, action?: IdempotencyKey): Promise<InventoryItem>
  step(actor: Actor, id: number, by: number, action?: IdempotencyKey): Promise<InventoryItem>
  take(
    actor: Actor,
    id: number,
    taken: { amount: string | number; unit?: string | undefined },
    action?: IdempotencyKey,
  ): Promise<InventoryItem>
  waste(
    actor: Actor,
    id: number,
    waste: { amount: string | number; reason: WasteReason },
    action?: IdempotencyKey,
  ): Promise<InventoryItem>
  move(
    actor: Actor,
    id: number,
    move: { to: ItemLocation; amount?: string | undefined },
    action?: IdempotencyKey,
  ): Promise<InventoryItem>
  open(actor: Actor, id: number, action?: IdempotencyKey): Promise<InventoryItem>
  bulk(
    actor: Actor,
    ids: readonly number[],
    bulkAction: BulkAction,
    action?: IdempotencyKey,
  ): Promise<BulkResult>
  undo(actor: Actor, bookingId: number): Promise<Pick<BulkResult, 'items' | 'removed'>>
}

export function createLedger(parts: LedgerParts): Ledger {
  /** Books a request once, however often it is sent. */
  function bookOnce(
    actor: Actor,
    request: BookingRequest,
    work: (transaction: HouseholdTransaction) => Promise<LotChange[]> | LotChange[],
  ): Promise<BookingRow[]> {
    return withHouseholdPrefetch(
      parts,
      actor,
      (at) => startBooking(at, request),
      async (transaction, { actionId, booked }) =>
        booked ?? bookChangesAndCommit(transaction, actionId, await work(transaction)),
    )
  }

  /** Changes one lot. Returns the lot of the last booking, or the unchanged lot when nothing was booked. */
  function changeLot(
    actor: Actor,
    id: number,
    { call, action, ...input }: { call: string; action: IdempotencyKey; [field: string]: unknown },
    change: (lot: LotRow, transaction: HouseholdTransaction) => LotChange[],
  ): Promise<InventoryItem> {
    const request = { call, action, input: { id, ...input } }
    return withHouseholdPrefetch(
      parts,
      actor,
      // On a retry the lot may already be deleted.
      (at) => awaitAll([startBooking(at, request), findLots(at, [id])]),
      async (transaction, [{ actionId, booked }, lots]) => {
        const rows =
          booked ?? (await bookChangesAndCommit(transaction, actionId, change(lotOrThrow(lots), transaction)))
        return lastItem(rows) ?? toInventoryItem(lotOrThrow(lots))
      },
    )
  }

  function addItems(actor: Actor, items: readonly NewItem[], request: BookingRequest): Promise<BookingRow[]> {
    return bookOnce(actor, request, ({ today, country }) =>
      items.map((item) => ({ kind: 'bought', after: newLot(toCountryUnits(item, country), today) })),
    )
  }

  return {
    async add(actor, { action, ...item }) {
      const rows = await addItems(actor, [item], { call: inventory.create.name, input: item, action })
      return lastItem(rows) ?? throwNothingBooked()
    },

    async addAll(actor, items, action) {
      const rows = await addItems(actor, items, { call: 'inventory.addAll', input: items, action })
      return {
        rows: rows.flatMap((row) => toLotAfter(row) ?? []),
        booking: rows[0]?.id ?? throwNothingBooked(),
      }
    },

    edit(actor, id, { action, ...edit }) {
      const request = { call: inventory.update.name, action, edit }
      return changeLot(actor, id, request, (lot, { today, country }) =>
        editLot(lot, editToCountryUnits(edit, lot, country), today),
      )
    },

    remove(actor, id, action) {
      return changeLot(actor, id, { call: inventory.remove.name, action }, removeLot)
    },

    step(actor, id, by, action) {
      return changeLot(actor, id, { call: inventory.step.name, action, by }, (lot) => stepAmount(lot, by))
    },

    take(actor, id, { amount, unit }, action) {
      const request = { call: inventory.take.name, action, amount, ...(unit !== undefined && { unit }) }
      return changeLot(actor, id, request, (lot) =>
        unit === undefined || amount === 'all'
          ? takeAmount(lot, amount, 'used')
          : takeInUnit(lot, amount, unit),
      )
    },

    waste(actor, id, { amount, reason }, action) {
      const request = { call: inventory.waste.name, action, amount, reason }
      return changeLot(actor, id, request, (lot) => takeAmount(lot, amount, 'wasted', reason))
    },

    move(actor, id, { to, amount }, action) {
      const request = { call: inventory.move.name, action, to, amount }
      return changeLot(actor, id, request, (lot, { today }) => moveLot(lot, to, amount, today))
    },

    open(actor, id, action) {
      return changeLot(actor, id, { call: inventory.open.name, action }, (lot, { today }) => {
        if (lot.openedOn !== null) throw new AppError('already-opened')
        return openLot(lot, today)
      })
    },

    async bulk(actor, listedIds, bulkAction, action) {
      const ids = [...new Set(listedIds)]
      const request = { call: inventory.bulk.name, action, input: { ids, deed: bulkAction } }
      const rows = await bookOnce(actor, request, async (transaction) =>
        (await findLots(transaction, ids)).flatMap((lot) =>
          toBulkChanges(bulkAction, lot, transaction.today),
        ),
      )
      return toBulkResult(ids, rows)
    },

    undo(actor, bookingId) {
      const undo = async (transaction: MemberTransaction) => {
        const { changes, actionId } = await toUndoChanges(transaction, bookingId)
        for (const undoHook of parts.undoHooks ?? []) await undoHook(transaction, actionId)
        return toStockChanges(await bookChangesAndCommit(transaction, newId(), changes))
      }
      return withHousehold(parts, actor, undo, ['shopping', 'meal-plan', 'cooking', 'scan', 'fridge'])
    },
  }
}

function lotOrThrow([lot]: readonly LotRow[]): LotRow {
  if (!lot) throw new AppError('item-not-found')
  return lot
}

function lastItem(rows: readonly BookingRow[]): InventoryItem | undefined {
  const last = rows.at(-1)
  const lot = last && toLotAfter(last)
  return lot && toInventoryItem(lot, last.id)
}

function throwNothingBooked(): never {
  throw new TypeError('an added item must be booked')
}
