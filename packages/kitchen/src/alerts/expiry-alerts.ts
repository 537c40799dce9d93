import type { Day } from '../date/day'
import { addDays } from '../date/day'
import { canBeFrozen } from '../expiry/can-be-frozen'
import { daysLeft } from '../expiry/freshness'
import { compare, zero } from '../quantity/amount'
import type { Expiry } from '../stock/lot'
import { compareByExpiry } from '../stock/take-across'
import type { Alert, AlertAction } from './alert'
import { laterAlertTime } from './alert'
import type { AlertFacts, WatchedLot } from './alert-facts'
import { describeAmountAndPlace, nameWithArticle } from './alert-text'

/** Number of days before a use-by from which a lot has an alert. Example: 1, the day before. */
const useByAlertDays = 1

/**
 * Whether a lot has an alert of its own because its use-by is tomorrow, today or past. Example: chicken with use by tomorrow.
 */
export function hasUseByAlert({ expiry }: Pick<WatchedLot, 'expiry'>, today: Day): boolean {
  return expiry?.kind === 'use-by' && expiry.day <= addDays(today, useByAlertDays)
}

/**
 * Returns the alerts for lots to use today or tomorrow and for lots past their use-by. Best-before days are about quality and
 * are left to `stockReminders`. Example: chicken with use by tomorrow is a warning, today an alert.
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
      return [days < 0 ? createExpiredAlert(lot, expiry, -days) : createUseByAlert(lot, expiry, days, today)]
    })
}

function createUseByAlert(lot: WatchedLot, { day }: Expiry, days: number, today: Day): Alert {
  const when = days === 0 ? 'today' : 'by tomorrow'
  return {
    key: `use-by:${lot.id}:${day}`,
    kind: 'use-by',
    type: days === 0 ? 'alert' : 'warning',
    message: `Use ${nameWithArticle(lot.name)} ${when} (${describeAmountAndPlace(lot)}).`,
    since: laterAlertTime({ day: today, hour: 0 }, lot.added),
    lotIds: [lot.id],
    actions: actionsFor(lot, today),
  }
}

function createExpiredAlert(lot: WatchedLot, { day }: Expiry, daysAgo: number): Alert {
  const when = daysAgo === 1 ? 'yesterday' : `${daysAgo} days ago`
  return {
    key: `expired:${lot.id}:${day}`,
    kind: 'expired',
    type: 'alert',
    message: `The use-by date of ${nameWithArticle(lot.name)} was ${when} (${describeAmountAndPlace(lot)}). Please don’t eat what is left.`,
    since: laterAlertTime({ day: addDays(day, 1), hour: 0 }, lot.added),
    lotIds: [lot.id],
    actions: ['wasted', 'used'],
  }
}

function actionsFor(lot: WatchedLot, today: Day): AlertAction[] {
  const actions: AlertAction[] = ['used']
  if (canBeFrozen(lot, today)) actions.push('frozen')
  actions.push('wasted')
  // Cooked leftovers are eaten, not cooked again.
  if (!lot.cooked) actions.push('cook')
  return actions
}
