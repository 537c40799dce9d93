import type { LoggedUse, NamedFood } from '@larder/kitchen/alerts/alerts'
import { heldUnit } from '@larder/kitchen/buying/held-unit'
import { addDays, type Day } from '@larder/kitchen/date/day'
import { amount } from '@larder/kitchen/quantity/amount'
import { useWindowDays } from '@larder/kitchen/stock/run-out'
import type { Db } from '../../db/database'
import type { FoodKeys } from './watched-lots'

interface UseRow {
  lotId: number
  day: Day
  name: string
  foodId: string | null
  unit: string
  numerator: number
  denominator: number
}

/** Returns recent uses by lot and day. */
export async function findUses(db: Db, householdId: string, today: Day): Promise<LoggedUse[]> {
  const { rows } = await db.$client.query<UseRow>({
    name: 'notices_uses',
    // In the lot's unit at that time; it may have been edited since.
    text: `select used."lotId"::float8, used.day::text, lots.name, lots.food_id as "foodId",
        coalesce(used.unit, lots.unit) as unit, used.numerator, used.denominator
      from (
        select lot_id as "lotId", day, before ->> 'unit' as unit, sum(-change_numerator)::float8 as numerator,
          change_denominator::float8 as denominator
        from bookings
        where household_id = $1 and day >= $2 and undone_at is null and undoes is null
          and kind in ('used', 'cooked') and change_numerator < 0
        group by lot_id, day, before ->> 'unit', change_denominator
      ) used join lots on lots.id = used."lotId"`,
    values: [householdId, addDays(today, -useWindowDays)],
  })
  return rows.map(({ lotId, day, name, foodId, unit, numerator, denominator }) => ({
    lotId,
    day,
    name,
    ...(foodId !== null && { foodId }),
    quantity: { amount: amount(numerator, denominator), unit: heldUnit(unit, foodId) },
  }))
}

export async function hasBookingToday(db: Db, householdId: string, today: Day): Promise<boolean> {
  const { rows } = await db.$client.query<{ booked: boolean }>({
    name: 'notices_booked_today',
    text: `select exists (
        select 1 from bookings where household_id = $1 and day >= $2 and undone_at is null and undoes is null
      ) as booked`,
    values: [householdId, today],
  })
  return rows[0]?.booked ?? false
}

/** Returns which of these foods had a booking on a day, including removed lots. */
export async function findBookedFoods(
  db: Db,
  householdId: string,
  on: Day,
  foods: FoodKeys,
): Promise<NamedFood[]> {
  const { rows } = await db.$client.query<{ name: string; foodId: string | null }>({
    name: 'notices_booked_on',
    text: `select distinct l.name, l.food_id as "foodId" from bookings b join lots l on l.id = b.lot_id
      where b.household_id = $1 and b.day = $2 and b.undone_at is null and b.undoes is null
        and (l.food_id = any($3::text[]) or (l.food_id is null and $4))`,
    values: [householdId, on, foods.ids, foods.ownWords],
  })
  return rows.map(({ name, foodId }) => ({ name, ...(foodId !== null && { foodId }) }))
}

/** Returns the last day on which each of these lots was restocked. */
export async function findRestockedDays(
  db: Db,
  householdId: string,
  lotIds: readonly number[],
  today: Day,
): Promise<Map<number, Day>> {
  const { rows } = await db.$client.query<{ id: number; day: Day }>({
    name: 'notices_restocked',
    text: `select lot_id::float8 as id, max(day)::text as day from bookings
      where household_id = $1 and day >= $2 and undone_at is null and undoes is null
        and kind in ('bought', 'cooked', 'corrected') and change_numerator > 0 and lot_id = any($3::bigint[])
      group by lot_id`,
    values: [householdId, addDays(today, -useWindowDays), lotIds],
  })
  return new Map(rows.map(({ id, day }) => [id, day]))
}
