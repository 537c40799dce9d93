import { toNumber } from '@larder/kitchen/amount'
import type { Lot } from '@larder/kitchen/lot'
import { mergeLots } from '@larder/kitchen/lot-merging'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { lots } from '../../db/tables/inventory'
import { asMeant } from './as-meant'
import type { Change } from './book'
import type { Arrival } from './desk'
import { canBeHeld } from './exact-amount'
import { asLot, type LotRow } from './lot-row'
import { newLot } from './new-lot'
import { unitPriceText } from './reading'
import { heldBy, type LotSnapshot, snapshotOf, unitIn } from './snapshot'
import type { Turn } from './turn'

/** Something on the shelves, or about to come there by the change at that place. */
interface Shelf {
  lot: Lot
  now: LotSnapshot
  row?: LotRow
  place?: number
}

/** What comes, as changes; where it may, what a cook could not tell from what is there becomes more of it. */
export async function arriving(turn: Turn, arrivals: readonly Arrival[]): Promise<Change[]> {
  const coming = arrivals.map(({ item, kind = 'bought', dish, merge = false }) => ({
    kind,
    merge,
    after: newLot(asMeant(item, turn.country), turn.today, dish),
  }))
  const shelves = await shelvesFor(
    turn,
    coming.flatMap(({ merge, after }) => (merge ? [after] : [])),
  )
  const changes: Change[] = []
  for (const [nth, { kind, merge, after }] of coming.entries()) {
    const lot = asLot({ ...after, id: -1 - nth })
    const shelf = merge && shelves.find((one) => putOn(one, lot, after))
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
function putOn(shelf: Shelf, lot: Lot, after: LotSnapshot): boolean {
  const merged = mergeLots(shelf.lot, lot)
  if (!merged.ok || !canBeHeld(merged.lot.quantity.amount) || shelf.now.dish || after.dish) return false
  const { over: amountOver, under: amountUnder } = merged.lot.quantity.amount
  const { unitPrice } = shelf.now
  shelf.lot = merged.lot
  shelf.now = { ...shelf.now, amountOver, amountUnder, since: merged.lot.since }
  shelf.now.unitPrice = priceOfBoth(unitPrice, after, shelf.now)
  return true
}

/** What one costs when some cost that much and the others this much. */
function priceOfBoth(before: string | null, more: LotSnapshot, both: LotSnapshot): string | null {
  // A price by the kilogram is none by the gram.
  if (unitIn(more) !== unitIn(both)) return before
  if (before === null || more.unitPrice === null) return before ?? more.unitPrice
  const [all, added] = [toNumber(heldBy(both)), toNumber(heldBy(more))]
  return unitPriceText((Number(before) * (all - added) + Number(more.unitPrice) * added) / all)
}

async function shelvesFor({ tx, householdId }: Turn, coming: readonly LotSnapshot[]): Promise<Shelf[]> {
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
  return rows.map((row) => ({ lot: asLot(row), now: snapshotOf(row), row }))
}
