import {
  type BulkAction,
  type InventoryItem,
  type ItemEdit,
  type ItemLocation,
  inventory,
  type NewItem,
  type WasteReason,
} from '@larder/contract/inventory'
import type { Actor } from '../../actor'
import type { ChangeRequest, HouseholdScope, MemberTx, WithHousehold } from '../../db/household-transaction'
import { AppError } from '../../errors'
import {
  type BookingRow,
  bookChangesAndCommit,
  findEarlierBookings,
  type LotChange,
  stockFeatures,
  toLotAfter,
} from './ledger/book-changes'
import { toUndoChanges, type UndoHook } from './ledger/undo-booking'
import { type BulkResult, toBulkChanges, toBulkResult, toStockChanges } from './lots/bulk-changes'
import { editToCountryUnits, toCountryUnits } from './lots/country-units'
import { editLot } from './lots/edit-lot'
import { moveLot, openLot, removeLot, stepAmount, takeAmount, takeInUnit } from './lots/lot-changes'
import { findLots } from './lots/lot-queries'
import { type LotRow, toInventoryItem } from './lots/lot-row'
import { newLot } from './lots/new-lot'

type IdempotencyKey = string | undefined

/** Undo also reverts what other features stored with a booking. */
const undoFeatures = [...stockFeatures, 'shopping', 'meal-plan', 'cooking', 'scan', 'fridge']

/** A household's ledger: every change of the stock is booked here and can be undone. */
export interface InventoryService {
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

export interface InventoryServiceParts {
  withHousehold: WithHousehold
  /** Revert what other features stored together with the bookings of an action. */
  undoHooks: readonly UndoHook[]
}

export function createInventoryService({
  withHousehold,
  undoHooks,
}: InventoryServiceParts): InventoryService {
  /** Books a request once, however often it is sent. */
  function bookOnce(
    actor: Actor,
    request: ChangeRequest,
    toChanges: (tx: MemberTx) => Promise<LotChange[]> | LotChange[],
  ): Promise<BookingRow[]> {
    return withHousehold(actor, { changes: stockFeatures, request }, async (tx) =>
      tx.isRepeat ? findEarlierBookings(tx) : bookChangesAndCommit(tx, await toChanges(tx)),
    )
  }

  /** Changes one lot. Returns the lot of the last booking, or the unchanged lot when nothing was booked. */
  function changeLot(
    actor: Actor,
    id: number,
    { call, action, ...input }: { call: string; action: IdempotencyKey; [field: string]: unknown },
    change: (lot: LotRow, tx: MemberTx) => LotChange[],
  ): Promise<InventoryItem> {
    const request = { call, action, input: { id, ...input } }
    const read = (scope: HouseholdScope) => findLots(scope, [id])
    return withHousehold(actor, { changes: stockFeatures, request, read }, async (tx, lots) => {
      // On a retry the lot may already be deleted.
      const rows = tx.isRepeat
        ? await findEarlierBookings(tx)
        : await bookChangesAndCommit(tx, change(lotOrThrow(lots), tx))
      return lastItem(rows) ?? toInventoryItem(lotOrThrow(lots))
    })
  }

  function addItems(actor: Actor, items: readonly NewItem[], request: ChangeRequest): Promise<BookingRow[]> {
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
      const rows = await bookOnce(actor, request, async (tx) =>
        (await findLots(tx, ids)).flatMap((lot) => toBulkChanges(bulkAction, lot, tx.today)),
      )
      return toBulkResult(ids, rows)
    },

    undo(actor, bookingId) {
      return withHousehold(actor, undoFeatures, async (tx) => {
        const { changes, actionId } = await toUndoChanges(tx, bookingId)
        for (const undoHook of undoHooks) await undoHook(tx, actionId)
        return toStockChanges(await bookChangesAndCommit(tx, changes))
      })
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
