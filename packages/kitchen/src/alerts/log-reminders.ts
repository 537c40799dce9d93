import type { Day } from '../date/day'
import { addDays } from '../date/day'
import { formatCount } from '../meal-plan/plan-text'
import { compare, zero } from '../quantity/amount'
import type { Alert } from './alert'
import type { AlertFacts, WatchedLot } from './alert-facts'
import { foodKey, groupByFood } from './alert-facts'
import { isPluralName, joinNames, nameInSentence } from './alert-text'

/** Hours after which an unsaved scan causes an alert. Example: 2, enough for the way home and the unpacking. */
const scanReminderAfterHours = 2

/** Hours after which an unsaved scan no longer causes an alert. Example: those of a week. */
const scanReminderUntilHours = 7 * 24

const breakfastFrom = 6
const breakfastUntil = 10
const habitDays = 4
const daysPerWeek = 7

/** Returns the alerts for scans with unsaved results. Example: 'You scanned spinach and eggs but did not save them.' */
export function scanAlerts({ scans }: Pick<AlertFacts, 'scans'>): Alert[] {
  return scans.flatMap(({ id, at, hoursAgo, names }): Alert[] => {
    const scannedNames = [...new Set(names.map(nameInSentence))].filter((name) => name !== '')
    const [first] = scannedNames
    if (first === undefined || hoursAgo < scanReminderAfterHours || hoursAgo >= scanReminderUntilHours)
      return []
    const pronoun = scannedNames.length > 1 || isPluralName(first) ? 'them' : 'it'
    return [
      {
        key: `scan-not-saved:${id}`,
        kind: 'scan-not-saved',
        type: 'warning',
        message: `You scanned ${joinNames(scannedNames)} but did not save ${pronoun}.`,
        since: at,
        lotIds: [],
        actions: ['scan'],
      },
    ]
  })
}

/** Returns a reminder from six o'clock on while nothing was booked today. Example: 'Log your breakfast by 10 AM.' */
export function nothingLoggedAlerts(
  facts: Pick<AlertFacts, 'today' | 'hour' | 'stocked' | 'loggedToday'>,
): Alert[] {
  const { today, hour, stocked, loggedToday } = facts
  if (loggedToday || hour < breakfastFrom || !stocked) return []
  const isBreakfastTime = hour < breakfastUntil
  return [
    {
      key: isBreakfastTime ? `nothing-logged:${today}:breakfast` : `nothing-logged:${today}`,
      kind: 'nothing-logged',
      type: 'info',
      message: isBreakfastTime ? 'Log your breakfast by 10 AM.' : 'Nothing logged yet today.',
      since: { day: today, hour: isBreakfastTime ? breakfastFrom : breakfastUntil },
      lotIds: [],
      actions: ['log'],
    },
  ]
}

/**
 * Returns one alert for all foods that were in stock yesterday, are used daily (by an entered amount or by habit) and had no
 * booking yesterday. Example: '3 items missing from yesterday’s log: milk, bread and eggs.'
 */
export function missingFromLogAlerts(facts: AlertFacts): Alert[] {
  const { today, lots, uses, loggedYesterday } = facts
  const yesterday = addDays(today, -1)
  const logged = new Set(loggedYesterday.map(foodKey))
  const habits = findHabits(yesterday, uses)
  const usedToday = new Set(uses.filter(({ day }) => day >= today).map(({ lotId }) => lotId))
  const missing: WatchedLot[][] = []
  for (const [key, group] of groupByFood(lots.filter(({ cooked }) => !cooked))) {
    if (logged.has(key)) continue
    const available = group.filter(
      (lot) => wasInStock(lot, yesterday) && (isInStock(lot) || usedToday.has(lot.id)),
    )
    if (available.length > 0 && (habits.has(key) || available.some(isUsedDaily))) missing.push(available)
  }
  if (missing.length === 0) return []
  const names = missing.map(([lot]) => lot?.name ?? '')
  return [
    {
      key: `missing-from-log:${yesterday}`,
      kind: 'missing-from-log',
      type: 'warning',
      message: `${formatCount(names.length, 'item', 'items')} missing from yesterday’s log: ${joinNames(names)}.`,
      since: { day: today, hour: 0 },
      lotIds: missing.flat().map(({ id }) => id),
      actions: ['log'],
    },
  ]
}

function findHabits(day: Day, uses: AlertFacts['uses']): Set<string> {
  const from = addDays(day, -daysPerWeek)
  const recentUses = groupByFood(uses.filter((use) => use.day >= from && use.day < day))
  const habits = [...recentUses].filter(
    ([, foodUses]) => new Set(foodUses.map((use) => use.day)).size >= habitDays,
  )
  return new Set(habits.map(([key]) => key))
}

function wasInStock(lot: WatchedLot, day: Day): boolean {
  return lot.since <= day && (lot.added === undefined || lot.added.day <= day)
}

function isUsedDaily({ dailyUse }: WatchedLot): boolean {
  return dailyUse !== undefined && compare(dailyUse, zero) > 0
}

function isInStock({ quantity }: WatchedLot): boolean {
  return compare(quantity.amount, zero) > 0
}
