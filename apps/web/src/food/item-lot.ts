import type { InventoryItem } from '@larder/contract/inventory'
import { readAmount, zero } from '@larder/kitchen/amount'
import { heldUnit } from '@larder/kitchen/buying/held-unit'
import { type Day, isDay } from '@larder/kitchen/day'
import type { Lot } from '@larder/kitchen/lot'
import { expiryOf } from './expiry-of'

/** The item as the kitchen reasons about it. */
export function itemLot(item: InventoryItem): Lot {
  const { id, foodId, name, amount, unit, location, since, source } = item
  const expiry = expiryOf(item)
  return {
    id,
    ...(foodId !== undefined && { foodId }),
    name,
    quantity: { amount: readAmount(amount) ?? zero, unit: heldUnit(unit, foodId) },
    location,
    ...(expiry && { expiry }),
    since: since as Day,
    ...(source === 'cooked' && { cooked: true }),
    ...(item.dish?.riskClass !== undefined && { riskClass: item.dish.riskClass }),
    ...dayIn('openedOn', item.openedOn),
    ...dayIn('frozenOn', item.frozenOn),
    ...dayIn('thawedOn', item.thawedOn),
  }
}

function dayIn<Key extends string>(key: Key, day: string | undefined): { readonly [key in Key]?: Day } {
  return (day !== undefined && isDay(day) ? { [key]: day } : {}) as { readonly [key in Key]?: Day }
}
