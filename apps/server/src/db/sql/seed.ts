import { sql } from 'drizzle-orm'
import { unpreparedStatement } from './statement'

type NoRows = Record<string, never>

const demoData = { why: 'derives thousands of rows of the demo data in the database instead of sending them' }

/** Inserts scans between the day each member joined and the day they were last seen, all saved. */
export const insertSeedScans = unpreparedStatement<
  NoRows,
  [accountIds: readonly string[], counts: readonly number[]]
>(
  demoData,
  (
    accountIds,
    counts,
  ) => sql`insert into scans (id, household_id, account_id, kind, found, created_at, saved_at, saved)
    select overlay(overlay(md5(a.email || ' ' || n) placing '4' from 13) placing '8' from 17)::uuid,
      a.current_household_id, a.id, (array['photo', 'receipt', 'barcode'])[n % 3 + 1], '[]', at, at, 1 + n % 7
    from unnest(${sql.param(accountIds)}::uuid[], ${sql.param(counts)}::int[]) scanned(id, times)
      join accounts a on a.id = scanned.id cross join generate_series(1, scanned.times) n
      cross join lateral (select a.created_at + (a.last_seen_at - a.created_at) * n / scanned.times as at) then_`,
)

/** Counts the likes and stars of every recipe again. */
export const recountMarks = unpreparedStatement<NoRows, []>(
  demoData,
  () => sql`update recipes r set likes = m.likes, ratings = m.ratings, stars = m.stars
    from (select recipe_id, count(*) filter (where favourite) as likes, count(stars) as ratings,
      coalesce(sum(stars), 0) as stars from recipe_marks group by recipe_id) m
    where m.recipe_id = r.id`,
)

/** Counts the likes, comments and shares of every post again. */
export const recountPosts = unpreparedStatement<NoRows, []>(
  demoData,
  () => sql`update posts p set likes = r.likes,
      comments = (select count(*) from comments c where c.post_id = p.id and c.removed_at is null),
      shares = (select count(*) from post_shares s where s.post_id = p.id)
    from recipes r where r.id = p.recipe_id`,
)

interface EmptyKitchenRow extends Record<string, unknown> {
  readonly email: string
  readonly householdId: string
  /** The index of the cook among all of the domain; it varies the data. */
  readonly nth: number
}

/** The households without stock of the cooks of an email domain. */
export const selectEmptyKitchens = unpreparedStatement<EmptyKitchenRow, [domain: string]>(
  { why: 'the rank of a cook among all of them (a window)' },
  (domain) => sql`select email, "householdId", nth::int from (
        select a.email, m.household_id as "householdId", row_number() over (order by a.created_at, a.email) as nth
        from accounts a join household_members m on m.account_id = a.id and m.role = 'owner'
        where a.email like ${`%@${domain}`}) cooks
      where not exists (select 1 from lots where household_id = "householdId") order by nth`,
)
