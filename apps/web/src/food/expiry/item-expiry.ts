import type { InventoryItem } from '@larder/contract/inventory'
import { isDay } from '@larder/kitchen/date/day'
import type { Expiry } from '@larder/kitchen/stock/lot'

/** Returns an item's expiry as a kitchen type; undefined without a date. */
export function toItemExpiry(
  item: Pick<InventoryItem, 'expiryDate' | 'expiryKind' | 'expirySource' | 'expiryBecause'>,
): Expiry | undefined {
  const { expiryDate, expiryKind, expirySource, expiryBecause } = item
  if (expiryDate === undefined || !isDay(expiryDate)) return undefined
  return {
    day: expiryDate,
    kind: expiryKind ?? 'best-before',
    source: expirySource ?? 'you',
    ...(expiryBecause !== undefined && { because: expiryBecause }),
  }
}
