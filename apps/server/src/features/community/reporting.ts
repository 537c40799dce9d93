import type { ReportReason } from '@larder/contract/community'
import { and, eq, isNull } from 'drizzle-orm'
import type { Actor } from '../../actor'
import type { Db, Tx } from '../../db/open'
import { comments, reports } from '../../db/tables/community'
import { AppError } from '../../errors'
import type { CommunityParts } from './parts'
import { shownPost } from './posts'

interface NewReport {
  readonly reason: ReportReason
  readonly words: string
}

const reported = { reported: true } as const

/**
 * What cooks tell the admins. Each says it once of a thing, however often they send it: what an admin has settled stays
 * settled for them, and another cook's report opens it anew.
 */
export function openReporting({ db, clock }: CommunityParts) {
  async function file(
    { accountId }: Actor,
    about: { postId: number; commentId: number | null },
    { reason, words }: NewReport,
  ): Promise<typeof reported> {
    await db
      .insert(reports)
      .values({ accountId, ...about, reason, words, at: clock() })
      .onConflictDoNothing()
    return reported
  }

  return {
    async reportPost(actor: Actor, id: number, report: NewReport) {
      const post = await shownPost(db, id)
      return file(actor, { postId: post.id, commentId: null }, report)
    },

    async reportComment(actor: Actor, id: number, report: NewReport) {
      const comment = await commentThere(db, id)
      return file(actor, { postId: comment.postId, commentId: comment.id }, report)
    },
  }
}

/** A comment that everybody may read. */
async function commentThere(db: Db | Tx, id: number) {
  const [comment] = await db
    .select({ id: comments.id, postId: comments.postId })
    .from(comments)
    .where(and(eq(comments.id, id), isNull(comments.removedAt)))
  if (!comment) throw new AppError('comment-not-found')
  await shownPost(db, comment.postId).catch(() => {
    throw new AppError('comment-not-found')
  })
  return comment
}
