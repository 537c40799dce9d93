import type { ContentReport } from '@larder/contract/admin'
import type { RecipeDraft } from '@larder/contract/recipes'
import type { Db } from '../../db/database'

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

/** Returns reported content, longest waiting first. */
export async function findReportedItems(db: Db, size: number, offset: number): Promise<ReportedItemRow[]> {
  const { rows } = await db.$client.query<ReportedItemRow>({
    name: 'reported_things',
    text: `select t."postId"::float8 as "postId", t."commentId"::float8 as "commentId", t.at, c.text, a.name as author,
        c.created_at as "writtenAt", v.content->'draft' as draft
      from (select r.post_id as "postId", r.comment_id as "commentId", min(r.at) as at ${openReportsSql}
        group by r.post_id, r.comment_id order by at, "postId", "commentId" nulls first limit $1 offset $2) t
        join posts p on p.id = t."postId" join recipes r on r.id = p.recipe_id
        join recipe_versions v on v.recipe_id = r.id and v.version = r.version
        left join comments c on c.id = t."commentId" left join accounts a on a.id = c.account_id
      order by t.at, t."postId", t."commentId" nulls first`,
    values: [size, offset],
  })
  return rows
}

/** Counts reported content. */
export async function countReportedItems(db: Db): Promise<number> {
  const { rows } = await db.$client.query<{ total: number }>({
    name: 'count_of_reported',
    text: `select count(*)::int as total from (select distinct r.post_id, r.comment_id ${openReportsSql}) things`,
  })
  return rows[0]?.total ?? 0
}

/** Returns the reports of these, by post and comment. */
export async function findReports(db: Db, items: readonly ReportedItemRow[]) {
  const { rows } = await db.$client.query<
    Omit<ContentReport['reports'][number], 'at'> & { at: Date; postId: number; commentId: number | null }
  >({
    name: 'reports_on',
    text: `select * from (select r.post_id::float8 as "postId", r.comment_id::float8 as "commentId", r.reason, r.words,
          a.name as by, r.at, row_number() over (partition by r.post_id, r.comment_id order by r.at, r.id) as nth
        from reports r join accounts a on a.id = r.account_id
        where r.closed_at is null and (r.post_id, coalesce(r.comment_id, 0)) in (
          select * from unnest($1::bigint[], $2::bigint[]))) said
      where nth <= ${maxReportsRead} order by nth`,
    values: [items.map(({ postId }) => postId), items.map(({ commentId }) => commentId ?? 0)],
  })
  return (item: ReportedItemRow): ContentReport['reports'] =>
    rows
      .filter(({ postId, commentId }) => postId === item.postId && commentId === item.commentId)
      .map(({ reason, words, by, at }) => ({ reason, words, by, at: at.toISOString() }))
}
