import type { Day } from '@larder/kitchen/day'

const withYear = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})
const withoutYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** A day as people write it: '15 Feb', with the year where it is another one than today's. */
export function dayText(day: Day, today: Day): string {
  const format = day.slice(0, 4) === today.slice(0, 4) ? withoutYear : withYear
  return format.format(new Date(`${day}T00:00:00Z`))
}
