import { admin, type Report } from '@larder/contract/admin'
import { Check, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { sentenceOf } from '../../api/api-error'
import { call } from '../../api/client'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { ErrorNote } from '../../ui/error-note'
import { RelativeTime } from '../../ui/relative-time'
import type { Decide } from './decide'
import { DecisionBar } from './decision-bar'
import { OpenTitle } from './open-title'
import { PostPreview } from './post-preview'
import { ReasonDialog } from './reason-dialog'
import { ReportVoices } from './report-voices'

interface ReportDetailProps {
  readonly report: Report
  readonly decide: Decide
}

/** Something that was reported, with who reported it and why, and what is to become of it. */
export function ReportDetail({ report, decide }: ReportDetailProps) {
  const { kind, id, post, comment, reports } = report
  const params = { kind, id }
  const [dismissing, setDismissing] = useState(false)
  const [asking, setAsking] = useState(false)
  const [trouble, setTrouble] = useState<unknown>(null)
  const author = comment ? comment.author : post.author.name

  async function dismiss() {
    setDismissing(true)
    setTrouble(null)
    try {
      await decide(() => call(admin.dismiss, { params }), 'Dismissed. It stays.')
    } catch (error) {
      console.error('Dismissing failed', error)
      setTrouble(error)
      setDismissing(false)
    }
  }

  return (
    <>
      <OpenTitle
        title={comment ? `A comment on ‘${post.title}’` : post.title}
        badges={<Badge>{comment ? 'Comment' : 'Post'}</Badge>}
      >
        By {author}, <RelativeTime at={comment ? comment.at : post.at} />
      </OpenTitle>
      {comment && (
        <blockquote className="max-w-measure border-s-2 border-edge ps-4 text-lg whitespace-pre-line wrap-anywhere">
          {comment.text}
        </blockquote>
      )}
      <ReportVoices reports={reports} />
      <div className="@container">
        {comment ? (
          <details>
            <summary className="w-fit cursor-pointer py-2.5 font-semibold">The post it stands under</summary>
            <div className="pt-4">
              <PostPreview post={post} facts={report} />
            </div>
          </details>
        ) : (
          <PostPreview post={post} facts={report} />
        )}
      </div>
      <DecisionBar>
        {trouble !== null && <ErrorNote>{sentenceOf(trouble)}</ErrorNote>}
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
            comment ? 'Answers to it stay.' : 'Nobody sees the post any more. Its cook keeps the recipe.'
          }
          hint={`${author} is told.`}
          confirmLabel="Delete"
          onSend={({ reason }) =>
            decide(() => call(admin.uphold, { params, body: { reason } }), 'Deleted, and its author is told')
          }
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
