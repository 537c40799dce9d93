import { type PageInfo, type PageQuery, toPageInfo } from '@larder/contract/http/paging'
import type { BookingEntry } from '@larder/contract/inventory'
import { and, eq, isNull } from 'drizzle-orm'
import type { Actor } from '../../../actor'
import type { Db } from '../../../db/database'
import { selectItemBookings } from '../../../db/sql/inventory/bookings'
import { bookings, lots } from '../../../db/tables/inventory'
import { AppError } from '../../../errors'
import type { Clock } from '../../../time/clock'
import { toBookingEntry } from './booking-entry'

interface BookingPage {
  data: BookingEntry[]
  page: PageInfo
}

/** Bookings of one item, newest first, including those of removed items. */
export interface ItemHistory {
  ofItem(actor: Actor, id: number, query: PageQuery): Promise<BookingPage>
}

export function createItemHistory(db: Db, clock: Clock): ItemHistory {
  return {
    async ofItem(actor, id, query) {
      const { page, size } = query
      const [owned] = await db
        .select({ id: lots.id })
        .from(lots)
        .where(and(eq(lots.id, id), eq(lots.householdId, actor.householdId)))
      if (!owned) throw new AppError('item-not-found')
      const [rows, total] = await Promise.all([
        selectItemBookings(db, id, actor.householdId, size, (page - 1) * size),
        db.$count(
          bookings,
          and(eq(bookings.lotId, id), eq(bookings.householdId, actor.householdId), isNull(bookings.undoes)),
        ),
      ])
      const now = clock()
      return {
        data: rows.map((row) => toBookingEntry(row, actor.accountId, now)),
        page: toPageInfo(query, total),
      }
    },
  }
}
