import type { SnoozeUntil } from '@larder/contract/notifications'
import { addDays } from '@larder/kitchen/date/day'
import type * as z from 'zod/mini'
import { addSeconds } from '../../time/clock'
import { instantOfLocalHour, localDayAndHour } from '../../time/time-zone'

const evening = 18
const morning = 8
const threeHours = 3 * 3600

/** Effectively never. */
const farFuture = '9999-12-31T00:00:00.000Z'

/** Returns the end of a snooze in the household's time zone. */
export function toSnoozeEnd(until: z.infer<typeof SnoozeUntil>, now: string, timeZone: string): string {
  const { day, hour } = localDayAndHour(now, timeZone)
  switch (until) {
    case 'tonight':
      return hour < evening ? instantOfLocalHour(day, evening, timeZone) : addSeconds(now, threeHours)
    case 'tomorrow':
      return instantOfLocalHour(addDays(day, 1), morning, timeZone)
    case 'week':
      return instantOfLocalHour(addDays(day, 7), morning, timeZone)
    case 'gone':
      return farFuture
  }
}
