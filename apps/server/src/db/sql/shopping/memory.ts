import type { MergeableLine } from '@larder/kitchen/shopping/shared-list'
import { statement } from '../statement'

/** Enough for the last trips to every store. */
const maxLines = 4000

interface BoughtLineRow {
  readonly ticks: MergeableLine['ticks']
  readonly foodId: string
}

/** The lines that were ticked last. */
export const selectBoughtLines = statement<BoughtLineRow, [householdId: string]>({
  name: 'recently_bought_lines',
  why: 'a part of a JSON value of up to 4,000 rows',
  text: `select state -> 'ticks' as ticks, food_id as "foodId" from shopping_lines
      where household_id = $1 and food_id is not null and state -> 'ticks' <> '{}'
      order by revision desc limit ${maxLines}`,
})

/** More prices than a household collects in all its stores. */
const maxPrices = 2000

interface PriceRow {
  readonly foodId: string | null
  readonly name: string
  readonly amountNumerator: number
  readonly amountDenominator: number
  readonly unit: string
  readonly price: number
  readonly day: string
  readonly store: string | null
}

/** The newest price of each item in each store, newest first. */
export const selectNewestPrices = statement<PriceRow, [householdId: string]>({
  name: 'newest_prices',
  why: 'the newest of each group by an expression (distinct on), then in another order',
  text: `select * from (
        select distinct on (coalesce('food:' || food_id, lower(name)), store) id::float8, food_id as "foodId", name,
          amount_numerator::float8 as "amountNumerator", amount_denominator::float8 as "amountDenominator", unit, price::float8,
          day::text, store, at
        from paid_prices where household_id = $1
        order by coalesce('food:' || food_id, lower(name)), store, at desc, id desc) newest
      order by at desc, id desc limit ${maxPrices}`,
})
