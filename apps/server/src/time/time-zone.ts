import { type Day, parseCalendarDay } from '@larder/kitchen/date/day'

/** Which day and hour it is somewhere. Example: 2026-11-15T23:30Z is the 16th, hour 0, in Ljubljana. */
export function localDayAndHour(instant: string, timeZone: string): { day: Day; hour: number } {
  const [date = '', time = ''] = new Date(wallClock(Date.parse(instant), timeZone)).toISOString().split('T')
  const found = parseCalendarDay(date)
  if (!found) throw new RangeError(`${instant} is no instant`)
  return { day: found, hour: Number(time.slice(0, 2)) }
}

const aDay = 86_400_000

/**
 * The instant at which an hour of a day begins somewhere. Of an hour that comes twice when clocks are put back it is the
 * first; an hour that is left out when they are put forward begins as much later as they are put forward.
 */
export function instantOfLocalHour(of: Day, hour: number, timeZone: string): string {
  const wanted = Date.parse(`${of}T${String(hour).padStart(2, '0')}:00:00.000Z`)
  const ahead = (at: number) => wallClock(at, timeZone) - at
  const before = wanted - ahead(wanted - aDay)
  const after = wanted - ahead(wanted + aDay)
  const real = [before, after].filter((at) => wallClock(at, timeZone) === wanted)
  return new Date(real.length > 0 ? Math.min(...real) : before).toISOString()
}

/** What the clock on the wall shows somewhere, to the second, as if it hung in Greenwich. */
function wallClock(at: number, timeZone: string): number {
  const shown: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {}
  for (const { type, value } of timeFormatOf(timeZone).formatToParts(at)) shown[type] = value
  const { year, month, day, hour, minute, second } = shown
  return Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second))
}

const clocks = new Map<string, Intl.DateTimeFormat>()
/** More than there are zones; names can be written in many ways. */
const mostClocks = 1000

/** Making one costs as much as hundreds of readings. */
function timeFormatOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en', {
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
  if (clocks.size >= mostClocks) clocks.clear()
  clocks.set(timeZone, clock)
  return clock
}
