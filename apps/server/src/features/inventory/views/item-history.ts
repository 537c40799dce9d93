import { type PageInfo, type PageQuery, toPageInfo } from '@larder/contract/http/paging'
import type { BookingEntry } from '@larder/contract/inventory'
import type { Actor } from '../../../actor'
import type { Db } from '../../../db/database'
import { AppError } from '../../../errors'
import type { Clock } from '../../../time/clock'
import { type BookingHistoryRow, toBookingEntry } from './booking-entry'

interface BookingPage {
  data: BookingEntry[]
  page: PageInfo
}

/** Bookings of one item, newest first, including those of removed items. */
export interface ItemHistory {
  ofItem(actor: Actor, id: number, query: PageQuery): Promise<BookingPage>
}

// An undone booking is marked where it happened; the undo has no entry of its own.
const lotCondition = 'b.lot_id = $1 and b.household_id = $2 and b.undoes is null'

// Of a moved part, one booking has the old location and the other the new one.
/** Selects the columns of a history entry; the caller adds the condition. */
export const bookingHistorySql = `select b.id, b.kind, b.lot_id as "lotId", b.reason, b.before, b.after, b.change_numerator as "changeNumerator",
    b.change_denominator as "changeDenominator", b.at, b.account_id as "accountId", a.name as who, b.camera, b.undone_at is not null as undone,
    case when b.kind = 'split' or (b.kind = 'moved' and b.before is null) then (
      select other.after ->> 'location' from bookings other
      where other.household_id = b.household_id and other.action_id = b.action_id
        and other.kind = case b.kind when 'split' then 'moved' else 'split' end
      limit 1) end as "otherPlace"
  from bookings b left join accounts a on a.id = b.account_id`

export function createItemHistory(db: Db, clock: Clock): ItemHistory {
  return {
    async ofItem(actor, id, query) {
      const { page, size } = query
      const owner = [id, actor.householdId]
      const { rows } = await db.$client.query({
        name: 'lot_of_household',
        text: 'select 1 from lots where id = $1 and household_id = $2',
        values: owner,
      })
      if (rows.length === 0) throw new AppError('item-not-found')
      const [bookings, total] = await Promise.all([
        db.$client.query<BookingHistoryRow>({
          name: 'bookings_of_item',
          text: `${bookingHistorySql} where ${lotCondition} order by b.id desc limit $3 offset $4`,
          values: [...owner, size, (page - 1) * size],
        }),
        db.$client.query<{ total: number }>({
          name: 'count_of_item',
          text: `select count(*)::int as total from bookings b where ${lotCondition}`,
          values: owner,
        }),
      ])
      const now = clock()
      return {
        data: bookings.rows.map((row) => toBookingEntry(row, actor.accountId, now)),
        page: toPageInfo(query, total.rows[0]?.total ?? 0),
      }
    },
  }
}
