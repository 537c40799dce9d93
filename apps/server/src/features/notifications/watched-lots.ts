import { addDays, type Day } from '@larder/kitchen/date/day'
import { soonDays } from '@larder/kitchen/expiry/freshness'
import type { Db } from '../../db/database'
import type { KitchenLotColumns, lots } from '../../db/tables/inventory'

/** What the rule must know of a lot. */
export type WatchedLotRow = KitchenLotColumns &
  Pick<typeof lots.$inferSelect, 'dailyNumerator' | 'dailyDenominator'> & { readonly createdAt: Date }

/** Foods by what tells them apart: their ids, or somebody's own words. */
export interface FoodKeys {
  readonly ids: readonly string[]
  readonly ownWords: boolean
}

/**
 * The lots of which something may have to be said: those to use soon, expired or used up, and those of foods that are used every day as somebody said,
 * or regularly as the books say. Of thousands that are a few; the others need not leave the database. Words of somebody's own
 * are told apart by the kitchen and not by the database, so all of them come when one of them matters.
 */
export async function findWatchedLots(
  db: Db,
  householdId: string,
  today: Day,
  regular: FoodKeys,
): Promise<WatchedLotRow[]> {
  const { rows } = await db.$client.query<WatchedLotRow>({
    name: 'notices_watched_lots',
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
    values: [
      householdId,
      addDays(today, soonDays['use-by']),
      regular.ids,
      regular.ownWords,
      addDays(today, soonDays['best-before']),
    ],
  })
  return rows
}
