import type { Day } from './day'
import { daysBetween, daysInMonth, parseCalendarDay } from './day'

/** Order of day and month in a written date. Example: 'dmy' reads 03/12/26 as 3 December. */
export type DateOrder = 'dmy' | 'mdy'

/** One interpretation of a written date. Example: `{ day: '2026-12-31', precision: 'month' }`. */
export interface DateReading {
  readonly day: Day
  readonly precision: 'day' | 'month'
}

/** Readings in order of preference; a reading that is not a real day is undefined. Example: 30 February. */
export type DateReadings = readonly (DateReading | undefined)[]

/**
 * Returns the reading for a year, a month and a date, or undefined if there is no such day. Example: `toDay(2026, 2, 30)` is
 * undefined.
 */
export function toDay(year: number, month: number, date: number): DateReading | undefined {
  const found = parseCalendarDay(`${pad(year, 4)}-${pad(month, 2)}-${pad(date, 2)}`)
  return found && { day: found, precision: 'day' }
}

/**
 * Returns the last day of a month, which is the meaning of a pack date without a day. Example: `monthEnd(2026, 12)` is
 * 2026-12-31.
 */
export function monthEnd(year: number, month: number): DateReading | undefined {
  if (!(month >= 1 && month <= 12)) return undefined
  const last = toDay(year, month, daysInMonth(year, month))
  return last && { ...last, precision: 'month' }
}

/** Returns the year of two digits: the one nearest to today. Example: '26' is 2026 when today is in 2026. */
export function yearOf(digits: string, today: Day): number {
  if (digits.length === 4) return Number(digits)
  const now = Number(today.slice(0, 4))
  const year = now - (now % 100) + Number(digits)
  return year > now + 50 ? year - 100 : year < now - 50 ? year + 100 : year
}

/**
 * Maximum age, in days, of a date without a year before it is read as next year's. Example: '3 DEC' read on 2027-01-15 is last
 * December.
 */
const pastDays = 60

/**
 * Returns the reading of a date without a year: the first that is not more than 60 days ago. Example: '3 DEC' read in November
 * 2026 is 2026-12-03.
 */
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

/**
 * Whether a date is plausible on a pack: from two years ago to ten years ahead. Example: 2003 is not, when today is in 2026.
 */
export function isLikely(reading: DateReading | undefined, today: Day): boolean {
  if (!reading) return false
  const ahead = daysBetween(today, reading.day)
  return ahead >= -366 * yearsPast && ahead <= 366 * yearsAhead
}

/**
 * Returns the likely readings; if there are none, the likely spare readings; if there are none either, all of them. Example:
 * '26-12-03' is not read as a day of 2003.
 */
export function pickBestReadings(
  readings: DateReadings,
  today: Day,
  spare: DateReadings = [],
): DateReading[] {
  for (const candidates of [readings, spare]) {
    const likely = candidates.filter((reading) => isLikely(reading, today))
    if (likely.length > 0) return removeDuplicates(likely)
  }
  return removeDuplicates([...readings, ...spare])
}

/** Returns only the likely readings, for codes that usually mean something else. Example: '912345' has none. */
export function pickLikelyReadings(readings: DateReadings, today: Day): DateReading[] {
  return removeDuplicates(readings.filter((reading) => isLikely(reading, today)))
}

function removeDuplicates(readings: DateReadings): DateReading[] {
  const seen = new Set<string>()
  const result: DateReading[] = []
  for (const reading of readings) {
    if (!reading || seen.has(reading.day)) continue
    seen.add(reading.day)
    result.push(reading)
  }
  return result
}

function pad(value: number, width: number): string {
  return String(value).padStart(width, '0')
}
