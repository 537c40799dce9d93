import type { BookingEntryKind, LeftoverDish, NewItem } from '@larder/contract/inventory'
import { toNumber } from '@larder/kitchen/quantity/amount'
import type { Lot } from '@larder/kitchen/stock/lot'
import { mergeLots } from '@larder/kitchen/stock/merge-lots'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { HouseholdTx } from '../../../db/household-transaction'
import { lots } from '../../../db/tables/inventory'
import type { LotChange } from '../ledger/book-changes'
import { toCountryUnits } from './country-units'
import { isStorableAmount } from './exact-amount'
import { formatUnitPrice } from './input-values'
import { heldAmountOf, heldUnitOf, type LotRow, type LotSnapshot, toLot, toSnapshot } from './lot-row'
import { newLot } from './new-lot'

/** An item added to the stock. */
export interface StockArrival {
  readonly item: Omit<NewItem, 'action'>
  /** 'cooked' for a cooked dish, otherwise 'bought'. */
  readonly kind?: Extract<BookingEntryKind, 'bought' | 'cooked'>
  readonly dish?: LeftoverDish
  /** Adds to an existing lot where a cook could not tell the two apart. */
  readonly merge?: boolean
}

/** A lot that exists, or that the change at `index` adds. */
interface MergeCandidate {
  lot: Lot
  now: LotSnapshot
  row?: LotRow
  index?: number
}

/** Returns the changes for arrivals. An arrival that may merge adds to a lot that a cook could not tell from it. */
export async function toArrivalChanges(
  tx: HouseholdTx,
  arrivals: readonly StockArrival[],
): Promise<LotChange[]> {
  const newLots = arrivals.map(({ item, kind = 'bought', dish, merge = false }) => ({
    kind,
    merge,
    after: newLot(toCountryUnits(item, tx.country), tx.today, dish),
  }))
  const candidates = await findMergeCandidates(
    tx,
    newLots.flatMap(({ merge, after }) => (merge ? [after] : [])),
  )
  const changes: LotChange[] = []
  for (const [index, { kind, merge, after }] of newLots.entries()) {
    const lot = toLot({ ...after, id: -1 - index })
    const candidate = merge && candidates.find((one) => mergeInto(one, lot, after))
    if (candidate) {
      const change = { kind, after: candidate.now, ...(candidate.row && { lot: candidate.row }) }
      candidate.index ??= changes.length
      changes[candidate.index] = change
      continue
    }
    if (merge) candidates.push({ lot, now: after, index: changes.length })
    changes.push({ kind, after })
  }
  return changes
}

/** Adds the arrival to the candidate if both are the same. */
function mergeInto(candidate: MergeCandidate, lot: Lot, after: LotSnapshot): boolean {
  const merged = mergeLots(candidate.lot, lot)
  if (!merged.ok || !isStorableAmount(merged.lot.quantity.amount) || candidate.now.dish || after.dish)
    return false
  const { numerator: amountNumerator, denominator: amountDenominator } = merged.lot.quantity.amount
  const { unitPrice } = candidate.now
  candidate.lot = merged.lot
  candidate.now = { ...candidate.now, amountNumerator, amountDenominator, since: merged.lot.since }
  candidate.now.unitPrice = mergedUnitPrice(unitPrice, after, candidate.now)
  return true
}

/** Returns the average unit price of both amounts. */
function mergedUnitPrice(before: string | null, added: LotSnapshot, merged: LotSnapshot): string | null {
  // Prices in different units do not compare.
  if (heldUnitOf(added) !== heldUnitOf(merged)) return before
  if (before === null || added.unitPrice === null) return before ?? added.unitPrice
  const [total, addedAmount] = [toNumber(heldAmountOf(merged)), toNumber(heldAmountOf(added))]
  return formatUnitPrice(
    (Number(before) * (total - addedAmount) + Number(added.unitPrice) * addedAmount) / total,
  )
}

async function findMergeCandidates(
  tx: HouseholdTx,
  newLots: readonly LotSnapshot[],
): Promise<MergeCandidate[]> {
  if (newLots.length === 0) return []
  const foods = newLots.flatMap(({ foodId }) => foodId ?? [])
  const names = newLots.map(({ name }) => name.trim().toLowerCase())
  const rows = await tx
    .select()
    .from(lots)
    .where(
      and(
        eq(lots.householdId, tx.householdId),
        isNull(lots.removedAt),
        sql`(${lots.foodId} in (select json_array_elements_text(${JSON.stringify(foods)}::json))
          or (${lots.foodId} is null and lower(trim(${lots.name})) in (select json_array_elements_text(${JSON.stringify(names)}::json))))`,
      ),
    )
    .orderBy(lots.id)
  return rows.map((row) => ({ lot: toLot(row), now: toSnapshot(row), row }))
}
