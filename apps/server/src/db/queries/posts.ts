import type { RecipeDraft } from '@larder/contract/recipes'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../database'
import { publishRecipeChange } from '../recipe-notifier'
import { communities, posts } from '../tables/community'
import { recipesTable } from '../tables/recipes'
import { addHeat, heatWeights } from './post-heat'
import { refreshPostSearchText } from './post-search-text'
import { rotatePictureId } from './recipe-picture'

export type StoredPost = typeof posts.$inferSelect
export type StoredPostState = StoredPost['state']

/** What changes together with where a post stands. */
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

/** The post of a recipe, held until the transaction is through. Whoever needs both holds the recipe first. */
export async function lockPostOf(tx: Tx, recipeId: number): Promise<StoredPost | undefined> {
  const [post] = await tx.select().from(posts).where(eq(posts.recipeId, recipeId)).for('no key update')
  return post
}

/**
 * Where a post stands from now on. What hangs on it goes along: the words it is found by, how many posts its community has,
 * whether everybody may read the recipe in its version of now, where its photo is, and word of it to whoever suggests recipes.
 * The caller holds the recipe and the post.
 */
export async function setPostState(
  tx: Tx,
  post: StoredPost,
  state: StoredPostState,
  { now, ...along }: PostStateChanges & { readonly now: string },
): Promise<StoredPost> {
  const isShown = state === 'shown'
  const wasShown = post.state === 'shown'
  const [after] = await tx
    .update(posts)
    .set({
      state,
      ...along,
      ...(isShown && !post.shownAt && { shownAt: now, heat: addHeat(heatWeights.shown, now) }),
    })
    .where(eq(posts.id, post.id))
    .returning()
  if (!after) throw new Error('a locked post disappeared')
  if (state !== 'withdrawn') await refreshPostSearchText(tx, post.id)
  if (wasShown) await countPosts(tx, post.communityId, -1)
  if (isShown) await countPosts(tx, after.communityId, 1)
  if (isShown !== wasShown) {
    await tx
      .update(recipesTable)
      .set({ public: isShown, updatedAt: now })
      .where(eq(recipesTable.id, post.recipeId))
    await publishRecipeChange(tx, post.recipeId)
  }
  // What comes back was approved before, or it is not approved now either.
  if (isShown && post.state !== 'withdrawn') await approveVersion(tx, post.recipeId, now)
  // A deleted recipe shows its photo to nobody, and may come back with it.
  if (wasShown && !isShown && !after.stateBefore) await rotatePictureId(tx, post.recipeId, now)
  return after
}

async function approveVersion(tx: Tx, recipeId: number, now: string): Promise<void> {
  await tx.execute(sql`update recipe_versions v set approved_at = ${now} from recipes r
    where r.id = ${recipeId} and v.recipe_id = r.id and v.version = r.version and v.approved_at is null`)
}

/** Whether an admin approved the recipe as it is now. */
export async function isRecipeApproved(tx: Tx, recipeId: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`select from recipes r
    join recipe_versions v on v.recipe_id = r.id and v.version = r.version
    where r.id = ${recipeId} and v.approved_at is not null`)
  return rows.length > 0
}

async function countPosts(tx: Tx, communityId: StoredPost['communityId'], by: 1 | -1): Promise<void> {
  await tx
    .update(communities)
    .set({ posts: sql`${communities.posts} + ${by}` })
    .where(eq(communities.id, communityId))
}

/** What its cook would like to show instead; nothing takes that back. What an admin said of the one before is settled. */
export async function proposeChange(
  tx: Tx,
  post: StoredPost,
  proposal: RecipeDraft | null,
  now: string,
): Promise<StoredPost> {
  const [after] = await tx
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
  if (!after) throw new Error('a locked post disappeared')
  return after
}

/** Proposals are counted from here, where no recipe's versions ever get: neither is taken for the other. */
export const firstProposalVersion = 1_000_000_000

/** The version of what its cook's form opens: of the recipe, or of what they would like to change about it. */
export function formVersion({ version }: { readonly version: number }, post: StoredPost | undefined): number {
  return post?.state === 'shown' && post.proposal ? firstProposalVersion + post.proposalRevision : version
}
