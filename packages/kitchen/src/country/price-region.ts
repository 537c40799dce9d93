/** Region with known usual prices, by its currency. Example: 'GBP' is the United Kingdom. */
export type PriceRegion = (typeof priceRegions)[number]

/** All price regions, in the order of the table's columns. Example: `priceRegions[0]` is 'GBP'. */
export const priceRegions = ['GBP', 'EUR', 'USD'] as const

/** Returns the price region of a currency, or undefined for other currencies. Example: `priceRegionOf('EUR')` is 'EUR'. */
export function priceRegionOf(currency: string): PriceRegion | undefined {
  return priceRegions.find((region) => region === currency.toUpperCase())
}
