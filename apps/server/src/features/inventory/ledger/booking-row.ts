import { type Amount, toNumber } from '@larder/kitchen/quantity/amount'
import { gramsOf } from '@larder/kitchen/quantity/quantity'
import type { bookings } from '../../../db/tables/inventory'
import { negate } from '../lots/exact-amount'
import type { LotRow } from '../lots/lot-row'
import { heldUnitOf, type LotSnapshot } from '../lots/lot-snapshot'

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
  const grams = gramsOf({ amount: removed, unit: heldUnitOf(lot) }, lot.foodId ?? undefined)
  const money = lot.unitPrice === null ? Number.NaN : Number(lot.unitPrice) * toNumber(removed)
  return { grams: grams ?? null, money: money < maxMoney ? Number(money.toFixed(4)) : null }
}

/** Larger sums do not fit the column and are not plausible. */
const maxMoney = 1e9
