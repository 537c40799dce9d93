import { type Day, parseCalendarDay } from '@larder/kitchen/date/day'

/** Returns the local day and hour. Example: 2026-11-15T23:30Z is the 16th, hour 0, in Ljubljana. */
export function localDayAndHour(instant: string, timeZone: string): { day: Day; hour: number } {
  const [date = '', time = ''] = new Date(wallClock(Date.parse(instant), timeZone)).toISOString().split('T')
  const found = parseCalendarDay(date)
  if (!found) throw new RangeError(`${instant} is no instant`)
  return { day: found, hour: Number(time.slice(0, 2)) }
}

const dayMs = 86_400_000

/**
 * Returns the instant at which a local hour begins. For an hour that occurs twice when clocks are set back it is the first; an
 * hour that is skipped when they are set forward begins later by the same amount.
 */
export function instantOfLocalHour(day: Day, hour: number, timeZone: string): string {
  const wanted = Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00.000Z`)
  const offset = (at: number) => wallClock(at, timeZone) - at
  const before = wanted - offset(wanted - dayMs)
  const after = wanted - offset(wanted + dayMs)
  const matches = [before, after].filter((at) => wallClock(at, timeZone) === wanted)
  return new Date(matches.length > 0 ? Math.min(...matches) : before).toISOString()
}

/** Returns the local wall clock time, to the second, as if it were UTC. */
function wallClock(at: number, timeZone: string): number {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {}
  for (const { type, value } of timeFormatOf(timeZone).formatToParts(at)) parts[type] = value
  const { year, month, day, hour, minute, second } = parts
  return Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second))
}

const formats = new Map<string, Intl.DateTimeFormat>()
/** More than there are zones, because names have several spellings. */
const maxFormats = 1000

/** Creating a format costs as much as hundreds of uses. */
function timeFormatOf(timeZone: string): Intl.DateTimeFormat {
  const cached = formats.get(timeZone)
  if (cached) return cached
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  if (formats.size >= maxFormats) formats.clear()
  formats.set(timeZone, format)
  return format
}
