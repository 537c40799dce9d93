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

/** A household's books: every change of the stock is written here, and every one can be taken back. */
export interface Ledger {
  add(actor: Actor, item: NewItem): Promise<InventoryItem>
  /** All or none, as one action; the booking undoes them all. */
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
  bulk(actor: Actor, ids: readonly number[], deed: BulkAction, action?: IdempotencyKey): Promise<BulkResult>
  undo(actor: Actor, bookingId: number): Promise<Pick<BulkResult, 'items' | 'removed'>>
}

export function createLedger(parts: LedgerParts): Ledger {
  /** What was asked for, booked once however often it is sent. */
  function once(
    actor: Actor,
    asked: BookingRequest,
    work: (turn: HouseholdTransaction) => Promise<LotChange[]> | LotChange[],
  ): Promise<BookingRow[]> {
    return withHouseholdPrefetch(
      parts,
      actor,
      (at) => startBooking(at, asked),
      async (turn, { actionId, booked }) => booked ?? bookChangesAndCommit(turn, actionId, await work(turn)),
    )
  }

  /** Does something to one lot; the answer is the lot of the last booking, or what there is when nothing had to be done. */
  function onOne(
    actor: Actor,
    id: number,
    { call, action, ...input }: { call: string; action: IdempotencyKey; [field: string]: unknown },
    deed: (lot: LotRow, turn: HouseholdTransaction) => LotChange[],
  ): Promise<InventoryItem> {
    const asked = { call, action, input: { id, ...input } }
    return withHouseholdPrefetch(
      parts,
      actor,
      // Whoever sends it again may find the lot gone.
      (at) => awaitAll([startBooking(at, asked), findLots(at, [id])]),
      async (turn, [{ actionId, booked }, found]) => {
        const rows = booked ?? (await bookChangesAndCommit(turn, actionId, deed(lotOrThrow(found), turn)))
        return lastItem(rows) ?? toInventoryItem(lotOrThrow(found))
      },
    )
  }

  function arrivals(actor: Actor, items: readonly NewItem[], asked: BookingRequest): Promise<BookingRow[]> {
    return once(actor, asked, ({ today, country }) =>
      items.map((item) => ({ kind: 'bought', after: newLot(toCountryUnits(item, country), today) })),
    )
  }

  return {
    async add(actor, { action, ...item }) {
      const rows = await arrivals(actor, [item], { call: inventory.create.name, input: item, action })
      return lastItem(rows) ?? throwNothingBooked()
    },

    async addAll(actor, items, action) {
      const rows = await arrivals(actor, items, { call: 'inventory.addAll', input: items, action })
      return {
        rows: rows.flatMap((row) => toLotAfter(row) ?? []),
        booking: rows[0]?.id ?? throwNothingBooked(),
      }
    },

    edit(actor, id, { action, ...edit }) {
      const asked = { call: inventory.update.name, action, edit }
      return onOne(actor, id, asked, (lot, { today, country }) =>
        editLot(lot, editToCountryUnits(edit, lot, country), today),
      )
    },

    remove(actor, id, action) {
      return onOne(actor, id, { call: inventory.remove.name, action }, removeLot)
    },

    step(actor, id, by, action) {
      return onOne(actor, id, { call: inventory.step.name, action, by }, (lot) => stepAmount(lot, by))
    },

    take(actor, id, { amount, unit }, action) {
      const asked = { call: inventory.take.name, action, amount, ...(unit !== undefined && { unit }) }
      return onOne(actor, id, asked, (lot) =>
        unit === undefined || amount === 'all'
          ? takeAmount(lot, amount, 'used')
          : takeInUnit(lot, amount, unit),
      )
    },

    waste(actor, id, { amount, reason }, action) {
      const asked = { call: inventory.waste.name, action, amount, reason }
      return onOne(actor, id, asked, (lot) => takeAmount(lot, amount, 'wasted', reason))
    },

    move(actor, id, { to, amount }, action) {
      const asked = { call: inventory.move.name, action, to, amount }
      return onOne(actor, id, asked, (lot, { today }) => moveLot(lot, to, amount, today))
    },

    open(actor, id, action) {
      return onOne(actor, id, { call: inventory.open.name, action }, (lot, { today }) => {
        if (lot.openedOn !== null) throw new AppError('already-opened')
        return openLot(lot, today)
      })
    },

    async bulk(actor, given, deed, action) {
      const ids = [...new Set(given)]
      const asked = { call: inventory.bulk.name, action, input: { ids, deed } }
      const rows = await once(actor, asked, async (turn) =>
        (await findLots(turn, ids)).flatMap((lot) => toBulkChanges(deed, lot, turn.today)),
      )
      return toBulkResult(ids, rows)
    },

    undo(actor, bookingId) {
      const undoing = async (turn: MemberTransaction) => {
        const { changes, actionId } = await toUndoChanges(turn, bookingId)
        for (const also of parts.undoHooks ?? []) await also(turn, actionId)
        return toStockChanges(await bookChangesAndCommit(turn, newId(), changes))
      }
      return withHousehold(parts, actor, undoing, ['shopping', 'meal-plan', 'cooking', 'scan', 'fridge'])
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
  throw new TypeError('what is added is always booked')
}
