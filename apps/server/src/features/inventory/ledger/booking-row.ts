import { type Amount, toNumber } from '@larder/kitchen/quantity/amount'
import { gramsOf } from '@larder/kitchen/quantity/quantity'
import type { bookings } from '../../../db/tables/inventory'
import { negate } from '../lots/exact-amount'
import type { LotRow } from '../lots/lot-row'
import { heldUnitOf, type LotSnapshot } from '../lots/lot-snapshot'

/** A line of the ledger. A lot that came has nothing before it, one that went nothing after it. */
export type BookingRow = Omit<typeof bookings.$inferSelect, 'before' | 'after'> & {
  before: LotSnapshot | null
  after: LotSnapshot | null
}

/** The lot as a booking left it; one that went with it as it was. */
export function toLotAfter(booking: BookingRow): LotRow | undefined {
  const { lotId: id, householdId, version, at, before, after } = booking
  const lot = after ?? before
  if (!lot) return undefined
  return { ...lot, id, householdId, version, createdAt: at, updatedAt: at, removedAt: after ? null : at }
}

const valuedKinds: ReadonlySet<BookingRow['kind']> = new Set(['used', 'cooked', 'wasted'])

/** What was eaten, cooked or thrown away weighs and costs something; what was moved or miscounted does not. */
export function toWeightAndCost(kind: BookingRow['kind'], lot: LotSnapshot | null, change: Amount) {
  if (!valuedKinds.has(kind) || !lot) return { grams: null, money: null }
  const gone = negate(change)
  const grams = gramsOf({ amount: gone, unit: heldUnitOf(lot) }, lot.foodId ?? undefined)
  const money = lot.unitPrice === null ? Number.NaN : Number(lot.unitPrice) * toNumber(gone)
  return { grams: grams ?? null, money: money < maxMoney ? Number(money.toFixed(4)) : null }
}

/** More does not fit the column, and nobody ate that. */
const maxMoney = 1e9
