import type { InventoryItem } from '@larder/contract/inventory'
import type { Day } from '@larder/kitchen/date/day'
import { type StockState, stockState } from '@larder/kitchen/expiry/freshness'
import { toItemExpiry } from '../../../food/expiry/item-expiry'

export type { StockState }

export const expiryStatuses = ['soon', 'expired', 'out'] as const satisfies readonly StockState[]

export const expiryStatusLabels: Record<StockState, string> = {
  soon: 'Use soon',
  expired: 'Expired',
  out: 'Out of stock',
}

/** Of what there is nothing left, no day matters any more. */
export function getExpiryStatus(item: InventoryItem, today: Day): StockState | null {
  if (item.amount === '0') return 'out'
  return item.expiryDate === undefined ? null : getStatusByDate(item, today)
}

let judgedOn: Day | null = null
const judged = new Map<string, StockState | null>()

/** Thousands of things share a few days: each day is judged once. */
function getStatusByDate(item: InventoryItem, today: Day): StockState | null {
  if (judgedOn !== today) judged.clear()
  judgedOn = today
  const key = `${item.expiryDate} ${item.expiryKind}`
  let state = judged.get(key)
  if (state === undefined) {
    state = stockState({ held: true, expiry: toItemExpiry(item) ?? undefined }, today) ?? null
    judged.set(key, state)
  }
  return state
}
