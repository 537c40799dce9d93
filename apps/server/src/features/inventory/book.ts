import type { BookingKind, WasteReason } from '@larder/contract/inventory'
import { zero } from '@larder/kitchen/amount'
import type { QueryConfig, QueryResult } from 'pg'
import { askLast } from '../../db/open'
import { AppError } from '../../errors'
import { type BookingRow, weightAndWorth } from './booking-row'
import { canBeHeld, differenceOf } from './exact-amount'
import type { LotRow } from './lot-row'
import { hasRoomFor } from './room'
import { heldBy, type LotSnapshot, snapshotOf } from './snapshot'
import type { Turn } from './turn'
import { type Draft, writingAll, writingOne } from './write-books'

/** What is to become of one lot. */
export interface Change {
  readonly kind: BookingKind
  /** Absent when it is a new one. */
  readonly lot?: LotRow
  /** Nothing when it goes. */
  readonly after: LotSnapshot | null
  readonly reason?: WasteReason
  /** The booking that this one takes back. */
  readonly undoes?: number
}

/** Writes changes into the books and the shelves, one statement however many there are. */
export function book(turn: Turn, actionId: string, changes: readonly Change[]): Promise<BookingRow[]> {
  return write(turn, actionId, changes, (statement) => turn.tx.$client.query(statement))
}

/** The same as the last thing of a turn, which ends with it. */
export function bookLast(turn: Turn, actionId: string, changes: readonly Change[]): Promise<BookingRow[]> {
  return write(turn, actionId, changes, (statement) => askLast(turn.tx, statement))
}

type Ask = (statement: QueryConfig) => Promise<QueryResult<{ id: string; lotId: string }>>

async function write(
  turn: Turn,
  actionId: string,
  changes: readonly Change[],
  ask: Ask,
): Promise<BookingRow[]> {
  if (changes.length === 0) return []
  const drafts = changes.map((change) => draft(turn, actionId, change))
  const more = drafts.reduce((sum, { comes, goes }) => sum + comes - goes, 0)
  if (more > 0 && !(await hasRoomFor(turn, more))) throw new AppError('too-many-items')
  const [first] = drafts
  const { rows } = await ask(
    first && drafts.length === 1 ? writingOne(first) : writingAll(turn.householdId, drafts),
  )
  // Ids are given out in the order of the rows.
  const written = rows.map(({ id, lotId }) => ({ id: Number(id), lotId: Number(lotId) }))
  written.sort((a, b) => a.id - b.id)
  return drafts.map(({ booking }, at) => ({ ...booking, ...written[at] }))
}

const unborn = 0

function draft(
  turn: Turn,
  actionId: string,
  { kind, lot, after, reason, undoes }: Change,
): Draft & { comes: number; goes: number } {
  const { householdId, accountId, camera, now: at, today: day } = turn
  const before = lot && lot.removedAt === null ? snapshotOf(lot) : null
  const change = differenceOf(after ? heldBy(after) : zero, before ? heldBy(before) : zero)
  if (!change || (after && !canBeHeld(heldBy(after)))) throw new AppError('invalid-amount')
  const version = (lot?.version ?? 0) + 1
  const booking: BookingRow = {
    id: unborn,
    householdId,
    lotId: lot?.id ?? unborn,
    actionId,
    kind,
    accountId,
    at,
    day,
    reason: reason ?? null,
    before,
    after: after && snapshotOf(after),
    changeOver: change.over,
    changeUnder: change.under,
    ...(undoes === undefined ? weightAndWorth(kind, before, change) : { grams: null, money: null }),
    version,
    undoes: undoes ?? null,
    undoneAt: null,
    camera,
  }
  const row: LotRow = {
    ...snapshotOf(after ?? lot ?? impossible()),
    id: booking.lotId,
    householdId,
    version,
    createdAt: lot?.createdAt ?? at,
    updatedAt: at,
    removedAt: after ? null : at,
  }
  return { booking, lot: row, isNew: lot === undefined, comes: before ? 0 : 1, goes: after ? 0 : 1 }
}

function impossible(): never {
  throw new TypeError('a lot that never was cannot go')
}
