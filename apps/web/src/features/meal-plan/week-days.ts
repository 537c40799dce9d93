import { addDays, type Day, day, weekday } from '@larder/kitchen/day'

/** The Monday of a day's week. */
export function mondayOf(of: Day): Day {
  return addDays(of, 1 - weekday(of))
}

/** The week an address asks for, by its Monday; this one where it asks for none. */
export function weekAsked(asked: string | null, today: Day): Day {
  return mondayOf((asked === null ? undefined : day(asked)) ?? today)
}

/** So many days in a row. */
export function daysFrom(from: Day, count = 7): Day[] {
  return Array.from({ length: count }, (_, at) => addDays(from, at))
}
