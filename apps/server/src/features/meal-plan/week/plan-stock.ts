import type { LeftoverDish } from '@larder/contract/inventory'
import type { Day } from '@larder/kitchen/date/day'
import { and, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Tx } from '../../../db/database'
import { type KitchenLotColumns, lots } from '../../../db/tables/inventory'

/** Leftovers of a dish, possibly eaten by now. */
export interface LeftoverLot {
  readonly id: number
  readonly dish: LeftoverDish
  /** Whether some is in stock, and how many portions. */
  readonly there: boolean
  readonly portions: number
  readonly until?: Day
}

/** Returns all lots with an amount above zero. */
export function findHeldLots(tx: Tx, householdId: string): Promise<KitchenLotColumns[]> {
  return tx.select(kitchenColumns).from(lots).where(heldLotCondition(householdId)).orderBy(lots.id)
}

/** Returns the leftovers in stock, and those with the given ids even if eaten. */
export async function findLeftovers(
  tx: Tx,
  householdId: string,
  otherIds: readonly number[],
): Promise<ReadonlyMap<number, LeftoverLot>> {
  const rows = await tx
    .select()
    .from(lots)
    .where(and(heldLotCondition(householdId), isNotNull(lots.dish)))
    .orderBy(lots.id)
  const eatenIds = await findLeftoversById(
    tx,
    householdId,
    otherIds.filter((id) => rows.every((row) => row.id !== id)),
  )
  return new Map([...rows.flatMap(toLeftoverLots).map((one) => [one.id, one] as const), ...eatenIds])
}

/** Returns leftovers by id, including eaten ones. */
export async function findLeftoversById(
  tx: Tx,
  householdId: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, LeftoverLot>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select()
    .from(lots)
    .where(and(eq(lots.householdId, householdId), inArray(lots.id, [...ids])))
  return new Map(rows.flatMap(toLeftoverLots).map((one) => [one.id, one]))
}

function heldLotCondition(householdId: string) {
  return and(eq(lots.householdId, householdId), isNull(lots.removedAt), gt(lots.amountNumerator, 0))
}

const portionUnits = /^(?:portions?|servings?|plates?|pieces?|pcs?\.?|)$/i

function toLeftoverLots(row: typeof lots.$inferSelect): LeftoverLot[] {
  const { id, dish, removedAt, amountNumerator, amountDenominator, unit, expiryDay } = row
  if (!dish) return []
  const there = removedAt === null && amountNumerator > 0
  // Leftovers measured in another unit have no number of portions.
  const portions = there && portionUnits.test(unit.trim()) ? amountNumerator / amountDenominator : 0
  return [{ id, dish, there, portions, ...(expiryDay !== null && { until: expiryDay }) }]
}

const kitchenColumns = {
  id: lots.id,
  foodId: lots.foodId,
  name: lots.name,
  amountNumerator: lots.amountNumerator,
  amountDenominator: lots.amountDenominator,
  unit: lots.unit,
  location: lots.location,
  expiryDay: lots.expiryDay,
  expirySource: lots.expirySource,
  expiryKind: lots.expiryKind,
  expiryBecause: lots.expiryBecause,
  since: lots.since,
  openedOn: lots.openedOn,
  frozenOn: lots.frozenOn,
  leftWhenFrozen: lots.leftWhenFrozen,
  thawedOn: lots.thawedOn,
  cooked: lots.cooked,
  dish: lots.dish,
}
