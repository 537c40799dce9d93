import { toNumber } from '@larder/kitchen/quantity/amount'
import type { Lot } from '@larder/kitchen/stock/lot'
import { mergeLots } from '@larder/kitchen/stock/merge-lots'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { lots } from '../../../db/tables/inventory'
import type { LotChange } from '../ledger/book-changes'
import type { HouseholdTransaction } from '../ledger/household-transaction'
import type { StockArrival } from '../ledger/inventory-unit-of-work'
import { toCountryUnits } from './country-units'
import { isStorableAmount } from './exact-amount'
import { formatUnitPrice } from './input-values'
import { type LotRow, toLot } from './lot-row'
import { heldAmountOf, heldUnitOf, type LotSnapshot, toSnapshot } from './lot-snapshot'
import { newLot } from './new-lot'

/** Something on the shelves, or about to come there by the change at that place. */
interface MergeCandidate {
  lot: Lot
  now: LotSnapshot
  row?: LotRow
  place?: number
}

/** What comes, as changes; where it may, what a cook could not tell from what is there becomes more of it. */
export async function toArrivalChanges(
  turn: HouseholdTransaction,
  arrivals: readonly StockArrival[],
): Promise<LotChange[]> {
  const coming = arrivals.map(({ item, kind = 'bought', dish, merge = false }) => ({
    kind,
    merge,
    after: newLot(toCountryUnits(item, turn.country), turn.today, dish),
  }))
  const shelves = await findMergeCandidates(
    turn,
    coming.flatMap(({ merge, after }) => (merge ? [after] : [])),
  )
  const changes: LotChange[] = []
  for (const [nth, { kind, merge, after }] of coming.entries()) {
    const lot = toLot({ ...after, id: -1 - nth })
    const shelf = merge && shelves.find((one) => mergeInto(one, lot, after))
    if (shelf) {
      const change = { kind, after: shelf.now, ...(shelf.row && { lot: shelf.row }) }
      shelf.place ??= changes.length
      changes[shelf.place] = change
      continue
    }
    if (merge) shelves.push({ lot, now: after, place: changes.length })
    changes.push({ kind, after })
  }
  return changes
}

/** Puts more on a shelf if it is the same. */
function mergeInto(shelf: MergeCandidate, lot: Lot, after: LotSnapshot): boolean {
  const merged = mergeLots(shelf.lot, lot)
  if (!merged.ok || !isStorableAmount(merged.lot.quantity.amount) || shelf.now.dish || after.dish)
    return false
  const { numerator: amountNumerator, denominator: amountDenominator } = merged.lot.quantity.amount
  const { unitPrice } = shelf.now
  shelf.lot = merged.lot
  shelf.now = { ...shelf.now, amountNumerator, amountDenominator, since: merged.lot.since }
  shelf.now.unitPrice = mergedUnitPrice(unitPrice, after, shelf.now)
  return true
}

/** What one costs when some cost that much and the others this much. */
function mergedUnitPrice(before: string | null, more: LotSnapshot, both: LotSnapshot): string | null {
  // A price by the kilogram is none by the gram.
  if (heldUnitOf(more) !== heldUnitOf(both)) return before
  if (before === null || more.unitPrice === null) return before ?? more.unitPrice
  const [all, added] = [toNumber(heldAmountOf(both)), toNumber(heldAmountOf(more))]
  return formatUnitPrice((Number(before) * (all - added) + Number(more.unitPrice) * added) / all)
}

async function findMergeCandidates(
  { tx, householdId }: HouseholdTransaction,
  coming: readonly LotSnapshot[],
): Promise<MergeCandidate[]> {
  if (coming.length === 0) return []
  const foods = coming.flatMap(({ foodId }) => foodId ?? [])
  const names = coming.map(({ name }) => name.trim().toLowerCase())
  const rows = await tx
    .select()
    .from(lots)
    .where(
      and(
        eq(lots.householdId, householdId),
        isNull(lots.removedAt),
        sql`(${lots.foodId} in (select json_array_elements_text(${JSON.stringify(foods)}::json))
          or (${lots.foodId} is null and lower(trim(${lots.name})) in (select json_array_elements_text(${JSON.stringify(names)}::json))))`,
      ),
    )
    .orderBy(lots.id)
  return rows.map((row) => ({ lot: toLot(row), now: toSnapshot(row), row }))
}
