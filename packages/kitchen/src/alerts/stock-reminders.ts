import { type StockState, stockState } from '../expiry/freshness'
import { compare, zero } from '../quantity/amount'
import { compareByExpiry } from '../stock/take-across'
import type { Alert, AlertAction, AlertKind } from './alert'
import type { AlertFacts, WatchedLot } from './alert-facts'
import { isPluralName, joinNames } from './alert-text'
import { hasUseByAlert } from './expiry-alerts'

// A reminder names a few; the inventory shows them all.
const mostLots = 20

/**
 * What the home page counts as to use soon, expired or out of stock and no alert of its own speaks of, one entry for each: so
 * no page says that all is well while another counts three. Example: 'To use soon: apples, bread and yoghurt.'
 */
export function stockReminders(
  { today, lots }: Pick<AlertFacts, 'today' | 'lots'>,
  toldOut: ReadonlySet<number> = new Set(),
): Alert[] {
  const states = new Map<StockState, WatchedLot[]>()
  for (const lot of lots) {
    const held = compare(lot.quantity.amount, zero) > 0
    const state = stockState({ held, expiry: lot.expiry }, today)
    if (state === undefined || (held ? hasUseByAlert(lot, today) : toldOut.has(lot.id))) continue
    const group = states.get(state)
    if (group) group.push(lot)
    else states.set(state, [lot])
  }
  const reminder = (
    state: StockState,
    kind: AlertKind,
    say: (names: string, many: boolean) => string,
    actions: AlertAction[],
  ) => {
    const group = states.get(state)?.sort(compareByExpiry) ?? []
    if (group.length === 0) return []
    const names = [...new Set(group.map(({ name }) => name))]
    const many = names.length > 1 || isPluralName(names[0] ?? '')
    const lotIds = group.slice(0, mostLots).map(({ id }) => id)
    const message = say(joinNames(names), many)
    return [
      {
        key: `${kind}:${today}`,
        kind,
        type: 'info' as const,
        message,
        since: { day: today, hour: 0 },
        lotIds,
        actions,
      },
    ]
  }
  return [
    ...reminder('soon', 'use-soon', (names) => `To use soon: ${names}.`, ['cook', 'show']),
    ...reminder(
      'expired',
      'past-best',
      (names, many) =>
        `Past ${many ? 'their' : 'its'} best: ${names}. Look and smell before you use ${many ? 'them' : 'it'}.`,
      ['show'],
    ),
    ...reminder('out', 'out-of-stock', (names) => `Out of stock: ${names}.`, ['buy', 'show']),
  ]
}
