import type { Day } from '../date/day'
import { daysBetween } from '../date/day'
import type { Expiry, Lot } from '../stock/lot'

/** Urgency of a lot: past its day, on it, near it, far from it, or without one. Example: 'soon'. */
type FreshnessState = 'expired' | 'today' | 'soon' | 'good' | 'none'

/** Freshness of a lot with the text that a cook reads. Example: `{ state: 'today', days: 0, word: 'Use by today' }`. */
export interface Freshness {
  readonly state: FreshnessState
  /** Days left; negative when past, absent without a date. */
  readonly days?: number
  readonly word: string
}

/**
 * Number of days left from which a lot counts as soon: three for use-by, seven for best-before, because people plan by the
 * week. Example: `soonDays['use-by']` is 3.
 */
export const soonDays = { 'use-by': 3, 'best-before': 7 } as const

/** Reason why a lot needs attention: to be used soon, past its day, or used up. Example: 'soon'. */
export type StockState = 'soon' | 'expired' | 'out'

/**
 * Returns whether a lot needs attention. Every screen that counts lots uses this rule. An empty lot's date is ignored; both a
 * past use-by and a past best-before count as expired. Example: `stockState({ held: true, expiry }, today)` is 'soon' on its
 * last day.
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

/** Returns the days a lot has left, negative when past, undefined without a date. Example: 0 on its last day. */
export function daysLeft(lot: Pick<Lot, 'expiry'>, today: Day): number | undefined {
  return lot.expiry && daysBetween(today, lot.expiry.day)
}

/**
 * Returns the freshness of a lot today. Example: the day before its use-by it is `{ state: 'soon', days: 1, word: 'Use by
 * tomorrow' }`.
 */
export function freshness(lot: Pick<Lot, 'expiry'>, today: Day): Freshness {
  const { expiry } = lot
  const days = daysLeft(lot, today)
  if (!expiry || days === undefined) return { state: 'none', word: 'No date' }
  return { state: stateOf(expiry, days), days, word: formatFreshness(expiry, days) }
}

/**
 * Whether a lot must not be eaten any more, which is only the case for a past use-by. Example: bread past its best before is
 * still bread.
 */
export function isUnsafe(lot: Pick<Lot, 'expiry'>, today: Day): boolean {
  return lot.expiry?.kind === 'use-by' && today > lot.expiry.day
}

function stateOf({ kind }: Expiry, days: number): FreshnessState {
  if (days < 0) return 'expired'
  if (days === 0) return 'today'
  return days <= soonDays[kind] ? 'soon' : 'good'
}

function formatFreshness({ kind }: Expiry, days: number): string {
  const name = kind === 'use-by' ? 'Use by' : 'Best before'
  if (days === 0) return `${name} today`
  if (days === 1) return `${name} tomorrow`
  if (days === -1) return `${name} was yesterday`
  if (days < 0) return `${name} was ${formatDaysAgo(-days)}`
  return `${kind === 'use-by' ? 'Use within' : 'Best within'} ${formatDays(days)}`
}

function formatDaysAgo(days: number): string {
  return `${formatDays(days)} ago`
}

function formatDays(days: number): string {
  if (days < 60) return `${days} days`
  return days < 730 ? `${Math.floor(days / 30)} months` : `${Math.floor(days / 365)} years`
}
