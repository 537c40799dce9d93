import type { PlanMealTime } from '@larder/contract/meal-plan'
import { addDays, type Day } from '@larder/kitchen/date/day'
import { dateRangeText, dateText } from '../../ui/formatting/locale'

const dateOf = (of: Day) => new Date(`${of}T00:00:00Z`)

// The days of the week are words of our sentences, which are English: 'Dinner on Tuesday'.
const weekdays = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' })
const dates = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const
const datesWithYear = { ...dates, year: 'numeric' } as const

/** Where something stands in the week. */
export interface PlanSlot {
  readonly day: Day
  readonly meal: PlanMealTime
}

export function formatWeekday(of: Day): string {
  return weekdays.format(dateOf(of))
}

/** '17 Nov'. */
export function formatShortDate(of: Day): string {
  return dateText(dateOf(of), dates)
}

/** '16 – 22 Nov', with the year where it is another one than today's. */
export function formatWeekRange(from: Day, today: Day): string {
  const to = addDays(from, 6)
  const thisYear = [from, to].every((each) => each.slice(0, 4) === today.slice(0, 4))
  return dateRangeText(dateOf(from), dateOf(to), thisYear ? dates : datesWithYear)
}

/** 'today', 'tomorrow', 'Tuesday', 'Tuesday 24 Nov'. */
export function formatRelativeDay(of: Day, today: Day): string {
  if (of === today) return 'today'
  if (of === addDays(today, 1)) return 'tomorrow'
  const near = of > addDays(today, -7) && of < addDays(today, 7)
  return near ? formatWeekday(of) : `${formatWeekday(of)} ${formatShortDate(of)}`
}

const mealNames: Readonly<Record<PlanMealTime, string>> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  snack: 'Snack',
  dinner: 'Dinner',
}

export function formatMealName(meal: PlanMealTime): string {
  return mealNames[meal]
}

/** 'Dinner today', 'Lunch on Tuesday'. */
export function formatSlot({ day, meal }: PlanSlot, today: Day): string {
  const when = formatRelativeDay(day, today)
  return `${mealNames[meal]} ${when === 'today' || when === 'tomorrow' ? when : `on ${when}`}`
}
