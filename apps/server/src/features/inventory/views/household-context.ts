import type { Day } from '@larder/kitchen/date/day'
import type { Db } from '../../../db/database'
import { AppError } from '../../../errors'
import type { Clock } from '../../../time/clock'
import { localDayAndHour } from '../../../time/time-zone'

export interface HouseholdContext {
  readonly name: string
  readonly currency: string
  readonly timeZone: string
  /** Where they are, by two letters; null where nobody has said it. */
  readonly country: string | null
  /** The day it is where they cook. */
  readonly today: Day
}

/** What the reads of the stock need to know of a household. */
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
