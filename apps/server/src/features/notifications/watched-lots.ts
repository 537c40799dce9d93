import { addDays, type Day } from '@larder/kitchen/date/day'
import { soonDays } from '@larder/kitchen/expiry/freshness'
import type { Db } from '../../db/database'
import { selectWatchedLots, type WatchedLotRow } from '../../db/sql/notifications/watched-lots'

/** Foods by id, or by the household's own name. */
export interface FoodKeys {
  readonly ids: readonly string[]
  readonly ownWords: boolean
}

/**
 * Returns the lots that may need a notice: those to use soon, expired or used up, and those of foods in stated daily use or, by
 * the ledger, in regular use. Of thousands these are a few; the others stay in the database. Own names are compared by the
 * kitchen, not by the database, so all of them are read when one matters.
 */
export function findWatchedLots(
  db: Db,
  householdId: string,
  today: Day,
  regular: FoodKeys,
): Promise<WatchedLotRow[]> {
  const [useBy, bestBefore] = [addDays(today, soonDays['use-by']), addDays(today, soonDays['best-before'])]
  return selectWatchedLots(db, householdId, useBy, regular.ids, regular.ownWords, bestBefore)
}
