import { admin, type ContentReport } from '@larder/contract/admin'
import { Flag, MessageCircle, NotebookText } from 'lucide-react'
import { useRead } from '../../../api/use-api'
import { Badge } from '../../../ui/display/badge'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { formatNounCount } from '../../../ui/formatting/format-noun-count'
import { numberText } from '../../../ui/formatting/locale'
import { RelativeTime } from '../../../ui/formatting/relative-time'
import { ModerationQueue } from './moderation-queue'
import { ReportDetail } from './report-detail'
import { reportReasonLabels } from './report-reason-labels'
import { useModerationView } from './use-moderation-view'

/** The reported content, oldest first. */
export function ReportQueue() {
  const { page } = useModerationView()
  const query = useRead(admin.reports, { query: { page } })
  return (
    <ModerationQueue<ContentReport>
      what="reports"
      endpoint={admin.reports}
      answer={query}
      keyOf={({ kind, id }) => `${kind}-${id}`}
      count={(total) => `${numberText(total)} reported, oldest first`}
      empty={
        <EmptyState
          icon={<Flag />}
          title="No reports"
          hint="What somebody reports in the community waits here."
        />
      }
      line={({ post, comment, reports, at }) => (
        <span className="flex flex-col gap-1">
          <span className="flex items-start justify-between gap-3">
            <span className="line-clamp-2 font-semibold wrap-anywhere">
              {comment ? comment.text : post.title}
            </span>
            <Badge icon={comment ? <MessageCircle /> : <NotebookText />}>
              {comment ? 'Comment' : 'Post'}
            </Badge>
          </span>
          <span className="truncate text-sm text-ink-soft">
            {reports.length === 1 && reports[0]
              ? reportReasonLabels[reports[0].reason]
              : formatNounCount(reports.length, 'report')}
            {' · '}
            <RelativeTime at={at} />
          </span>
        </span>
      )}
    >
      {(report, decide) => <ReportDetail report={report} decide={decide} />}
    </ModerationQueue>
  )
}
