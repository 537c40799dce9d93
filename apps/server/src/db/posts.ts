import type { RecipeDraft } from '@larder/contract/recipes'
import { and, eq, sql } from 'drizzle-orm'
import { warmed, warmth } from './heat'
import type { Tx } from './open'
import { refreshPostWords } from './post-words'
import { communities, posts } from './tables/community'
import { recipes } from './tables/recipes'
import { tellRecipe } from './tell-recipe'

export type StoredPost = typeof posts.$inferSelect
export type PostStanding = StoredPost['state']

/** What changes together with where a post stands. */
type AlongWith = Partial<
  Pick<
    StoredPost,
    | 'communityId'
    | 'introduction'
    | 'reason'
    | 'proposal'
    | 'proposedAt'
    | 'submittedAt'
    | 'stateBefore'
    | 'byAdmin'
  >
>

/** The post of a recipe, held until the transaction is through. Whoever needs both holds the recipe first. */
export async function heldPostOf(tx: Tx, recipeId: number): Promise<StoredPost | undefined> {
  const [post] = await tx.select().from(posts).where(eq(posts.recipeId, recipeId)).for('no key update')
  return post
}

/**
 * Where a post stands from now on. What hangs on it goes along: the words it is found by, how many posts its community has,
 * whether everybody may read the recipe, and word of it to whoever suggests recipes. The caller holds the row.
 */
export async function setPostState(
  tx: Tx,
  post: StoredPost,
  state: PostStanding,
  { now, ...along }: AlongWith & { readonly now: string },
): Promise<StoredPost> {
  const isShown = state === 'shown'
  const wasShown = post.state === 'shown'
  const [after] = await tx
    .update(posts)
    .set({
      state,
      ...along,
      ...(isShown && !post.shownAt && { shownAt: now, heat: warmed(warmth.shown, now) }),
    })
    .where(eq(posts.id, post.id))
    .returning()
  if (!after) throw new Error('a post went while it was held')
  if (state !== 'withdrawn') await refreshPostWords(tx, post.id)
  if (wasShown) await countPosts(tx, post.communityId, -1)
  if (isShown) await countPosts(tx, after.communityId, 1)
  if (isShown !== wasShown) {
    await tx.update(recipes).set({ public: isShown, updatedAt: now }).where(eq(recipes.id, post.recipeId))
    await tellRecipe(tx, post.recipeId)
  }
  return after
}

async function countPosts(tx: Tx, communityId: StoredPost['communityId'], by: 1 | -1): Promise<void> {
  await tx
    .update(communities)
    .set({ posts: sql`${communities.posts} + ${by}` })
    .where(eq(communities.id, communityId))
}

/** What its cook would like to show instead; nothing takes that back. */
export async function proposeChange(
  tx: Tx,
  post: StoredPost,
  proposal: RecipeDraft | null,
  now: string,
): Promise<void> {
  await tx
    .update(posts)
    .set({ proposal, proposedAt: proposal && now })
    .where(and(eq(posts.id, post.id), eq(posts.state, 'shown')))
}
