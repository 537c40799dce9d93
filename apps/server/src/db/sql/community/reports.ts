import { sql } from 'drizzle-orm'
import type { reports } from '../../tables/community'
import { unpreparedStatement } from '../statement'

type NewReportRow = Pick<
  typeof reports.$inferInsert,
  'accountId' | 'postId' | 'commentId' | 'reason' | 'words' | 'at'
>

/** Files a report, or opens a closed one of the same content again. */
export const upsertReport = unpreparedStatement<Record<string, never>, [report: NewReportRow]>(
  { why: 'the conflict target is an expression (a post without a comment counts as comment 0)' },
  ({
    accountId,
    postId,
    commentId,
    reason,
    words,
    at,
  }) => sql`insert into reports (account_id, post_id, comment_id, reason, words, at)
        values (${accountId}, ${postId}, ${commentId}, ${reason}, ${words}, ${at})
        on conflict (account_id, post_id, coalesce(comment_id, 0)) do update
          set reason = excluded.reason, words = excluded.words, at = excluded.at, closed_at = null
          where reports.closed_at is not null`,
)
