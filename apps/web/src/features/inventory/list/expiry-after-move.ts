import type { InventoryItem, ItemLocation } from '@larder/contract/inventory'
import type { Day } from '@larder/kitchen/date/day'
import { toItemExpiry } from '../../../food/expiry/item-expiry'
import { formatShortDay } from '../../../food/expiry/short-day'
import type { FoodFacts } from '../../../food/food-facts'
import { placeLabels } from '../../../food/places'

const waiting = 'Looking up how long it keeps there…'

/** What becomes of an item's date at another place, before it goes there: 'In the freezer it keeps until about 15 Feb.' */
export function describeExpiryAfterMove(
  item: InventoryItem,
  to: ItemLocation,
  facts: FoodFacts | undefined,
  today: Day,
): string {
  if (!facts) return waiting
  const now = toItemExpiry(item)
  const then = facts.expiryAfterChange(item, { foodId: item.foodId, location: to }, today)
  const there = `In the ${placeLabels[to].toLowerCase()}`
  if (!then) return `${there} it keeps, nobody can say how long.`
  const day = formatShortDay(then.day, today)
  if (now && then.day === now.day && then.source === now.source) {
    const unfit = facts.isUnsuitableFor(item, to)
    return unfit
      ? `${there} it does not keep well. Its date stays ${day}.`
      : `${there} its date stays ${day}.`
  }
  if (then.kind === 'use-by' && then.day <= today) return `${there} it does not keep: use it today.`
  return `${there} it keeps until about ${day}.`
}
