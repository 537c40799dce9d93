import { admin, type PendingSubmission } from '@larder/contract/admin'
import { ChefHat } from 'lucide-react'
import { useRead } from '../../../api/use-api'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { formatNounCount } from '../../../ui/formatting/format-noun-count'
import { RelativeTime } from '../../../ui/formatting/relative-time'
import { ModerationQueue } from './moderation-queue'
import { SubmissionDetail } from './submission-detail'
import { SubmissionKind } from './submission-kind'
import { useModerationView } from './use-moderation-view'

/** The submitted recipes, oldest first. */
export function SubmissionQueue() {
  const { page } = useModerationView()
  const query = useRead(admin.submissions, { query: { page } })
  return (
    <ModerationQueue<PendingSubmission>
      what="submissions"
      endpoint={admin.submissions}
      answer={query}
      keyOf={({ id }) => String(id)}
      count={(total) => `${formatNounCount(total, 'submission')}, oldest first`}
      empty={
        <EmptyState
          icon={<ChefHat />}
          title="No submissions yet."
          hint="What cooks hand in for a community waits here until you have seen it."
        />
      }
      line={({ title, author, kind, at }) => (
        <span className="flex flex-col gap-1">
          <span className="flex items-start justify-between gap-3">
            <span className="line-clamp-2 font-semibold wrap-anywhere">{title}</span>
            <SubmissionKind kind={kind} />
          </span>
          <span className="truncate text-sm text-ink-soft">
            {author} · <RelativeTime at={at} />
          </span>
        </span>
      )}
    >
      {(submission, decide) => <SubmissionDetail submission={submission} decide={decide} />}
    </ModerationQueue>
  )
}
