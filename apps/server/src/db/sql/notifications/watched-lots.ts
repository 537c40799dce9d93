import type { KitchenLotColumns, lots } from '../../tables/inventory'
import { statement } from '../statement'

/** The columns of a lot that the alert rules need. */
export type WatchedLotRow = KitchenLotColumns &
  Pick<typeof lots.$inferSelect, 'dailyNumerator' | 'dailyDenominator'> & { readonly createdAt: Date }

export const selectWatchedLots = statement<
  WatchedLotRow,
  [householdId: string, useBy: string, foodIds: readonly string[], ownWords: boolean, bestBefore: string]
>({
  name: 'notices_watched_lots',
  why: 'foods in daily use (a common table) decide which of thousands of lots are read; hundreds of rows are mapped by hand',
  text: `with told as (
        select distinct food_id from lots where household_id = $1 and removed_at is null and daily_numerator > 0
      )
      select id::float8, food_id as "foodId", name, amount_numerator::float8 as "amountNumerator",
        amount_denominator::float8 as "amountDenominator", unit, location, expiry_day::text as "expiryDay",
        expiry_source as "expirySource", expiry_kind as "expiryKind", expiry_because as "expiryBecause", since::text,
        opened_on::text as "openedOn", frozen_on::text as "frozenOn", left_when_frozen as "leftWhenFrozen",
        thawed_on::text as "thawedOn", cooked, daily_numerator::float8 as "dailyNumerator", daily_denominator::float8 as "dailyDenominator",
        created_at as "createdAt"
      from lots
      where household_id = $1 and removed_at is null and (
        amount_numerator = 0
        or (expiry_kind = 'use-by' and expiry_day <= $2)
        or (expiry_kind = 'best-before' and expiry_day <= $5)
        or food_id = any($3::text[])
        or food_id in (select food_id from told where food_id is not null)
        or (food_id is null and ($4 or exists (select 1 from told where food_id is null)))
      )
      order by lots.id`,
})
