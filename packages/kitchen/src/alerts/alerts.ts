import type { Alert, AlertType } from './alert'
import type { AlertFacts } from './alert-facts'
import { expiryAlerts } from './expiry-alerts'
import { missingFromLogAlerts, nothingLoggedAlerts, scanAlerts } from './log-reminders'
import { runOutAlerts } from './run-out-alerts'
import { stockReminders } from './stock-reminders'

export type { Alert, AlertAction, AlertKind, AlertTime, AlertType } from './alert'
export type {
  AlertFacts,
  FoodReference as NamedFood,
  LoggedUse,
  UnsavedScan,
  WatchedLot,
} from './alert-facts'
export { findRegularFoods, foodKey } from './alert-facts'
export { useByAlertDays } from './expiry-alerts'

const loudness: Readonly<Record<AlertType, number>> = { alert: 0, warning: 1, info: 2 }

/**
 * What needs a cook's attention at an hour of a day: what to use today or tomorrow, what is past its use-by, what runs out,
 * what was scanned and not saved, what was not logged, and what else is to use
 * soon, past its best or out of stock. Loudest first, then newest. Example: chicken with use by tomorrow gives
 * 'Use the chicken breast by tomorrow (2 lb in the fridge).', with the actions used, frozen, wasted and cook.
 */
export function computeAlerts(facts: AlertFacts): Alert[] {
  const lacking = runOutAlerts(facts)
  const told = new Set(lacking.flatMap(({ lotIds }) => lotIds))
  return [
    ...expiryAlerts(facts),
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
