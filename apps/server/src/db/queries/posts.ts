import type { RecipeDraft } from '@larder/contract/recipes'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../database'
import { publishRecipeChange } from '../recipe-notifier'
import { communities, posts } from '../tables/community'
import { recipesTable, recipeVersions } from '../tables/recipes'
import { addHeat, heatWeights } from './post-heat'
import { refreshPostSearchText } from './post-search-text'
import { rotatePictureIds } from './recipe-picture'

export type StoredPost = typeof posts.$inferSelect
export type StoredPostState = StoredPost['state']

/** Columns that change together with a post's state. */
type PostStateChanges = Partial<
  Pick<
    StoredPost,
    | 'communityId'
    | 'introduction'
    | 'reason'
    | 'proposal'
    | 'proposedAt'
    | 'refusedAt'
    | 'submittedAt'
    | 'stateBefore'
    | 'byAdmin'
  >
>

/** Returns the post of a recipe, locked until the transaction ends. Lock the recipe first when both are needed. */
export async function lockPostOf(tx: Tx, recipeId: number): Promise<StoredPost | undefined> {
  const [post] = await tx.select().from(posts).where(eq(posts.recipeId, recipeId)).for('no key update')
  return post
}

/**
 * Sets a post's state and everything that depends on it: its search words, the post count of its community, whether the recipe is
 * public and its version approved, the id of its photo, and the notification to the recipe index. The caller has locked the
 * recipe and the post.
 */
export async function setPostState(
  tx: Tx,
  post: StoredPost,
  state: StoredPostState,
  { now, ...changes }: PostStateChanges & { readonly now: string },
): Promise<StoredPost> {
  const isShown = state === 'shown'
  const wasShown = post.state === 'shown'
  const [updated] = await tx
    .update(posts)
    .set({
      state,
      ...changes,
      ...(isShown && !post.shownAt && { shownAt: now, heat: addHeat(heatWeights.shown, now) }),
    })
    .where(eq(posts.id, post.id))
    .returning()
  if (!updated) throw new Error('a locked post disappeared')
  if (state !== 'withdrawn') await refreshPostSearchText(tx, post.id)
  if (wasShown) await countPosts(tx, post.communityId, -1)
  if (isShown) await countPosts(tx, updated.communityId, 1)
  if (isShown !== wasShown) {
    await tx
      .update(recipesTable)
      .set({ public: isShown, updatedAt: now })
      .where(eq(recipesTable.id, post.recipeId))
    await publishRecipeChange(tx, post.recipeId)
  }
  // A withdrawn post that returns was approved before, or it is not approved now either.
  if (isShown && post.state !== 'withdrawn') await approveVersion(tx, post.recipeId, now)
  // A deleted recipe shows its photo to nobody, and may be restored with it.
  if (wasShown && !isShown && !updated.stateBefore) await rotatePictureIds(tx, post.recipeId, now)
  return updated
}

async function approveVersion(tx: Tx, recipeId: number, now: string): Promise<void> {
  const current = tx
    .select({ version: recipesTable.version })
    .from(recipesTable)
    .where(eq(recipesTable.id, recipeId))
  await tx
    .update(recipeVersions)
    .set({ approvedAt: now })
    .where(
      and(
        eq(recipeVersions.recipeId, recipeId),
        eq(recipeVersions.version, current),
        isNull(recipeVersions.approvedAt),
      ),
    )
}

/** Returns whether an admin approved the current version of the recipe. */
export async function isRecipeApproved(tx: Tx, recipeId: number): Promise<boolean> {
  const approved = await tx
    .select({ version: recipeVersions.version })
    .from(recipesTable)
    .innerJoin(
      recipeVersions,
      and(eq(recipeVersions.recipeId, recipesTable.id), eq(recipeVersions.version, recipesTable.version)),
    )
    .where(and(eq(recipesTable.id, recipeId), isNotNull(recipeVersions.approvedAt)))
  return approved.length > 0
}

async function countPosts(tx: Tx, communityId: StoredPost['communityId'], by: 1 | -1): Promise<void> {
  await tx
    .update(communities)
    .set({ posts: sql`${communities.posts} + ${by}` })
    .where(eq(communities.id, communityId))
}

/** Stores the change its cook proposes; null withdraws it. Clears the admin's response to the previous proposal. */
export async function proposeChange(
  tx: Tx,
  post: StoredPost,
  proposal: RecipeDraft | null,
  now: string,
): Promise<StoredPost> {
  const [updated] = await tx
    .update(posts)
    .set({
      proposal,
      proposedAt: proposal && now,
      proposalRevision: post.proposalRevision + 1,
      refusedAt: null,
      reason: null,
    })
    .where(and(eq(posts.id, post.id), eq(posts.state, 'shown')))
    .returning()
  if (!updated) throw new Error('a locked post disappeared')
  return updated
}

/** Proposal versions start here, beyond any recipe version, so that the two cannot be confused. */
export const firstProposalVersion = 1_000_000_000

/** Returns the version that the cook's form opens: of the recipe, or of the proposed change. */
export function formVersion({ version }: { readonly version: number }, post: StoredPost | undefined): number {
  return post?.state === 'shown' && post.proposal ? firstProposalVersion + post.proposalRevision : version
}
