import type { BookingEntryKind, WasteReason } from '@larder/contract/inventory'
import { zero } from '@larder/kitchen/quantity/amount'
import type { HouseholdTx } from '../../../db/household-transaction'
import {
  type BookingDraft,
  writeBookings,
  writeBookingsAndCommit,
} from '../../../db/sql/inventory/booking-writes'
import { AppError } from '../../../errors'
import { isStorableAmount, subtractExact } from '../lots/exact-amount'
import type { LotRow } from '../lots/lot-row'
import { heldAmountOf, type LotSnapshot, toSnapshot } from '../lots/lot-snapshot'
import { type BookingRow, toWeightAndCost } from './booking-row'
import { assertLotLimit } from './lot-limit'

/** The features that change with the stock. */
export const stockFeatures = ['inventory', 'notifications']

/** A change to one lot. */
export interface LotChange {
  readonly kind: BookingEntryKind
  /** Absent for a new lot. */
  readonly lot?: LotRow
  /** Null when the lot is removed. */
  readonly after: LotSnapshot | null
  readonly reason?: WasteReason
  /** Id of the booking that this one undoes. */
  readonly undoes?: number
}

/** Writes the changes to the ledger and the lots, in one statement for any number of changes. */
export function bookChanges(tx: HouseholdTx, changes: readonly LotChange[]): Promise<BookingRow[]> {
  return writeChanges(tx, changes, writeBookings)
}

/** Like `bookChanges`, as the last statement of a transaction: the commit shares its round trip. */
export function bookChangesAndCommit(tx: HouseholdTx, changes: readonly LotChange[]): Promise<BookingRow[]> {
  return writeChanges(tx, changes, writeBookingsAndCommit)
}

async function writeChanges(
  tx: HouseholdTx,
  changes: readonly LotChange[],
  write: typeof writeBookings,
): Promise<BookingRow[]> {
  // Keys expire before their bookings do: a reused key must not mix old bookings with new ones.
  if (tx.isBooked) throw new AppError('idempotency-key-reused')
  tx.stockChanged()
  if (changes.length === 0) return []
  const drafts = changes.map((change) => toBookingDraft(tx, change))
  await assertLotLimit(
    tx,
    drafts.reduce((sum, { added }) => sum + added, 0),
  )
  const rows = await write(tx, tx.householdId, drafts)
  // Ids are assigned in row order.
  const written = rows.map(({ id, lotId }) => ({ id: Number(id), lotId: Number(lotId) }))
  written.sort((a, b) => a.id - b.id)
  return drafts.map(({ booking }, at) => ({ ...booking, ...written[at] }))
}

const unassignedId = 0

function toBookingDraft(
  { householdId, accountId, camera, actionId, now: at, today: day }: HouseholdTx,
  { kind, lot, after, reason, undoes }: LotChange,
): Omit<BookingDraft, 'booking'> & { booking: BookingRow } {
  const before = lot && lot.removedAt === null ? toSnapshot(lot) : null
  const change = subtractExact(after ? heldAmountOf(after) : zero, before ? heldAmountOf(before) : zero)
  if (!change || (after && !isStorableAmount(heldAmountOf(after)))) throw new AppError('invalid-amount')
  const version = (lot?.version ?? 0) + 1
  const booking: BookingRow = {
    id: unassignedId,
    householdId,
    lotId: lot?.id ?? unassignedId,
    actionId,
    kind,
    accountId,
    at,
    day,
    reason: reason ?? null,
    before,
    after: after && toSnapshot(after),
    changeNumerator: change.numerator,
    changeDenominator: change.denominator,
    ...(undoes === undefined ? toWeightAndCost(kind, before, change) : { grams: null, money: null }),
    version,
    undoes: undoes ?? null,
    undoneAt: null,
    camera,
  }
  const row: LotRow = {
    ...toSnapshot(after ?? lot ?? throwMissingLot()),
    id: booking.lotId,
    householdId,
    version,
    createdAt: lot?.createdAt ?? at,
    updatedAt: at,
    removedAt: after ? null : at,
  }
  return { booking, lot: row, isNew: lot === undefined, added: (before ? 0 : 1) - (after ? 0 : 1) }
}

function throwMissingLot(): never {
  throw new TypeError('a lot that does not exist cannot be removed')
}
