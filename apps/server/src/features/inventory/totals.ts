import type { DataOf } from '@larder/contract/endpoint'
import type { inventory } from '@larder/contract/inventory'
import { type Clock, secondsBetween } from '../../clock'
import type { Db } from '../../db/open'

type Totals = DataOf<typeof inventory.totals>

const freshSeconds = 60

/** What the whole installation holds, counted at most once a minute however many ask. */
export function openTotals(db: Db, clock: Clock): () => Promise<Totals> {
  let last: { at: string; counted: Promise<Totals> } | undefined
  return () => {
    const at = clock()
    if (last && Math.abs(secondsBetween(last.at, at)) < freshSeconds) return last.counted
    const counting = { at, counted: count(db) }
    last = counting
    // A failure is not worth keeping.
    counting.counted.catch(() => {
      if (last === counting) last = undefined
    })
    return counting.counted
  }
}

async function count(db: Db): Promise<Totals> {
  const { rows } = await db.$client.query<Totals>({
    name: 'stock_totals',
    text: `select (select count(*) from lots)::float8 as ingredients,
      (select count(*) from bookings where kind in ('used', 'cooked') and undone_at is null and undoes is null)::float8
        as "usageRecords"`,
  })
  return rows[0] ?? { ingredients: 0, usageRecords: 0 }
}
