import type { Day } from '../date/day'
import { daysBetween } from '../date/day'
import type { Expiry, Lot } from '../stock/lot'

/** How urgent a lot is: past its day, on it, near it, far from it, or without one. Example: 'soon'. */
export type FreshnessState = 'expired' | 'today' | 'soon' | 'good' | 'none'

/** How fresh a lot is and what a cook reads about it. Example: `{ state: 'today', days: 0, word: 'Use by today' }`. */
export interface Freshness {
  readonly state: FreshnessState
  /** Days left; below zero when past, absent without a date. */
  readonly days?: number
  readonly word: string
}

/**
 * From how many days left on a lot counts as soon: three for what must be used, seven for what only loses quality, because
 * a week is what people plan. Example: `soonDays['use-by']` is 3.
 */
export const soonDays = { 'use-by': 3, 'best-before': 7 } as const

/** Why a lot wants a cook's attention: to be used soon, past its day, or used up. Example: 'soon'. */
export type StockState = 'soon' | 'expired' | 'out'

/**
 * Whether a lot wants attention, the one rule for every screen that counts it. Of what is used up no day matters; both a use-by
 * and a best-before count as expired once they are past. Example: `stockState({ held: true, expiry }, today)` is 'soon' on its last
 * day.
 */
export function stockState(
  { held, expiry }: { readonly held: boolean; readonly expiry?: Expiry | undefined },
  today: Day,
): StockState | undefined {
  if (!held) return 'out'
  const { state } = freshness(expiry ? { expiry } : {}, today)
  if (state === 'expired') return 'expired'
  return state === 'today' || state === 'soon' ? 'soon' : undefined
}

/** How many days a lot still has, below zero when past, nothing without a date. Example: 0 on its last day. */
export function daysLeft(lot: Pick<Lot, 'expiry'>, today: Day): number | undefined {
  return lot.expiry && daysBetween(today, lot.expiry.day)
}

/** How fresh a lot is today, in words. Example: the day before its use-by it is `{ state: 'soon', days: 1, word: 'Use by tomorrow' }`. */
export function freshness(lot: Pick<Lot, 'expiry'>, today: Day): Freshness {
  const { expiry } = lot
  const days = daysLeft(lot, today)
  if (!expiry || days === undefined) return { state: 'none', word: 'No date' }
  return { state: stateOf(expiry, days), days, word: wordOf(expiry, days) }
}

/** Whether a lot must not be eaten any more: only a use-by that has passed says so. Example: bread past its best before is still bread. */
export function isUnsafe(lot: Pick<Lot, 'expiry'>, today: Day): boolean {
  return lot.expiry?.kind === 'use-by' && today > lot.expiry.day
}

function stateOf({ kind }: Expiry, days: number): FreshnessState {
  if (days < 0) return 'expired'
  if (days === 0) return 'today'
  return days <= soonDays[kind] ? 'soon' : 'good'
}

function wordOf({ kind }: Expiry, days: number): string {
  const name = kind === 'use-by' ? 'Use by' : 'Best before'
  if (days === 0) return `${name} today`
  if (days === 1) return `${name} tomorrow`
  if (days === -1) return `${name} was yesterday`
  if (days < 0) return `${name} was ${ago(-days)}`
  return `${kind === 'use-by' ? 'Use within' : 'Best within'} ${stretch(days)}`
}

function ago(days: number): string {
  return `${stretch(days)} ago`
}

function stretch(days: number): string {
  if (days < 60) return `${days} days`
  return days < 730 ? `${Math.floor(days / 30)} months` : `${Math.floor(days / 365)} years`
}
