import type { ReportReason } from '@larder/contract/community'
import { and, eq, isNull } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { inTransaction, type Tx } from '../../db/database'
import { lockAccount } from '../../db/queries/membership'
import { upsertReport } from '../../db/sql/community/reports'
import { comments } from '../../db/tables/community'
import { AppError } from '../../errors'
import type { CommunityParts } from './parts'
import { lockShownPost } from './posts'

interface NewReport {
  readonly reason: ReportReason
  readonly words: string
}

interface ReportedContent {
  readonly postId: number
  readonly commentId: number | null
}

const reportedResponse = { reported: true } as const

/**
 * Reports to the admins. While a report is open, each cook counts once per content. Once an admin has settled it, it can be
 * reported again: the content may have changed since.
 */
export function createContentReports({ db, clock, limits, allowances }: CommunityParts) {
  async function fileReport(
    { accountId }: Actor,
    found: (tx: Tx) => Promise<ReportedContent>,
    { reason, words }: NewReport,
  ): Promise<typeof reportedResponse> {
    await limits.consume(`reports:${accountId}`, allowances.reports)
    await inTransaction(db, async (tx) => {
      await lockAccount(tx, accountId)
      const { postId, commentId } = await found(tx)
      await upsertReport(tx, { accountId, postId, commentId, reason, words, at: clock() })
    })
    return reportedResponse
  }

  return {
    reportPost: (actor: Actor, id: number, report: NewReport) =>
      fileReport(
        actor,
        async (tx) => {
          const post = await lockShownPost(tx, id)
          return { postId: post.id, commentId: null }
        },
        report,
      ),

    reportComment: (actor: Actor, id: number, report: NewReport) =>
      fileReport(
        actor,
        async (tx) => {
          const postId = await lockPostOfComment(tx, id)
          return { postId, commentId: id }
        },
        report,
      ),
  }
}

/** Locks and returns the shown post of a visible comment. */
async function lockPostOfComment(tx: Tx, id: number): Promise<number> {
  const postId = await findPostOfComment(tx, id)
  await lockShownPost(tx, postId, 'comment-not-found')
  // The comment may have been removed during the wait for the lock.
  return findPostOfComment(tx, id)
}

async function findPostOfComment(tx: Tx, id: number): Promise<number> {
  const [comment] = await tx
    .select({ postId: comments.postId })
    .from(comments)
    .where(and(eq(comments.id, id), isNull(comments.removedAt)))
  if (!comment) throw new AppError('comment-not-found')
  return comment.postId
}
