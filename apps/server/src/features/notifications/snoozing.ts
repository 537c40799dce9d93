import type { SnoozeUntil } from '@larder/contract/notifications'
import { addDays } from '@larder/kitchen/day'
import type * as z from 'zod/mini'
import { secondsLater } from '../../clock'
import { dayAndHour, instantAt } from '../../household-day'

const evening = 18
const morning = 8
const threeHours = 3 * 3600

/** Later than anybody will ask. */
const forGood = '9999-12-31T00:00:00.000Z'

/** Until when an entry keeps quiet, in the household's time. */
export function snoozedUntil(until: z.infer<typeof SnoozeUntil>, now: string, timeZone: string): string {
  const { day, hour } = dayAndHour(now, timeZone)
  switch (until) {
    case 'tonight':
      return hour < evening ? instantAt(day, evening, timeZone) : secondsLater(now, threeHours)
    case 'tomorrow':
      return instantAt(addDays(day, 1), morning, timeZone)
    case 'week':
      return instantAt(addDays(day, 7), morning, timeZone)
    case 'gone':
      return forGood
  }
}
