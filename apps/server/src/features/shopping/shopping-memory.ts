import type { ShoppingMemory } from '@larder/contract/shopping'
import type { Db } from '../../db/database'
import { AppError } from '../../errors'
import { findActiveNames } from './list-queries'
import { findNewestPrices } from './prices'
import { type BoughtLine, toStoreTrips } from './store-trips'

/** Enough for the last trips to every store. */
const maxLines = 4000

/** Returns what the household's earlier shopping trips show. */
export async function findShoppingMemory(db: Db, householdId: string): Promise<ShoppingMemory> {
  const [currency, stores, lines, prices] = await Promise.all([
    findCurrency(db, householdId),
    findActiveNames(db, householdId, 'store'),
    findRecentlyBought(db, householdId),
    findNewestPrices(db, householdId),
  ])
  return { currency, stores: toStoreTrips(lines, stores), prices }
}

async function findRecentlyBought(db: Db, householdId: string): Promise<BoughtLine[]> {
  const { rows } = await db.$client.query<BoughtLine>({
    name: 'recently_bought_lines',
    text: `select state -> 'ticks' as ticks, food_id as "foodId" from shopping_lines
      where household_id = $1 and food_id is not null and state -> 'ticks' <> '{}'
      order by revision desc limit ${maxLines}`,
    values: [householdId],
  })
  return rows
}

async function findCurrency(db: Db, householdId: string): Promise<string> {
  const { rows } = await db.$client.query<{ currency: string }>({
    name: 'household_currency',
    text: 'select currency from households where id = $1',
    values: [householdId],
  })
  const [household] = rows
  if (!household) throw new AppError('household-not-found')
  return household.currency
}
