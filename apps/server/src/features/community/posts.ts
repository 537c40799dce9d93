import { CommunityId, type Post, type PostOrder } from '@larder/contract/community'
import { type Page, type PageQuery, pageOf } from '@larder/contract/paging'
import { and, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../db/open'
import { communities, posts } from '../../db/tables/community'
import { AppError } from '../../errors'
import { searchWords } from '../../search-words'
import { askIds, findPosts } from './finding'
import type { CommunityParts, Meant, Somebody } from './parts'
import { deepestPost, pageOfPosts } from './post-lists'
import type { PostRow } from './post-rows'
import { openSamples } from './samples'

export interface PostPage {
  data: Post[]
  page: Page
}

export interface PostAsk extends PageQuery {
  readonly search?: string | undefined
  readonly sort: PostOrder
}

/** What is posted, as everybody may read it. */
export function openPosts({ db, postView, wordsTyped, wordQuery, meantBy }: CommunityParts) {
  const samples = openSamples(db)

  /** Looks once more where nothing was found and some word was probably mistyped. */
  async function forgiving<T extends { readonly total: number }>(
    words: readonly string[],
    look: (meant?: Meant) => T | Promise<T>,
  ): Promise<T> {
    const found = await look()
    if (found.total > 0) return found
    const meant = await meantBy(db, words)
    return meant.size === 0 ? found : look(meant)
  }

  async function sampled(
    viewer: Somebody,
    id: CommunityId,
    { search = '', ...query }: PostAsk,
  ): Promise<PostPage> {
    const rows = await samples.ofCommunity(viewer, id)
    const words = wordsTyped(search)
    const { found, total } =
      search === ''
        ? { found: rows, total: rows.length }
        : await forgiving(words, (meant) => saying(rows, words, meant))
    const data = await postView.ofRows(viewer, pageIn(found, query))
    return { data, page: pageOf(query, total) }
  }

  return {
    async list(viewer: Somebody, id: string, ask: PostAsk): Promise<PostPage> {
      const { search = '', sort, page, size } = ask
      const query = { page, size }
      const community = CommunityId.options.find((one) => one === id)
      if (!community) return { data: [], page: pageOf(query, 0) }
      const { here, anywhere } = await postCounts(db, community)
      if (anywhere === 0) return sampled(viewer, community, ask)
      const words = wordsTyped(search)
      if (search !== '' && words.length === 0) return { data: [], page: pageOf(query, 0) }
      if (search !== '') {
        const { ids, total } = await forgiving(words, (meant) =>
          findPosts(db, community, wordQuery(words, meant).all, sort, query),
        )
        return { data: await postView.of(viewer, ids), page: pageOf(query, total) }
      }
      const isDeep = page * size > deepestPost
      const ids = isDeep ? [] : await askIds(db, pageOfPosts(community, sort, query))
      const pages = Math.min(pageOf(query, here).pages, Math.floor(deepestPost / size))
      return { data: await postView.of(viewer, ids), page: { ...pageOf(query, here), pages } }
    },

    async get(viewer: Somebody, id: number): Promise<Post> {
      await shownPost(db, id)
      const [post] = await postView.of(viewer, [id])
      if (!post) throw new AppError('post-not-found')
      return post
    },
  }
}

/** A post that everybody may read. */
export async function shownPost(tx: Tx, id: number) {
  const [post] = await tx
    .select({ id: posts.id, recipeId: posts.recipeId, accountId: posts.accountId })
    .from(posts)
    .where(and(eq(posts.id, id), eq(posts.state, 'shown')))
  if (!post) throw new AppError('post-not-found')
  return post
}

/** The same, held until the transaction is through; whoever hangs something on a post or counts on it holds it first. */
export async function heldShownPost(
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

async function postCounts(db: Db, id: CommunityId): Promise<{ here: number; anywhere: number }> {
  const rows = await db.select({ id: communities.id, posts: communities.posts }).from(communities)
  const anywhere = rows.reduce((sum, row) => sum + row.posts, 0)
  return { here: rows.find((row) => row.id === id)?.posts ?? 0, anywhere }
}

function pageIn<T>(rows: readonly T[], { page, size }: PageQuery): T[] {
  return rows.slice((page - 1) * size, page * size)
}

function saying(rows: readonly PostRow[], typed: readonly string[], meant?: Meant) {
  const found = rows.filter(({ title, introduction, tags }) => {
    const said = [title, introduction, ...tags].flatMap(searchWords)
    const isSaid = (word: string) =>
      said.some((one) => one.startsWith(word) || meant?.get(word)?.includes(one) === true)
    return typed.length > 0 && typed.every(isSaid)
  })
  return { found, total: found.length }
}
