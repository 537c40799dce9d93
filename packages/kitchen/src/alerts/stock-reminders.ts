import { type StockState, stockState } from '../expiry/freshness'
import { compare, zero } from '../quantity/amount'
import { compareByExpiry } from '../stock/take-across'
import type { Alert, AlertAction, AlertKind } from './alert'
import type { AlertFacts, WatchedLot } from './alert-facts'
import { isPluralName, joinNames } from './alert-text'
import { hasUseByAlert } from './expiry-alerts'

// A reminder carries at most this many lots; the inventory page shows them all.
const maxLots = 20

/**
 * Returns one reminder for each state the home page counts (use soon, expired, out of stock), without the lots that have an
 * alert of their own. This keeps the pages consistent: no page shows that all is well while another counts three. Example: 'To
 * use soon: apples, bread and yoghurt.'
 */
export function stockReminders(
  { today, lots }: Pick<AlertFacts, 'today' | 'lots'>,
  runOutLotIds: ReadonlySet<number> = new Set(),
): Alert[] {
  const lotsByState = new Map<StockState, WatchedLot[]>()
  for (const lot of lots) {
    const isHeld = compare(lot.quantity.amount, zero) > 0
    const state = stockState({ held: isHeld, expiry: lot.expiry }, today)
    if (state === undefined || (isHeld ? hasUseByAlert(lot, today) : runOutLotIds.has(lot.id))) continue
    const group = lotsByState.get(state)
    if (group) group.push(lot)
    else lotsByState.set(state, [lot])
  }
  const createReminder = (
    state: StockState,
    kind: AlertKind,
    formatMessage: (names: string, many: boolean) => string,
    actions: AlertAction[],
  ) => {
    const group = lotsByState.get(state)?.sort(compareByExpiry) ?? []
    if (group.length === 0) return []
    const names = [...new Set(group.map(({ name }) => name))]
    const many = names.length > 1 || isPluralName(names[0] ?? '')
    const lotIds = group.slice(0, maxLots).map(({ id }) => id)
    const message = formatMessage(joinNames(names), many)
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
    ...createReminder('soon', 'use-soon', (names) => `To use soon: ${names}.`, ['cook', 'show']),
    ...createReminder(
      'expired',
      'past-best',
      (names, many) =>
        `Past ${many ? 'their' : 'its'} best: ${names}. Look and smell before you use ${many ? 'them' : 'it'}.`,
      ['show'],
    ),
    ...createReminder('out', 'out-of-stock', (names) => `Out of stock: ${names}.`, ['buy', 'show']),
  ]
}
