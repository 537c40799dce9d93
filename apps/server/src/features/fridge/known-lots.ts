import type { Lot } from '@larder/kitchen/stock/lot'
import { and, eq, gt, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { type KitchenLotColumns, lots } from '../../db/tables/inventory'

export type ToLot = (row: KitchenLotColumns) => Lot

/** What a household has of what is known, within the transaction that is about to change it. */
export async function findKnownLots(tx: Tx, householdId: string, asLot: ToLot, only?: SQL): Promise<Lot[]> {
  const rows = await tx
    .select()
    .from(lots)
    .where(
      and(
        eq(lots.householdId, householdId),
        isNull(lots.removedAt),
        gt(lots.amountNumerator, 0),
        only ?? isNotNull(lots.foodId),
      ),
    )
  return rows.map(asLot)
}
