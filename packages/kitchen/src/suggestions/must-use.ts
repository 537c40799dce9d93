import { isPerishableLot } from '../expiry/perishable-lot'
import type { HeldLot, StockIndex } from '../recipe-coverage/stock-index'

/** Days within which a lot must be used, by the kind of its date. Example: `mustUseWithin['use-by']` is 2. */
const mustUseWithin = { 'use-by': 2, 'best-before': 1 } as const

/**
 * Returns the lots that must be used now, most urgent first: a use-by day within two days, or food from the fridge or
 * the fruit bowl that is at its best for one more day. Dry and frozen goods can wait.
 * Example: strawberries for today go before chicken for tomorrow.
 */
export function findMustUseLots(stock: StockIndex): HeldLot[] {
  const lots: HeldLot[] = []
  for (const held of stock.values()) for (const one of held) if (isMustUse(one)) lots.push(one)
  return lots.sort(moreUrgent)
}

function isMustUse({ lot, daysLeft }: HeldLot): boolean {
  if (!lot.expiry || daysLeft === undefined || daysLeft < 0) return false
  return daysLeft <= mustUseWithin[lot.expiry.kind] && isPerishableLot(lot)
}

function moreUrgent(a: HeldLot, b: HeldLot): number {
  const days = (a.daysLeft ?? 0) - (b.daysLeft ?? 0)
  return days || b.urgency - a.urgency || a.lot.id - b.lot.id
}
