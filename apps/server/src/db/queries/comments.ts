import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../database'
import { publishAccountChange } from '../household-lock'
import { comments, posts } from '../tables/community'

export type StoredComment = typeof comments.$inferSelect

/**
 * Returns a comment that is not deleted, locked until the transaction ends. Its post is locked first, in the same order as in
 * account deletion, so that they cannot deadlock.
 */
export async function lockComment(tx: Tx, id: number): Promise<StoredComment | undefined> {
  const [reference] = await tx.select({ postId: comments.postId }).from(comments).where(eq(comments.id, id))
  if (!reference) return undefined
  await tx.select({ id: posts.id }).from(posts).where(eq(posts.id, reference.postId)).for('no key update')
  const [comment] = await tx
    .select()
    .from(comments)
    .where(and(eq(comments.id, id), isNull(comments.removedAt)))
    .for('no key update')
  return comment
}

/**
 * Deletes a comment's text; replies stay. The author's notifications no longer name it. The caller has locked the comment and
 * its post.
 */
export async function removeComment(tx: Tx, { id, postId }: StoredComment, now: string): Promise<void> {
  await tx.update(comments).set({ text: '', removedAt: now }).where(eq(comments.id, id))
  const [post] = await tx
    .update(posts)
    .set({ comments: sql`${posts.comments} - 1` })
    .where(eq(posts.id, postId))
    .returning({ accountId: posts.accountId })
  if (post) await publishAccountChange(tx, post.accountId, 'notifications')
}
