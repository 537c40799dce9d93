import { sql } from 'drizzle-orm'
import { unpreparedStatement } from '../statement'

type NoRows = Record<string, never>

const inOneOrder = {
  why: 'locks the rows of a union in the order of their ids; the query builder cannot lock the result of a union',
}

const touchedPosts = (accountId: string) => sql`select post_id from comments where account_id = ${accountId}
    union select post_id from post_shares where account_id = ${accountId}`

/** Locks the recipes that count something of an account, and those that households that are deleted with it have cooked. */
export const lockCountedRecipes = unpreparedStatement<
  { id: string },
  [accountId: string, cooked: readonly CookedRecipe[]]
>(
  inOneOrder,
  (accountId, cooked) => sql`select id from recipes where id in (
      select id from recipes where account_id = ${accountId}
      union select recipe_id from recipe_marks where account_id = ${accountId}
      union select recipe_id from posts where id in (${touchedPosts(accountId)})
      union select unnest(${sql.param(cooked.map(({ id }) => id))}::bigint[]))
    order by id for no key update`,
)

/** Locks the posts that count something of an account. */
export const lockCountedPosts = unpreparedStatement<{ id: string }, [accountId: string]>(
  inOneOrder,
  (accountId) => sql`select id from posts where id in (
      select id from posts where account_id = ${accountId}
      union select p.id from posts p join recipe_marks m on m.recipe_id = p.recipe_id where m.account_id = ${accountId}
      union ${touchedPosts(accountId)})
    order by id for no key update`,
)

const fromOtherTable = { why: 'updates counters from the counted rows of another table in one statement' }

/** Takes an account's likes and stars from the recipes. */
export const subtractMarks = unpreparedStatement<NoRows, [accountId: string]>(
  fromOtherTable,
  (accountId) => sql`update recipes r set likes = likes - m.favourite::int,
      ratings = ratings - (m.stars is not null)::int, stars = r.stars - coalesce(m.stars, 0)
    from recipe_marks m where m.account_id = ${accountId} and m.recipe_id = r.id`,
)

export const subtractPostLikes = unpreparedStatement<NoRows, [accountId: string]>(
  fromOtherTable,
  (accountId) => sql`update posts p set likes = likes - 1
    from recipe_marks m where m.account_id = ${accountId} and m.favourite and m.recipe_id = p.recipe_id`,
)

export const subtractComments = unpreparedStatement<NoRows, [accountId: string]>(
  fromOtherTable,
  (accountId) => sql`update posts p set comments = comments - written.times
    from (select post_id, count(*) as times from comments
      where account_id = ${accountId} and removed_at is null group by post_id) written
    where written.post_id = p.id`,
)

export const subtractShares = unpreparedStatement<NoRows, [accountId: string]>(
  fromOtherTable,
  (accountId) => sql`update posts p set shares = shares - 1
    from post_shares s where s.account_id = ${accountId} and s.post_id = p.id`,
)

export const subtractPosts = unpreparedStatement<NoRows, [accountId: string]>(
  fromOtherTable,
  (accountId) => sql`update communities c set posts = posts - shown.times
    from (select community_id, count(*) as times from posts
      where account_id = ${accountId} and state = 'shown' group by community_id) shown
    where shown.community_id = c.id`,
)

/** A recipe and how many households have cooked it. */
export interface CookedRecipe {
  readonly id: string
  readonly times: number
}

/** What households have cooked. */
export const selectCookedBy = unpreparedStatement<CookedRecipe & NoRows, [householdIds: readonly string[]]>(
  { why: 'counts households by recipe' },
  (
    householdIds,
  ) => sql`select recipe_id::text as id, count(distinct household_id)::int as times from cooked_dishes
    where household_id = any(${sql.param([...householdIds])}::uuid[]) and undone_at is null and recipe_id is not null
    group by recipe_id`,
)

/** A recipe counts the households that have cooked it. Counted first: every node has the recipes, and only some these households. */
export const subtractCookedBy = unpreparedStatement<NoRows, [cooked: readonly CookedRecipe[]]>(
  fromOtherTable,
  (cooked) => sql`update recipes r set cooked = greatest(0, cooked - deleted.times)
    from unnest(${sql.param(cooked.map(({ id }) => id))}::bigint[], ${sql.param(cooked.map(({ times }) => times))}::int[])
      deleted (id, times)
    where deleted.id = r.id`,
)
