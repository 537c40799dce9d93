import type { Alert, AlertType } from './alert'
import type { AlertFacts } from './alert-facts'
import { expiryAlerts } from './expiry-alerts'
import { missingFromLogAlerts, nothingLoggedAlerts, scanAlerts } from './log-reminders'
import { runOutAlerts } from './run-out-alerts'
import { stockReminders } from './stock-reminders'

export type { Alert } from './alert'
export type {
  AlertFacts,
  FoodReference as NamedFood,
  LoggedUse,
  UnsavedScan,
  WatchedLot,
} from './alert-facts'
export { findRegularFoods, foodKey } from './alert-facts'

const severityOrder: Readonly<Record<AlertType, number>> = { alert: 0, warning: 1, info: 2 }

/**
 * Computes a household's alerts at an hour of a day: lots to use today or tomorrow, lots past their use-by, foods that run out,
 * unsaved scans, missing log entries, and reminders of lots to use soon, past their best or out of stock. Sorted by severity,
 * then newest first. Example: chicken with use by tomorrow gives 'Use the chicken breast by tomorrow (2 lb in the fridge).',
 * with the actions used, frozen, wasted and cook.
 */
export function computeAlerts(facts: AlertFacts): Alert[] {
  const runOut = runOutAlerts(facts)
  const runOutLotIds = new Set(runOut.flatMap(({ lotIds }) => lotIds))
  return [
    ...expiryAlerts(facts),
    ...runOut,
    ...scanAlerts(facts),
    ...missingFromLogAlerts(facts),
    ...nothingLoggedAlerts(facts),
    ...stockReminders(facts, runOutLotIds),
  ].sort(
    (a, b) =>
      severityOrder[a.type] - severityOrder[b.type] ||
      compareText(b.since.day, a.since.day) ||
      b.since.hour - a.since.hour,
  )
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
