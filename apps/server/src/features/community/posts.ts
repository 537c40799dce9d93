import { CommunityId, type Post, type PostSortOrder } from '@larder/contract/community'
import { type PageInfo, type PageQuery, toPageInfo } from '@larder/contract/http/paging'
import { and, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../db/database'
import { maxPostOffset, postPageSql, queryIds } from '../../db/sql/community/post-lists'
import type { PostRow } from '../../db/sql/community/posts'
import { communities, posts } from '../../db/tables/community'
import { AppError } from '../../errors'
import { toSearchWords } from '../../search-words'
import { findSpellingCorrections } from '../recipes/search/search-vocabulary'
import {
  parseSearchWords,
  type SpellingCorrections,
  toTextSearchQuery,
} from '../recipes/search/text-search-query'
import type { CommunityParts, CommunityViewer } from './parts'
import { presentPostRows, presentPosts } from './post-presenter'
import { searchPosts } from './post-search'
import { createSamplePosts } from './sample-posts'

export interface PostListPage {
  data: Post[]
  page: PageInfo
}

export interface PostsQuery extends PageQuery {
  readonly search?: string | undefined
  readonly sort: PostSortOrder
}

/** Posts as everybody may read them. */
export function createPosts({ db }: CommunityParts) {
  const samples = createSamplePosts(db)

  /** Searches again with corrected spelling when nothing was found. */
  async function withCorrections<T extends { readonly total: number }>(
    words: readonly string[],
    runSearch: (corrections?: SpellingCorrections) => T | Promise<T>,
  ): Promise<T> {
    const found = await runSearch()
    if (found.total > 0) return found
    const corrections = await findSpellingCorrections(db, words)
    return corrections.size === 0 ? found : runSearch(corrections)
  }

  async function listSamples(
    viewer: CommunityViewer,
    id: CommunityId,
    { search = '', ...query }: PostsQuery,
  ): Promise<PostListPage> {
    const rows = await samples.ofCommunity(viewer, id)
    const words = parseSearchWords(search)
    const { found, total } =
      search === ''
        ? { found: rows, total: rows.length }
        : await withCorrections(words, (corrections) => filterByWords(rows, words, corrections))
    const data = await presentPostRows(db, viewer, paginate(found, query))
    return { data, page: toPageInfo(query, total) }
  }

  return {
    async list(viewer: CommunityViewer, id: string, options: PostsQuery): Promise<PostListPage> {
      const { search = '', sort, page, size } = options
      const query = { page, size }
      const community = CommunityId.options.find((one) => one === id)
      if (!community) return { data: [], page: toPageInfo(query, 0) }
      const { here, anywhere } = await countPosts(db, community)
      if (anywhere === 0) return listSamples(viewer, community, options)
      const words = parseSearchWords(search)
      if (search !== '' && words.length === 0) return { data: [], page: toPageInfo(query, 0) }
      if (search !== '') {
        const { ids, total } = await withCorrections(words, (corrections) =>
          searchPosts(db, community, toTextSearchQuery(words, corrections).all, sort, query),
        )
        return { data: await presentPosts(db, viewer, ids), page: toPageInfo(query, total) }
      }
      const isDeep = page * size > maxPostOffset
      const ids = isDeep ? [] : await queryIds(db, postPageSql(community, sort, query))
      const pages = Math.min(toPageInfo(query, here).pages, Math.floor(maxPostOffset / size))
      return { data: await presentPosts(db, viewer, ids), page: { ...toPageInfo(query, here), pages } }
    },

    async get(viewer: CommunityViewer, id: number): Promise<Post> {
      await findShownPost(db, id)
      const [post] = await presentPosts(db, viewer, [id])
      if (!post) throw new AppError('post-not-found')
      return post
    },
  }
}

/** Returns a post that everybody may read. */
export async function findShownPost(tx: Tx, id: number) {
  const [post] = await tx
    .select({ id: posts.id, recipeId: posts.recipeId, accountId: posts.accountId })
    .from(posts)
    .where(and(eq(posts.id, id), eq(posts.state, 'shown')))
  if (!post) throw new AppError('post-not-found')
  return post
}

/** The same, locked until the end of the transaction; every write that depends on a post locks it first. */
export async function lockShownPost(
  tx: Tx,
  id: number,
  errorCode: 'post-not-found' | 'comment-not-found' = 'post-not-found',
) {
  const [post] = await tx
    .select({ id: posts.id, accountId: posts.accountId, shares: posts.shares })
    .from(posts)
    .where(and(eq(posts.id, id), eq(posts.state, 'shown')))
    .for('no key update')
  if (!post) throw new AppError(errorCode)
  return post
}

async function countPosts(db: Db, id: CommunityId): Promise<{ here: number; anywhere: number }> {
  const rows = await db.select({ id: communities.id, posts: communities.posts }).from(communities)
  const anywhere = rows.reduce((sum, row) => sum + row.posts, 0)
  return { here: rows.find((row) => row.id === id)?.posts ?? 0, anywhere }
}

function paginate<T>(rows: readonly T[], { page, size }: PageQuery): T[] {
  return rows.slice((page - 1) * size, page * size)
}

function filterByWords(
  rows: readonly PostRow[],
  searchWords: readonly string[],
  corrections?: SpellingCorrections,
) {
  const found = rows.filter(({ title, introduction, tags }) => {
    const words = [title, introduction, ...tags].flatMap(toSearchWords)
    const matches = (word: string) =>
      words.some((one) => one.startsWith(word) || corrections?.get(word)?.includes(one) === true)
    return searchWords.length > 0 && searchWords.every(matches)
  })
  return { found, total: found.length }
}
