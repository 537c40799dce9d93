import type { CommunityId, PostSortOrder } from '@larder/contract/community'
import type { PageQuery } from '@larder/contract/http/paging'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, inTransaction, type Tx } from '../../db/database'
import { allMatchesSql, communityTsQuery, matchPageSql, maxSearchResults } from './post-list-queries'

export interface PostSearchResult {
  readonly ids: readonly number[]
  /** How many there are, or `mostFound` where there are more. */
  readonly total: number
}

/** Asks the database; tests listen in. */
export type QueryIds = (tx: Tx, statement: SQL) => Promise<number[]>

export const queryIds: QueryIds = async (tx, statement) => {
  const { rows } = await tx.execute<{ id: number }>(statement)
  return rows.map(({ id }) => id)
}

/** Posts of a community that say these words, a page of them. */
export function searchPosts(
  db: Db,
  community: CommunityId,
  words: string,
  order: PostSortOrder,
  query: PageQuery,
  ask: QueryIds = queryIds,
): Promise<PostSearchResult> {
  const { page, size } = query
  return inTransaction(db, async (tx) => {
    const inHere = communityTsQuery(community, words)
    await forceQueryPlan(tx, 'by words')
    const few = await ask(tx, allMatchesSql(inHere, order))
    if (few.length <= maxSearchResults)
      return { ids: few.slice((page - 1) * size, page * size), total: few.length }
    // The order of a few says nothing about that of all: what many say is met soon by walking along the order.
    const left = maxSearchResults - (page - 1) * size
    if (left <= 0) return { ids: [], total: maxSearchResults }
    await forceQueryPlan(tx, 'in order')
    const ids = await ask(tx, matchPageSql(community, inHere, order, query))
    return { ids: ids.slice(0, left), total: maxSearchResults }
  })
}

/**
 * The database guesses which way is the shorter one, and where it guesses wrong it reads every post for a single page. For this
 * transaction only one way is open to it.
 */
async function forceQueryPlan(tx: Tx, way: 'by words' | 'in order'): Promise<void> {
  const [alongOrder, throughWords] = way === 'in order' ? ['on', 'off'] : ['off', 'on']
  await tx.execute(sql`select set_config('enable_seqscan', 'off', true),
    set_config('enable_indexscan', ${alongOrder}, true), set_config('enable_bitmapscan', ${throughWords}, true)`)
}
