import { amountOf, times } from '../quantity/amount'
import type { Quantity } from '../quantity/quantity'

/**
 * Region whose measures a text uses. Example: 'uk', where a pint has 568 ml; 'au', where a tablespoon has 20; 'nz' has the
 * imperial pint and a cup of 250 ml; 'jp' a cup of 200.
 */
export type MeasureRegion = 'uk' | 'us' | 'au' | 'nz' | 'jp'

// Imperial measures, defined by the gallon of 4.54609 litres in the Weights and Measures Act 1985.
const imperial = { pint: 568.261, 'fl-oz': 28.413, quart: 1136.523, gallon: 4546.09 }

/**
 * Sizes in millilitres that differ from the unit table, which is that of the US. The metric cup and the Australian tablespoon
 * are those of the Australian standard AS 1325; the cup of 200 ml is that of Japanese and Korean kitchens. Britain has no cup
 * of its own in use. A stick of butter is sold in the US only, so it is 113 g everywhere.
 */
const sizes: Readonly<Record<MeasureRegion, Readonly<Record<string, number>>>> = {
  us: {},
  uk: imperial,
  au: { ...imperial, cup: 250, tbsp: 20 },
  nz: { ...imperial, cup: 250 },
  jp: { cup: 200 },
}

/**
 * Converts a quantity by the measures of a region: a British pint has 568 ml, an Australian tablespoon 20. It stays unchanged
 * if the region has no own size for the unit. Example: `toUnitsOfRegion(toQuantity(1, 'pint'), 'uk')` is 568.261 ml.
 */
export function toUnitsOfRegion(quantity: Quantity, region: MeasureRegion | undefined): Quantity {
  const size = region === undefined ? undefined : sizes[region][quantity.unit]
  return size === undefined ? quantity : { amount: times(quantity.amount, amountOf(size)), unit: 'ml' }
}
