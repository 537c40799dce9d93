import type { CommunityId, PostSortOrder } from '@larder/contract/community'
import type { PageQuery } from '@larder/contract/http/paging'
import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../tx'
import { unpreparedStatement } from '../statement'

interface PostId {
  readonly id: number
}

/** A query for the ids of posts. */
export type PostIdQuery = SQL<PostId>

/** Deeper pages return nothing: the database would scan everything before them. */
export const maxPostOffset = 10_000

/** The maximum number of search results. */
export const maxSearchResults = 300

const orderBySql: Readonly<Record<PostSortOrder, SQL>> = {
  recent: sql`p.shown_at desc, p.id desc`,
  popular: sql`p.likes desc, p.id desc`,
  discussed: sql`p.comments desc, p.id desc`,
}

/** Selects the ids of one page. Each order has a covering index, so only the posts of the page are read. */
export function postPageSql(
  community: CommunityId,
  order: PostSortOrder,
  { page, size }: PageQuery,
): PostIdQuery {
  return sql<PostId>`select p.id::float8 as id from posts p where community_id = ${community} and state = 'shown'
    order by ${orderBySql[order]} limit ${size} offset ${(page - 1) * size}`
}

/** Builds a text search query within one community. */
export function communityTsQuery(community: CommunityId, words: string): string {
  return `'@${community}'&${words}`
}

/** Selects all matches in order, at most one more than `maxSearchResults`. */
export function allMatchesSql(words: string, order: PostSortOrder): PostIdQuery {
  return sql<PostId>`with found as materialized (select id, shown_at, likes, comments from posts
      where state = 'shown' and search_words @@ ${words}::tsquery limit ${maxSearchResults + 1})
    select p.id::float8 as id from found p order by ${orderBySql[order]}`
}

/** Selects one page of frequent words: the first matches in the community's order are found soon. */
export function matchPageSql(
  community: CommunityId,
  words: string,
  order: PostSortOrder,
  { page, size }: PageQuery,
): PostIdQuery {
  return sql<PostId>`select p.id::float8 as id from posts p
    where community_id = ${community} and state = 'shown' and search_words @@ ${words}::tsquery
    order by ${orderBySql[order]} limit ${size} offset ${(page - 1) * size}`
}

/** Selects the trending posts. */
export function trendingPostsSql(limit: number): PostIdQuery {
  return sql<PostId>`select p.id::float8 as id from posts p where state = 'shown' order by p.heat desc, p.id desc limit ${limit}`
}

/** Runs a query for ids; replaced in tests. */
export type QueryIds = (tx: Tx, query: PostIdQuery) => Promise<number[]>

const runIdQuery = unpreparedStatement<{ id: number }, [query: PostIdQuery]>(
  {
    why: 'each text has one plan that reads only the page, whatever the values; a materialized match, text search',
    gain: 'the plans are tested with 100,000 posts (query-plans.test.ts); bench community',
  },
  (query) => query,
)

export const queryIds: QueryIds = async (tx, query) => (await runIdQuery(tx, query)).map(({ id }) => id)

/**
 * The query planner sometimes picks the wrong plan and reads every post for a single page. This allows only one plan for the
 * transaction.
 */
export const forceQueryPlan = unpreparedStatement<Record<string, unknown>, [plan: 'by words' | 'in order']>(
  { why: 'settings of the planner for one transaction' },
  (plan) => {
    const [alongOrder, throughWords] = plan === 'in order' ? ['on', 'off'] : ['off', 'on']
    return sql`select set_config('enable_seqscan', 'off', true),
    set_config('enable_indexscan', ${alongOrder}, true), set_config('enable_bitmapscan', ${throughWords}, true)`
  },
)
