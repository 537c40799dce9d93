import type { CommunityId } from '@larder/contract/community'
import { and, count, eq } from 'drizzle-orm'
import type { Actor } from '../../actor'
import type { Tx } from '../../db/database'
import { refreshPostSearchText } from '../../db/queries/post-search-text'
import { isRecipeApproved, lockPostOf, type StoredPost, setPostState } from '../../db/queries/posts'
import { updateDraftCommunity } from '../../db/sql/my-recipes/own-recipes'
import { posts } from '../../db/tables/community'
import { recipesTable } from '../../db/tables/recipes'
import { AppError } from '../../errors'
import { type StoredRecipe, saveVersion } from '../recipes/changes/save-recipe'

/** The community a recipe is submitted to, with its introduction. */
export interface RecipeSubmission {
  readonly community: CommunityId
  readonly introduction: string
}

const maxWaiting = 20
const clearedDecision = {
  reason: null,
  proposal: null,
  proposedAt: null,
  refusedAt: null,
  stateBefore: null,
} as const

/**
 * Submits a recipe to a community; repeating it changes nothing. Nothing is shown without an admin's review: a change of a shown
 * post makes it wait again. As in all functions of this file, the caller holds the locks of the household, the account and the
 * recipe, taken in this order.
 */
export async function publishRecipe(
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
  const [newPost] = await tx
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
  if (newPost) await refreshPostSearchText(tx, newPost.id)
  await setIntendedCommunity(tx, row, community)
}

/** Turns it back into a draft, with the cook's latest content. */
export async function withdrawRecipe(tx: Tx, row: StoredRecipe, now: string): Promise<void> {
  const post = await lockPostOf(tx, row.id)
  if (!post || post.state === 'withdrawn') return
  await setPostState(tx, post, 'withdrawn', { ...clearedDecision, now })
  await takeProposal(tx, row, post, now)
}

/** The visible content has changed, so an admin reviews it again before it is shown. */
export async function requestNewReview(tx: Tx, row: StoredRecipe, now: string): Promise<void> {
  const post = await lockPostOf(tx, row.id)
  if (post?.state !== 'shown') return
  await setPostState(tx, post, 'waiting', { ...clearedDecision, submittedAt: now, now })
  await takeProposal(tx, row, post, now)
}

/** Restores the post of a restored recipe with its earlier decision. */
export async function restorePost(tx: Tx, actor: Actor, row: StoredRecipe, now: string): Promise<void> {
  const post = await lockPostOf(tx, row.id)
  if (post?.state !== 'withdrawn' || !post.stateBefore) return
  const isUnseen = post.stateBefore === 'shown' && !(await isRecipeApproved(tx, row.id))
  const before = isUnseen ? 'waiting' : post.stateBefore
  const isFull = before === 'waiting' && (await countWaiting(tx, actor)) >= maxWaiting
  await setPostState(tx, post, isFull ? 'withdrawn' : before, { stateBefore: null, now })
}

/** Turns the pending proposal of a shown recipe into its content. */
export async function takeProposal(tx: Tx, row: StoredRecipe, { id, proposal }: StoredPost, now: string) {
  if (!proposal) return row
  const after = await saveVersion(tx, { ...row, public: false }, proposal, now)
  await refreshPostSearchText(tx, id)
  return after
}

async function countWaiting(tx: Tx, { accountId }: Actor): Promise<number> {
  const [waiting] = await tx
    .select({ there: count() })
    .from(posts)
    .where(and(eq(posts.accountId, accountId), eq(posts.state, 'waiting')))
  return waiting?.there ?? 0
}

// The intended community is not a change of the recipe: its version stays.
async function setIntendedCommunity(
  tx: Tx,
  { id, version, community: before }: StoredRecipe,
  community: CommunityId,
) {
  if (before === community) return
  await tx.update(recipesTable).set({ community }).where(eq(recipesTable.id, id))
  await updateDraftCommunity(tx, id, version, community)
}
