import type { Comment } from '@larder/contract/community'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { inTransaction, type Tx } from '../../db/database'
import { publishAccountChange } from '../../db/household-lock'
import { lockComment, removeComment, type StoredComment } from '../../db/queries/comments'
import { lockAccount } from '../../db/queries/membership'
import { addHeat, heatWeights } from '../../db/queries/post-heat'
import { comments, posts } from '../../db/tables/community'
import { AppError } from '../../errors'
import { secondsBetween } from '../../time/clock'
import { editWindowSeconds } from './comment-queries'
import { findComment } from './comments'
import type { CommunityParts } from './parts'
import { lockShownPost } from './posts'

interface NewComment {
  readonly text: string
  readonly parentId?: number | undefined
  readonly action: string
}

const commentRateLimit = { comments: 30, inSeconds: 600 }

/** Adding, editing and removing comments. */
export function createCommentChanges({ db, clock }: CommunityParts) {
  return {
    async comment(actor: Actor, postId: number, { text, parentId, action }: NewComment): Promise<Comment> {
      const { accountId } = actor
      const now = clock()
      const id = await inTransaction(db, async (tx) => {
        // Serialises the comments of one account, so that concurrent requests cannot exceed the rate limit.
        await lockAccount(tx, accountId)
        const post = await lockShownPost(tx, postId)
        const repeated = await findByIdempotencyKey(tx, accountId, action)
        if (repeated) return repeated.postId === postId ? repeated.id : fail('idempotency-key-reused')
        if (await isRateLimited(tx, accountId, now)) throw new AppError('too-many-comments')
        if (parentId !== undefined) await assertReplyable(tx, postId, parentId)
        const isFirstByOther = post.accountId !== accountId && !(await hasCommented(tx, accountId, postId))
        const [inserted] = await tx
          .insert(comments)
          .values({ postId, accountId, parentId: parentId ?? null, actionId: action, text, createdAt: now })
          .returning({ id: comments.id })
        await tx
          .update(posts)
          .set({
            comments: sql`${posts.comments} + 1`,
            ...(isFirstByOther && { heat: addHeat(heatWeights.comment, now) }),
          })
          .where(eq(posts.id, postId))
        if (post.accountId !== accountId) await publishAccountChange(tx, post.accountId, 'notifications')
        return inserted?.id ?? fail('comment-not-found')
      })
      return findComment(db, actor, id, now)
    },

    async reword(actor: Actor, id: number, text: string): Promise<Comment> {
      const now = clock()
      await inTransaction(db, async (tx) => {
        const comment = await ownComment(tx, actor, id)
        await lockShownPost(tx, comment.postId, 'comment-not-found')
        if (secondsBetween(comment.createdAt, now) >= editWindowSeconds) throw new AppError('comment-too-old')
        if (comment.text === text) return
        await tx.update(comments).set({ text, editedAt: now }).where(eq(comments.id, id))
      })
      return findComment(db, actor, id, now)
    },

    takeAway(actor: Actor, id: number): Promise<void> {
      return inTransaction(db, async (tx) => {
        await removeComment(tx, await ownComment(tx, actor, id), clock())
      })
    },
  }
}

function fail(code: 'idempotency-key-reused' | 'comment-not-found'): never {
  throw new AppError(code)
}

async function ownComment(tx: Tx, { accountId }: Actor, id: number): Promise<StoredComment> {
  const comment = await lockComment(tx, id)
  if (comment?.accountId !== accountId) throw new AppError('comment-not-found')
  return comment
}

/** Replies belong to a top-level comment: threads have two levels. */
async function assertReplyable(tx: Tx, postId: number, id: number): Promise<void> {
  const [parent] = await tx
    .select({ id: comments.id })
    .from(comments)
    .where(
      and(
        eq(comments.id, id),
        eq(comments.postId, postId),
        isNull(comments.parentId),
        isNull(comments.removedAt),
      ),
    )
  if (!parent) throw new AppError('comment-not-found')
}

async function findByIdempotencyKey(tx: Tx, accountId: string, actionId: string) {
  const [comment] = await tx
    .select({ id: comments.id, postId: comments.postId })
    .from(comments)
    .where(and(eq(comments.accountId, accountId), eq(comments.actionId, actionId)))
  return comment
}

async function isRateLimited(tx: Tx, accountId: string, now: string): Promise<boolean> {
  const [oldestInWindow] = await tx
    .select({ at: comments.createdAt })
    .from(comments)
    .where(eq(comments.accountId, accountId))
    .orderBy(desc(comments.id))
    .limit(1)
    .offset(commentRateLimit.comments - 1)
  return oldestInWindow !== undefined && secondsBetween(oldestInWindow.at, now) < commentRateLimit.inSeconds
}

async function hasCommented(tx: Tx, accountId: string, postId: number): Promise<boolean> {
  const [ownComment] = await tx
    .select({ id: comments.id })
    .from(comments)
    .where(and(eq(comments.accountId, accountId), eq(comments.postId, postId)))
    .limit(1)
  return ownComment !== undefined
}
