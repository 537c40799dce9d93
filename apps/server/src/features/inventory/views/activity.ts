import { type PageInfo, type PageQuery, toPageInfo } from '@larder/contract/http/paging'
import type { ActivityEntry, CommunityEntry } from '@larder/contract/inventory'
import type { Actor } from '../../../actor'
import type { Db } from '../../../db/database'
import { type ActivityRow, selectActivity, selectActivityCount } from '../../../db/sql/inventory/activity'
import { type BookingHistoryRow, selectBookings } from '../../../db/sql/inventory/bookings'
import type { Clock } from '../../../time/clock'
import { toBookingEntry } from './booking-entry'

export interface ActivityPage {
  data: ActivityEntry[]
  page: PageInfo
}

/** Returns the household's bookings and the cook's community events, newest first. */
export async function findActivity(
  db: Db,
  clock: Clock,
  { accountId, householdId, name }: Actor,
  query: PageQuery,
): Promise<ActivityPage> {
  const { page, size } = query
  const offset = (page - 1) * size
  const [rows, [counted]] = await Promise.all([
    selectActivity(db, accountId, householdId, offset + size, name, size, offset),
    selectActivityCount(db, accountId, householdId),
  ])
  const bookings = await findActivityBookings(db, householdId, rows)
  const now = clock()
  const data = rows.flatMap((row): ActivityEntry[] => {
    if (row.booking === null) return [toCommunityEntry(row)]
    const booking = bookings.get(row.booking)
    return booking ? [toBookingEntry(booking, accountId, now)] : []
  })
  return { data, page: toPageInfo(query, counted?.total ?? 0) }
}

async function findActivityBookings(
  db: Db,
  householdId: string,
  rows: readonly ActivityRow[],
): Promise<ReadonlyMap<number, BookingHistoryRow>> {
  const ids = rows.flatMap(({ booking }) => booking ?? [])
  if (ids.length === 0) return new Map()
  const found = await selectBookings(db, householdId, ids)
  return new Map(found.map((row) => [Number(row.id), row]))
}

function toCommunityEntry(row: ActivityRow): CommunityEntry {
  const { id, kind, who, you, name, yours, recipeId, postId, cookId, at } = row
  return {
    id,
    kind,
    who,
    you,
    name,
    yours,
    ...(recipeId !== null && { recipeId }),
    ...(postId !== null && { postId }),
    ...(cookId !== null && { cookId }),
    at: at.toISOString(),
  }
}
