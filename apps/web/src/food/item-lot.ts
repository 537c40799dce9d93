import type { InventoryItem } from '@larder/contract/inventory'
import { heldUnit } from '@larder/kitchen/buying/held-unit'
import { type Day, isDay } from '@larder/kitchen/date/day'
import { parseAmountText, zero } from '@larder/kitchen/quantity/amount'
import type { Lot } from '@larder/kitchen/stock/lot'
import { toItemExpiry } from './expiry/item-expiry'

/** Converts an item to the kitchen's lot type. */
export function toItemLot(item: InventoryItem): Lot {
  const { id, foodId, name, amount, unit, location, since, source } = item
  const expiry = toItemExpiry(item)
  return {
    id,
    ...(foodId !== undefined && { foodId }),
    name,
    quantity: { amount: parseAmountText(amount) ?? zero, unit: heldUnit(unit, foodId) },
    location,
    ...(expiry && { expiry }),
    since: since as Day,
    ...(source === 'cooked' && { cooked: true }),
    ...(item.dish?.riskClass !== undefined && { riskClass: item.dish.riskClass }),
    ...optionalDay('openedOn', item.openedOn),
    ...optionalDay('frozenOn', item.frozenOn),
    ...optionalDay('thawedOn', item.thawedOn),
  }
}

function optionalDay<Key extends string>(key: Key, day: string | undefined): { readonly [key in Key]?: Day } {
  return (day !== undefined && isDay(day) ? { [key]: day } : {}) as { readonly [key in Key]?: Day }
}
