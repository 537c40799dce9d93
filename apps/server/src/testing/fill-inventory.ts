import type { OpenDatabase } from '../db/database'
import type { Cook } from './a-cook'

/** Inserts lots of rice directly, without the ledger, before the household has any booking. */
export async function fillInventory(
  db: OpenDatabase,
  { user }: Pick<Cook, 'user'>,
  count: number,
): Promise<void> {
  await db.$client.query(
    `insert into lots (household_id, food_id, name, category, amount_numerator, amount_denominator, unit, location, since, source,
        created_at, updated_at)
      select current_household_id, 'brown-rice', 'Brown rice', 'Grains', 1000, 1, 'g', 'pantry', '2026-01-01', 'manual',
        now(), now()
      from accounts, generate_series(1, $2) where accounts.id = $1`,
    [user.id, count],
  )
  await db.$client.query(
    `update households set lot_count = lot_count + $2
      from accounts where accounts.id = $1 and households.id = current_household_id`,
    [user.id, count],
  )
}
