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

/** The amount used on a day, in the unit of the estimate. Example: `{ day: '2026-11-14', amount: amount(2) }`. */
export interface DatedUse {
  readonly day: Day
  readonly amount: Amount
}

/** The input of a run-out estimate. Example: `{ today, dailyUse: amount(2), history: [] }`. */
export interface RunOutQuery {
  readonly today: Day
  /** The daily use set by the household; takes precedence over the history. */
  readonly dailyUse?: Amount
  readonly history: readonly DatedUse[]
  /** The unit of all amounts; by default that of the first lot. */
  readonly unit?: string
  /** Days left from which the stock is low. */
  readonly lowDays?: number
}

/**
 * The run-out day of a food and its basis, or the reason there is none.
 * Example: 10 eggs at 2 a day on the 15th run out on the 20th.
 */
export type RunOutResult =
  | {
      readonly ok: true
      /** The first day with insufficient stock. */
      readonly day: Day
      readonly days: number
      readonly low: boolean
      readonly because: string
      readonly daily: Amount
    }
  | { readonly ok: false; readonly reason: 'no-stock-known' | 'no-use-known' | 'not-measurable' | 'lasts' }

/** Stock for at most this many days is low: time for one more shopping trip. Example: 3. */
const lowStockDays = 3

/** Days of history that count. Example: what was used six weeks ago does not. */
export const useWindowDays = 30

/** Minimum days of observation. Example: two eggs on the first day are no habit. */
const minObservedDays = 7

/** Stock that lasts longer than this has no run-out day. Example: salt. */
export const maxRunOutDays = 3650

/**
 * Estimates the day a food runs out: the stock divided by the set daily use, or the usual one of the last 30 days. Lots
 * past their use-by day before they are needed do not count.
 * Example: `estimateRunOut(lots, { today, dailyUse: amount(2), history: [] })`.
 */
export function estimateRunOut(lots: readonly Lot[], query: RunOutQuery): RunOutResult {
  const unit = query.unit ?? lots[0]?.quantity.unit
  if (unit === undefined) return { ok: false, reason: 'no-stock-known' }
  const givenUse = query.dailyUse && compare(query.dailyUse, zero) > 0 ? query.dailyUse : undefined
  const daily = givenUse ?? averageDailyUse(query.history, query.today)
  if (!daily || isZero(daily)) return { ok: false, reason: 'no-use-known' }
  const days = daysCovered(lots, unit, daily, query.today)
  if (days === undefined) return { ok: false, reason: 'not-measurable' }
  if (days > maxRunOutDays) return { ok: false, reason: 'lasts' }
  return {
    ok: true,
    day: addDays(query.today, days),
    days,
    low: days <= (query.lowDays ?? lowStockDays),
    because: givenUse
      ? `at ${formatDailyAmount(givenUse)} a day`
      : `at your usual use over ${useWindowDays} days, ${formatDailyAmount(daily)} a day`,
    daily,
  }
}

/**
 * Returns the usual daily use over the last 30 days: the sum divided by the observed days, at least a week of them with
 * use on two; an outlier counts for at most three times the median.
 * Example: 2 on each of 10 days in 20 is 1 a day.
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
    // A tin among grams: leaving it out would give false alarms.
    if (!held) return undefined
    const lasts = dividedBy(held, daily)
    const inTime = lot.expiry?.kind === 'use-by' ? amount(daysBetween(today, lot.expiry.day) + 1) : undefined
    if (!inTime) covered = plus(covered, lasts)
    else if (compare(covered, inTime) < 0)
      covered = plus(covered, smallerAmount(lasts, minus(inTime, covered)))
  }
  return Math.floor(toNumber(covered))
}

function formatDailyAmount(of: Amount): string {
  const value = toNumber(of)
  return String(value >= 10 ? Math.round(value) : Number(value.toPrecision(2)))
}
