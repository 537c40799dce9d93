/** A calendar day, no time and no zone. Example: `'2026-12-03'`. */
export type Day = string & { readonly __day: unique symbol }

const shape = /^(\d{4})-(\d{2})-(\d{2})$/

/** Whether a text is a real calendar day. Example: `isDay('2026-02-29')` is false, there is no such day. */
export function isDay(text: string): text is Day {
  const parts = shape.exec(text)
  if (!parts) return false
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])]
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
}

/** Returns a text as a day, or undefined if it is not one. Example: `parseCalendarDay('2026-12-03')`. */
export function parseCalendarDay(text: string): Day | undefined {
  return isDay(text) ? text : undefined
}

/** Returns the number of days in a month. Example: `daysInMonth(2028, 2)` is 29. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

/** Whether a year has a 29th of February. Example: `isLeapYear(2000)` is true, `isLeapYear(1900)` is not. */
function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
}

/** Adds days to a day; the result is clamped to four-digit years. Example: `addDays('2026-12-30', 3)` is `'2027-01-02'`. */
export function addDays(from: Day, days: number): Day {
  return fromNumber(Math.min(lastDay, Math.max(firstDay, toNumber(from) + Math.trunc(days))))
}

// Days are compared as strings, so a five-digit year would sort before all others.
const [firstDay, lastDay] = [-719_162, 2_932_896]

/** Returns the number of days from one day to another. Example: `daysBetween('2026-12-30', '2027-01-02')` is 3. */
export function daysBetween(from: Day, to: Day): number {
  return toNumber(to) - toNumber(from)
}

/** Returns the ISO weekday: Monday is 1, Sunday is 7. Example: `weekday('2026-11-15')` is 7. */
export function weekday(day: Day): number {
  return ((((toNumber(day) + 3) % 7) + 7) % 7) + 1
}

// Days since 1970-01-01 in the proleptic Gregorian calendar, counted in years that begin in March so that
// the leap day comes last.
function toNumber(day: Day): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const marchYear = month <= 2 ? year - 1 : year
  const era = Math.floor(marchYear / 400)
  const yearOfEra = marchYear - era * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + date - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146_097 + dayOfEra - 719_468
}

function fromNumber(days: number): Day {
  const shifted = days + 719_468
  const era = Math.floor(shifted / 146_097)
  const dayOfEra = shifted - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const date = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(date, 2)}` as Day
}

function pad(value: number, width: number): string {
  return String(value).padStart(width, '0')
}
