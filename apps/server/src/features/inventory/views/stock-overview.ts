import type { StockOverview } from '@larder/contract/inventory'
import { addDays, type Day, weekday } from '@larder/kitchen/date/day'
import { stockState } from '@larder/kitchen/expiry/freshness'
import { compareByExpiry } from '@larder/kitchen/stock/take-across'
import { and, count, eq, isNull, sql } from 'drizzle-orm'
import type { Actor } from '../../../actor'
import type { Db } from '../../../db/database'
import { lots } from '../../../db/tables/inventory'
import type { Clock } from '../../../time/clock'
import { toInventoryItem, toLot } from '../lots/lot-row'
import { findHouseholdContext } from './household-context'
import { findWasteWeeks } from './waste-weeks'

const maxSoonest = 5
const soonestWithinDays = 7
/** Covers a weekend away. */
const expiredWithinDays = 3

/** Returns counts, what to finish first and the last weeks, on the household's day. */
export async function findStockOverview(db: Db, clock: Clock, actor: Actor): Promise<StockOverview> {
  const { householdId } = actor
  const { today, currency } = await findHouseholdContext(db, clock, householdId)
  const monday = addDays(today, 1 - weekday(today))
  const [counts, soonest, { weeks, thisWeek }] = await Promise.all([
    countStock(db, householdId, today),
    findSoonestToExpire(db, householdId, today),
    findWasteWeeks(db, householdId, monday),
  ])
  return { ...counts, ...thisWeek, soonest, weeks, currency }
}

/** Counts by day in the database and classifies the days in the kitchen, so that the cost does not grow with the stock. */
async function countStock(db: Db, householdId: string, today: Day) {
  const held = sql<boolean>`${lots.amountNumerator} > 0`
  const rows = await db
    .select({ held, day: lots.expiryDay, kind: lots.expiryKind, count: count() })
    .from(lots)
    .where(and(eq(lots.householdId, householdId), isNull(lots.removedAt)))
    .groupBy(held, lots.expiryDay, lots.expiryKind)
  const counts = { items: 0, useSoon: 0, expired: 0, outOfStock: 0 }
  for (const { held, day, kind, count: times } of rows) {
    const expiry = day === null || kind === null ? undefined : { day, kind, source: 'you' as const }
    const state = stockState({ held, expiry }, today)
    if (held) counts.items += times
    if (state === 'out') counts.outOfStock += times
    if (state === 'expired') counts.expired += times
    if (state === 'soon') counts.useSoon += times
  }
  return counts
}

async function findSoonestToExpire(db: Db, householdId: string, today: Day) {
  // Includes ties on the last day, so that the kitchen decides between them.
  const nearest = sql`select id from lots
    where household_id = ${householdId} and removed_at is null and amount_numerator > 0
      and expiry_day between ${addDays(today, -expiredWithinDays)} and ${addDays(today, soonestWithinDays)}
      -- Nobody should eat what is past its use-by date.
      and not (expiry_kind = 'use-by' and expiry_day < ${today})
    order by expiry_day fetch first (${maxSoonest}) rows with ties`
  const rows = await db
    .select()
    .from(lots)
    .where(and(eq(lots.householdId, householdId), sql`${lots.id} in (${nearest})`))
  const sorted = rows.map((row) => ({ row, lot: toLot(row) })).sort((a, b) => compareByExpiry(a.lot, b.lot))
  return sorted.slice(0, maxSoonest).map(({ row }) => toInventoryItem(row))
}
