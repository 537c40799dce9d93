import { type Day, day } from '@larder/kitchen/day'

/** Which day and hour it is somewhere. Example: 2026-11-15T23:30Z is the 16th, hour 0, in Ljubljana. */
export function dayAndHour(instant: string, timeZone: string): { day: Day; hour: number } {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(new Date(instant))
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  const found = day(`${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`)
  if (!found) throw new RangeError(`${instant} is no instant`)
  return { day: found, hour: Number(part('hour')) }
}

/** The instant at which an hour of a day begins somewhere; an hour that a clock change leaves out counts as the next. */
export function instantAt(of: Day, hour: number, timeZone: string): string {
  const guess = Date.parse(`${of}T${String(hour).padStart(2, '0')}:00:00.000Z`)
  const offset = (at: number) => {
    const there = dayAndHourAndMinute(at, timeZone)
    return there - at
  }
  const first = guess - offset(guess)
  return new Date(guess - offset(first)).toISOString()
}

function dayAndHourAndMinute(at: number, timeZone: string): number {
  const text = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(
    at,
  )
  return Date.parse(`${text.replace(' ', 'T')}.000Z`)
}
