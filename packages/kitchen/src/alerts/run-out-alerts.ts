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
 * What runs out within days at the told or usual use, or is gone though it is used regularly; one entry a food, leftovers
 * aside. Example: 'Milk runs out on Tuesday, at 0.5 l a day.'
 */
export function runOutAlerts({ today, lots, uses }: Pick<AlertFacts, 'today' | 'lots' | 'uses'>): Alert[] {
  const usesOf = groupByFood(uses)
  const regular = findRegularFoods(uses)
  const alerts: Alert[] = []
  for (const [key, group] of groupByFood(lots.filter(({ cooked }) => !cooked))) {
    const told = tellerOf(group)
    if (!told && !regular.has(key)) continue
    const used = usesOf.get(key) ?? []
    const said = sentenceOf(group, used, told, today)
    if (said) alerts.push(alertOf(said, newestOf(group), group, used, today))
  }
  return alerts
}

interface Said {
  readonly out: boolean
  readonly message: string
}

function sentenceOf(
  group: readonly WatchedLot[],
  used: readonly LoggedUse[],
  teller: WatchedLot | undefined,
  today: Day,
): Said | undefined {
  const left = group.filter((lot) => compare(lot.quantity.amount, zero) > 0 && !isUnsafe(lot, today))
  // An empty carton does not say how what is left is measured.
  const asked = teller ?? newestOf(left.length > 0 ? left : group)
  const name = nameInSentence(asked.name)
  if (left.length === 0) return { out: true, message: `You are out of ${name}.` }
  const { unit } = asked.quantity
  const told = asked.dailyUse
  const ran = estimateRunOut(left, {
    today,
    unit,
    ...(told ? { dailyUse: told, history: [] } : { history: historyIn(unit, used) }),
  })
  if (!ran.ok || !ran.low) return undefined
  const verb = isPluralName(name) ? 'run out' : 'runs out'
  const daily = formatQuantity({ amount: told ?? inTwoDigits(ran.daily), unit })
  const message = `${capitalizeFirst(name)} ${verb} ${whenOf(ran.day, ran.days)}, at ${told ? '' : 'your usual '}${daily} a day.`
  return { out: false, message }
}

function alertOf(
  { out, message }: Said,
  newest: WatchedLot,
  group: readonly WatchedLot[],
  used: readonly LoggedUse[],
  today: Day,
): Alert {
  const last = used.reduce<Day | undefined>((a, { day }) => (a === undefined || day > a ? day : a), undefined)
  return {
    // Names the last time that some came: more of it makes it something new.
    key: `${out ? 'out' : 'running-out'}:${newest.foodId ?? newest.id}:${stockedOn(group)}`,
    kind: 'running-out',
    type: 'warning',
    message,
    since: laterAlertTime({ day: last ?? today, hour: 0 }, newest.added),
    lotIds: group.map(({ id }) => id),
    actions: ['buy'],
  }
}

// The newest lot with a told use speaks for the food: what was said of last month's carton has been said again.
function tellerOf(group: readonly WatchedLot[]): WatchedLot | undefined {
  const tellers = group.filter(({ dailyUse }) => dailyUse && compare(dailyUse, zero) > 0)
  return tellers.length > 0 ? newestOf(tellers) : undefined
}

function newestOf(lots: readonly WatchedLot[]): WatchedLot {
  return lots.reduce((a, b) => (b.id > a.id ? b : a))
}

function historyIn(unit: string, used: readonly LoggedUse[]): DatedUse[] {
  return used.flatMap(({ day, quantity, foodId }) => {
    if (quantity.unit === unit) return [{ day, amount: quantity.amount }]
    const converted = convert(quantity, unit, foodId)
    return converted.ok ? [{ day, amount: converted.quantity.amount }] : []
  })
}

function stockedOn(group: readonly WatchedLot[]): Day | '' {
  const days = group.map(({ restocked, since }) => restocked ?? since)
  return days.reduce<Day | ''>((a, b) => (b > a ? b : a), '')
}

function whenOf(day: Day, days: number): string {
  if (days === 0) return 'today'
  return days === 1 ? 'tomorrow' : `on ${weekdayNameOf(day)}`
}

function inTwoDigits(of: Amount): Amount {
  return amountOf(Number(toNumber(of).toPrecision(2)))
}
