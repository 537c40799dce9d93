import type { CommunityId, PostSortOrder } from '@larder/contract/community'
import type { PageQuery } from '@larder/contract/http/paging'
import { type Db, inTransaction } from '../../db/database'
import {
  allMatchesSql,
  communityTsQuery,
  forceQueryPlan,
  matchPageSql,
  maxSearchResults,
  type QueryIds,
  queryIds,
} from '../../db/sql/community/post-lists'

export interface PostSearchResult {
  readonly ids: readonly number[]
  /** The number of matches, at most `maxSearchResults`. */
  readonly total: number
}

/** Returns a page of posts of a community that match these words. */
export function searchPosts(
  db: Db,
  community: CommunityId,
  words: string,
  order: PostSortOrder,
  query: PageQuery,
  runQuery: QueryIds = queryIds,
): Promise<PostSearchResult> {
  const { page, size } = query
  return inTransaction(db, async (tx) => {
    const tsQuery = communityTsQuery(community, words)
    await forceQueryPlan(tx, 'by words')
    const matches = await runQuery(tx, allMatchesSql(tsQuery, order))
    if (matches.length <= maxSearchResults)
      return { ids: matches.slice((page - 1) * size, page * size), total: matches.length }
    // The truncated matches have no complete order; frequent words are found soon by scanning in order.
    const remaining = maxSearchResults - (page - 1) * size
    if (remaining <= 0) return { ids: [], total: maxSearchResults }
    await forceQueryPlan(tx, 'in order')
    const ids = await runQuery(tx, matchPageSql(community, tsQuery, order, query))
    return { ids: ids.slice(0, remaining), total: maxSearchResults }
  })
}
