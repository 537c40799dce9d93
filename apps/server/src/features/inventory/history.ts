import type { BookingEntry } from '@larder/contract/inventory'
import { type Page, type PageQuery, pageOf } from '@larder/contract/paging'
import type { Actor } from '../../actor'
import type { Clock } from '../../clock'
import type { Db } from '../../db/open'
import { AppError } from '../../errors'
import { type BookingFound, entryOf } from './booking-entry'

export interface BookingPage {
  data: BookingEntry[]
  page: Page
}

/** Where did the milk go? What was booked, newest first. */
export interface History {
  /** Of one item, also after it went. */
  ofItem(actor: Actor, id: number, query: PageQuery): Promise<BookingPage>
  /** Of the whole kitchen. */
  ofHousehold(actor: Actor, query: PageQuery): Promise<BookingPage>
}

/**
 * What was undone is shown as undone, where it happened; that somebody undid it needs no line of its own. That a part of an
 * item went elsewhere is told once: in the item's own history, and in the kitchen's by the part that went.
 */
const lists = {
  item: `b.lot_id = $1 and b.household_id = $2 and b.undoes is null`,
  household: `b.household_id = $1 and b.undoes is null and b.kind <> 'split'`,
} as const

// Of a part that went elsewhere, one booking knows where it was and the other where it is.
const found = `select b.id, b.kind, b.lot_id as "lotId", b.reason, b.before, b.after, b.change_over as "changeOver",
    b.change_under as "changeUnder", b.at, b.account_id as "accountId", a.name as who, b.camera, b.undone_at is not null as undone,
    case when b.kind = 'split' or (b.kind = 'moved' and b.before is null) then (
      select other.after ->> 'location' from bookings other
      where other.household_id = b.household_id and other.action_id = b.action_id
        and other.kind = case b.kind when 'split' then 'moved' else 'split' end
      limit 1) end as "otherPlace"
  from bookings b left join accounts a on a.id = b.account_id`

export function openHistory(db: Db, clock: Clock): History {
  async function listed(
    list: keyof typeof lists,
    whose: readonly unknown[],
    actor: Actor,
    query: PageQuery,
  ): Promise<BookingPage> {
    const { page, size } = query
    const [bookings, total] = await Promise.all([
      db.$client.query<BookingFound>({
        name: `bookings_of_${list}`,
        text: `${found} where ${lists[list]} order by b.id desc limit $${whose.length + 1} offset $${whose.length + 2}`,
        values: [...whose, size, (page - 1) * size],
      }),
      db.$client.query<{ total: number }>({
        name: `count_of_${list}`,
        text: `select count(*)::int as total from bookings b where ${lists[list]}`,
        values: [...whose],
      }),
    ])
    const now = clock()
    return {
      data: bookings.rows.map((row) => entryOf(row, actor.accountId, now)),
      page: pageOf(query, total.rows[0]?.total ?? 0),
    }
  }

  return {
    async ofItem(actor, id, query) {
      const { rows } = await db.$client.query({
        name: 'lot_of_household',
        text: 'select 1 from lots where id = $1 and household_id = $2',
        values: [id, actor.householdId],
      })
      if (rows.length === 0) throw new AppError('item-not-found')
      return listed('item', [id, actor.householdId], actor, query)
    },

    ofHousehold: (actor, query) => listed('household', [actor.householdId], actor, query),
  }
}
