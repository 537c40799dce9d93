const day = new Intl.DateTimeFormat('en', { dateStyle: 'long' })

/** The day of an instant, as it is where the cook is. Example: 'March 3, 2026'. */
export function dayText(instant: string): string {
  return day.format(new Date(instant))
}
