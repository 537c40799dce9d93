import type { LoggedUse, NamedFood } from '@larder/kitchen/alerts/alerts'
import { heldUnit } from '@larder/kitchen/buying/held-unit'
import { addDays, type Day } from '@larder/kitchen/date/day'
import { amount } from '@larder/kitchen/quantity/amount'
import { useWindowDays } from '@larder/kitchen/stock/run-out'
import { and, eq, gt, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { prepared } from '../../db/prepared'
import { selectUses } from '../../db/sql/notifications/recent-bookings'
import { bookings, lots } from '../../db/tables/inventory'
import type { FoodKeys } from './watched-lots'

/** Neither undone nor an undo. */
const isEffective = and(isNull(bookings.undoneAt), isNull(bookings.undoes))

/** Returns recent uses by lot and day. */
export async function findUses(db: Db, householdId: string, today: Day): Promise<LoggedUse[]> {
  const rows = await selectUses(db, householdId, addDays(today, -useWindowDays))
  return rows.map(({ lotId, day, name, foodId, unit, numerator, denominator }) => ({
    lotId,
    day,
    name,
    ...(foodId !== null && { foodId }),
    quantity: { amount: amount(numerator, denominator), unit: heldUnit(unit, foodId) },
  }))
}

const selectBookingSince = prepared<{ householdId: string; today: Day }, { id: number }[]>(
  'notices_booked_today',
  (tx) =>
    tx
      .select({ id: bookings.id })
      .from(bookings)
      .where(
        and(
          eq(bookings.householdId, sql.placeholder('householdId')),
          gte(bookings.day, sql.placeholder('today')),
          isEffective,
        ),
      )
      .limit(1),
)

export async function hasBookingToday(db: Db, householdId: string, today: Day): Promise<boolean> {
  return (await selectBookingSince(db, { householdId, today })).length > 0
}

/** Returns which of these foods had a booking on a day, including removed lots. */
export async function findBookedFoods(
  db: Db,
  householdId: string,
  on: Day,
  foods: FoodKeys,
): Promise<NamedFood[]> {
  const ofThese = or(inArray(lots.foodId, [...foods.ids]), foods.ownWords ? isNull(lots.foodId) : sql`false`)
  const rows = await db
    .selectDistinct({ name: lots.name, foodId: lots.foodId })
    .from(bookings)
    .innerJoin(lots, and(eq(lots.householdId, bookings.householdId), eq(lots.id, bookings.lotId)))
    .where(and(eq(bookings.householdId, householdId), eq(bookings.day, on), isEffective, ofThese))
  return rows.map(({ name, foodId }) => ({ name, ...(foodId !== null && { foodId }) }))
}

/** Returns the last day on which each of these lots was restocked. */
export async function findRestockedDays(
  db: Db,
  householdId: string,
  lotIds: readonly number[],
  today: Day,
): Promise<Map<number, Day>> {
  const rows = await db
    .select({ id: bookings.lotId, day: sql<Day>`max(${bookings.day})::text` })
    .from(bookings)
    .where(
      and(
        eq(bookings.householdId, householdId),
        gte(bookings.day, addDays(today, -useWindowDays)),
        isEffective,
        inArray(bookings.kind, ['bought', 'cooked', 'corrected']),
        gt(bookings.changeNumerator, 0),
        inArray(bookings.lotId, [...lotIds]),
      ),
    )
    .groupBy(bookings.lotId)
  return new Map(rows.map(({ id, day }) => [id, day]))
}
