import type { AccountOverview } from '@larder/contract/account'
import type { Actor } from '../../../actor'
import type { Db } from '../../../db/database'
import {
  countAccountDishes,
  countAccountScans,
  selectAccountOverview,
} from '../../../db/sql/account/account-overview'
import { AppError } from '../../../errors'
import { localDayAndHour } from '../../../time/time-zone'

/** Counts a cook's activity. */
export async function findAccountOverview(
  db: Db,
  { accountId, householdId }: Actor,
): Promise<AccountOverview> {
  const [[found], [scans], [dishes]] = await Promise.all([
    selectAccountOverview(db, accountId, householdId),
    countAccountScans(db, accountId),
    countAccountDishes(db, accountId),
  ])
  if (!found) throw new AppError('household-not-found')
  const { at, timeZone, ...counts } = found
  const since = localDayAndHour(at.toISOString(), timeZone).day
  return { since, ...counts, scans: scans?.count ?? 0, cooked: dishes?.count ?? 0 }
}
