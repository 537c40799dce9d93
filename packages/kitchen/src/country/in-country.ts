import { amount, toNumber } from '../amount'
import type { Quantity } from '../quantity'
import { tidy } from '../quantity-text'
import { countryOf } from './country'
import { inRegion } from './region'

/**
 * A quantity as a cook of that country means it, to the millilitre; where nobody said the country, and where it has no size of its
 * own for the unit, it stays. Example: `inCountry(so(4, 'pint'), 'GB')` is 2.273 l, `inCountry(so(2, 'tbsp'), 'AU')` 40 ml.
 */
export function inCountry(quantity: Quantity, country: string | null | undefined): Quantity {
  const meant = inRegion(quantity, countryOf(country)?.measures)
  if (meant === quantity) return quantity
  const ml = toNumber(meant.amount)
  return ml < 1 ? meant : tidy({ amount: amount(Math.round(ml)), unit: 'ml' })
}
