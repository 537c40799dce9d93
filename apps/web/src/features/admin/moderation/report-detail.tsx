import { admin, type ContentReport } from '@larder/contract/admin'
import type { ReportReason } from '@larder/contract/community'
import { Check, Flag, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { change } from '../../../api/sync'
import { Button } from '../../../ui/controls/button'
import { Badge } from '../../../ui/display/badge'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { formatNounCount } from '../../../ui/formatting/format-noun-count'
import { RelativeTime } from '../../../ui/formatting/relative-time'
import { ReasonDialog } from '../reason-dialog'
import { DecisionBar, DetailTitle } from './detail-layout'
import { PostPreview } from './post-preview'
import type { DecisionHandler } from './use-moderation-decision'

export const reportReasonLabels: Readonly<Record<ReportReason, string>> = {
  spam: 'Spam or advertising',
  rude: 'Rude or hurtful',
  unsafe: 'Unsafe to eat',
  stolen: 'Somebody else’s work',
  'off-topic': 'Off topic',
  other: 'Something else',
}

/** Who reported the content, and why. */
function ReportReporters({ reports }: Pick<ContentReport, 'reports'>) {
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-xl">{formatNounCount(reports.length, 'report')}</h3>
      <ul className="border-y *:not-first:border-t">
        {reports.map(({ reason, words, by, at }) => (
          <li key={`${by} ${at}`} className="flex flex-col gap-1 py-3">
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Badge tone="saffron" icon={<Flag />}>
                {reportReasonLabels[reason]}
              </Badge>
              <span className="text-sm text-ink-soft wrap-anywhere">
                {by}, <RelativeTime at={at} />
              </span>
            </span>
            {words && <span className="max-w-measure whitespace-pre-line wrap-anywhere">{words}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ReportDetailProps {
  readonly report: ContentReport
  readonly decide: DecisionHandler
}

/** Reported content with its reports, and the decision. */
export function ReportDetail({ report, decide }: ReportDetailProps) {
  const { kind, id, post, comment, reports } = report
  const params = { kind, id }
  const [dismissing, setDismissing] = useState(false)
  const [asking, setAsking] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const author = comment ? comment.author : post.author.name

  async function dismiss() {
    setDismissing(true)
    setFailure(null)
    try {
      await decide(
        () => change(admin.dismiss, { params }, { refetch: 'later' }).response,
        'Dismissed. It stays.',
      )
    } catch (error) {
      console.error('Dismissing failed', error)
      setFailure(error)
      setDismissing(false)
    }
  }

  return (
    <>
      <DetailTitle
        title={comment ? `A comment on ‘${post.title}’` : post.title}
        badges={<Badge>{comment ? 'Comment' : 'Post'}</Badge>}
      >
        By {author}, <RelativeTime at={comment ? comment.at : post.at} />
      </DetailTitle>
      {comment && (
        <blockquote className="max-w-measure border-s-2 border-edge ps-4 text-lg whitespace-pre-line wrap-anywhere">
          {comment.text}
        </blockquote>
      )}
      <ReportReporters reports={reports} />
      <div className="@container">
        {comment ? (
          <details>
            <summary className="w-fit cursor-pointer py-2.5 font-semibold">The post it belongs to</summary>
            <div className="pt-4">
              <PostPreview post={post} facts={report} />
            </div>
          </details>
        ) : (
          <PostPreview post={post} facts={report} />
        )}
      </div>
      <DecisionBar>
        {failure !== null && <ErrorNote>{toErrorMessage(failure)}</ErrorNote>}
        <div className="flex gap-2">
          <Button icon={<Check />} busy={dismissing} onClick={() => void dismiss()} className="max-lg:grow">
            Dismiss
          </Button>
          <Button
            variant="danger"
            icon={<Trash2 />}
            disabled={dismissing}
            onClick={() => setAsking(true)}
            className="max-lg:grow"
          >
            Delete
          </Button>
        </div>
      </DecisionBar>
      {asking && (
        <ReasonDialog
          title={comment ? 'Delete this comment?' : `Delete ‘${post.title}’ from the community?`}
          description={
            comment ? 'Replies to it stay.' : 'Nobody will see the post any more. The cook keeps the recipe.'
          }
          hint={`${author} will be told.`}
          confirmLabel="Delete"
          onSend={({ reason }) =>
            decide(
              () => change(admin.uphold, { params, body: { reason } }, { refetch: 'later' }).response,
              'Deleted, and the author has been told',
            )
          }
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
