import { CommunityId, type Post, type PostSortOrder } from '@larder/contract/community'
import { type PageInfo, type PageQuery, toPageInfo } from '@larder/contract/http/paging'
import { and, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../db/database'
import { communities, posts } from '../../db/tables/community'
import { AppError } from '../../errors'
import { toSearchWords } from '../../search-words'
import type { CommunityParts, CommunityViewer, WordCorrections } from './parts'
import { maxPostOffset, postPageSql } from './post-list-queries'
import type { PostRow } from './post-queries'
import { queryIds, searchPosts } from './post-search'
import { createSamplePosts } from './sample-posts'

export interface PostListPage {
  data: Post[]
  page: PageInfo
}

export interface PostsQuery extends PageQuery {
  readonly search?: string | undefined
  readonly sort: PostSortOrder
}

/** What is posted, as everybody may read it. */
export function createPosts({ db, postView, wordsTyped, wordQuery, meantBy }: CommunityParts) {
  const samples = createSamplePosts(db)

  /** Looks once more where nothing was found and some word was probably mistyped. */
  async function forgiving<T extends { readonly total: number }>(
    words: readonly string[],
    look: (meant?: WordCorrections) => T | Promise<T>,
  ): Promise<T> {
    const found = await look()
    if (found.total > 0) return found
    const meant = await meantBy(db, words)
    return meant.size === 0 ? found : look(meant)
  }

  async function sampled(
    viewer: CommunityViewer,
    id: CommunityId,
    { search = '', ...query }: PostsQuery,
  ): Promise<PostListPage> {
    const rows = await samples.ofCommunity(viewer, id)
    const words = wordsTyped(search)
    const { found, total } =
      search === ''
        ? { found: rows, total: rows.length }
        : await forgiving(words, (meant) => filterByWords(rows, words, meant))
    const data = await postView.ofRows(viewer, paginate(found, query))
    return { data, page: toPageInfo(query, total) }
  }

  return {
    async list(viewer: CommunityViewer, id: string, ask: PostsQuery): Promise<PostListPage> {
      const { search = '', sort, page, size } = ask
      const query = { page, size }
      const community = CommunityId.options.find((one) => one === id)
      if (!community) return { data: [], page: toPageInfo(query, 0) }
      const { here, anywhere } = await countPosts(db, community)
      if (anywhere === 0) return sampled(viewer, community, ask)
      const words = wordsTyped(search)
      if (search !== '' && words.length === 0) return { data: [], page: toPageInfo(query, 0) }
      if (search !== '') {
        const { ids, total } = await forgiving(words, (meant) =>
          searchPosts(db, community, wordQuery(words, meant).all, sort, query),
        )
        return { data: await postView.of(viewer, ids), page: toPageInfo(query, total) }
      }
      const isDeep = page * size > maxPostOffset
      const ids = isDeep ? [] : await queryIds(db, postPageSql(community, sort, query))
      const pages = Math.min(toPageInfo(query, here).pages, Math.floor(maxPostOffset / size))
      return { data: await postView.of(viewer, ids), page: { ...toPageInfo(query, here), pages } }
    },

    async get(viewer: CommunityViewer, id: number): Promise<Post> {
      await findShownPost(db, id)
      const [post] = await postView.of(viewer, [id])
      if (!post) throw new AppError('post-not-found')
      return post
    },
  }
}

/** A post that everybody may read. */
export async function findShownPost(tx: Tx, id: number) {
  const [post] = await tx
    .select({ id: posts.id, recipeId: posts.recipeId, accountId: posts.accountId })
    .from(posts)
    .where(and(eq(posts.id, id), eq(posts.state, 'shown')))
  if (!post) throw new AppError('post-not-found')
  return post
}

/** The same, held until the transaction is through; whoever hangs something on a post or counts on it holds it first. */
export async function lockShownPost(
  tx: Tx,
  id: number,
  missing: 'post-not-found' | 'comment-not-found' = 'post-not-found',
) {
  const [post] = await tx
    .select({ id: posts.id, accountId: posts.accountId, shares: posts.shares })
    .from(posts)
    .where(and(eq(posts.id, id), eq(posts.state, 'shown')))
    .for('no key update')
  if (!post) throw new AppError(missing)
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

function filterByWords(rows: readonly PostRow[], typed: readonly string[], meant?: WordCorrections) {
  const found = rows.filter(({ title, introduction, tags }) => {
    const said = [title, introduction, ...tags].flatMap(toSearchWords)
    const isSaid = (word: string) =>
      said.some((one) => one.startsWith(word) || meant?.get(word)?.includes(one) === true)
    return typed.length > 0 && typed.every(isSaid)
  })
  return { found, total: found.length }
}
