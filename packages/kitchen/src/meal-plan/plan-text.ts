import { weekday } from '../date/day'
import type { MealSlot } from './plan-request'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Returns the display name of each slot, with its date if two would have the same name. Example: 'Tuesday dinner'. */
export function slotNames(slots: readonly MealSlot[]): ReadonlyMap<string, string> {
  const plain = slots.map(({ day, meal }) => `${weekdayNameOf(day)} ${meal}`)
  const counts = new Map<string, number>()
  for (const name of plain) counts.set(name, (counts.get(name) ?? 0) + 1)
  return new Map(
    slots.map(({ id, day }, s) => {
      const name = plain[s] ?? id
      return [id, (counts.get(name) ?? 0) > 1 ? `${name} (${day})` : name]
    }),
  )
}

/** Returns the name of a weekday. Example: `weekdayNameOf('2026-11-17')` is 'Tuesday'. */
export function weekdayNameOf(day: MealSlot['day']): string {
  return weekdays[weekday(day) - 1] ?? day
}

/** Joins items into one phrase. Example: `joinList(['spinach', 'eggs', 'feta'])` is 'spinach, eggs and feta'. */
export function joinList(things: readonly string[], last = 'and'): string {
  if (things.length < 2) return things[0] ?? ''
  return `${things.slice(0, -1).join(', ')} ${last} ${things.at(-1)}`
}

/** Formats a count with its noun. Example: `formatCount(1, 'dish', 'dishes')` is '1 dish'. */
export function formatCount(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}

/** Up to this time people count in minutes. */
const mostMinutes = 90

/** Formats a time as people say it. Example: `formatCookingTime(40)` is '40 minutes', `formatCookingTime(130)` '2 hours 10 minutes'. */
export function formatCookingTime(minutes: number): string {
  if (minutes <= mostMinutes) return formatCount(minutes, 'minute', 'minutes')
  const rest = minutes % 60
  const hours = formatCount(Math.floor(minutes / 60), 'hour', 'hours')
  return rest === 0 ? hours : `${hours} ${formatCount(rest, 'minute', 'minutes')}`
}
