import { amount, toNumber } from '../quantity/amount'
import { normalizeUnit } from '../quantity/format-quantity'
import type { Quantity } from '../quantity/quantity'
import { countryOf } from './country'
import { toUnitsOfRegion } from './measure-region'

/**
 * A quantity as a cook of that country means it, to the millilitre; where nobody said the country, and where it has no size of its
 * own for the unit, it stays. Example: `inCountry(so(4, 'pint'), 'GB')` is 2.273 l, `inCountry(so(2, 'tbsp'), 'AU')` 40 ml.
 */
export function toUnitsOfCountry(quantity: Quantity, country: string | null | undefined): Quantity {
  const meant = toUnitsOfRegion(quantity, countryOf(country)?.measures)
  if (meant === quantity) return quantity
  const ml = toNumber(meant.amount)
  return ml < 1 ? meant : normalizeUnit({ amount: amount(Math.round(ml)), unit: 'ml' })
}
