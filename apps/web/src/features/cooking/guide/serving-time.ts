import { dateText } from '../../../ui/formatting/locale'

/** A time field has one format, however it is shown. */
const fieldClock = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const clock = { timeStyle: 'short' } as const

/** Returns the time of day at which a step begins, so that everything is ready at the serving time: '18:25', '6:25 PM'. */
export function formatStepStart(serveAt: string | undefined, before: number): string | undefined {
  if (serveAt === undefined) return undefined
  return dateText(Date.parse(serveAt) - before * 1000, clock)
}

/** Formats an instant for a time field: '19:00'. */
export function formatTimeOfDay(instant: string | undefined): string {
  return instant === undefined ? '' : fieldClock.format(Date.parse(instant))
}

/** Returns the next instant with this time of day: today, or tomorrow if it is past. Undefined if invalid. */
export function toNextInstant(time: string, now: number): string | undefined {
  const match = /^(\d{1,2}):(\d{2})$/.exec(time)
  if (!match) return undefined
  const at = new Date(now)
  at.setHours(Number(match[1]), Number(match[2]), 0, 0)
  if (at.getTime() < now - latenessToleranceMs) at.setDate(at.getDate() + 1)
  return at.toISOString()
}

/** A time that is only a little past still means today. */
const latenessToleranceMs = 2 * 3_600_000
