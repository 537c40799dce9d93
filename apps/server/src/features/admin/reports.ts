import type { ContentReport } from '@larder/contract/admin'
import { type PageInfo, type PageQuery, toPageInfo } from '@larder/contract/http/paging'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { inTransaction, type Tx } from '../../db/database'
import { lockComment, removeComment } from '../../db/queries/comments'
import { setPostState } from '../../db/queries/posts'
import { accounts } from '../../db/tables/account'
import { reports } from '../../db/tables/community'
import { AppError } from '../../errors'
import { recordAudit } from './audit-log'
import { createModerationEmails } from './moderation-emails'
import type { AdminParts } from './parts'
import { countReportedItems, findReportedItems, findReports } from './report-queries'
import { lockPost, toRecipeFacts } from './submission-queries'

/** What a report is about. */
export interface ReportTarget {
  readonly kind: ContentReport['kind']
  readonly id: number
}

/** What was reported, and what an admin makes of it. */
export function createReports(parts: AdminParts) {
  const { db, clock, postView, takeProposal } = parts
  const letters = createModerationEmails(parts)

  async function takePostAway(tx: Tx, actor: Actor, id: number, reason: string, now: string) {
    const held = await lockPost(tx, id)
    if (held?.post.state !== 'shown') throw new AppError('report-not-found')
    const { post, recipe, author } = held
    const settled = { proposal: null, proposedAt: null, refusedAt: null }
    await setPostState(tx, post, 'returned', { now, reason, ...settled })
    await takeProposal(tx, recipe, post, now)
    const about = { about: recipe.title, aboutId: post.accountId }
    await recordAudit(tx, actor, { action: 'removed post', ...about, note: reason, at: now })
    return () => letters.postRemoved(author, recipe.title, reason)
  }

  async function takeCommentAway(tx: Tx, actor: Actor, id: number, reason: string, now: string) {
    const said = await lockComment(tx, id)
    if (!said) throw new AppError('report-not-found')
    await removeComment(tx, said, now)
    const [author] = await tx
      .select({ name: accounts.name, email: accounts.email })
      .from(accounts)
      .where(eq(accounts.id, said.accountId))
    const about = `${author?.name ?? ''}: ${truncateDescription(said.text)}`
    await recordAudit(tx, actor, {
      action: 'removed comment',
      about,
      aboutId: said.accountId,
      note: reason,
      at: now,
    })
    return () => author && letters.commentRemoved(author, said.text, reason)
  }

  return {
    async list(actor: Actor, query: PageQuery): Promise<{ data: ContentReport[]; page: PageInfo }> {
      const { page, size } = query
      const [things, total] = await Promise.all([
        findReportedItems(db, size, (page - 1) * size),
        countReportedItems(db),
      ])
      const ids = [...new Set(things.map(({ postId }) => postId))]
      const [views, saidOn] = await Promise.all([postView.of(actor, ids), findReports(db, things)])
      const data = things.flatMap((thing): ContentReport[] => {
        const { postId, commentId, at, text, author, writtenAt, draft } = thing
        const post = views.find(({ id }) => id === postId)
        if (!post) return []
        const shared = { at: at.toISOString(), post, ...toRecipeFacts(draft), reports: saidOn(thing) }
        if (commentId === null) return [{ kind: 'post', id: postId, ...shared }]
        if (text === null || author === null || writtenAt === null) return []
        const comment = { text, author, at: writtenAt.toISOString() }
        return [{ kind: 'comment', id: commentId, comment, ...shared }]
      })
      return { data, page: toPageInfo(query, total) }
    },

    async dismiss(actor: Actor, thing: ReportTarget): Promise<void> {
      const now = clock()
      await inTransaction(db, async (tx) => {
        await closeReports(tx, thing, now)
        await recordAudit(tx, actor, {
          action: 'dismissed report',
          ...(await describeTarget(tx, thing)),
          at: now,
        })
      })
    },

    async uphold(actor: Actor, thing: ReportTarget, reason: string): Promise<void> {
      const now = clock()
      const takeAway = thing.kind === 'post' ? takePostAway : takeCommentAway
      const tell = await inTransaction(db, async (tx) => {
        const told = await takeAway(tx, actor, thing.id, reason, now)
        await closeReports(tx, thing, now)
        return told
      })
      tell()
    },
  }
}

/** Closes what is open about it; when nothing is, somebody else was faster. */
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
  const { rows } = await tx.execute<{ called: string; whose: string }>(
    kind === 'post'
      ? sql`select r.title as called, p.account_id as whose from posts p join recipes r on r.id = p.recipe_id
          where p.id = ${id}`
      : sql`select a.name || ': ' || c.text as called, a.id as whose from comments c
          join accounts a on a.id = c.account_id where c.id = ${id}`,
  )
  const [thing] = rows
  return { about: truncateDescription(thing?.called ?? ''), aboutId: thing?.whose ?? null }
}

const maxDescriptionLength = 120

function truncateDescription(text: string): string {
  return text.length <= maxDescriptionLength ? text : `${text.slice(0, maxDescriptionLength).trimEnd()}…`
}
