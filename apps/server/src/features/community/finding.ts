import type { CommunityId, PostOrder } from '@larder/contract/community'
import type { PageQuery } from '@larder/contract/paging'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, inTransaction, type Tx } from '../../db/open'
import { allFound, mostFound, pageOfFound, wordsIn } from './post-lists'

export interface FoundPosts {
  readonly ids: readonly number[]
  /** How many there are, or `mostFound` where there are more. */
  readonly total: number
}

/** Asks the database; tests listen in. */
export type Ask = (tx: Tx, statement: SQL) => Promise<number[]>

export const askIds: Ask = async (tx, statement) => {
  const { rows } = await tx.execute<{ id: number }>(statement)
  return rows.map(({ id }) => id)
}

/** Posts of a community that say these words, a page of them. */
export function findPosts(
  db: Db,
  community: CommunityId,
  words: string,
  order: PostOrder,
  query: PageQuery,
  ask: Ask = askIds,
): Promise<FoundPosts> {
  const { page, size } = query
  return inTransaction(db, async (tx) => {
    const inHere = wordsIn(community, words)
    await lookOnly(tx, 'by words')
    const few = await ask(tx, allFound(inHere, order))
    if (few.length <= mostFound) return { ids: few.slice((page - 1) * size, page * size), total: few.length }
    // The order of a few says nothing about that of all: what many say is met soon by walking along the order.
    const left = mostFound - (page - 1) * size
    if (left <= 0) return { ids: [], total: mostFound }
    await lookOnly(tx, 'in order')
    const ids = await ask(tx, pageOfFound(community, inHere, order, query))
    return { ids: ids.slice(0, left), total: mostFound }
  })
}

/**
 * The database guesses which way is the shorter one, and where it guesses wrong it reads every post for a single page. For this
 * transaction only one way is open to it.
 */
async function lookOnly(tx: Tx, way: 'by words' | 'in order'): Promise<void> {
  const [alongOrder, throughWords] = way === 'in order' ? ['on', 'off'] : ['off', 'on']
  await tx.execute(sql`select set_config('enable_seqscan', 'off', true),
    set_config('enable_indexscan', ${alongOrder}, true), set_config('enable_bitmapscan', ${throughWords}, true)`)
}
