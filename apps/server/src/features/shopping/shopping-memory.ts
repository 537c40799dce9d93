import type { ShoppingMemory } from '@larder/contract/shopping'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { selectBoughtLines } from '../../db/sql/shopping/memory'
import { households } from '../../db/tables/household'
import { AppError } from '../../errors'
import { findActiveNames } from './list-queries'
import { findNewestPrices } from './prices'
import { toStoreTrips } from './store-trips'

/** Returns what the household's earlier shopping trips show. */
export async function findShoppingMemory(db: Db, householdId: string): Promise<ShoppingMemory> {
  const [currency, stores, lines, prices] = await Promise.all([
    findCurrency(db, householdId),
    findActiveNames(db, householdId, 'store'),
    selectBoughtLines(db, householdId),
    findNewestPrices(db, householdId),
  ])
  return { currency, stores: toStoreTrips(lines, stores), prices }
}

async function findCurrency(db: Db, householdId: string): Promise<string> {
  const [household] = await db
    .select({ currency: households.currency })
    .from(households)
    .where(eq(households.id, householdId))
  if (!household) throw new AppError('household-not-found')
  return household.currency
}
