import type { Day } from '@larder/kitchen/day'
import type { Clock } from '../../clock'
import type { Db } from '../../db/open'
import { AppError } from '../../errors'
import { dayAndHour } from '../../household-day'

export interface HouseholdNow {
  readonly name: string
  readonly currency: string
  readonly timeZone: string
  /** Where they are, by two letters; null where nobody has said it. */
  readonly country: string | null
  /** The day it is where they cook. */
  readonly today: Day
}

/** What the reads of the stock need to know of a household. */
export async function householdNow(db: Db, clock: Clock, householdId: string): Promise<HouseholdNow> {
  const { rows } = await db.$client.query<Omit<HouseholdNow, 'today'>>({
    name: 'household_now',
    text: 'select name, currency, country, time_zone as "timeZone" from households where id = $1',
    values: [householdId],
  })
  const [found] = rows
  if (!found) throw new AppError('household-not-found')
  return { ...found, today: dayAndHour(clock(), found.timeZone).day }
}
