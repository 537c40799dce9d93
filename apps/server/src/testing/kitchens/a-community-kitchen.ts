import { randomUUID } from 'node:crypto'
import { type CommunityId, community, type PostSortOrder } from '@larder/contract/community'
import { eq } from 'drizzle-orm'
import { inTransaction } from '../../db/database'
import { lockPostOf, type StoredPostState, setPostState } from '../../db/queries/posts'
import { recipesTable } from '../../db/tables/recipes'
import { saveSearchWords } from '../../features/recipes/search/search-vocabulary'
import type { Cook } from '../a-cook'
import { aDraft, type DraftInput } from '../a-saved-recipe'
import type { TestCluster } from '../test-cluster'
import { aKitchen } from './a-kitchen'

export interface PostInput extends DraftInput {
  readonly community?: CommunityId
  readonly introduction?: string
}

export interface PostListQuery {
  search?: string
  sort?: PostSortOrder
  page?: number
  size?: number
}

/** A kitchen with community actions. */
export async function aCommunityKitchen(cluster: TestCluster) {
  const kitchen = await aKitchen(cluster)
  const { call, db, ana } = kitchen
  const as = (cook: Cook | undefined) => ({ token: cook?.token })

  const setState = (recipeId: number, state: StoredPostState) =>
    inTransaction(db, async (tx) => {
      const post = await lockPostOf(tx, recipeId)
      if (!post) throw new Error(`recipe ${recipeId} was never handed in`)
      const updated = await setPostState(tx, post, state, { now: kitchen.now() })
      const [recipe] = await tx.select().from(recipesTable).where(eq(recipesTable.id, recipeId))
      if (recipe && state === 'shown') await saveSearchWords(tx, [recipe.searchText], true)
      return updated
    })

  const submit = (
    { community: id = 'desserts', introduction = '', ...given }: PostInput,
    cook: Cook,
    action = randomUUID(),
  ) =>
    call(community.submit, { params: { id }, body: { draft: aDraft(given), introduction, action } }, as(cook))

  return {
    ...kitchen,
    as,
    submit,
    /** Sets the state as an admin does. */
    stand: setState,
    /** Submits and approves a post; returns its id. */
    async post(given: PostInput = {}, cook: Cook = ana): Promise<number> {
      const { status, body } = await submit(given, cook)
      if (status !== 201) throw new Error(`not handed in: ${JSON.stringify(body)}`)
      return (await setState(body.data.id, 'shown')).id
    },
    see: (id: number, cook?: Cook) => call(community.post, { params: { id } }, as(cook)),
    list: (id: string, query: PostListQuery = {}, cook?: Cook) =>
      call(community.posts, { params: { id }, query }, as(cook)),
    like: (id: number, cook?: Cook, liked = true) =>
      call(community.like, { params: { id }, body: { liked } }, as(cook)),
    share: (id: number, cook?: Cook) => call(community.share, { params: { id } }, as(cook)),
    say: (id: number, text: string, cook?: Cook, parentId?: number, action = randomUUID()) =>
      call(
        community.comment,
        { params: { id }, body: { text, action, ...(parentId !== undefined && { parentId }) } },
        as(cook),
      ),
    talk: (id: number, cook?: Cook, query: { page?: number; size?: number } = {}) =>
      call(community.comments, { params: { id }, query }, as(cook)),
    overview: async (cook?: Cook) => (await call(community.overview, {}, as(cook))).body.data,
  }
}
