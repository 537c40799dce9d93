import type { InventoryItem } from '@larder/contract/inventory'
import type { Day } from '@larder/kitchen/date/day'
import { freshness, isUnsafe } from '@larder/kitchen/expiry/freshness'
import { toItemExpiry } from '../../../food/expiry/item-expiry'

/** Describes the item that should be used up first. */
export function describeTip(item: InventoryItem, today: Day): string {
  const expiry = toItemExpiry(item)
  const lot = expiry ? { expiry } : {}
  const { state, days = 0 } = freshness(lot, today)
  if (isUnsafe(lot, today)) return 'It is past its use-by day. Better not eat it any more.'
  if (state === 'expired') return 'A little past its best, and most likely still good. Look, smell and taste.'
  if (state === 'today') return 'Today is its day. What could it become?'
  if (days === 1) return 'It has until tomorrow. Tonight would be a good time.'
  return `It has ${days} days left. Plan it in before it is too late.`
}

/** Returns whether the item may still be eaten, judged by its date. */
export function isStillEdible(item: InventoryItem, today: Day): boolean {
  const expiry = toItemExpiry(item)
  return !isUnsafe(expiry ? { expiry } : {}, today)
}
