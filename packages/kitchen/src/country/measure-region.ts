import { amountOf, times } from '../quantity/amount'
import type { Quantity } from '../quantity/quantity'

/**
 * Whose measures a text speaks of. Example: 'uk', where a pint has 568 ml; 'au', where a tablespoon has 20; 'nz' has the imperial
 * pint and a cup of 250 ml; 'jp' a cup of 200.
 */
export type MeasureRegion = 'uk' | 'us' | 'au' | 'nz' | 'jp'

// Imperial measures as the Weights and Measures Act 1985 defines them by the gallon of 4.54609 litres.
const imperial = { pint: 568.261, 'fl-oz': 28.413, quart: 1136.523, gallon: 4546.09 }

/**
 * Millilitres of what is larger or smaller than in the table of units, which is that of the US. The metric cup and the Australian
 * tablespoon are those of the Australian standard AS 1325; the cup of 200 ml is that of Japanese and Korean kitchens. Britain
 * has no cup of its own in use. A stick of butter is sold in the US alone, so it has 113 g wherever somebody writes it.
 */
const sizes: Readonly<Record<MeasureRegion, Readonly<Record<string, number>>>> = {
  us: {},
  uk: imperial,
  au: { ...imperial, cup: 250, tbsp: 20 },
  nz: { ...imperial, cup: 250 },
  jp: { cup: 200 },
}

/**
 * A quantity as its region means it: a British pint has 568 ml, an Australian tablespoon 20. Where the region has no size of its
 * own for the unit it stays. Example: `inRegion(so(1, 'pint'), 'uk')` is 568.261 ml.
 */
export function toUnitsOfRegion(quantity: Quantity, region: MeasureRegion | undefined): Quantity {
  const size = region === undefined ? undefined : sizes[region][quantity.unit]
  return size === undefined ? quantity : { amount: times(quantity.amount, amountOf(size)), unit: 'ml' }
}
