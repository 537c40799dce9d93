import { addDays, type Day } from '@larder/kitchen/date/day'
import { soonDays } from '@larder/kitchen/expiry/freshness'
import type { Db } from '../../db/database'
import type { KitchenLotColumns, lots } from '../../db/tables/inventory'

/** The columns of a lot that the alert rules need. */
export type WatchedLotRow = KitchenLotColumns &
  Pick<typeof lots.$inferSelect, 'dailyNumerator' | 'dailyDenominator'> & { readonly createdAt: Date }

/** Foods by id, or by the household's own name. */
export interface FoodKeys {
  readonly ids: readonly string[]
  readonly ownWords: boolean
}

/**
 * Returns the lots that may need a notice: those to use soon, expired or used up, and those of foods in stated daily use or, by
 * the ledger, in regular use. Of thousands these are a few; the others stay in the database. Own names are compared by the
 * kitchen, not by the database, so all of them are read when one matters.
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
