import {
  type AlertFacts,
  findRegularFoods,
  foodKey,
  type LoggedUse,
  type NamedFood,
  type UnsavedScan,
  type WatchedLot,
} from '@larder/kitchen/alerts/alerts'
import { addDays } from '@larder/kitchen/date/day'
import { amount } from '@larder/kitchen/quantity/amount'
import { and, desc, eq, exists, gt, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { prepared } from '../../db/prepared'
import type { WatchedLotRow } from '../../db/sql/notifications/watched-lots'
import { households } from '../../db/tables/household'
import { lots } from '../../db/tables/inventory'
import { scans } from '../../db/tables/scan'
import { addSeconds, secondsBetween } from '../../time/clock'
import { localDayAndHour } from '../../time/time-zone'
import { toLot } from '../inventory/lots/lot-row'
import { findBookedFoods, findRestockedDays, findUses, hasBookingToday } from './recent-bookings'
import { type FoodKeys, findWatchedLots } from './watched-lots'

/** A household's facts for the alert rules at an instant, and the rows behind them. */
export interface KitchenSnapshot {
  readonly timeZone: string
  readonly facts: AlertFacts
  readonly rows: ReadonlyMap<number, WatchedLotRow>
  /** The time of each scan. */
  readonly scannedAt: ReadonlyMap<string, string>
}

const scanWindowSeconds = 7 * 86_400
const maxUnsavedScans = 50
// Older events need no exact time.
const recentSeconds = 3 * 86_400

/** Reads the facts for the alert rules of a household; undefined when it is deleted. */
export async function readKitchenSnapshot(
  db: Db,
  householdId: string,
  now: string,
): Promise<KitchenSnapshot | undefined> {
  const [household] = await findAlertHousehold(db, { householdId })
  if (!household) return undefined
  const { timeZone, stocked } = household
  const { day: today, hour } = localDayAndHour(now, timeZone)
  const uses = await findUses(db, householdId, today)
  const rows = await findWatchedLots(db, householdId, today, toRegularFoods(uses))
  const lotIds = rows.map(({ id }) => id)
  const restocked = await findRestockedDays(db, householdId, lotIds, today)
  const scans = await findUnsavedScans(db, householdId, now)
  const recent = new Date(addSeconds(now, -recentSeconds))
  const momentOf = memoizeByMinute((at: string) => localDayAndHour(at, timeZone))
  const watched = (row: WatchedLotRow): WatchedLot => {
    const { quantity, ...lot } = toLot(row)
    const day = restocked.get(row.id)
    return {
      ...lot,
      quantity,
      ...(row.dailyNumerator !== null &&
        row.dailyDenominator !== null && { dailyUse: amount(row.dailyNumerator, row.dailyDenominator) }),
      ...(row.createdAt > recent && { added: momentOf(row.createdAt.toISOString()) }),
      ...(day && { restocked: day }),
    }
  }
  return {
    timeZone,
    rows: new Map(rows.map((row) => [row.id, row])),
    scannedAt: new Map(scans.map(({ id, at }) => [id, at])),
    facts: {
      today,
      hour,
      stocked,
      lots: rows.map(watched),
      uses,
      scans: scans.map(
        ({ id, at, names }): UnsavedScan => ({
          id,
          at: localDayAndHour(at, timeZone),
          hoursAgo: secondsBetween(at, now) / 3600,
          names,
        }),
      ),
      loggedToday: await hasBookingToday(db, householdId, today),
      loggedYesterday: await findBookedFoods(db, householdId, addDays(today, -1), toFoodKeys(rows)),
    },
  }
}

/** Local time conversion is expensive, and thousands of lots may share the same minute. */
function memoizeByMinute<Value>(read: (at: string) => Value): (at: string) => Value {
  const cache = new Map<string, Value>()
  return (at) => {
    const minute = at.slice(0, 'yyyy-mm-ddThh:mm'.length)
    const value = cache.get(minute) ?? read(at)
    cache.set(minute, value)
    return value
  }
}

function toRegularFoods(uses: readonly LoggedUse[]): FoodKeys {
  const regular = findRegularFoods(uses)
  return toFoodKeys(uses.filter((use) => regular.has(foodKey(use))))
}

function toFoodKeys(
  things: readonly (NamedFood | { readonly foodId: string | null; readonly name: string })[],
): FoodKeys {
  const ids = new Set<string>()
  let ownWords = false
  for (const { foodId } of things) {
    if (foodId == null) ownWords = true
    else ids.add(foodId)
  }
  return { ids: [...ids], ownWords }
}

const findAlertHousehold = prepared<{ householdId: string }, { timeZone: string; stocked: boolean }[]>(
  'notices_household',
  (tx) => {
    const stocked = tx
      .select({ id: lots.id })
      .from(lots)
      .where(and(eq(lots.householdId, households.id), isNull(lots.removedAt), gt(lots.amountNumerator, 0)))
    return tx
      .select({ timeZone: households.timeZone, stocked: sql<boolean>`${exists(stocked)}` })
      .from(households)
      .where(eq(households.id, sql.placeholder('householdId')))
  },
)

interface UnsavedScanRow {
  readonly id: string
  readonly at: string
  readonly names: readonly string[]
}

const selectUnsavedScans = prepared<
  { householdId: string; since: string },
  Pick<typeof scans.$inferSelect, 'id' | 'found' | 'createdAt'>[]
>('notices_unsaved_scans', (tx) =>
  tx
    .select({ id: scans.id, found: scans.found, createdAt: scans.createdAt })
    .from(scans)
    .where(
      and(
        eq(scans.householdId, sql.placeholder('householdId')),
        gt(scans.createdAt, sql.placeholder('since')),
        isNull(scans.savedAt),
        isNull(scans.droppedAt),
      ),
    )
    .orderBy(desc(scans.createdAt))
    .limit(maxUnsavedScans),
)

async function findUnsavedScans(db: Db, householdId: string, now: string): Promise<UnsavedScanRow[]> {
  const rows = await selectUnsavedScans(db, { householdId, since: addSeconds(now, -scanWindowSeconds) })
  return rows.map(({ id, found, createdAt }) => ({ id, at: createdAt, names: found.map(({ name }) => name) }))
}
