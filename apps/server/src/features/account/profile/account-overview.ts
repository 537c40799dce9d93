import type { AccountOverview } from '@larder/contract/account'
import type { Actor } from '../../../actor'
import type { Db } from '../../../db/database'
import { selectAccountOverview } from '../../../db/sql/account/account-overview'
import { AppError } from '../../../errors'
import { localDayAndHour } from '../../../time/time-zone'

/** Counts a cook's activity. */
export async function findAccountOverview(
  db: Db,
  { accountId, householdId }: Actor,
): Promise<AccountOverview> {
  const [found] = await selectAccountOverview(db, accountId, householdId)
  if (!found) throw new AppError('household-not-found')
  const { at, timeZone, ...counts } = found
  return { since: localDayAndHour(at.toISOString(), timeZone).day, ...counts }
}
