import { admin, type Report } from '@larder/contract/admin'
import { Flag, MessageCircle, NotebookText } from 'lucide-react'
import { useRead } from '../../api/use-api'
import { Badge } from '../../ui/badge'
import { counted } from '../../ui/counted'
import { EmptyState } from '../../ui/empty-state'
import { RelativeTime } from '../../ui/relative-time'
import { numberText } from '../../ui/written-as'
import { Desk } from './desk'
import { ReportDetail } from './report-detail'
import { reportWords } from './report-words'
import { useDesk } from './use-desk'

/** What was reported, the oldest first. */
export function ReportsStack() {
  const { page } = useDesk()
  const answer = useRead(admin.reports, { query: { page } })
  return (
    <Desk<Report>
      what="reports"
      endpoint={admin.reports}
      answer={answer}
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
              ? reportWords[reports[0].reason]
              : counted(reports.length, 'report')}
            {' · '}
            <RelativeTime at={at} />
          </span>
        </span>
      )}
    >
      {(report, decide) => <ReportDetail report={report} decide={decide} />}
    </Desk>
  )
}
