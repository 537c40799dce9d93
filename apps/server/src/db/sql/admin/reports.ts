import type { ContentReport } from '@larder/contract/admin'
import type { RecipeDraft } from '@larder/contract/recipes'
import { statement } from '../statement'

/** Content with open reports; content that its author removed meanwhile needs no decision. */
const openReportsSql = `from reports r join posts p on p.id = r.post_id and p.state = 'shown'
    left join comments c on c.id = r.comment_id
  where r.closed_at is null and (r.comment_id is null or c.removed_at is null)`

/** The maximum number of reports shown per content. */
const maxReportsRead = 50

export interface ReportedItemRow {
  readonly postId: number
  readonly commentId: number | null
  readonly at: Date
  readonly text: string | null
  readonly author: string | null
  readonly writtenAt: Date | null
  /** The shown draft of the recipe. */
  readonly draft: RecipeDraft
}

export const selectReportedItems = statement<ReportedItemRow, [size: number, offset: number]>({
  name: 'reported_things',
  why: 'the page is chosen from grouped reports before the joins, with nulls first in a group',
  text: `select t."postId"::float8 as "postId", t."commentId"::float8 as "commentId", t.at, c.text, a.name as author,
        c.created_at as "writtenAt", v.content->'draft' as draft
      from (select r.post_id as "postId", r.comment_id as "commentId", min(r.at) as at ${openReportsSql}
        group by r.post_id, r.comment_id order by at, "postId", "commentId" nulls first limit $1 offset $2) t
        join posts p on p.id = t."postId" join recipes r on r.id = p.recipe_id
        join recipe_versions v on v.recipe_id = r.id and v.version = r.version
        left join comments c on c.id = t."commentId" left join accounts a on a.id = c.account_id
      order by t.at, t."postId", t."commentId" nulls first`,
})

export const selectReportedItemCount = statement<{ total: number }>({
  name: 'count_of_reported',
  why: 'shares the condition of the list above, so that the two cannot differ',
  text: `select count(*)::int as total from (select distinct r.post_id, r.comment_id ${openReportsSql}) things`,
})

interface ReportRow extends Omit<ContentReport['reports'][number], 'at'> {
  readonly at: Date
  readonly postId: number
  readonly commentId: number | null
}

/** The reports of some content; a comment id of 0 stands for the post itself. */
export const selectReports = statement<ReportRow, [postIds: number[], commentIds: number[]]>({
  name: 'reports_on',
  why: 'the first reports of each content (a window) for pairs of ids (unnest of two arrays)',
  text: `select * from (select r.post_id::float8 as "postId", r.comment_id::float8 as "commentId", r.reason, r.words,
          a.name as by, r.at, row_number() over (partition by r.post_id, r.comment_id order by r.at, r.id) as nth
        from reports r join accounts a on a.id = r.account_id
        where r.closed_at is null and (r.post_id, coalesce(r.comment_id, 0)) in (
          select * from unnest($1::bigint[], $2::bigint[]))) said
      where nth <= ${maxReportsRead} order by nth`,
})
