import type { PendingSubmission } from '@larder/contract/admin'
import { type PageInfo, type PageQuery, toPageInfo } from '@larder/contract/http/paging'
import { eq } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { inTransaction } from '../../db/database'
import { recordAudit } from '../../db/queries/audit-log'
import { setPostState } from '../../db/queries/posts'
import { type SubmissionRow, selectSubmissionCount, selectSubmissions } from '../../db/sql/admin/submissions'
import { posts } from '../../db/tables/community'
import { AppError } from '../../errors'
import { presentPosts } from '../community/post-presenter'
import { saveVersion } from '../recipes/changes/save-recipe'
import { saveSearchWords } from '../recipes/search/search-vocabulary'
import { createModerationEmails } from './moderation-emails'
import type { AdminParts } from './parts'
import { lockSubmission, toContentDigest, toRecipeFacts } from './submission-queries'

/** Recipes awaiting review and the decisions of admins. */
export function createSubmissions(parts: AdminParts) {
  const { db, clock } = parts
  const emails = createModerationEmails(parts)

  return {
    async list(actor: Actor, query: PageQuery): Promise<{ data: PendingSubmission[]; page: PageInfo }> {
      const { page, size } = query
      const [rows, total] = await Promise.all([
        selectSubmissions(db, size, (page - 1) * size),
        countSubmissions(parts),
      ])
      const ids = rows.map(({ id }) => id)
      const views = await presentPosts(db, actor, ids, new Map(rows.map(({ id, draft }) => [id, draft])))
      const data = rows.flatMap((row) => {
        const post = views.find(({ id }) => id === row.id)
        return post ? [{ ...toSubmission(row), post }] : []
      })
      return { data, page: toPageInfo(query, total) }
    },

    async approve(actor: Actor, id: number, seen: string): Promise<void> {
      const now = clock()
      await inTransaction(db, async (tx) => {
        const submission = await lockSubmission(tx, id)
        if (!submission) throw new AppError('submission-not-found')
        if (submission.seen !== seen) throw new AppError('submission-changed')
        const { post, recipe, kind, draft } = submission
        const after =
          kind === 'change' ? await saveVersion(tx, { ...recipe, public: true }, draft, now) : recipe
        const decision = { now, reason: null, proposal: null, proposedAt: null, stateBefore: null }
        await setPostState(tx, post, 'shown', decision)
        const action = kind === 'change' ? ('approved change' as const) : ('approved' as const)
        await recordAudit(tx, actor, { action, about: after.title, aboutId: post.accountId, at: now })
        await saveSearchWords(tx, [after.searchText], true)
      })
    },

    async refuse(actor: Actor, id: number, reason: string): Promise<void> {
      const now = clock()
      const { kind, author, draft } = await inTransaction(db, async (tx) => {
        const submission = await lockSubmission(tx, id)
        if (!submission) throw new AppError('submission-not-found')
        const { post } = submission
        if (submission.kind === 'new') await setPostState(tx, post, 'returned', { now, reason })
        else await tx.update(posts).set({ refusedAt: now, reason }).where(eq(posts.id, id))
        const about = { about: submission.draft.title, aboutId: post.accountId }
        await recordAudit(tx, actor, { action: 'returned', ...about, note: reason, at: now })
        return submission
      })
      if (kind === 'new') emails.returned(author, draft.title, reason)
      else emails.changeReturned(author, draft.title, reason)
    },
  }
}

/** Counts submissions awaiting review. */
export async function countSubmissions({ db }: Pick<AdminParts, 'db'>): Promise<number> {
  const [row] = await selectSubmissionCount(db)
  return row?.total ?? 0
}

function toSubmission(row: SubmissionRow): Omit<PendingSubmission, 'post'> {
  const { id, author, authorId, communityId: community, kind, at, draft, picture } = row
  const seen = toContentDigest({ post: row, draft, picture })
  return {
    ...{ id, title: draft.title, author, authorId, community, at: at.toISOString(), kind, seen },
    ...toRecipeFacts(draft),
  }
}
