import type { Day } from '@larder/kitchen/date/day'
import type { StorageLocation } from '@larder/kitchen/stock/lot'
import type { bookings, lots } from '../../tables/inventory'
import { statement } from '../statement'

/** A lot as a booking stores it. */
type StoredLot = Omit<
  typeof lots.$inferSelect,
  'id' | 'householdId' | 'version' | 'createdAt' | 'updatedAt' | 'removedAt'
>

/** A booking as the driver returns it: large numbers are strings and instants are dates. */
export interface BookingHistoryRow
  extends Pick<typeof bookings.$inferSelect, 'kind' | 'reason' | 'accountId' | 'camera'> {
  readonly id: string
  readonly lotId: string
  readonly before: StoredLot | null
  readonly after: StoredLot | null
  readonly changeNumerator: string
  readonly changeDenominator: string
  readonly at: Date
  readonly who: string | null
  readonly undone: boolean
  /** Location of the other part of a split item. */
  readonly otherPlace: StorageLocation | null
}

const twoParts = {
  why: 'a moved part has two bookings, each with the location of the other (a sub-select per row)',
}

// Of a moved part, one booking has the old location and the other the new one.
const bookingHistorySql = `select b.id, b.kind, b.lot_id as "lotId", b.reason, b.before, b.after, b.change_numerator as "changeNumerator",
    b.change_denominator as "changeDenominator", b.at, b.account_id as "accountId", a.name as who, b.camera, b.undone_at is not null as undone,
    case when b.kind = 'split' or (b.kind = 'moved' and b.before is null) then (
      select other.after ->> 'location' from bookings other
      where other.household_id = b.household_id and other.action_id = b.action_id
        and other.kind = case b.kind when 'split' then 'moved' else 'split' end
      limit 1) end as "otherPlace"
  from bookings b left join accounts a on a.id = b.account_id`

// An undone booking is marked where it happened; the undo has no entry of its own.
const lotCondition = 'b.lot_id = $1 and b.household_id = $2 and b.undoes is null'

/** Bookings of one item, newest first. */
export const selectItemBookings = statement<
  BookingHistoryRow,
  [lotId: number, householdId: string, size: number, offset: number]
>({
  name: 'bookings_of_item',
  ...twoParts,
  text: `${bookingHistorySql} where ${lotCondition} order by b.id desc limit $3 offset $4`,
})

export const selectBookings = statement<BookingHistoryRow, [householdId: string, ids: readonly number[]]>({
  name: 'bookings_by_number',
  ...twoParts,
  text: `${bookingHistorySql} where b.household_id = $1 and b.id = any($2::bigint[])`,
})

export interface WeekSum {
  readonly week: Day
  readonly usage: 'added' | 'used' | 'wasted'
  readonly count: number
  readonly unweighed: number
  readonly grams: number
  readonly money: number
}

/** What was added, used and thrown away by week. Weeks of PostgreSQL start on Monday too. */
export const selectWeekSums = statement<WeekSum, [householdId: string, from: Day, to: Day]>({
  name: 'waste_weeks',
  why: 'groups by two computed columns and sums with filters',
  text: `select date_trunc('week', day::timestamp)::date::text as week,
        case kind when 'bought' then 'added' when 'wasted' then 'wasted' else 'used' end as usage,
        count(*)::int as count, count(*) filter (where grams is null)::int as unweighed,
        coalesce(sum(grams), 0) as grams, coalesce(sum(money), 0)::float8 as money
      from bookings
      where household_id = $1 and day between $2 and $3 and undone_at is null and undoes is null
        and kind in ('bought', 'used', 'cooked', 'wasted')
      group by 1, 2`,
})
