import type { Db } from '../../../db/database'
import type { KitchenLotColumns } from '../../../db/tables/inventory'

/** Returns the lots a household can cook with: known food, amount above zero. */
export async function findCookableLots(db: Db, householdId: string): Promise<KitchenLotColumns[]> {
  const { rows } = await db.$client.query<KitchenLotColumns>({
    name: 'held_lots',
    text: `select id::float8, food_id as "foodId", name, amount_numerator::float8 as "amountNumerator",
        amount_denominator::float8 as "amountDenominator", unit, location, expiry_day::text as "expiryDay",
        expiry_source as "expirySource", expiry_kind as "expiryKind", expiry_because as "expiryBecause", since::text,
        opened_on::text as "openedOn", frozen_on::text as "frozenOn", left_when_frozen as "leftWhenFrozen",
        thawed_on::text as "thawedOn", cooked, dish
      from lots
      where household_id = $1 and removed_at is null and food_id is not null and amount_numerator > 0
      order by lots.id`,
    values: [householdId],
  })
  return rows
}
