import type { CommunityId, PostSortOrder } from '@larder/contract/community'
import type { PageQuery } from '@larder/contract/http/paging'
import { type SQL, sql } from 'drizzle-orm'

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
export function postPageSql(community: CommunityId, order: PostSortOrder, { page, size }: PageQuery): SQL {
  return sql`select p.id::float8 as id from posts p where community_id = ${community} and state = 'shown'
    order by ${orderBySql[order]} limit ${size} offset ${(page - 1) * size}`
}

/** Builds a text search query within one community. */
export function communityTsQuery(community: CommunityId, words: string): string {
  return `'@${community}'&${words}`
}

/** Selects all matches in order, at most one more than `maxSearchResults`. */
export function allMatchesSql(words: string, order: PostSortOrder): SQL {
  return sql`with found as materialized (select id, shown_at, likes, comments from posts
      where state = 'shown' and search_words @@ ${words}::tsquery limit ${maxSearchResults + 1})
    select p.id::float8 as id from found p order by ${orderBySql[order]}`
}

/** Selects one page of frequent words: the first matches in the community's order are found soon. */
export function matchPageSql(
  community: CommunityId,
  words: string,
  order: PostSortOrder,
  { page, size }: PageQuery,
): SQL {
  return sql`select p.id::float8 as id from posts p
    where community_id = ${community} and state = 'shown' and search_words @@ ${words}::tsquery
    order by ${orderBySql[order]} limit ${size} offset ${(page - 1) * size}`
}

/** Selects the trending posts. */
export function trendingPostsSql(limit: number): SQL {
  return sql`select p.id::float8 as id from posts p where state = 'shown' order by p.heat desc, p.id desc limit ${limit}`
}
