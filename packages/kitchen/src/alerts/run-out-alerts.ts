import type { Day } from '../date/day'
import { isUnsafe } from '../expiry/freshness'
import { weekdayNameOf } from '../meal-plan/plan-text'
import type { Amount } from '../quantity/amount'
import { amountOf, compare, toNumber, zero } from '../quantity/amount'
import { formatQuantity } from '../quantity/format-quantity'
import { convert } from '../quantity/quantity'
import type { DatedUse } from '../stock/run-out'
import { estimateRunOut } from '../stock/run-out'
import type { Alert } from './alert'
import { laterAlertTime } from './alert'
import type { AlertFacts, LoggedUse, WatchedLot } from './alert-facts'
import { findRegularFoods, groupByFood } from './alert-facts'
import { capitalizeFirst, isPluralName, nameInSentence } from './alert-text'

/**
 * Returns one alert for each food that runs out within days at its entered or usual daily use, or that is gone although it is
 * used regularly. Leftovers are excluded. Example: 'Milk runs out on Tuesday, at 0.5 l a day.'
 */
export function runOutAlerts({ today, lots, uses }: Pick<AlertFacts, 'today' | 'lots' | 'uses'>): Alert[] {
  const usesByFood = groupByFood(uses)
  const regular = findRegularFoods(uses)
  const alerts: Alert[] = []
  for (const [key, group] of groupByFood(lots.filter(({ cooked }) => !cooked))) {
    const lotWithDailyUse = findLotWithDailyUse(group)
    if (!lotWithDailyUse && !regular.has(key)) continue
    const used = usesByFood.get(key) ?? []
    const runOut = describeRunOut(group, used, lotWithDailyUse, today)
    if (runOut) alerts.push(createAlert(runOut, findNewest(group), group, used, today))
  }
  return alerts
}

interface RunOut {
  readonly isOut: boolean
  readonly message: string
}

function describeRunOut(
  group: readonly WatchedLot[],
  used: readonly LoggedUse[],
  lotWithDailyUse: WatchedLot | undefined,
  today: Day,
): RunOut | undefined {
  const remaining = group.filter((lot) => compare(lot.quantity.amount, zero) > 0 && !isUnsafe(lot, today))
  // The unit comes from a lot that is not empty, because an empty lot may be measured in another unit.
  const reference = lotWithDailyUse ?? findNewest(remaining.length > 0 ? remaining : group)
  const name = nameInSentence(reference.name)
  if (remaining.length === 0) return { isOut: true, message: `You are out of ${name}.` }
  const { unit } = reference.quantity
  const enteredUse = reference.dailyUse
  const estimate = estimateRunOut(remaining, {
    today,
    unit,
    ...(enteredUse ? { dailyUse: enteredUse, history: [] } : { history: toHistory(unit, used) }),
  })
  if (!estimate.ok || !estimate.low) return undefined
  const verb = isPluralName(name) ? 'run out' : 'runs out'
  const daily = formatQuantity({ amount: enteredUse ?? roundToTwoDigits(estimate.daily), unit })
  const message = `${capitalizeFirst(name)} ${verb} ${formatDay(estimate.day, estimate.days)}, at ${enteredUse ? '' : 'your usual '}${daily} a day.`
  return { isOut: false, message }
}

function createAlert(
  { isOut, message }: RunOut,
  newest: WatchedLot,
  group: readonly WatchedLot[],
  used: readonly LoggedUse[],
  today: Day,
): Alert {
  const lastUse = used.reduce<Day | undefined>(
    (a, { day }) => (a === undefined || day > a ? day : a),
    undefined,
  )
  return {
    // The key contains the last restocking day, so that a restocked food gets a new alert.
    key: `${isOut ? 'out' : 'running-out'}:${newest.foodId ?? newest.id}:${findLastRestock(group)}`,
    kind: 'running-out',
    type: 'warning',
    message,
    since: laterAlertTime({ day: lastUse ?? today, hour: 0 }, newest.added),
    lotIds: group.map(({ id }) => id),
    actions: ['buy'],
  }
}

// The newest lot with an entered daily use overrides older lots of the same food.
function findLotWithDailyUse(group: readonly WatchedLot[]): WatchedLot | undefined {
  const candidates = group.filter(({ dailyUse }) => dailyUse && compare(dailyUse, zero) > 0)
  return candidates.length > 0 ? findNewest(candidates) : undefined
}

function findNewest(lots: readonly WatchedLot[]): WatchedLot {
  return lots.reduce((a, b) => (b.id > a.id ? b : a))
}

function toHistory(unit: string, used: readonly LoggedUse[]): DatedUse[] {
  return used.flatMap(({ day, quantity, foodId }) => {
    if (quantity.unit === unit) return [{ day, amount: quantity.amount }]
    const converted = convert(quantity, unit, foodId)
    return converted.ok ? [{ day, amount: converted.quantity.amount }] : []
  })
}

function findLastRestock(group: readonly WatchedLot[]): Day | '' {
  const days = group.map(({ restocked, since }) => restocked ?? since)
  return days.reduce<Day | ''>((a, b) => (b > a ? b : a), '')
}

function formatDay(day: Day, days: number): string {
  if (days === 0) return 'today'
  return days === 1 ? 'tomorrow' : `on ${weekdayNameOf(day)}`
}

function roundToTwoDigits(value: Amount): Amount {
  return amountOf(Number(toNumber(value).toPrecision(2)))
}
