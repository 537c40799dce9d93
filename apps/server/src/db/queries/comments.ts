import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../database'
import { comments, posts } from '../tables/community'

export type StoredComment = typeof comments.$inferSelect

/**
 * A comment that is there, held until the transaction is through. Its post is held before it, as by whoever removes an
 * account: so nobody waits for one who waits for them.
 */
export async function lockComment(tx: Tx, id: number): Promise<StoredComment | undefined> {
  const [under] = await tx.select({ postId: comments.postId }).from(comments).where(eq(comments.id, id))
  if (!under) return undefined
  await tx.select({ id: posts.id }).from(posts).where(eq(posts.id, under.postId)).for('no key update')
  const [comment] = await tx
    .select()
    .from(comments)
    .where(and(eq(comments.id, id), isNull(comments.removedAt)))
    .for('no key update')
  return comment
}

/** Takes a comment away; its words are gone for good, what answers it stays. The caller holds the comment and its post. */
export async function removeComment(tx: Tx, { id, postId }: StoredComment, now: string): Promise<void> {
  await tx.update(comments).set({ text: '', removedAt: now }).where(eq(comments.id, id))
  await tx
    .update(posts)
    .set({ comments: sql`${posts.comments} - 1` })
    .where(eq(posts.id, postId))
}
