import type { Lot } from '@larder/kitchen/lot'
import { and, eq, gt, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { Tx } from '../../db/open'
import { type KitchenColumns, lots } from '../../db/tables/inventory'

export type AsLot = (row: KitchenColumns) => Lot

/** What a household has of what is known, within the transaction that is about to change it. */
export async function stockOf(tx: Tx, householdId: string, asLot: AsLot, only?: SQL): Promise<Lot[]> {
  const rows = await tx
    .select()
    .from(lots)
    .where(
      and(
        eq(lots.householdId, householdId),
        isNull(lots.removedAt),
        gt(lots.amountOver, 0),
        only ?? isNotNull(lots.foodId),
      ),
    )
  return rows.map(asLot)
}
