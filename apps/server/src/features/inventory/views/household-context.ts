import type { Day } from '@larder/kitchen/date/day'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database'
import { prepared } from '../../../db/prepared'
import { households } from '../../../db/tables/household'
import { AppError } from '../../../errors'
import type { Clock } from '../../../time/clock'
import { localDayAndHour } from '../../../time/time-zone'

export interface HouseholdContext {
  readonly name: string
  readonly currency: string
  readonly timeZone: string
  /** Two-letter country code; null when not set. */
  readonly country: string | null
  /** Today in the household's time zone. */
  readonly today: Day
}

const selectHousehold = prepared<{ householdId: string }, Omit<HouseholdContext, 'today'>[]>(
  'household_now',
  (tx) =>
    tx
      .select({
        name: households.name,
        currency: households.currency,
        country: households.country,
        timeZone: households.timeZone,
      })
      .from(households)
      .where(eq(households.id, sql.placeholder('householdId'))),
)

/** Returns what the stock reads need of a household. */
export async function findHouseholdContext(
  db: Db,
  clock: Clock,
  householdId: string,
): Promise<HouseholdContext> {
  const [found] = await selectHousehold(db, { householdId })
  if (!found) throw new AppError('household-not-found')
  return { ...found, today: localDayAndHour(clock(), found.timeZone).day }
}
