import type { PendingSubmission } from '@larder/contract/admin'
import { type PageInfo, type PageQuery, toPageInfo } from '@larder/contract/http/paging'
import type { RecipeDraft } from '@larder/contract/recipes'
import { eq } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { inTransaction } from '../../db/database'
import { type StoredPost, setPostState } from '../../db/queries/posts'
import { posts } from '../../db/tables/community'
import { AppError } from '../../errors'
import type { StoredRecipe } from '../recipes/changes/save-recipe'
import { recordAudit } from './audit-log'
import { createModerationEmails } from './moderation-emails'
import type { AdminParts } from './parts'
import { awaitingReviewCondition, lockSubmission, toContentDigest, toRecipeFacts } from './submission-queries'

interface SubmissionRow extends Pick<StoredPost, 'id' | 'communityId' | 'introduction'> {
  readonly kind: PendingSubmission['kind']
  readonly at: Date
  readonly author: string
  readonly authorId: string
  readonly picture: StoredRecipe['picture']
  readonly draft: RecipeDraft
}

/** Recipes awaiting review and the decisions of admins. */
export function createSubmissions(parts: AdminParts) {
  const { db, clock, postView, saveVersion, learnWords } = parts
  const emails = createModerationEmails(parts)

  return {
    async list(actor: Actor, query: PageQuery): Promise<{ data: PendingSubmission[]; page: PageInfo }> {
      const { page, size } = query
      const [{ rows }, total] = await Promise.all([
        db.$client.query<SubmissionRow>({
          name: 'submissions',
          text: `select p.id::float8 as id, p.community_id as "communityId", p.introduction, a.name as author,
              a.id as "authorId", r.picture, case when p.state = 'waiting' then v.content->'draft' else p.proposal end as draft,
              case when p.state = 'waiting' then 'new' else 'change' end as kind,
              case when p.state = 'waiting' then p.submitted_at else p.proposed_at end as at
            from posts p join recipes r on r.id = p.recipe_id and r.removed_at is null
              join recipe_versions v on v.recipe_id = r.id and v.version = r.version
              join accounts a on a.id = p.account_id
            where ${awaitingReviewCondition} order by at, p.id limit $1 offset $2`,
          values: [size, (page - 1) * size],
        }),
        countSubmissions(parts),
      ])
      const ids = rows.map(({ id }) => id)
      const views = await postView.of(actor, ids, new Map(rows.map(({ id, draft }) => [id, draft])))
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
        await learnWords(tx, [after.searchText], true)
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
  const { rows } = await db.$client.query<{ total: number }>({
    name: 'count_of_submissions',
    text: `select count(*)::int as total from posts p join recipes r on r.id = p.recipe_id and r.removed_at is null
      where ${awaitingReviewCondition}`,
  })
  return rows[0]?.total ?? 0
}

function toSubmission(row: SubmissionRow): Omit<PendingSubmission, 'post'> {
  const { id, author, authorId, communityId: community, kind, at, draft, picture } = row
  const seen = toContentDigest({ post: row, draft, picture })
  return {
    ...{ id, title: draft.title, author, authorId, community, at: at.toISOString(), kind, seen },
    ...toRecipeFacts(draft),
  }
}
