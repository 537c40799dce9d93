import {
  type BulkDeed,
  type InventoryItem,
  type ItemEdit,
  inventory,
  type Location,
  type NewItem,
  type WasteReason,
} from '@larder/contract/inventory'
import type { Actor } from '../../actor'
import { allOf } from '../../db/all-of'
import { AppError } from '../../errors'
import { newId } from '../../secrets'
import { type Asked, begin } from './actions'
import { asMeant, asMeantBy } from './as-meant'
import { bookLast, type Change } from './book'
import { type BookingRow, lotAfter } from './booking-row'
import { type BulkDone, bulkDone, changesFor, shelvesAfter } from './bulk'
import { moved, opened, removed, stepped, taken, takenIn } from './deeds'
import { edited } from './editing'
import { asItem, type LotRow } from './lot-row'
import { newLot } from './new-lot'
import { type CooksTurn, inTurn, inTurnAsking, type LedgerParts, type Turn } from './turn'
import { lotsAmong } from './turn-lots'
import { undone } from './undoing'

type Action = string | undefined

/** A household's books: every change of the stock is written here, and every one can be taken back. */
export interface Ledger {
  add(actor: Actor, item: NewItem): Promise<InventoryItem>
  /** All or none, as one action; the booking undoes them all. */
  addAll(
    actor: Actor,
    items: readonly NewItem[],
    action?: Action,
  ): Promise<{ rows: LotRow[]; booking: number }>
  edit(actor: Actor, id: number, edit: ItemEdit): Promise<InventoryItem>
  remove(actor: Actor, id: number, action?: Action): Promise<InventoryItem>
  step(actor: Actor, id: number, by: number, action?: Action): Promise<InventoryItem>
  take(
    actor: Actor,
    id: number,
    taken: { amount: string | number; unit?: string | undefined },
    action?: Action,
  ): Promise<InventoryItem>
  waste(
    actor: Actor,
    id: number,
    waste: { amount: string | number; reason: WasteReason },
    action?: Action,
  ): Promise<InventoryItem>
  move(
    actor: Actor,
    id: number,
    move: { to: Location; amount?: string | undefined },
    action?: Action,
  ): Promise<InventoryItem>
  open(actor: Actor, id: number, action?: Action): Promise<InventoryItem>
  bulk(actor: Actor, ids: readonly number[], deed: BulkDeed, action?: Action): Promise<BulkDone>
  undo(actor: Actor, bookingId: number): Promise<Pick<BulkDone, 'items' | 'removed'>>
}

export function openLedger(parts: LedgerParts): Ledger {
  /** What was asked for, booked once however often it is sent. */
  function once(
    actor: Actor,
    asked: Asked,
    work: (turn: Turn) => Promise<Change[]> | Change[],
  ): Promise<BookingRow[]> {
    return inTurnAsking(
      parts,
      actor,
      (at) => begin(at, asked),
      async (turn, { actionId, booked }) => booked ?? bookLast(turn, actionId, await work(turn)),
    )
  }

  /** Does something to one lot; the answer is the lot of the last booking, or what there is when nothing had to be done. */
  function onOne(
    actor: Actor,
    id: number,
    { call, action, ...input }: { call: string; action: Action; [field: string]: unknown },
    deed: (lot: LotRow, turn: Turn) => Change[],
  ): Promise<InventoryItem> {
    const asked = { call, action, input: { id, ...input } }
    return inTurnAsking(
      parts,
      actor,
      // Whoever sends it again may find the lot gone.
      (at) => allOf([begin(at, asked), lotsAmong(at, [id])]),
      async (turn, [{ actionId, booked }, found]) => {
        const rows = booked ?? (await bookLast(turn, actionId, deed(theLot(found), turn)))
        return lastItem(rows) ?? asItem(theLot(found))
      },
    )
  }

  function arrivals(actor: Actor, items: readonly NewItem[], asked: Asked): Promise<BookingRow[]> {
    return once(actor, asked, ({ today, country }) =>
      items.map((item) => ({ kind: 'bought', after: newLot(asMeant(item, country), today) })),
    )
  }

  return {
    async add(actor, { action, ...item }) {
      const rows = await arrivals(actor, [item], { call: inventory.create.name, input: item, action })
      return lastItem(rows) ?? impossible()
    },

    async addAll(actor, items, action) {
      const rows = await arrivals(actor, items, { call: 'inventory.addAll', input: items, action })
      return { rows: rows.flatMap((row) => lotAfter(row) ?? []), booking: rows[0]?.id ?? impossible() }
    },

    edit(actor, id, { action, ...edit }) {
      const asked = { call: inventory.update.name, action, edit }
      return onOne(actor, id, asked, (lot, { today, country }) =>
        edited(lot, asMeantBy(edit, lot, country), today),
      )
    },

    remove(actor, id, action) {
      return onOne(actor, id, { call: inventory.remove.name, action }, removed)
    },

    step(actor, id, by, action) {
      return onOne(actor, id, { call: inventory.step.name, action, by }, (lot) => stepped(lot, by))
    },

    take(actor, id, { amount, unit }, action) {
      const asked = { call: inventory.take.name, action, amount, ...(unit !== undefined && { unit }) }
      return onOne(actor, id, asked, (lot) =>
        unit === undefined || amount === 'all' ? taken(lot, amount, 'used') : takenIn(lot, amount, unit),
      )
    },

    waste(actor, id, { amount, reason }, action) {
      const asked = { call: inventory.waste.name, action, amount, reason }
      return onOne(actor, id, asked, (lot) => taken(lot, amount, 'wasted', reason))
    },

    move(actor, id, { to, amount }, action) {
      const asked = { call: inventory.move.name, action, to, amount }
      return onOne(actor, id, asked, (lot, { today }) => moved(lot, to, amount, today))
    },

    open(actor, id, action) {
      return onOne(actor, id, { call: inventory.open.name, action }, (lot, { today }) => {
        if (lot.openedOn !== null) throw new AppError('already-opened')
        return opened(lot, today)
      })
    },

    async bulk(actor, given, deed, action) {
      const ids = [...new Set(given)]
      const asked = { call: inventory.bulk.name, action, input: { ids, deed } }
      const rows = await once(actor, asked, async (turn) =>
        (await lotsAmong(turn, ids)).flatMap((lot) => changesFor(deed, lot, turn.today)),
      )
      return bulkDone(ids, rows)
    },

    undo(actor, bookingId) {
      const undoing = async (turn: CooksTurn) => {
        const { changes, actionId } = await undone(turn, bookingId)
        for (const also of parts.alsoUndo ?? []) await also(turn, actionId)
        return shelvesAfter(await bookLast(turn, newId(), changes))
      }
      return inTurn(parts, actor, undoing, ['shopping', 'meal-plan', 'cooking', 'scan', 'fridge'])
    },
  }
}

function theLot([lot]: readonly LotRow[]): LotRow {
  if (!lot) throw new AppError('item-not-found')
  return lot
}

function lastItem(rows: readonly BookingRow[]): InventoryItem | undefined {
  const last = rows.at(-1)
  const lot = last && lotAfter(last)
  return lot && asItem(lot, last.id)
}

function impossible(): never {
  throw new TypeError('what is added is always booked')
}
