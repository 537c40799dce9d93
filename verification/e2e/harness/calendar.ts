const dayMs = 86_400_000

/** Where the browsers and the kitchens of these tests are: one place, so that they agree on the day, also at night. */
export const testTimeZone = 'Europe/Zagreb'

const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: testTimeZone })

/** The day it is in the kitchen, so many days from now. */
export function dayFromNow(days: number): string {
  // From the day on, not from the hour: a day has 23 hours in spring.
  const today = Date.parse(`${calendar.format(new Date())}T00:00Z`)
  return new Date(today + days * dayMs).toISOString().slice(0, 10)
}

/** Which day of the week it is in the kitchen; Monday is 1, Sunday 7. */
export function currentWeekday(): number {
  return new Date(`${dayFromNow(0)}T00:00Z`).getUTCDay() || 7
}

/** The day so many days after the Monday that comes. */
export function daysAfterNextMonday(days = 0): string {
  return dayFromNow(8 - currentWeekday() + days)
}
