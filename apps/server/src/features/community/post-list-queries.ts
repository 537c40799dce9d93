import type { CommunityId, PostSortOrder } from '@larder/contract/community'
import type { PageQuery } from '@larder/contract/http/paging'
import { type SQL, sql } from 'drizzle-orm'

/** Nobody turns further pages than these; the database would count its way through all before them. */
export const maxPostOffset = 10_000

/** A search finds so many at most; who gets more should say more. */
export const maxSearchResults = 300

const orderBySql: Readonly<Record<PostSortOrder, SQL>> = {
  recent: sql`p.shown_at desc, p.id desc`,
  popular: sql`p.likes desc, p.id desc`,
  discussed: sql`p.comments desc, p.id desc`,
}

/** The numbers of one page. Each order has an index that holds all it needs, so no post is read but those on the page. */
export function postPageSql(community: CommunityId, order: PostSortOrder, { page, size }: PageQuery): SQL {
  return sql`select p.id::float8 as id from posts p where community_id = ${community} and state = 'shown'
    order by ${orderBySql[order]} limit ${size} offset ${(page - 1) * size}`
}

/** What is asked for in one community, in the notation of the text search. */
export function communityTsQuery(community: CommunityId, words: string): string {
  return `'@${community}'&${words}`
}

/** All that were found, in order, or one more than `mostFound`. */
export function allMatchesSql(words: string, order: PostSortOrder): SQL {
  return sql`with found as materialized (select id, shown_at, likes, comments from posts
      where state = 'shown' and search_words @@ ${words}::tsquery limit ${maxSearchResults + 1})
    select p.id::float8 as id from found p order by ${orderBySql[order]}`
}

/** One page of what many posts say: the first of the community's order that say it are soon together. */
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

/** What is talked about now. */
export function trendingPostsSql(most: number): SQL {
  return sql`select p.id::float8 as id from posts p where state = 'shown' order by p.heat desc, p.id desc limit ${most}`
}
