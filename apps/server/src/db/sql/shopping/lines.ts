import type { MergeableLine, MergeableName } from '@larder/kitchen/shopping/shared-list'
import { sql } from 'drizzle-orm'
import { statement, unpreparedStatement } from '../statement'

/** A stored line with the name of the cook who added it. */
export interface ShoppingLineRow {
  readonly id: string
  readonly state: MergeableLine
  readonly foodId: string | null
  readonly addedBy: string | null
  /** A date or a text, depending on the statement. */
  readonly addedAt: Date | string
}

const withEverySync = {
  gain: 'decision 30: shopping sync from 0.36 to 0.52 of the baseline, 0.58 today',
}

const shoppingLineColumnsSql = `l.id, l.state, l.food_id as "foodId", a.name as "addedBy", l.added_at as "addedAt"
  from shopping_lines l left join accounts a on a.id = l.account_id`

export const selectLinesById = statement<ShoppingLineRow, [householdId: string, ids: readonly string[]]>({
  name: 'shopping_lines_among',
  why: 'shares the round trip of the lock with every sync, which a query of the builder does not',
  ...withEverySync,
  text: `select ${shoppingLineColumnsSql} where l.household_id = $1 and l.id = any($2::uuid[])`,
})

interface LinePageRow extends ShoppingLineRow {
  /** The last revision of the page. */
  readonly revision: number
  /** The last revision of all. */
  readonly last: number
}

/** Lines after a revision, oldest first: whole revisions, as many as hold `size` lines after the first. */
export const selectLinesSince = statement<
  LinePageRow,
  [householdId: string, from: number, includeUnlisted: boolean, size: number]
>({
  name: 'shopping_lines_since',
  why: 'the end of a page depends on the revision of its last line (common tables)',
  ...withEverySync,
  text: `with newer as (
        select revision from shopping_lines where household_id = $1 and revision > $2 and ($3 or listed)
      ), page as (
        select coalesce((select revision from newer order by revision offset $4 limit 1), (select max(revision) from newer))
          as up_to
      )
      select page.up_to::float8 as revision, (select max(revision) from newer)::float8 as last, ${shoppingLineColumnsSql}
        cross join page
      where l.household_id = $1 and l.revision > $2 and l.revision <= page.up_to and ($3 or l.listed)
      order by l.revision`,
})

export const selectNamesSince = statement<
  { state: MergeableName },
  [householdId: string, from: number, ids: readonly string[]]
>({
  name: 'shopping_names_since',
  why: 'an array of any number of ids as one value keeps one prepared text',
  ...withEverySync,
  text: `select state from shopping_names where household_id = $1 and (revision > $2 or id = any($3::text[]))
      order by revision, id`,
})

export const selectNamesById = statement<
  { id: string; state: MergeableName },
  [householdId: string, ids: readonly string[]]
>({
  name: 'shopping_names_among',
  why: 'shares the round trip of the lock with every sync, which a query of the builder does not',
  ...withEverySync,
  text: 'select id, state from shopping_names where household_id = $1 and id = any($2::text[])',
})

/** The highest counter of the household's lines and names. */
export const selectHighestCount = statement<{ top: number | null }, [householdId: string]>({
  name: 'highest_shopping_count',
  why: 'the greater of two maxima, each from its index, in the round trip of the lock',
  ...withEverySync,
  text: `select greatest((select max(top) from shopping_lines where household_id = $1),
      (select max(top) from shopping_names where household_id = $1))::float8 as top`,
})

/** Saves lines as JSON under the household's current revision. Author, time and action of an existing line stay unchanged. */
export const upsertLines = statement<
  Record<string, never>,
  [householdId: string, accountId: string | null, now: string, lines: string]
>({
  name: 'write_shopping_lines',
  why: 'an upsert of any number of rows (json_to_recordset) with the revision of the household',
  ...withEverySync,
  text: `insert into shopping_lines (household_id, id, state, listed, food_id, top, account_id, added_at, action_id, revision)
      select h.id, w.id, w.state, w.listed, w.food_id, w.top, $2, $3, w.action_id, h.revision
      from json_to_recordset($4::json)
          as w (id uuid, state jsonb, listed boolean, food_id text, top bigint, action_id uuid),
        households h
      where h.id = $1
      on conflict (household_id, id) do update set state = excluded.state, listed = excluded.listed,
        food_id = excluded.food_id, top = excluded.top, revision = excluded.revision`,
})

interface NewName {
  readonly id: string
  readonly state: MergeableName
  readonly top: number
}

/** Saves names under the household's current revision. */
export const upsertNames = unpreparedStatement<
  Record<string, never>,
  [householdId: string, names: readonly NewName[]]
>(
  { why: 'an upsert of any number of rows (json_to_recordset) with the revision of the household' },
  (householdId, names) => sql`insert into shopping_names (household_id, id, state, top, revision)
      select h.id, w.id, w.state, w.top, h.revision
      from json_to_recordset(${JSON.stringify(names)}::json) as w (id text, state jsonb, top bigint), households h
      where h.id = ${householdId}
      on conflict (household_id, id) do update
        set state = excluded.state, top = excluded.top, revision = excluded.revision`,
)

interface BookedLine {
  readonly id: string
  readonly booking: number | undefined
}

/** Stores with which booking each line was put away. */
export const updateBookingIds = unpreparedStatement<
  Record<string, never>,
  [householdId: string, lines: readonly BookedLine[]]
>(
  { why: 'updates any number of rows, each with its own value (json_to_recordset)' },
  (householdId, lines) => sql`update shopping_lines l set booking_id = w.booking
      from json_to_recordset(${JSON.stringify(lines)}::json) as w (id uuid, booking bigint)
      where l.household_id = ${householdId} and l.id = w.id`,
)
