import { admin, type Submission } from '@larder/contract/admin'
import { ChefHat } from 'lucide-react'
import { useRead } from '../../api/use-api'
import { counted } from '../../ui/counted'
import { EmptyState } from '../../ui/empty-state'
import { RelativeTime } from '../../ui/relative-time'
import { Desk } from './desk'
import { SubmissionDetail } from './submission-detail'
import { SubmissionKind } from './submission-kind'
import { useDesk } from './use-desk'

/** Recipes that wait to be shown, the oldest first. */
export function SubmissionsStack() {
  const { page } = useDesk()
  const answer = useRead(admin.submissions, { query: { page } })
  return (
    <Desk<Submission>
      what="submissions"
      endpoint={admin.submissions}
      answer={answer}
      keyOf={({ id }) => String(id)}
      count={(total) => `${counted(total, 'submission')}, oldest first`}
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
    </Desk>
  )
}
