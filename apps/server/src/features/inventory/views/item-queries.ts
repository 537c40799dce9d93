import type { InventoryItem } from '@larder/contract/inventory'
import type { Db } from '../../../db/database'
import { type ItemColumns as Item, toInventoryItem } from '../lots/lot-row'

/** Returns all items of a household. Runs with every view of the stock, so it skips the query builder. */
export async function findItems(db: Db, householdId: string): Promise<InventoryItem[]> {
  const { rows } = await db.$client.query<ItemTuple>({
    name: 'items_of_household',
    text: `${itemSelectSql} where household_id = $1 and removed_at is null order by id`,
    values: [householdId],
    rowMode: 'array',
  })
  return rows.map(toItem)
}

export async function findItem(db: Db, householdId: string, id: number): Promise<InventoryItem | undefined> {
  const { rows } = await db.$client.query<ItemTuple>({
    name: 'item_of_household',
    text: `${itemSelectSql} where id = $2 and household_id = $1 and removed_at is null`,
    values: [householdId, id],
    rowMode: 'array',
  })
  return rows[0] && toItem(rows[0])
}

// Days as text and integers as numbers, as in a table row.
const itemSelectSql = `select id::float8, name, category, unit, amount_numerator::float8, amount_denominator::float8, location, since::text, source,
    version, expiry_day::text, expiry_source, expiry_kind, expiry_because, food_id, opened_on::text, frozen_on::text,
    thawed_on::text, daily_numerator::float8, daily_denominator::float8, unit_price, dish
  from lots`

/** A row as an array in that order: looking up names for every field takes as long as the rest of the read. */
type ItemTuple = [
  id: Item['id'],
  name: Item['name'],
  category: Item['category'],
  unit: Item['unit'],
  amountNumerator: Item['amountNumerator'],
  amountDenominator: Item['amountDenominator'],
  location: Item['location'],
  since: Item['since'],
  source: Item['source'],
  version: Item['version'],
  expiryDay: Item['expiryDay'],
  expirySource: Item['expirySource'],
  expiryKind: Item['expiryKind'],
  expiryBecause: Item['expiryBecause'],
  foodId: Item['foodId'],
  openedOn: Item['openedOn'],
  frozenOn: Item['frozenOn'],
  thawedOn: Item['thawedOn'],
  dailyNumerator: Item['dailyNumerator'],
  dailyDenominator: Item['dailyDenominator'],
  unitPrice: Item['unitPrice'],
  dish: Item['dish'],
]

function toItem(v: ItemTuple): InventoryItem {
  return toInventoryItem({
    id: v[0],
    name: v[1],
    category: v[2],
    unit: v[3],
    amountNumerator: v[4],
    amountDenominator: v[5],
    location: v[6],
    since: v[7],
    source: v[8],
    version: v[9],
    expiryDay: v[10],
    expirySource: v[11],
    expiryKind: v[12],
    expiryBecause: v[13],
    foodId: v[14],
    openedOn: v[15],
    frozenOn: v[16],
    thawedOn: v[17],
    dailyNumerator: v[18],
    dailyDenominator: v[19],
    unitPrice: v[20],
    dish: v[21],
  })
}
