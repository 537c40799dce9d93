import type { Day } from './day'
import { daysBetween, daysInMonth, parseCalendarDay } from './day'

/** Whether the day or the month is written first. Example: 'dmy' reads 03/12/26 as 3 December. */
export type DateOrder = 'dmy' | 'mdy'

/** One way to read a date. Example: `{ day: '2026-12-31', precision: 'month' }`. */
export interface DateReading {
  readonly day: Day
  readonly precision: 'day' | 'month'
}

/** Readings in the order of preference; those that name no real day are absent. Example: 30 February. */
export type DateReadings = readonly (DateReading | undefined)[]

/** The day of a year, a month and a date, when there is one. Example: `onDay(2026, 2, 30)` is undefined. */
export function toDay(year: number, month: number, date: number): DateReading | undefined {
  const found = parseCalendarDay(`${padded(year, 4)}-${padded(month, 2)}-${padded(date, 2)}`)
  return found && { day: found, precision: 'day' }
}

/** The last day of a month: what a pack means that names no day. Example: `atMonthEnd(2026, 12)` is 2026-12-31. */
export function monthEnd(year: number, month: number): DateReading | undefined {
  if (!(month >= 1 && month <= 12)) return undefined
  const last = toDay(year, month, daysInMonth(year, month))
  return last && { ...last, precision: 'month' }
}

/** The year two digits stand for: the one nearest to today. Example: '26' is 2026 in our days. */
export function yearOf(digits: string, today: Day): number {
  if (digits.length === 4) return Number(digits)
  const now = Number(today.slice(0, 4))
  const year = now - (now % 100) + Number(digits)
  return year > now + 50 ? year - 100 : year < now - 50 ? year + 100 : year
}

/** How long ago a day without a year may lie before next year's is meant. Example: '3 DEC' read on 2027-01-15 is last December. */
export const pastDays = 60

/** The day of a month and a date whose year is not printed: the first that is not more than 60 days ago. Example: '3 DEC' read in November 2026 is 2026-12-03. */
export function resolveMissingYear(month: number, date: number, today: Day): DateReading | undefined {
  const now = Number(today.slice(0, 4))
  for (const year of [now - 1, now, now + 1]) {
    const found = toDay(year, month, date)
    if (found && daysBetween(found.day, today) <= pastDays) return found
  }
  return undefined
}

const yearsPast = 2
const yearsAhead = 10

/** Whether a pack in a kitchen may well carry that day: from two years ago to ten years ahead. Example: 2003 is not, when today is in 2026. */
export function isLikely(reading: DateReading | undefined, today: Day): boolean {
  if (!reading) return false
  const ahead = daysBetween(today, reading.day)
  return ahead >= -366 * yearsPast && ahead <= 366 * yearsAhead
}

/** The readings worth keeping, likely ones first; the spare ones stand in when none of the others is likely. Example: '26-12-03' is no day of 2003. */
export function pickBestReadings(
  readings: DateReadings,
  today: Day,
  spare: DateReadings = [],
): DateReading[] {
  for (const some of [readings, spare]) {
    const likely = some.filter((reading) => isLikely(reading, today))
    if (likely.length > 0) return distinct(likely)
  }
  return distinct([...readings, ...spare])
}

/** The likely readings only, for codes that are more often something else. Example: '912345' has none. */
export function pickLikelyReadings(readings: DateReadings, today: Day): DateReading[] {
  return distinct(readings.filter((reading) => isLikely(reading, today)))
}

function distinct(readings: DateReadings): DateReading[] {
  const seen = new Set<string>()
  const kept: DateReading[] = []
  for (const reading of readings) {
    if (!reading || seen.has(reading.day)) continue
    seen.add(reading.day)
    kept.push(reading)
  }
  return kept
}

function padded(value: number, width: number): string {
  return String(value).padStart(width, '0')
}
