import type { ShopMeasures } from '../country/shop-measures'
import { toNumber } from '../quantity/amount'
import { normalizeUnit } from '../quantity/format-quantity'
import type { Quantity } from '../quantity/quantity'
import { convert, toQuantity } from '../quantity/quantity'

const usVolumes: readonly (readonly [ml: number, many: number, unit: string])[] = [
  [3785, 1, 'gallon'],
  [1893, 0.5, 'gallon'],
  [946, 1, 'quart'],
  [473, 1, 'pint'],
]

/**
 * Converts a purchase to the units printed on the packs of the household's shops. Example: 454 g are '1 lb' in US shops, 946 ml
 * are '1 quart', 1000 g are 1 kg in all others. Counts stay.
 */
export function toShopUnits(bought: Quantity, shops: ShopMeasures): Quantity {
  if (shops !== 'us') return normalizeUnit(bought)
  if (bought.unit === 'ml') {
    const ml = toNumber(bought.amount)
    for (const [size, many, unit] of usVolumes) {
      const times = Math.round(ml / size)
      if (times >= 1 && Math.abs(ml / size - times) < 0.02) return toQuantity(times * many, unit)
    }
    const ounces = convert(bought, 'fl-oz')
    return ounces.ok
      ? toQuantity(Math.max(1, Math.ceil(toNumber(ounces.quantity.amount) - 0.2)), 'fl-oz')
      : bought
  }
  const ounces = convert(bought, 'oz')
  if (!ounces.ok) return bought
  const many = toNumber(ounces.quantity.amount)
  if (many < 0.9) return bought
  if (many < 15.9) return toQuantity(Math.ceil(many - 0.2), 'oz')
  return toQuantity(Math.ceil(many / 4 - 0.05) / 4, 'lb')
}
