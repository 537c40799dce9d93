import type { ContentReport } from '@larder/contract/admin'
import type { Db } from '../../db/database'
import { type ReportedItemRow, selectReportedItemCount, selectReports } from '../../db/sql/admin/reports'

/** Counts reported content. */
export async function countReportedItems(db: Db): Promise<number> {
  const [row] = await selectReportedItemCount(db)
  return row?.total ?? 0
}

/** Returns the reports of these, by post and comment. */
export async function findReports(db: Db, items: readonly ReportedItemRow[]) {
  const rows = await selectReports(
    db,
    items.map(({ postId }) => postId),
    items.map(({ commentId }) => commentId ?? 0),
  )
  return (item: ReportedItemRow): ContentReport['reports'] =>
    rows
      .filter(({ postId, commentId }) => postId === item.postId && commentId === item.commentId)
      .map(({ reason, words, by, at }) => ({ reason, words, by, at: at.toISOString() }))
}
