const inFull = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

/** Since when somebody is here, always with the year: '3 Nov 2026'. */
export function joinedText(day: string): string {
  return inFull.format(new Date(`${day}T00:00:00Z`))
}
