import type { Day } from '../date/day'
import { addDays } from '../date/day'
import { estimateExpiry } from '../expiry/expiry'
import { daysLeft } from '../expiry/freshness'
import { compare, zero } from '../quantity/amount'
import type { Expiry } from '../stock/lot'
import { compareByExpiry } from '../stock/take-across'
import type { Alert, AlertAction } from './alert'
import { laterAlertTime } from './alert'
import type { AlertFacts, WatchedLot } from './alert-facts'
import { describeAmountAndPlace, nameWithArticle } from './alert-text'

/** So many days before its use-by something is said. Example: 1, the day before. */
export const useByAlertDays = 1

/** Whether a lot has an alert of its own: its use-by is tomorrow, today or past. Example: chicken with use by tomorrow. */
export function hasUseByAlert({ expiry }: Pick<WatchedLot, 'expiry'>, today: Day): boolean {
  return expiry?.kind === 'use-by' && expiry.day <= addDays(today, useByAlertDays)
}

/**
 * What must be used today or tomorrow, and what is past it. Best-before days are about quality:
 * `stockReminders` speaks of them.
 * Example: chicken with use by tomorrow is a warning, today an alert.
 */
export function expiryAlerts({ today, lots }: Pick<AlertFacts, 'today' | 'lots'>): Alert[] {
  return lots
    .filter((lot) => hasUseByAlert(lot, today))
    .filter(({ quantity }) => compare(quantity.amount, zero) > 0)
    .sort(compareByExpiry)
    .flatMap((lot) => {
      const { expiry } = lot
      const days = daysLeft(lot, today)
      if (!expiry || days === undefined) return []
      return [days < 0 ? expired(lot, expiry, -days) : useBy(lot, expiry, days, today)]
    })
}

function useBy(lot: WatchedLot, { day }: Expiry, days: number, today: Day): Alert {
  const when = days === 0 ? 'today' : 'by tomorrow'
  return {
    key: `use-by:${lot.id}:${day}`,
    kind: 'use-by',
    type: days === 0 ? 'alert' : 'warning',
    message: `Use ${nameWithArticle(lot.name)} ${when} (${describeAmountAndPlace(lot)}).`,
    since: laterAlertTime({ day: today, hour: 0 }, lot.added),
    lotIds: [lot.id],
    actions: waysOut(lot, today),
  }
}

function expired(lot: WatchedLot, { day }: Expiry, ago: number): Alert {
  const when = ago === 1 ? 'yesterday' : `${ago} days ago`
  return {
    key: `expired:${lot.id}:${day}`,
    kind: 'expired',
    type: 'alert',
    message: `The use-by of ${nameWithArticle(lot.name)} was ${when} (${describeAmountAndPlace(lot)}). Please do not eat what is left.`,
    since: laterAlertTime({ day: addDays(day, 1), hour: 0 }, lot.added),
    lotIds: [lot.id],
    actions: ['wasted', 'used'],
  }
}

function waysOut(lot: WatchedLot, today: Day): AlertAction[] {
  const ways: AlertAction[] = ['used']
  if (canBeFrozen(lot, today)) ways.push('frozen')
  ways.push('wasted')
  // What we cooked already is eaten, not cooked.
  if (!lot.cooked) ways.push('cook')
  return ways
}

// What was thawed is not frozen again; of what nobody knows, freezing at least does no harm.
function canBeFrozen(lot: WatchedLot, today: Day): boolean {
  if (lot.location === 'freezer' || lot.thawedOn !== undefined) return false
  const frozen = estimateExpiry({ ...lot, location: 'freezer', frozenOn: today })
  return frozen.ok || (frozen.reason !== 'not-recommended-here' && frozen.reason !== 'by-pack-date')
}
