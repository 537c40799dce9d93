import type { CommunityId, PostSortOrder } from '@larder/contract/community'
import type { PageQuery } from '@larder/contract/http/paging'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, inTransaction, type Tx } from '../../db/database'
import { allMatchesSql, communityTsQuery, matchPageSql, maxSearchResults } from './post-list-queries'

export interface PostSearchResult {
  readonly ids: readonly number[]
  /** The number of matches, at most `maxSearchResults`. */
  readonly total: number
}

/** Runs a query for ids; replaced in tests. */
export type QueryIds = (tx: Tx, statement: SQL) => Promise<number[]>

export const queryIds: QueryIds = async (tx, statement) => {
  const { rows } = await tx.execute<{ id: number }>(statement)
  return rows.map(({ id }) => id)
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

/**
 * The query planner sometimes picks the wrong plan and reads every post for a single page. This allows only one plan for the
 * transaction.
 */
async function forceQueryPlan(tx: Tx, plan: 'by words' | 'in order'): Promise<void> {
  const [alongOrder, throughWords] = plan === 'in order' ? ['on', 'off'] : ['off', 'on']
  await tx.execute(sql`select set_config('enable_seqscan', 'off', true),
    set_config('enable_indexscan', ${alongOrder}, true), set_config('enable_bitmapscan', ${throughWords}, true)`)
}
