import type { Day } from '@larder/kitchen/date/day'
import { dateText } from '../../ui/formatting/locale'

const withoutYear = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const
const withYear = { ...withoutYear, year: 'numeric' } as const

/** Formats a day as '15 Feb', with the year if it is not the current one. */
export function formatShortDay(day: Day, today: Day): string {
  const format = day.slice(0, 4) === today.slice(0, 4) ? withoutYear : withYear
  return dateText(`${day}T00:00:00Z`, format)
}
