import type { BookingEntryKind, WasteReason } from '@larder/contract/inventory'
import { zero } from '@larder/kitchen/quantity/amount'
import type { QueryConfig, QueryResult } from 'pg'
import { queryAndCommit } from '../../../db/database'
import { AppError } from '../../../errors'
import { isStorableAmount, subtractExact } from '../lots/exact-amount'
import type { LotRow } from '../lots/lot-row'
import { heldAmountOf, type LotSnapshot, toSnapshot } from '../lots/lot-snapshot'
import { type BookingRow, toWeightAndCost } from './booking-row'
import { type BookingDraft, toBulkStatement, toSingleStatement } from './booking-statements'
import type { HouseholdTransaction } from './household-transaction'
import { isWithinLotQuota } from './lot-quota'

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
export function bookChanges(
  transaction: HouseholdTransaction,
  actionId: string,
  changes: readonly LotChange[],
): Promise<BookingRow[]> {
  return writeChanges(transaction, actionId, changes, (statement) => transaction.tx.$client.query(statement))
}

/** Like `bookChanges`, as the last statement of a transaction: the commit shares its round trip. */
export function bookChangesAndCommit(
  transaction: HouseholdTransaction,
  actionId: string,
  changes: readonly LotChange[],
): Promise<BookingRow[]> {
  return writeChanges(transaction, actionId, changes, (statement) =>
    queryAndCommit(transaction.tx, statement),
  )
}

type RunStatement = (statement: QueryConfig) => Promise<QueryResult<{ id: string; lotId: string }>>

async function writeChanges(
  transaction: HouseholdTransaction,
  actionId: string,
  changes: readonly LotChange[],
  runStatement: RunStatement,
): Promise<BookingRow[]> {
  if (changes.length === 0) return []
  const drafts = changes.map((change) => toBookingDraft(transaction, actionId, change))
  const addedLots = drafts.reduce((sum, { comes, goes }) => sum + comes - goes, 0)
  if (addedLots > 0 && !(await isWithinLotQuota(transaction, addedLots))) throw new AppError('too-many-items')
  const [first] = drafts
  const { rows } = await runStatement(
    first && drafts.length === 1
      ? toSingleStatement(first)
      : toBulkStatement(transaction.householdId, drafts),
  )
  // Ids are assigned in row order.
  const written = rows.map(({ id, lotId }) => ({ id: Number(id), lotId: Number(lotId) }))
  written.sort((a, b) => a.id - b.id)
  return drafts.map(({ booking }, at) => ({ ...booking, ...written[at] }))
}

const unassignedId = 0

function toBookingDraft(
  transaction: HouseholdTransaction,
  actionId: string,
  { kind, lot, after, reason, undoes }: LotChange,
): BookingDraft & { comes: number; goes: number } {
  const { householdId, accountId, camera, now: at, today: day } = transaction
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
  return { booking, lot: row, isNew: lot === undefined, comes: before ? 0 : 1, goes: after ? 0 : 1 }
}

function throwMissingLot(): never {
  throw new TypeError('a lot that does not exist cannot be removed')
}
