/** Where usual prices are known, by the currency they are in. Example: 'GBP' is the United Kingdom. */
export type PriceRegion = (typeof priceRegions)[number]

/** All of them, in the order of the table's columns. Example: `priceRegions[0]` is 'GBP'. */
export const priceRegions = ['GBP', 'EUR', 'USD'] as const

/** The region whose usual prices are in a currency; of other currencies none are known. Example: `priceRegionOf('EUR')` is 'EUR'. */
export function priceRegionOf(currency: string): PriceRegion | undefined {
  return priceRegions.find((region) => region === currency.toUpperCase())
}
