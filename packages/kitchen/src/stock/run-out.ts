import type { Day } from '../date/day'
import { addDays, daysBetween } from '../date/day'
import { isUnsafe } from '../expiry/freshness'
import type { Amount } from '../quantity/amount'
import {
  amount,
  compare,
  dividedBy,
  isZero,
  minus,
  plus,
  smallerAmount,
  times,
  toNumber,
  zero,
} from '../quantity/amount'
import type { Lot } from './lot'
import { compareByExpiry, heldIn } from './take-across'

/** So much used on a day, in the unit of the question. Example: `{ day: '2026-11-14', amount: amount(2) }`. */
export interface DatedUse {
  readonly day: Day
  readonly amount: Amount
}

/** What is asked about a food that may run out. Example: `{ today, dailyUse: amount(2), history: [] }`. */
export interface RunOutQuery {
  readonly today: Day
  /** What the household said it uses a day; goes before what history says. */
  readonly dailyUse?: Amount
  readonly history: readonly DatedUse[]
  /** The unit of all amounts; that of the first lot unless said. */
  readonly unit?: string
  /** From how many days left on the stock is low. */
  readonly lowDays?: number
}

/** When a food runs out and how we know, or why nobody can say. Example: 10 eggs at 2 a day on the 15th run out on the 20th. */
export type RunOutResult =
  | {
      readonly ok: true
      /** The first day on which there is not enough. */
      readonly day: Day
      readonly days: number
      readonly low: boolean
      readonly because: string
      readonly daily: Amount
    }
  | { readonly ok: false; readonly reason: 'no-stock-known' | 'no-use-known' | 'not-measurable' | 'lasts' }

/** Stock for no more than this many days is low: time for one more trip to the shop. Example: 3. */
export const lowStockDays = 3

/** So many days of history count. Example: what was used six weeks ago does not. */
export const useWindowDays = 30

/** Fewer days of watching say nothing. Example: two eggs on the first day are no habit. */
export const minObservedDays = 7

/** What lasts longer than this has no day. Example: salt. */
export const maxRunOutDays = 3650

/**
 * The day a food runs out: the told daily use, or the usual one of the last 30 days, over what is held; what will be past
 * its use-by before its turn comes does not count. Example: `runOutDay(lots, { today, dailyUse: amount(2), history: [] })`.
 */
export function estimateRunOut(lots: readonly Lot[], ask: RunOutQuery): RunOutResult {
  const unit = ask.unit ?? lots[0]?.quantity.unit
  if (unit === undefined) return { ok: false, reason: 'no-stock-known' }
  const told = ask.dailyUse && compare(ask.dailyUse, zero) > 0 ? ask.dailyUse : undefined
  const daily = told ?? averageDailyUse(ask.history, ask.today)
  if (!daily || isZero(daily)) return { ok: false, reason: 'no-use-known' }
  const days = daysCovered(lots, unit, daily, ask.today)
  if (days === undefined) return { ok: false, reason: 'not-measurable' }
  if (days > maxRunOutDays) return { ok: false, reason: 'lasts' }
  return {
    ok: true,
    day: addDays(ask.today, days),
    days,
    low: days <= (ask.lowDays ?? lowStockDays),
    because: told
      ? `at ${shown(told)} a day`
      : `at your usual use over ${useWindowDays} days, ${shown(daily)} a day`,
    daily,
  }
}

/**
 * What a household usually uses a day, from the last 30 days: the sum over the days watched, at least a week of them and
 * use on two; one feast day counts for no more than three times the middle one. Example: 2 on each of 10 days in 20 is 1 a day.
 */
export function averageDailyUse(history: readonly DatedUse[], today: Day): Amount | undefined {
  const byDay = new Map<Day, Amount>()
  const first = addDays(today, 1 - useWindowDays)
  for (const { day, amount: used } of history) {
    if (day < first || day > today || compare(used, zero) <= 0) continue
    byDay.set(day, plus(byDay.get(day) ?? zero, used))
  }
  if (byDay.size < 2) return undefined
  const watched = watchedDays(history, today)
  if (watched < minObservedDays) return undefined
  const uses = [...byDay.values()].sort(compare)
  const middle = uses[Math.floor((uses.length - 1) / 2)] ?? zero
  const most = times(middle, amount(3))
  let sum = zero
  for (const used of uses) sum = plus(sum, smallerAmount(used, most))
  return dividedBy(sum, amount(watched))
}

// From the first use ever seen, so that a food bought a week ago is not averaged over a month.
function watchedDays(history: readonly DatedUse[], today: Day): number {
  let first = today
  for (const { day } of history) if (day < first) first = day
  return Math.min(useWindowDays, daysBetween(first, today) + 1)
}

function daysCovered(lots: readonly Lot[], unit: string, daily: Amount, today: Day): number | undefined {
  let covered = zero
  for (const lot of lots.filter((one) => !isUnsafe(one, today)).sort(compareByExpiry)) {
    const held = heldIn(lot, unit)
    // A tin among grams: to leave it out would cry wolf.
    if (!held) return undefined
    const lasts = dividedBy(held, daily)
    const inTime = lot.expiry?.kind === 'use-by' ? amount(daysBetween(today, lot.expiry.day) + 1) : undefined
    if (!inTime) covered = plus(covered, lasts)
    else if (compare(covered, inTime) < 0)
      covered = plus(covered, smallerAmount(lasts, minus(inTime, covered)))
  }
  return Math.floor(toNumber(covered))
}

function shown(of: Amount): string {
  const value = toNumber(of)
  return String(value >= 10 ? Math.round(value) : Number(value.toPrecision(2)))
}
