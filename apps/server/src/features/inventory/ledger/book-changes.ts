import type { BookingEntryKind, WasteReason } from '@larder/contract/inventory'
import { type Amount, toNumber, zero } from '@larder/kitchen/quantity/amount'
import { soldGramsOf } from '@larder/kitchen/quantity/quantity'
import { and, asc, eq } from 'drizzle-orm'
import type { HouseholdTx } from '../../../db/household-transaction'
import {
  type BookingDraft,
  writeBookings,
  writeBookingsAndCommit,
} from '../../../db/sql/inventory/booking-writes'
import { households } from '../../../db/tables/household'
import { bookings } from '../../../db/tables/inventory'
import { AppError } from '../../../errors'
import { isStorableAmount, negate, subtractExact } from '../lots/exact-amount'
import { countLots } from '../lots/lot-queries'
import { heldAmountOf, heldUnitOf, type LotRow, type LotSnapshot, toSnapshot } from '../lots/lot-row'

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

/** Returns the bookings of an action, oldest first. */
export async function findBookings(tx: HouseholdTx, actionId: string): Promise<BookingRow[]> {
  const rows = await tx
    .select()
    .from(bookings)
    .where(and(eq(bookings.householdId, tx.householdId), eq(bookings.actionId, actionId)))
    .orderBy(asc(bookings.id))
  // Only the ledger writes these columns, and only snapshots.
  return rows as BookingRow[]
}

/** Returns the bookings of the earlier request that a repeated one confirms. */
export async function findEarlierBookings(tx: HouseholdTx): Promise<BookingRow[]> {
  tx.stockChanged()
  return tx.isBooked ? findBookings(tx, tx.actionId) : []
}

/** Maximum number of lots of a household. */
export const maxLots = 20_000

/**
 * Rejects more lots than a household may have. The number is exact, because the household is locked and every booking of the
 * transaction passes here. At the limit the lots are counted once more, in case an older server wrote without keeping the number.
 */
async function assertLotLimit(tx: HouseholdTx, added: number): Promise<void> {
  const { householdId } = tx
  if (added > 0 && tx.lotCount + added > maxLots) {
    const lotCount = await countLots(tx, householdId)
    if (lotCount + added > maxLots) throw new AppError('too-many-items')
    await tx.update(households).set({ lotCount }).where(eq(households.id, householdId))
    tx.lotCount = lotCount
  }
  tx.lotCount += added
}

/** A row of the ledger. `before` is null for a lot that was added, `after` for one that was removed. */
export type BookingRow = Omit<typeof bookings.$inferSelect, 'before' | 'after'> & {
  before: LotSnapshot | null
  after: LotSnapshot | null
}

/** Returns the lot after a booking; a removed lot as it was before. */
export function toLotAfter(booking: BookingRow): LotRow | undefined {
  const { lotId: id, householdId, version, at, before, after } = booking
  const lot = after ?? before
  if (!lot) return undefined
  return { ...lot, id, householdId, version, createdAt: at, updatedAt: at, removedAt: after ? null : at }
}

const valuedKinds: ReadonlySet<BookingRow['kind']> = new Set(['used', 'cooked', 'wasted'])

/** Returns weight and cost of what was eaten, cooked or thrown away; moves and corrections have none. */
export function toWeightAndCost(kind: BookingRow['kind'], lot: LotSnapshot | null, change: Amount) {
  if (!valuedKinds.has(kind) || !lot) return { grams: null, money: null }
  const removed = negate(change)
  const grams = soldGramsOf({ amount: removed, unit: heldUnitOf(lot) }, lot.foodId ?? undefined)
  const money = lot.unitPrice === null ? Number.NaN : Number(lot.unitPrice) * toNumber(removed)
  return { grams: grams ?? null, money: money < maxMoney ? Number(money.toFixed(4)) : null }
}

/** Larger sums do not fit the column and are not plausible. */
const maxMoney = 1e9
