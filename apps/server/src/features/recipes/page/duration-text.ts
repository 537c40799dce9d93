const [hour, day] = [60, 24 * 60]

/** Example: '1 hour 5 minutes'; from two days on, days and hours. */
export function formatDuration(minutes: number): string {
  const [days, hours, rest] =
    minutes >= 2 * day
      ? [Math.floor(minutes / day), Math.floor((minutes % day) / hour), minutes % hour]
      : [0, Math.floor(minutes / hour), minutes % hour]
  const parts = [pluralize(days, 'day'), pluralize(hours, 'hour'), pluralize(rest, 'minute')].filter(Boolean)
  return parts.length > 0 ? parts.join(' ') : '0 minutes'
}

function pluralize(many: number, word: string): string {
  if (many === 0) return ''
  return `${many} ${word}${many === 1 ? '' : 's'}`
}

/** Returns the ISO 8601 duration: 'PT1H5M'. */
export function toIsoDuration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / hour), minutes % hour]
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`
}
