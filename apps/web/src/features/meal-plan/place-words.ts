import type { MealTime } from '@larder/contract/meal-plan'
import { addDays, type Day } from '@larder/kitchen/day'

const dateOf = (of: Day) => new Date(`${of}T00:00:00Z`)
const written = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })

const weekdays = written({ weekday: 'long' })
const dates = written({ day: 'numeric', month: 'short' })
const datesWithYear = written({ day: 'numeric', month: 'short', year: 'numeric' })

/** Where something stands in the week. */
export interface Place {
  readonly day: Day
  readonly meal: MealTime
}

export function weekdayName(of: Day): string {
  return weekdays.format(dateOf(of))
}

/** '17 Nov'. */
export function dateWords(of: Day): string {
  return dates.format(dateOf(of))
}

/** '16 – 22 Nov', with the year where it is another one than today's. */
export function weekWords(from: Day, today: Day): string {
  const to = addDays(from, 6)
  const thisYear = [from, to].every((each) => each.slice(0, 4) === today.slice(0, 4))
  return (thisYear ? dates : datesWithYear).formatRange(dateOf(from), dateOf(to))
}

/** 'today', 'tomorrow', 'Tuesday', 'Tuesday 24 Nov'. */
export function dayWords(of: Day, today: Day): string {
  if (of === today) return 'today'
  if (of === addDays(today, 1)) return 'tomorrow'
  const near = of > addDays(today, -7) && of < addDays(today, 7)
  return near ? weekdayName(of) : `${weekdayName(of)} ${dateWords(of)}`
}

const mealNames: Readonly<Record<MealTime, string>> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  snack: 'Snack',
  dinner: 'Dinner',
}

export function mealName(meal: MealTime): string {
  return mealNames[meal]
}

/** 'Dinner today', 'Lunch on Tuesday'. */
export function placeWords({ day, meal }: Place, today: Day): string {
  const when = dayWords(day, today)
  return `${mealNames[meal]} ${when === 'today' || when === 'tomorrow' ? when : `on ${when}`}`
}
