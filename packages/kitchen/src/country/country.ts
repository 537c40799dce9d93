import { countryTable } from '../data/shops/countries'
import { lazyValue, parseRows } from '../fact-table'
import type { DayOrder } from '../receipt/receipt-day'
import type { MeasureRegion } from './measure-region'
import type { PriceRegion } from './price-region'
import { priceRegionOf } from './price-region'

/** Whose packs shops sell: in pounds and fluid ounces, metric, or metric in sizes of their own. Example: 'uk', milk by the pint. */
export type ShopMeasures = 'metric' | 'us' | 'uk' | 'au'

/**
 * All that follows from the country a household is in. Example: of 'GB' pounds sterling, the day before the month, the imperial
 * pint, metric packs and British prices.
 */
export interface Country {
  /** Its two letters of ISO 3166-1. */
  readonly code: string
  readonly currency: string
  readonly dayOrder: DayOrder
  /** Whose pint, cup, tablespoon and fluid ounce are meant; absent where nothing but litres is usual. */
  readonly measures?: MeasureRegion
  readonly shops: ShopMeasures
  /** The usual prices that are nearest to those of its shops. */
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

/** The country of two letters, or nothing where there is none. Example: `countryOf('GB')?.measures` is 'uk'. */
export function countryOf(code: string | null | undefined): Country | undefined {
  return code === null || code === undefined ? undefined : countries().get(code)
}

/** Every country by its two letters, in their order. Example: `countryCodes()[0]` is 'AD'. */
export function countryCodes(): string[] {
  return [...countries().keys()].sort()
}

/**
 * In which order day and month are printed where a money is paid in: as in the country it is named after, for others pay in dollars
 * too. Example: `orderWith('MYR')` is 'dmy', `orderWith('USD')` 'mdy'.
 */
export function dateOrderForCurrency(currency: string | undefined): DayOrder | undefined {
  if (currency === undefined) return undefined
  const own = countryOf(currency.slice(0, 2))
  if (own?.currency === currency) return own.dayOrder
  return [...countries().values()].find((country) => country.currency === currency)?.dayOrder
}
