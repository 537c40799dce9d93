const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

/** A day in full: '18 Nov 2026'. */
export function expiresOn(day: string): string {
  return format.format(new Date(`${day}T00:00:00Z`))
}
