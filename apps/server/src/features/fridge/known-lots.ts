import type { Lot } from '@larder/kitchen/stock/lot'
import { and, eq, gt, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { lots } from '../../db/tables/inventory'
import { toLot } from '../inventory/lots/lot-row'

/** Returns the household's lots of known foods, within the transaction that changes them. */
export async function findKnownLots(tx: Tx, householdId: string, condition?: SQL): Promise<Lot[]> {
  const rows = await tx
    .select()
    .from(lots)
    .where(
      and(
        eq(lots.householdId, householdId),
        isNull(lots.removedAt),
        gt(lots.amountNumerator, 0),
        condition ?? isNotNull(lots.foodId),
      ),
    )
  return rows.map(toLot)
}
