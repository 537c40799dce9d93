import { and, count, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../../db/database'
import { lots } from '../../../db/tables/inventory'
import type { LotRow } from './lot-row'

/** What a household has: every lot that was not removed, also those of which nothing is left. */
export function findAllLots(tx: Tx, householdId: string): Promise<LotRow[]> {
  return tx
    .select()
    .from(lots)
    .where(and(eq(lots.householdId, householdId), isNull(lots.removedAt)))
    .orderBy(lots.id)
}

/** How many of those there are. */
export async function countLots(tx: Tx, householdId: string): Promise<number> {
  const [counted] = await tx
    .select({ held: count() })
    .from(lots)
    .where(and(eq(lots.householdId, householdId), isNull(lots.removedAt)))
  return counted?.held ?? 0
}
