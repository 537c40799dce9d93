import { and, count, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../../db/database'
import type { HouseholdScope } from '../../../db/household-transaction'
import { selectLots } from '../../../db/sql/inventory/lots'
import { lots } from '../../../db/tables/inventory'
import type { LotRow } from './lot-row'

/** Returns every lot of a household that was not removed, including empty ones. */
export function findAllLots(tx: Tx, householdId: string): Promise<LotRow[]> {
  return tx
    .select()
    .from(lots)
    .where(and(eq(lots.householdId, householdId), isNull(lots.removedAt)))
    .orderBy(lots.id)
}

/** Counts those lots. */
export async function countLots(tx: Tx, householdId: string): Promise<number> {
  const [counted] = await tx
    .select({ held: count() })
    .from(lots)
    .where(and(eq(lots.householdId, householdId), isNull(lots.removedAt)))
  return counted?.held ?? 0
}

/** Returns some lots of a household, in the order of their ids. */
export function findLots(tx: HouseholdScope, ids: readonly number[]): Promise<LotRow[]> {
  return selectLots(tx, tx.householdId, ids)
}
