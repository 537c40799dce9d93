import type { CommunityId } from '@larder/contract/community'
import { and, count, eq, sql } from 'drizzle-orm'
import type { Actor } from '../../actor'
import type { Tx } from '../../db/database'
import { refreshPostSearchText } from '../../db/queries/post-search-text'
import { isRecipeApproved, lockPostOf, type StoredPost, setPostState } from '../../db/queries/posts'
import { posts } from '../../db/tables/community'
import { recipesTable } from '../../db/tables/recipes'
import { AppError } from '../../errors'
import type { StoredRecipe } from '../recipes/changes/save-recipe'
import type { SaveVersion } from './parts'

/** Where a cook would like their recipe to be shown, and what they say before it. */
export interface RecipeSubmission {
  readonly community: CommunityId
  readonly introduction: string
}

export type RecipePublishing = ReturnType<typeof createRecipePublishing>

const maxWaiting = 20
const clearedDecision = {
  reason: null,
  proposal: null,
  proposedAt: null,
  refusedAt: null,
  stateBefore: null,
} as const

/**
 * How a recipe is handed in to a community, and taken back. Nothing is ever shown that no admin has seen: what would change a
 * shown post makes it wait again. Whoever calls holds the household, the account and the recipe, in this order.
 */
export function createRecipePublishing({ saveVersion }: { saveVersion: SaveVersion }) {
  /** While it was shown, what its cook wrote last only was a proposal; now it is the recipe. */
  async function takeProposal(tx: Tx, row: StoredRecipe, { id, proposal }: StoredPost, now: string) {
    if (!proposal) return row
    const after = await saveVersion(tx, { ...row, public: false }, proposal, now)
    await refreshPostSearchText(tx, id)
    return after
  }

  return {
    takeProposal,

    /** The same again changes nothing. */
    async publishRecipe(
      tx: Tx,
      actor: Actor,
      row: StoredRecipe,
      { community, introduction }: RecipeSubmission,
      now: string,
    ): Promise<void> {
      const post = await lockPostOf(tx, row.id)
      const isSame = post?.communityId === community && post.introduction === introduction
      if (isSame && (post.state === 'shown' || post.state === 'waiting')) return
      if (post?.state !== 'waiting' && (await countWaiting(tx, actor)) >= maxWaiting)
        throw new AppError('too-many-waiting')
      const handedIn = { communityId: community, introduction, byAdmin: actor.role === 'admin' }
      if (post) {
        const submittedAt = post.state === 'waiting' ? post.submittedAt : now
        await setPostState(tx, post, 'waiting', { ...clearedDecision, ...handedIn, submittedAt, now })
        await setIntendedCommunity(tx, await takeProposal(tx, row, post, now), community)
        return
      }
      const [fresh] = await tx
        .insert(posts)
        .values({
          ...handedIn,
          recipeId: row.id,
          accountId: actor.accountId,
          state: 'waiting',
          likes: row.likes,
          submittedAt: now,
        })
        .returning({ id: posts.id })
      if (fresh) await refreshPostSearchText(tx, fresh.id)
      await setIntendedCommunity(tx, row, community)
    },

    /** It is a draft again, as its cook wrote it last. */
    async withdrawRecipe(tx: Tx, row: StoredRecipe, now: string): Promise<void> {
      const post = await lockPostOf(tx, row.id)
      if (!post || post.state === 'withdrawn') return
      await setPostState(tx, post, 'withdrawn', { ...clearedDecision, now })
      await takeProposal(tx, row, post, now)
    },

    /** What everybody saw is different from now on, so an admin looks at it once more before they do again. */
    async requestNewReview(tx: Tx, row: StoredRecipe, now: string): Promise<void> {
      const post = await lockPostOf(tx, row.id)
      if (post?.state !== 'shown') return
      await setPostState(tx, post, 'waiting', { ...clearedDecision, submittedAt: now, now })
      await takeProposal(tx, row, post, now)
    },

    /** Its recipe is back, and so is what an admin had made of it. */
    async restorePost(tx: Tx, actor: Actor, row: StoredRecipe, now: string): Promise<void> {
      const post = await lockPostOf(tx, row.id)
      if (post?.state !== 'withdrawn' || !post.stateBefore) return
      const isUnseen = post.stateBefore === 'shown' && !(await isRecipeApproved(tx, row.id))
      const before = isUnseen ? 'waiting' : post.stateBefore
      const isFull = before === 'waiting' && (await countWaiting(tx, actor)) >= maxWaiting
      await setPostState(tx, post, isFull ? 'withdrawn' : before, { stateBefore: null, now })
    },
  }
}

async function countWaiting(tx: Tx, { accountId }: Actor): Promise<number> {
  const [waiting] = await tx
    .select({ there: count() })
    .from(posts)
    .where(and(eq(posts.accountId, accountId), eq(posts.state, 'waiting')))
  return waiting?.there ?? 0
}

// Where a recipe is meant to go is no change of the recipe: its version stays, and the form says the same.
async function setIntendedCommunity(
  tx: Tx,
  { id, version, community: before }: StoredRecipe,
  community: CommunityId,
) {
  if (before === community) return
  await tx.update(recipesTable).set({ community }).where(eq(recipesTable.id, id))
  await tx.execute(sql`update recipe_versions
    set content = jsonb_set(content, '{draft,community}', to_jsonb(${community}::text))
    where recipe_id = ${id} and version = ${version}`)
}
