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

/** What is to become of one lot. */
export interface LotChange {
  readonly kind: BookingEntryKind
  /** Absent when it is a new one. */
  readonly lot?: LotRow
  /** Nothing when it goes. */
  readonly after: LotSnapshot | null
  readonly reason?: WasteReason
  /** The booking that this one takes back. */
  readonly undoes?: number
}

/** Writes changes into the books and the shelves, one statement however many there are. */
export function bookChanges(
  turn: HouseholdTransaction,
  actionId: string,
  changes: readonly LotChange[],
): Promise<BookingRow[]> {
  return writeChanges(turn, actionId, changes, (statement) => turn.tx.$client.query(statement))
}

/** The same as the last thing of a turn, which ends with it. */
export function bookChangesAndCommit(
  turn: HouseholdTransaction,
  actionId: string,
  changes: readonly LotChange[],
): Promise<BookingRow[]> {
  return writeChanges(turn, actionId, changes, (statement) => queryAndCommit(turn.tx, statement))
}

type RunStatement = (statement: QueryConfig) => Promise<QueryResult<{ id: string; lotId: string }>>

async function writeChanges(
  turn: HouseholdTransaction,
  actionId: string,
  changes: readonly LotChange[],
  ask: RunStatement,
): Promise<BookingRow[]> {
  if (changes.length === 0) return []
  const drafts = changes.map((change) => toBookingDraft(turn, actionId, change))
  const more = drafts.reduce((sum, { comes, goes }) => sum + comes - goes, 0)
  if (more > 0 && !(await isWithinLotQuota(turn, more))) throw new AppError('too-many-items')
  const [first] = drafts
  const { rows } = await ask(
    first && drafts.length === 1 ? toSingleStatement(first) : toBulkStatement(turn.householdId, drafts),
  )
  // Ids are given out in the order of the rows.
  const written = rows.map(({ id, lotId }) => ({ id: Number(id), lotId: Number(lotId) }))
  written.sort((a, b) => a.id - b.id)
  return drafts.map(({ booking }, at) => ({ ...booking, ...written[at] }))
}

const unassignedId = 0

function toBookingDraft(
  turn: HouseholdTransaction,
  actionId: string,
  { kind, lot, after, reason, undoes }: LotChange,
): BookingDraft & { comes: number; goes: number } {
  const { householdId, accountId, camera, now: at, today: day } = turn
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
  throw new TypeError('a lot that never was cannot go')
}
