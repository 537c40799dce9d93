import type { Post } from '@larder/contract/community'
import { eq } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { inTransaction } from '../../db/database'
import { lockAccount } from '../../db/queries/membership'
import { addHeatBy, heatWeights } from '../../db/queries/post-heat'
import { postShares, posts } from '../../db/tables/community'
import { AppError } from '../../errors'
import { setRecipeMark } from '../recipes/changes/recipe-marks'
import type { CommunityParts } from './parts'
import { presentPosts } from './post-presenter'
import { findShownPost, lockShownPost } from './posts'

/** Likes and other reactions to a post; each cook counts once. */
export function createPostReactions({ db, clock }: CommunityParts) {
  return {
    async like(actor: Actor, id: number, liked: boolean): Promise<Post> {
      await inTransaction(db, async (tx) => {
        const { recipeId } = await findShownPost(tx, id)
        await setRecipeMark(tx, actor.accountId, recipeId, { favourite: liked }, clock())
      })
      const [post] = await presentPosts(db, actor, [id])
      if (!post) throw new AppError('post-not-found')
      return post
    },

    share({ accountId }: Actor, id: number): Promise<{ shares: number }> {
      const now = clock()
      return inTransaction(db, async (tx) => {
        await lockAccount(tx, accountId)
        const { shares } = await lockShownPost(tx, id)
        const [isNew] = await tx
          .insert(postShares)
          .values({ postId: id, accountId, at: now })
          .onConflictDoNothing()
          .returning({ postId: postShares.postId })
        if (!isNew) return { shares }
        await tx
          .update(posts)
          .set({ shares: shares + 1, heat: addHeatBy(accountId, heatWeights.share, now) })
          .where(eq(posts.id, id))
        return { shares: shares + 1 }
      })
    },
  }
}
