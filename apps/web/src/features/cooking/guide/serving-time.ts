const clock = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** The time of day at which a step begins, so that all is ready when it should be: '18:25'. */
export function formatStepStart(serveAt: string | undefined, before: number): string | undefined {
  if (serveAt === undefined) return undefined
  return clock.format(Date.parse(serveAt) - before * 1000)
}

/** The time of day of an instant, for a field: '19:00'. */
export function formatTimeOfDay(instant: string | undefined): string {
  return instant === undefined ? '' : clock.format(Date.parse(instant))
}

/** The next time it is so late: today, or tomorrow where that is past. Nothing where it is no time of day. */
export function toNextInstant(time: string, now: number): string | undefined {
  const read = /^(\d{1,2}):(\d{2})$/.exec(time)
  if (!read) return undefined
  const at = new Date(now)
  at.setHours(Number(read[1]), Number(read[2]), 0, 0)
  if (at.getTime() < now - latenessToleranceMs) at.setDate(at.getDate() + 1)
  return at.toISOString()
}

/** Somebody who is late by a little still means today. */
const latenessToleranceMs = 2 * 3_600_000
