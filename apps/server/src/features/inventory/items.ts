import type { InventoryItem } from '@larder/contract/inventory'
import type { Db } from '../../db/open'
import { asItem, type LotRow } from './lot-row'

/** Everything a household has. Asked with every look at the kitchen, so it goes the shortest way. */
export async function itemsOf(db: Db, householdId: string): Promise<InventoryItem[]> {
  const { rows } = await db.$client.query<LotRow>({
    name: 'items_of_household',
    text: `${found} where household_id = $1 and removed_at is null order by id`,
    values: [householdId],
  })
  return rows.map((row) => asItem(row))
}

export async function itemOf(db: Db, householdId: string, id: number): Promise<InventoryItem | undefined> {
  const { rows } = await db.$client.query<LotRow>({
    name: 'item_of_household',
    text: `${found} where id = $2 and household_id = $1 and removed_at is null`,
    values: [householdId, id],
  })
  return rows[0] && asItem(rows[0])
}

// Days as text and whole numbers as numbers, as a row of the table has them.
const found = `select id::float8, name, category, amount_over::float8 as "amountOver",
    amount_under::float8 as "amountUnder", unit, location, expiry_day::text as "expiryDay",
    expiry_source as "expirySource", expiry_kind as "expiryKind", expiry_because as "expiryBecause", food_id as "foodId",
    since::text, opened_on::text as "openedOn", frozen_on::text as "frozenOn", thawed_on::text as "thawedOn", source,
    daily_over::float8 as "dailyOver", daily_under::float8 as "dailyUnder", unit_price as "unitPrice", dish, version
  from lots`
