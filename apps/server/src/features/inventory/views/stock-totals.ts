import type { DataOf } from '@larder/contract/http/endpoint'
import type { inventory } from '@larder/contract/inventory'
import { cacheCounts } from '../../../cached-counts'
import type { Db } from '../../../db/database'
import type { Clock } from '../../../time/clock'

type Totals = DataOf<typeof inventory.totals>

/** Returns totals of the whole installation, counted at most once a minute. */
export function createStockTotals(db: Db, clock: Clock): () => Promise<Totals> {
  return cacheCounts(clock, () => countTotals(db))
}

async function countTotals(db: Db): Promise<Totals> {
  const { rows } = await db.$client.query<Totals>({
    name: 'stock_totals',
    text: `select (select count(*) from lots)::float8 as ingredients,
      (select count(*) from bookings where kind in ('used', 'cooked') and undone_at is null and undoes is null)::float8
        as "usageRecords"`,
  })
  return rows[0] ?? { ingredients: 0, usageRecords: 0 }
}
