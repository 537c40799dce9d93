import type { InventoryItem, ItemLocation } from '@larder/contract/inventory'
import type { Day } from '@larder/kitchen/date/day'
import { toItemExpiry } from '../../../food/expiry/item-expiry'
import { formatShortDay } from '../../../food/expiry/short-day'
import type { FoodFacts } from '../../../food/food-facts'
import { placeLabels } from '../../../food/places'

const loadingText = 'Looking up how long it keeps there…'

/** Describes an item's date at another place before the move: 'In the freezer it keeps until about 15 Feb.' */
export function describeExpiryAfterMove(
  item: InventoryItem,
  to: ItemLocation,
  facts: FoodFacts | undefined,
  today: Day,
): string {
  if (!facts) return loadingText
  const current = toItemExpiry(item)
  const afterMove = facts.expiryAfterChange(item, { foodId: item.foodId, location: to }, today)
  const there = `In the ${placeLabels[to].toLowerCase()}`
  if (!afterMove) return `${there} it keeps, nobody can say how long.`
  const day = formatShortDay(afterMove.day, today)
  if (current && afterMove.day === current.day && afterMove.source === current.source) {
    const isUnsuitable = facts.isUnsuitableFor(item, to)
    return isUnsuitable
      ? `${there} it does not keep well. Its date stays ${day}.`
      : `${there} its date stays ${day}.`
  }
  if (afterMove.kind === 'use-by' && afterMove.day <= today) return `${there} it does not keep: use it today.`
  return `${there} it keeps until about ${day}.`
}
