import type { PendingSubmission } from '@larder/contract/admin'
import type { RecipeDraft } from '@larder/contract/recipes'
import type { StoredPost } from '../../queries/posts'
import type { recipesTable } from '../../tables/recipes'
import { statement } from '../statement'

/** Condition for `posts p` that await review: a new post or a proposed change. */
const awaitingReviewCondition = `(p.state = 'waiting'
  or (p.state = 'shown' and p.proposal is not null and p.refused_at is null))`

export interface SubmissionRow extends Pick<StoredPost, 'id' | 'communityId' | 'introduction'> {
  readonly kind: PendingSubmission['kind']
  readonly at: Date
  readonly author: string
  readonly authorId: string
  readonly picture: (typeof recipesTable.$inferSelect)['picture']
  readonly draft: RecipeDraft
}

export const selectSubmissions = statement<SubmissionRow, [size: number, offset: number]>({
  name: 'submissions',
  why: 'the draft and the date depend on the state, and the order follows a computed column',
  text: `select p.id::float8 as id, p.community_id as "communityId", p.introduction, a.name as author,
              a.id as "authorId", r.picture, case when p.state = 'waiting' then v.content->'draft' else p.proposal end as draft,
              case when p.state = 'waiting' then 'new' else 'change' end as kind,
              case when p.state = 'waiting' then p.submitted_at else p.proposed_at end as at
            from posts p join recipes r on r.id = p.recipe_id and r.removed_at is null
              join recipe_versions v on v.recipe_id = r.id and v.version = r.version
              join accounts a on a.id = p.account_id
            where ${awaitingReviewCondition} order by at, p.id limit $1 offset $2`,
})

export const selectSubmissionCount = statement<{ total: number }>({
  name: 'count_of_submissions',
  why: 'shares the condition of the list above, so that the two cannot differ',
  text: `select count(*)::int as total from posts p join recipes r on r.id = p.recipe_id and r.removed_at is null
      where ${awaitingReviewCondition}`,
})
