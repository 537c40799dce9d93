import type { InventoryItem } from '@larder/contract/inventory'
import type { Day } from '@larder/kitchen/day'
import { type StockState, stockState } from '@larder/kitchen/freshness'
import { expiryOf } from '../../food/expiry-of'

export type { StockState }

export const stockStates = ['soon', 'expired', 'out'] as const satisfies readonly StockState[]

export const stockStateLabels: Record<StockState, string> = {
  soon: 'Use soon',
  expired: 'Expired',
  out: 'Out of stock',
}

/** Of what there is nothing left, no day matters any more. */
export function stateOf(item: InventoryItem, today: Day): StockState | null {
  if (item.amount === '0') return 'out'
  return item.expiryDate === undefined ? null : judgedByDay(item, today)
}

let judgedOn: Day | null = null
const judged = new Map<string, StockState | null>()

/** Thousands of things share a few days: each day is judged once. */
function judgedByDay(item: InventoryItem, today: Day): StockState | null {
  if (judgedOn !== today) judged.clear()
  judgedOn = today
  const key = `${item.expiryDate} ${item.expiryKind}`
  let state = judged.get(key)
  if (state === undefined) {
    state = stockState({ held: true, expiry: expiryOf(item) ?? undefined }, today) ?? null
    judged.set(key, state)
  }
  return state
}
