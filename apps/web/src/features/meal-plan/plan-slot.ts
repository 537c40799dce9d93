import type { PlanMealTime } from '@larder/contract/meal-plan'
import { addDays, type Day } from '@larder/kitchen/date/day'
import { dateRangeText, dateText } from '../../ui/formatting/locale'

const toUtcDate = (day: Day) => new Date(`${day}T00:00:00Z`)

// The weekday is part of an English sentence, so it is not localised: 'Dinner on Tuesday'.
const weekdays = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' })
const dates = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const
const datesWithYear = { ...dates, year: 'numeric' } as const

/** A slot of the week: a day and a meal. */
export interface PlanSlot {
  readonly day: Day
  readonly meal: PlanMealTime
}

export function formatWeekday(day: Day): string {
  return weekdays.format(toUtcDate(day))
}

/** For example '17 Nov'. */
export function formatShortDate(day: Day): string {
  return dateText(toUtcDate(day), dates)
}

/** For example '16 – 22 Nov', with the year if it is not the current one. */
export function formatWeekRange(from: Day, today: Day): string {
  const to = addDays(from, 6)
  const isCurrentYear = [from, to].every((each) => each.slice(0, 4) === today.slice(0, 4))
  return dateRangeText(toUtcDate(from), toUtcDate(to), isCurrentYear ? dates : datesWithYear)
}

/** For example 'today', 'tomorrow', 'Tuesday', 'Tuesday 24 Nov'. */
export function formatRelativeDay(day: Day, today: Day): string {
  if (day === today) return 'today'
  if (day === addDays(today, 1)) return 'tomorrow'
  const isNear = day > addDays(today, -7) && day < addDays(today, 7)
  return isNear ? formatWeekday(day) : `${formatWeekday(day)} ${formatShortDate(day)}`
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

/** For example 'Dinner today', 'Lunch on Tuesday'. */
export function formatSlot({ day, meal }: PlanSlot, today: Day): string {
  const when = formatRelativeDay(day, today)
  return `${mealNames[meal]} ${when === 'today' || when === 'tomorrow' ? when : `on ${when}`}`
}

/** Formats a number of plates: '1 plate', '2.5 plates'. */
export function formatPlates(plates: number): string {
  return `${plates} ${plates === 1 ? 'plate' : 'plates'}`
}
