import type { Day } from '@larder/kitchen/date/day'
import type { Db } from '../../../db/database'
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

/** Returns what the stock reads need of a household. */
export async function findHouseholdContext(
  db: Db,
  clock: Clock,
  householdId: string,
): Promise<HouseholdContext> {
  const { rows } = await db.$client.query<Omit<HouseholdContext, 'today'>>({
    name: 'household_now',
    text: 'select name, currency, country, time_zone as "timeZone" from households where id = $1',
    values: [householdId],
  })
  const [found] = rows
  if (!found) throw new AppError('household-not-found')
  return { ...found, today: localDayAndHour(clock(), found.timeZone).day }
}
