import type { Alert, AlertType } from './alerting/alert'
import { expiringAlerts } from './alerting/expiring'
import type { AlertFacts } from './alerting/facts'
import { lackingAlerts } from './alerting/lacking'
import { missingFromLogAlerts, nothingLoggedAlerts, scanAlerts } from './alerting/logging'
import { stockReminders } from './alerting/stock-reminders'

export type { Alert, AlertAction, AlertKind, AlertType, Moment } from './alerting/alert'
export { pressingDays } from './alerting/expiring'
export type { AlertFacts, LoggedUse, NamedFood, UnsavedScan, WatchedLot } from './alerting/facts'
export { foodKey, regularFoods } from './alerting/facts'

const loudness: Readonly<Record<AlertType, number>> = { alert: 0, warning: 1, info: 2 }

/**
 * What needs a cook's attention at an hour of a day: what to use today or tomorrow, what is past its use-by, what runs out,
 * what was scanned and not saved, what was not logged, and what else is to use
 * soon, past its best or out of stock. Loudest first, then newest. Example: chicken with use by tomorrow gives
 * 'Use the chicken breast by tomorrow (2 lb in the fridge).', with the actions used, frozen, wasted and cook.
 */
export function alertsOf(facts: AlertFacts): Alert[] {
  const lacking = lackingAlerts(facts)
  const told = new Set(lacking.flatMap(({ lotIds }) => lotIds))
  return [
    ...expiringAlerts(facts),
    ...lacking,
    ...scanAlerts(facts),
    ...missingFromLogAlerts(facts),
    ...nothingLoggedAlerts(facts),
    ...stockReminders(facts, told),
  ].sort(
    (a, b) =>
      loudness[a.type] - loudness[b.type] || inOrder(b.since.day, a.since.day) || b.since.hour - a.since.hour,
  )
}

function inOrder(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
