import type { ContentReport } from '@larder/contract/admin'
import { type PageInfo, type PageQuery, toPageInfo } from '@larder/contract/http/paging'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { inTransaction, type Tx } from '../../db/database'
import { recordAudit } from '../../db/queries/audit-log'
import { lockComment, removeComment } from '../../db/queries/comments'
import { setPostState } from '../../db/queries/posts'
import { selectReportedItems } from '../../db/sql/admin/reports'
import { accounts } from '../../db/tables/account'
import { comments, posts, reports } from '../../db/tables/community'
import { recipesTable } from '../../db/tables/recipes'
import { AppError } from '../../errors'
import { presentPosts } from '../community/post-presenter'
import { takeProposal } from '../my-recipes/recipe-publishing'
import { createModerationEmails } from './moderation-emails'
import type { AdminParts } from './parts'
import { countReportedItems, findReports } from './report-queries'
import { lockPost, toRecipeFacts } from './submission-queries'

/** The reported content. */
export interface ReportTarget {
  readonly kind: ContentReport['kind']
  readonly id: number
}

/** Reports and the decisions of admins. */
export function createReports(parts: AdminParts) {
  const { db, clock } = parts
  const emails = createModerationEmails(parts)

  async function removePost(tx: Tx, actor: Actor, id: number, reason: string, now: string) {
    const locked = await lockPost(tx, id)
    if (locked?.post.state !== 'shown') throw new AppError('report-not-found')
    const { post, recipe, author } = locked
    const clearedProposal = { proposal: null, proposedAt: null, refusedAt: null }
    await setPostState(tx, post, 'returned', { now, reason, ...clearedProposal })
    await takeProposal(tx, recipe, post, now)
    const about = { about: recipe.title, aboutId: post.accountId }
    await recordAudit(tx, actor, { action: 'removed post', ...about, note: reason, at: now })
    return () => emails.postRemoved(author, recipe.title, reason)
  }

  async function removeReportedComment(tx: Tx, actor: Actor, id: number, reason: string, now: string) {
    const comment = await lockComment(tx, id)
    if (!comment) throw new AppError('report-not-found')
    await removeComment(tx, comment, now)
    const [author] = await tx
      .select({ name: accounts.name, email: accounts.email })
      .from(accounts)
      .where(eq(accounts.id, comment.accountId))
    const about = `${author?.name ?? ''}: ${truncateDescription(comment.text)}`
    await recordAudit(tx, actor, {
      action: 'removed comment',
      about,
      aboutId: comment.accountId,
      note: reason,
      at: now,
    })
    return () => author && emails.commentRemoved(author, comment.text, reason)
  }

  return {
    async list(actor: Actor, query: PageQuery): Promise<{ data: ContentReport[]; page: PageInfo }> {
      const { page, size } = query
      const [items, total] = await Promise.all([
        selectReportedItems(db, size, (page - 1) * size),
        countReportedItems(db),
      ])
      const ids = [...new Set(items.map(({ postId }) => postId))]
      const [views, reportsOf] = await Promise.all([presentPosts(db, actor, ids), findReports(db, items)])
      const data = items.flatMap((item): ContentReport[] => {
        const { postId, commentId, at, text, author, writtenAt, draft } = item
        const post = views.find(({ id }) => id === postId)
        if (!post) return []
        const shared = { at: at.toISOString(), post, ...toRecipeFacts(draft), reports: reportsOf(item) }
        if (commentId === null) return [{ kind: 'post', id: postId, ...shared }]
        if (text === null || author === null || writtenAt === null) return []
        const comment = { text, author, at: writtenAt.toISOString() }
        return [{ kind: 'comment', id: commentId, comment, ...shared }]
      })
      return { data, page: toPageInfo(query, total) }
    },

    async dismiss(actor: Actor, target: ReportTarget): Promise<void> {
      const now = clock()
      await inTransaction(db, async (tx) => {
        await closeReports(tx, target, now)
        await recordAudit(tx, actor, {
          action: 'dismissed report',
          ...(await describeTarget(tx, target)),
          at: now,
        })
      })
    },

    async uphold(actor: Actor, target: ReportTarget, reason: string): Promise<void> {
      const now = clock()
      const removeContent = target.kind === 'post' ? removePost : removeReportedComment
      const notifyAuthor = await inTransaction(db, async (tx) => {
        const notify = await removeContent(tx, actor, target.id, reason, now)
        await closeReports(tx, target, now)
        return notify
      })
      notifyAuthor()
    },
  }
}

/** Closes the open reports of a target; throws when another admin was faster. */
async function closeReports(tx: Tx, { kind, id }: ReportTarget, now: string): Promise<void> {
  const about =
    kind === 'post' ? and(eq(reports.postId, id), isNull(reports.commentId)) : eq(reports.commentId, id)
  const closed = await tx
    .update(reports)
    .set({ closedAt: now })
    .where(and(about, isNull(reports.closedAt)))
    .returning({ id: reports.id })
  if (closed.length === 0) throw new AppError('report-not-found')
}

async function describeTarget(
  tx: Tx,
  { kind, id }: ReportTarget,
): Promise<{ about: string; aboutId: string | null }> {
  const [thing] =
    kind === 'post'
      ? await tx
          .select({ called: recipesTable.title, whose: posts.accountId })
          .from(posts)
          .innerJoin(recipesTable, eq(recipesTable.id, posts.recipeId))
          .where(eq(posts.id, id))
      : await tx
          .select({ called: sql<string>`${accounts.name} || ': ' || ${comments.text}`, whose: accounts.id })
          .from(comments)
          .innerJoin(accounts, eq(accounts.id, comments.accountId))
          .where(eq(comments.id, id))
  return { about: truncateDescription(thing?.called ?? ''), aboutId: thing?.whose ?? null }
}

const maxDescriptionLength = 120

function truncateDescription(text: string): string {
  return text.length <= maxDescriptionLength ? text : `${text.slice(0, maxDescriptionLength).trimEnd()}…`
}
