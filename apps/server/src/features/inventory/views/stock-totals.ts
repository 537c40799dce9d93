import type { DataOf } from '@larder/contract/http/endpoint'
import type { inventory } from '@larder/contract/inventory'
import { and, inArray, isNull } from 'drizzle-orm'
import { cacheCounts } from '../../../cached-counts'
import type { Db } from '../../../db/database'
import { bookings, lots } from '../../../db/tables/inventory'
import type { Clock } from '../../../time/clock'

type Totals = DataOf<typeof inventory.totals>

/** Returns totals of the whole installation, counted at most once a minute. */
export function createStockTotals(db: Db, clock: Clock): () => Promise<Totals> {
  return cacheCounts(clock, () => countTotals(db))
}

async function countTotals(db: Db): Promise<Totals> {
  const [ingredients, usageRecords] = await Promise.all([
    db.$count(lots),
    db.$count(
      bookings,
      and(inArray(bookings.kind, ['used', 'cooked']), isNull(bookings.undoneAt), isNull(bookings.undoes)),
    ),
  ])
  return { ingredients, usageRecords }
}
