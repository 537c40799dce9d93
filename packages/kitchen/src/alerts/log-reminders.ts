import type { Day } from '../date/day'
import { addDays } from '../date/day'
import { formatCount } from '../meal-plan/plan-text'
import { compare, zero } from '../quantity/amount'
import type { Alert } from './alert'
import type { AlertFacts, WatchedLot } from './alert-facts'
import { foodKey, groupByFood } from './alert-facts'
import { isPluralName, joinNames, nameInSentence } from './alert-text'

/** So long a scan may wait before we ask. Example: 2 hours, for the way home and the unpacking. */
export const scanReminderAfterHours = 2

/** After so long nobody remembers what was scanned. Example: a week. */
export const scanReminderUntilHours = 7 * 24

const breakfastFrom = 6
const breakfastUntil = 10
const habitDays = 4
const week = 7

/** Scans that found something nobody saved. Example: 'You scanned spinach and eggs but did not save them.' */
export function scanAlerts({ scans }: Pick<AlertFacts, 'scans'>): Alert[] {
  return scans.flatMap(({ id, at, hoursAgo, names }): Alert[] => {
    const found = [...new Set(names.map(nameInSentence))].filter((name) => name !== '')
    const [first] = found
    if (first === undefined || hoursAgo < scanReminderAfterHours || hoursAgo >= scanReminderUntilHours)
      return []
    const them = found.length > 1 || isPluralName(first) ? 'them' : 'it'
    return [
      {
        key: `scan-not-saved:${id}`,
        kind: 'scan-not-saved',
        type: 'warning',
        message: `You scanned ${joinNames(found)} but did not save ${them}.`,
        since: at,
        lotIds: [],
        actions: ['scan'],
      },
    ]
  })
}

/** From six o'clock on, a nudge while nothing was booked today. Example: 'Log your breakfast by 10 AM.' */
export function nothingLoggedAlerts(
  facts: Pick<AlertFacts, 'today' | 'hour' | 'stocked' | 'loggedToday'>,
): Alert[] {
  const { today, hour, stocked, loggedToday } = facts
  if (loggedToday || hour < breakfastFrom || !stocked) return []
  const early = hour < breakfastUntil
  return [
    {
      key: early ? `nothing-logged:${today}:breakfast` : `nothing-logged:${today}`,
      kind: 'nothing-logged',
      type: 'info',
      message: early ? 'Log your breakfast by 10 AM.' : 'Nothing logged yet today.',
      since: { day: today, hour: early ? breakfastFrom : breakfastUntil },
      lotIds: [],
      actions: ['log'],
    },
  ]
}

/**
 * Foods in the house yesterday that are used daily, by what was told or by habit, and of which nothing was booked yesterday:
 * one entry for all. Example: '3 items missing from yesterday’s log: milk, bread and eggs.'
 */
export function missingFromLogAlerts(facts: AlertFacts): Alert[] {
  const { today, lots, uses, loggedYesterday } = facts
  const yesterday = addDays(today, -1)
  const logged = new Set(loggedYesterday.map(foodKey))
  const habits = habitsBefore(yesterday, uses)
  const usedToday = new Set(uses.filter(({ day }) => day >= today).map(({ lotId }) => lotId))
  const missing: WatchedLot[][] = []
  for (const [key, group] of groupByFood(lots.filter(({ cooked }) => !cooked))) {
    if (logged.has(key)) continue
    const there = group.filter((lot) => wasThere(lot, yesterday) && (isHeld(lot) || usedToday.has(lot.id)))
    if (there.length > 0 && (habits.has(key) || there.some(isUsedDaily))) missing.push(there)
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

function habitsBefore(day: Day, uses: AlertFacts['uses']): Set<string> {
  const from = addDays(day, -week)
  const lately = groupByFood(uses.filter((use) => use.day >= from && use.day < day))
  const habits = [...lately].filter(([, of]) => new Set(of.map((use) => use.day)).size >= habitDays)
  return new Set(habits.map(([key]) => key))
}

function wasThere(lot: WatchedLot, day: Day): boolean {
  return lot.since <= day && (lot.added === undefined || lot.added.day <= day)
}

function isUsedDaily({ dailyUse }: WatchedLot): boolean {
  return dailyUse !== undefined && compare(dailyUse, zero) > 0
}

function isHeld({ quantity }: WatchedLot): boolean {
  return compare(quantity.amount, zero) > 0
}
