import { amount, toNumber } from '../quantity/amount'
import { normalizeUnit } from '../quantity/format-quantity'
import type { Quantity } from '../quantity/quantity'
import { countryOf } from './country'
import { toUnitsOfRegion } from './measure-region'

/**
 * Converts a quantity to metric by the measures of a country, to the millilitre. It stays unchanged if the country is unknown
 * or has no own size for the unit. Example: `toUnitsOfCountry(toQuantity(4, 'pint'), 'GB')` is 2.273 l,
 * `toUnitsOfCountry(toQuantity(2, 'tbsp'), 'AU')` 40 ml.
 */
export function toUnitsOfCountry(quantity: Quantity, country: string | null | undefined): Quantity {
  const converted = toUnitsOfRegion(quantity, countryOf(country)?.measures)
  if (converted === quantity) return quantity
  const ml = toNumber(converted.amount)
  return ml < 1 ? converted : normalizeUnit({ amount: amount(Math.round(ml)), unit: 'ml' })
}
