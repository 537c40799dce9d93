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

/** An item that is used up has no expiry status. */
export function getExpiryStatus(item: InventoryItem, today: Day): StockState | null {
  if (item.amount === '0') return 'out'
  return item.expiryDate === undefined ? null : getStatusByDate(item, today)
}

let cachedDay: Day | null = null
const statusByDate = new Map<string, StockState | null>()

/** Thousands of items share a few dates, so the status is cached by date. */
function getStatusByDate(item: InventoryItem, today: Day): StockState | null {
  if (cachedDay !== today) statusByDate.clear()
  cachedDay = today
  const key = `${item.expiryDate} ${item.expiryKind}`
  let state = statusByDate.get(key)
  if (state === undefined) {
    state = stockState({ held: true, expiry: toItemExpiry(item) ?? undefined }, today) ?? null
    statusByDate.set(key, state)
  }
  return state
}
