import type { Day } from '../date/day'

/** What an entry is about. Example: 'use-by'. */
export type AlertKind =
  | 'use-by'
  | 'expired'
  | 'use-soon'
  | 'past-best'
  | 'running-out'
  | 'out-of-stock'
  | 'scan-not-saved'
  | 'nothing-logged'
  | 'missing-from-log'

/** How loud an entry is. Example: 'alert' when something must be used today. */
export type AlertType = 'alert' | 'warning' | 'info'

/** What a cook can do about an entry with one tap. Example: 'frozen'. */
export type AlertAction = 'used' | 'frozen' | 'wasted' | 'cook' | 'buy' | 'log' | 'scan' | 'show'

/** An hour of a day in the household's time. Example: `{ day: '2026-11-15', hour: 18 }`. */
export interface AlertTime {
  readonly day: Day
  readonly hour: number
}

/** One thing that needs attention, in words. Example: 'Use the chicken breast by tomorrow (2 lb in the fridge).' */
export interface Alert {
  /** The same as long as it speaks of the same thing. Example: 'use-by:7:2026-11-16'. */
  readonly key: string
  readonly kind: AlertKind
  readonly type: AlertType
  readonly message: string
  /** Since when it holds. */
  readonly since: AlertTime
  readonly lotIds: readonly number[]
  readonly actions: readonly AlertAction[]
}

/** The later of two moments. Example: of 8 and 10 o'clock on one day, 10. */
export function laterAlertTime(a: AlertTime, b: AlertTime | undefined): AlertTime {
  if (!b) return a
  return b.day > a.day || (b.day === a.day && b.hour > a.hour) ? b : a
}
