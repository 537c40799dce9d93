import type { ShoppingMemory } from '@larder/contract/shopping'
import type { Db } from '../../db/open'
import { AppError } from '../../errors'
import { namesStanding } from './lists'
import { pricesOf } from './prices'
import { type Bought, tripsOf } from './trips'

/** Enough for the last trips to every store. */
const mostLines = 4000

/** What the household's trips to the shops have taught. */
export async function memoryOf(db: Db, householdId: string): Promise<ShoppingMemory> {
  const [currency, stores, lines, prices] = await Promise.all([
    currencyOf(db, householdId),
    namesStanding(db, householdId, 'store'),
    boughtLately(db, householdId),
    pricesOf(db, householdId),
  ])
  return { currency, stores: tripsOf(lines, stores), prices }
}

async function boughtLately(db: Db, householdId: string): Promise<Bought[]> {
  const { rows } = await db.$client.query<Bought>({
    name: 'shopping_bought',
    text: `select state -> 'ticks' as ticks, food_id as "foodId" from shopping_lines
      where household_id = $1 and food_id is not null and state -> 'ticks' <> '{}'
      order by revision desc limit ${mostLines}`,
    values: [householdId],
  })
  return rows
}

async function currencyOf(db: Db, householdId: string): Promise<string> {
  const { rows } = await db.$client.query<{ currency: string }>({
    name: 'household_currency',
    text: 'select currency from households where id = $1',
    values: [householdId],
  })
  const [household] = rows
  if (!household) throw new AppError('household-not-found')
  return household.currency
}
