import type { CommunityId, PostOrder } from '@larder/contract/community'
import type { PageQuery } from '@larder/contract/paging'
import { type SQL, sql } from 'drizzle-orm'

/** Nobody turns further pages than these; the database would count its way through all before them. */
export const deepestPost = 10_000

/** A search finds so many at most; who gets more should say more. */
export const mostFound = 300

const orders: Readonly<Record<PostOrder, SQL>> = {
  recent: sql`p.shown_at desc, p.id desc`,
  popular: sql`p.likes desc, p.id desc`,
  discussed: sql`p.comments desc, p.id desc`,
}

/** The numbers of one page. Each order has an index that holds all it needs, so no post is read but those on the page. */
export function pageOfPosts(community: CommunityId, order: PostOrder, { page, size }: PageQuery): SQL {
  return sql`select p.id::float8 as id from posts p where community_id = ${community} and state = 'shown'
    order by ${orders[order]} limit ${size} offset ${(page - 1) * size}`
}

/** What is asked for in one community, in the notation of the text search. */
export function wordsIn(community: CommunityId, words: string): string {
  return `'@${community}'&${words}`
}

/** All that were found, in order, or one more than `mostFound`. */
export function allFound(words: string, order: PostOrder): SQL {
  return sql`with found as materialized (select id, shown_at, likes, comments from posts
      where state = 'shown' and search_words @@ ${words}::tsquery limit ${mostFound + 1})
    select p.id::float8 as id from found p order by ${orders[order]}`
}

/** One page of what many posts say: the first of the community's order that say it are soon together. */
export function pageOfFound(
  community: CommunityId,
  words: string,
  order: PostOrder,
  { page, size }: PageQuery,
): SQL {
  return sql`select p.id::float8 as id from posts p
    where community_id = ${community} and state = 'shown' and search_words @@ ${words}::tsquery
    order by ${orders[order]} limit ${size} offset ${(page - 1) * size}`
}

/** What is talked about now. */
export function warmest(most: number): SQL {
  return sql`select p.id::float8 as id from posts p where state = 'shown' order by p.heat desc, p.id desc limit ${most}`
}
