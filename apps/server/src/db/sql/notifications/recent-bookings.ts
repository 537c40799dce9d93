import type { Day } from '@larder/kitchen/date/day'
import { statement } from '../statement'

interface UseRow {
  readonly lotId: number
  readonly day: Day
  readonly name: string
  readonly foodId: string | null
  readonly unit: string
  readonly numerator: number
  readonly denominator: number
}

/** Uses since a day, by lot and day, in the lot's unit at that time; it may have been edited since. */
export const selectUses = statement<UseRow, [householdId: string, since: Day]>({
  name: 'notices_uses',
  why: 'bookings are grouped by a field of their JSON before the join, which leaves a row per lot and day',
  text: `select used."lotId"::float8, used.day::text, lots.name, lots.food_id as "foodId",
        coalesce(used.unit, lots.unit) as unit, used.numerator, used.denominator
      from (
        select lot_id as "lotId", day, before ->> 'unit' as unit, sum(-change_numerator)::float8 as numerator,
          change_denominator::float8 as denominator
        from bookings
        where household_id = $1 and day >= $2 and undone_at is null and undoes is null
          and kind in ('used', 'cooked') and change_numerator < 0
        group by lot_id, day, before ->> 'unit', change_denominator
      ) used join lots on lots.household_id = $1 and lots.id = used."lotId"`,
})
