import type { Day } from '../date/day'

/** Kind of an alert. Example: 'use-by'. */
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

/** Severity of an alert. Example: 'alert' when something must be used today. */
export type AlertType = 'alert' | 'warning' | 'info'

/** Action that a cook can take on an alert with one tap. Example: 'frozen'. */
export type AlertAction = 'used' | 'frozen' | 'wasted' | 'cook' | 'buy' | 'log' | 'scan' | 'show'

/** An hour of a day, in the household's time zone. Example: `{ day: '2026-11-15', hour: 18 }`. */
export interface AlertTime {
  readonly day: Day
  readonly hour: number
}

/** One alert with its message. Example: 'Use the chicken breast by tomorrow (2 lb in the fridge).' */
export interface Alert {
  /** Stable as long as the alert is about the same event. Example: 'use-by:7:2026-11-16'. */
  readonly key: string
  readonly kind: AlertKind
  readonly type: AlertType
  readonly message: string
  /** Time from which the alert holds. */
  readonly since: AlertTime
  readonly lotIds: readonly number[]
  readonly actions: readonly AlertAction[]
}

/** Returns the later of two times. Example: of 8 and 10 o'clock on one day, 10. */
export function laterAlertTime(a: AlertTime, b: AlertTime | undefined): AlertTime {
  if (!b) return a
  return b.day > a.day || (b.day === a.day && b.hour > a.hour) ? b : a
}
