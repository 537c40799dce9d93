import { countryTable } from '../data/shops/countries'
import { lazyValue, parseRows } from '../fact-table'
import type { DayOrder } from '../receipt/receipt-day'
import type { MeasureRegion } from './measure-region'
import type { PriceRegion } from './price-region'
import { priceRegionOf } from './price-region'
import type { ShopMeasures } from './shop-measures'

/**
 * Properties that follow from the household's country. Example: for 'GB' pounds sterling, the day before the month, the
 * imperial pint, metric packs and British prices.
 */
export interface Country {
  /** ISO 3166-1 alpha-2 code. */
  readonly code: string
  readonly currency: string
  readonly dayOrder: DayOrder
  /** Region that defines pint, cup, tablespoon and fluid ounce; absent where only litres are usual. */
  readonly measures?: MeasureRegion
  readonly shops: ShopMeasures
  /** Region whose usual prices are nearest to those of its shops. */
  readonly prices: PriceRegion
}

const countries = lazyValue(
  (): ReadonlyMap<string, Country> =>
    new Map(
      parseRows(countryTable).flatMap(([currency = '', order, measures, shops, codes = '']) =>
        codes.split(' ').map((code): [string, Country] => [
          code,
          {
            code,
            currency,
            dayOrder: order as DayOrder,
            ...(measures ? { measures: measures as MeasureRegion } : {}),
            shops: shops ? (shops as ShopMeasures) : 'metric',
            prices: priceRegionOf(currency) ?? (shops === 'us' ? 'USD' : 'EUR'),
          },
        ]),
      ),
    ),
)

/** Returns the country with a code, or undefined if there is none. Example: `countryOf('GB')?.measures` is 'uk'. */
export function countryOf(code: string | null | undefined): Country | undefined {
  return code === null || code === undefined ? undefined : countries().get(code)
}

/** Returns all country codes, sorted. Example: `countryCodes()[0]` is 'AD'. */
export function countryCodes(): string[] {
  return [...countries().keys()].sort()
}

/**
 * Returns the order of day and month in dates printed where a currency is used. The country the currency is named after
 * decides, because several countries use dollars. Example: `dateOrderForCurrency('MYR')` is 'dmy',
 * `dateOrderForCurrency('USD')` 'mdy'.
 */
export function dateOrderForCurrency(currency: string | undefined): DayOrder | undefined {
  if (currency === undefined) return undefined
  const own = countryOf(currency.slice(0, 2))
  if (own?.currency === currency) return own.dayOrder
  return [...countries().values()].find((country) => country.currency === currency)?.dayOrder
}
