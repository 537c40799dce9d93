import { addDays, type Day, parseCalendarDay, weekday } from '@larder/kitchen/date/day'

/** The Monday of a day's week. */
export function startOfPlanWeek(of: Day): Day {
  return addDays(of, 1 - weekday(of))
}

/** The week an address asks for, by its Monday; this one where it asks for none. */
export function parseWeekParam(asked: string | null, today: Day): Day {
  return startOfPlanWeek((asked === null ? undefined : parseCalendarDay(asked)) ?? today)
}

/** So many days in a row. */
export function listDays(from: Day, count = 7): Day[] {
  return Array.from({ length: count }, (_, at) => addDays(from, at))
}
