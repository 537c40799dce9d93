import {
  type AlertFacts,
  foodKey,
  type LoggedUse,
  type NamedFood,
  regularFoods,
  type UnsavedScan,
  type WatchedLot,
} from '@larder/kitchen/alerting'
import { amount } from '@larder/kitchen/amount'
import { addDays } from '@larder/kitchen/day'
import type { Lot } from '@larder/kitchen/lot'
import { secondsBetween, secondsLater } from '../../clock'
import type { Db } from '../../db/open'
import { dayAndHour } from '../../household-day'
import { bookedOn, restockedDays, usesOf, wasBookedToday } from './booked-lately'
import { type Foods, type WatchedRow, watchedRows } from './watched-rows'

/** How the inventory reads a row of the stock. */
export type AsLot = (row: WatchedRow) => Lot

/** What a kitchen looks like at an instant: the facts for the rule, and the rows they speak of. */
export interface KitchenNow {
  readonly timeZone: string
  readonly facts: AlertFacts
  readonly rows: ReadonlyMap<number, WatchedRow>
  /** When each scan was made. */
  readonly scannedAt: ReadonlyMap<string, string>
}

const scansCountSeconds = 7 * 86_400
// What is said of older things need not be so exact.
const justAddedSeconds = 3 * 86_400

/** Reads what the rule of alerts must know of a household; nothing when it is gone. */
export async function readKitchen(
  db: Db,
  asLot: AsLot,
  householdId: string,
  now: string,
): Promise<KitchenNow | undefined> {
  const household = await householdBy(db, householdId)
  if (!household) return undefined
  const { timeZone, stocked } = household
  const { day: today, hour } = dayAndHour(now, timeZone)
  const uses = await usesOf(db, householdId, today)
  const rows = await watchedRows(db, householdId, today, foodsUsedRegularly(uses))
  const lotIds = rows.map(({ id }) => id)
  const restocked = await restockedDays(db, householdId, lotIds, today)
  const scans = await unsavedScans(db, householdId, now)
  const recent = new Date(secondsLater(now, -justAddedSeconds))
  const momentOf = remembering((at: string) => dayAndHour(at, timeZone))
  const watched = (row: WatchedRow): WatchedLot => {
    const { quantity, ...lot } = asLot(row)
    const day = restocked.get(row.id)
    return {
      ...lot,
      quantity: quantity,
      ...(row.dailyOver !== null &&
        row.dailyUnder !== null && { dailyUse: amount(row.dailyOver, row.dailyUnder) }),
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
          at: dayAndHour(at, timeZone),
          hoursAgo: secondsBetween(at, now) / 3600,
          names,
        }),
      ),
      loggedToday: await wasBookedToday(db, householdId, today),
      loggedYesterday: await bookedOn(db, householdId, addDays(today, -1), foodsAmong(rows)),
    },
  }
}

/** Reading the clock of a place is dear, and thousands of lots may have come in the same minute. */
function remembering<Value>(read: (at: string) => Value): (at: string) => Value {
  const known = new Map<string, Value>()
  return (at) => {
    const minute = at.slice(0, 'yyyy-mm-ddThh:mm'.length)
    const value = known.get(minute) ?? read(at)
    known.set(minute, value)
    return value
  }
}

function foodsUsedRegularly(uses: readonly LoggedUse[]): Foods {
  const regular = regularFoods(uses)
  return foodsAmong(uses.filter((use) => regular.has(foodKey(use))))
}

function foodsAmong(
  things: readonly (NamedFood | { readonly foodId: string | null; readonly name: string })[],
): Foods {
  const ids = new Set<string>()
  let ownWords = false
  for (const { foodId } of things) {
    if (foodId == null) ownWords = true
    else ids.add(foodId)
  }
  return { ids: [...ids], ownWords }
}

async function householdBy(
  db: Db,
  householdId: string,
): Promise<{ timeZone: string; stocked: boolean } | undefined> {
  const { rows } = await db.$client.query<{ timeZone: string; stocked: boolean }>({
    name: 'notices_household',
    text: `select time_zone as "timeZone", exists (
        select 1 from lots where household_id = $1 and removed_at is null and amount_over > 0
      ) as stocked from households where id = $1`,
    values: [householdId],
  })
  return rows[0]
}

interface Scan {
  readonly id: string
  readonly at: string
  readonly names: readonly string[]
}

async function unsavedScans(db: Db, householdId: string, now: string): Promise<Scan[]> {
  const { rows } = await db.$client.query<{ id: string; found: readonly { name: string }[]; at: Date }>({
    name: 'notices_unsaved_scans',
    text: `select id, found, created_at as at from scans
      where household_id = $1 and created_at > $2 and saved_at is null and dropped_at is null
      order by created_at desc limit 50`,
    values: [householdId, secondsLater(now, -scansCountSeconds)],
  })
  return rows.map(({ id, found, at }) => ({ id, at: at.toISOString(), names: found.map(({ name }) => name) }))
}
