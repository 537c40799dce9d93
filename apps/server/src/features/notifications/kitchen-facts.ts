import type { AlertFacts, LoggedUse, NamedFood, UnsavedScan, WatchedLot } from '@larder/kitchen/alerting'
import { type Amount, amount } from '@larder/kitchen/amount'
import { addDays, type Day } from '@larder/kitchen/day'
import type { Lot } from '@larder/kitchen/lot'
import { readUnit } from '@larder/kitchen/units'
import { secondsBetween, secondsLater } from '../../clock'
import type { Db, Tx } from '../../db/open'
import type { lots } from '../../db/tables/inventory'
import { dayAndHour } from '../../household-day'

type LotRow = typeof lots.$inferSelect

/** The stock, as the inventory reads it. */
export interface Stock {
  lotsOf(tx: Tx, householdId: string): Promise<LotRow[]>
  asLot(row: LotRow): Lot
}

/** What a kitchen looks like at an instant: the facts for the rule, and the rows they speak of. */
export interface KitchenNow {
  readonly timeZone: string
  readonly facts: AlertFacts
  readonly rows: ReadonlyMap<number, LotRow>
  /** When each scan was made. */
  readonly scannedAt: ReadonlyMap<string, string>
}

const usesCountDays = 30
const scansCountSeconds = 7 * 86_400
// What is said of older things need not be so exact.
const justAddedSeconds = 3 * 86_400

/** Reads what the rule of alerts must know of a household; nothing when it is gone. */
export async function readKitchen(
  db: Db,
  stock: Stock,
  householdId: string,
  now: string,
): Promise<KitchenNow | undefined> {
  const timeZone = await timeZoneOf(db, householdId)
  if (timeZone === undefined) return undefined
  const { day: today, hour } = dayAndHour(now, timeZone)
  const rows = await stock.lotsOf(db, householdId)
  const booked = await bookedLately(db, householdId, today)
  const scans = await unsavedScans(db, householdId, now)
  const recent = secondsLater(now, -justAddedSeconds)
  const watched = (row: LotRow): WatchedLot => {
    const lot = measured(stock.asLot(row))
    const restocked = booked.get(row.id)?.restocked
    return {
      ...lot,
      ...(row.dailyOver !== null &&
        row.dailyUnder !== null && { dailyUse: amount(row.dailyOver, row.dailyUnder) }),
      ...(row.createdAt > recent && { added: dayAndHour(row.createdAt, timeZone) }),
      ...(restocked && { restocked }),
    }
  }
  return {
    timeZone,
    rows: new Map(rows.map((row) => [row.id, row])),
    scannedAt: new Map(scans.map(({ id, at }) => [id, at])),
    facts: {
      today,
      hour,
      lots: rows.map(watched),
      uses: await usesOf(db, householdId, today),
      scans: scans.map(
        ({ id, at, names }): UnsavedScan => ({
          id,
          at: dayAndHour(at, timeZone),
          hoursAgo: secondsBetween(at, now) / 3600,
          names,
        }),
      ),
      loggedToday: [...booked.values()].some((lot) => lot.today),
      loggedYesterday: [...booked.values()].filter((lot) => lot.yesterday),
    },
  }
}

async function timeZoneOf(db: Db, householdId: string): Promise<string | undefined> {
  const { rows } = await db.$client.query<{ timeZone: string }>({
    name: 'notices_time_zone',
    text: 'select time_zone as "timeZone" from households where id = $1',
    values: [householdId],
  })
  return rows[0]?.timeZone
}

interface BookedLot extends NamedFood {
  readonly today: boolean
  readonly yesterday: boolean
  readonly restocked: Day | null
}

async function bookedLately(db: Db, householdId: string, today: Day): Promise<Map<number, BookedLot>> {
  const { rows } = await db.$client.query<Omit<BookedLot, 'foodId'> & { id: string; foodId: string | null }>({
    name: 'notices_booked_lots',
    text: `select b.lot_id as id, l.name, l.food_id as "foodId", bool_or(b.day >= $2) as today,
        bool_or(b.day = $3) as yesterday, 
        (max(b.day) filter (where b.kind in ('bought', 'cooked', 'corrected') and b.change_over > 0))::text as restocked
      from bookings b join lots l on l.id = b.lot_id
      where b.household_id = $1 and b.day >= $4 and b.undone_at is null and b.undoes is null
      group by b.lot_id, l.name, l.food_id`,
    values: [householdId, today, addDays(today, -1), addDays(today, -usesCountDays)],
  })
  return new Map(
    rows.map(({ id, foodId, ...rest }) => [Number(id), { ...rest, ...(foodId !== null && { foodId }) }]),
  )
}

interface UseRow {
  lotId: string
  day: Day
  name: string
  foodId: string | null
  unit: string
  over: string
  under: string
}

async function usesOf(db: Db, householdId: string, today: Day): Promise<LoggedUse[]> {
  const { rows } = await db.$client.query<UseRow>({
    name: 'notices_uses',
    // In the unit the lot had then; it may have been edited since.
    text: `select b.lot_id as "lotId", b.day::text as day, l.name, l.food_id as "foodId",
        coalesce(b.before ->> 'unit', l.unit) as unit, -b.change_over as over, b.change_under as under
      from bookings b join lots l on l.id = b.lot_id
      where b.household_id = $1 and b.day >= $2 and b.undone_at is null and b.undoes is null
        and b.kind in ('used', 'cooked') and b.change_over < 0`,
    values: [householdId, addDays(today, -usesCountDays)],
  })
  return rows.map(({ lotId, day, name, foodId, unit, over, under }) => ({
    lotId: Number(lotId),
    day,
    name,
    ...(foodId !== null && { foodId }),
    quantity: { amount: exact(over, under), unit: unitOf(readUnit(unit)?.id ?? unit) },
  }))
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

function exact(over: string, under: string): Amount {
  return amount(Number(over), Number(under))
}

// Three of something without a unit are three pieces.
function unitOf(unit: string): string {
  return unit === '' ? 'piece' : unit
}

function measured(lot: Lot): Lot {
  return { ...lot, quantity: { ...lot.quantity, unit: unitOf(lot.quantity.unit) } }
}
