import { addDays, type Day, parseCalendarDay, weekday } from '@larder/kitchen/date/day'

/** Returns the Monday of a day's week. */
export function startOfPlanWeek(day: Day): Day {
  return addDays(day, 1 - weekday(day))
}

/** Returns the Monday of the week in the URL, or of this week by default. */
export function parseWeekParam(param: string | null, today: Day): Day {
  return startOfPlanWeek((param === null ? undefined : parseCalendarDay(param)) ?? today)
}

/** Returns consecutive days. */
export function listDays(from: Day, count = 7): Day[] {
  return Array.from({ length: count }, (_, index) => addDays(from, index))
}
