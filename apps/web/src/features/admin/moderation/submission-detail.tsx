import { admin, type PendingSubmission } from '@larder/contract/admin'
import { communityNames } from '@larder/contract/community'
import { Check, ExternalLink, FilePen, Sparkle, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ApiError, toErrorMessage } from '../../../api/api-error'
import { change } from '../../../api/sync'
import { refresh } from '../../../api/use-read'
import { recipePath } from '../../../paths'
import { Link } from '../../../router/link'
import { Button } from '../../../ui/controls/button'
import { Badge } from '../../../ui/display/badge'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { RelativeTime } from '../../../ui/formatting/relative-time'
import { ReasonDialog } from '../reason-dialog'
import { DecisionBar, DetailTitle } from './detail-layout'
import { PostPreview } from './post-preview'
import type { DecisionHandler } from './use-moderation-decision'

export function SubmissionKind({ kind }: Pick<PendingSubmission, 'kind'>) {
  return kind === 'new' ? (
    <Badge tone="herb" icon={<Sparkle />}>
      New
    </Badge>
  ) : (
    <Badge tone="sky" icon={<FilePen />}>
      Change
    </Badge>
  )
}

interface SubmissionDetailProps {
  readonly submission: PendingSubmission
  readonly decide: DecisionHandler
}

/** A submitted recipe as it would be published, and the decision. */
export function SubmissionDetail({ submission, decide }: SubmissionDetailProps) {
  const { id, title, author, community, at, kind, seen, post } = submission
  const [approving, setApproving] = useState(false)
  const [asking, setAsking] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)

  async function approve() {
    setApproving(true)
    setFailure(null)
    try {
      await decide(
        () => change(admin.approve, { params: { id }, body: { seen } }, { refetch: 'later' }).response,
        `Everybody can see ‘${title}’ now`,
      )
    } catch (error) {
      console.error('Approving failed', error)
      if (error instanceof ApiError && error.code === 'submission-changed') await refresh(admin.submissions)
      setFailure(error)
      setApproving(false)
    }
  }

  return (
    <>
      <DetailTitle title={title} badges={<SubmissionKind kind={kind} />}>
        By {author} for {communityNames[community].name}, <RelativeTime at={at} />
      </DetailTitle>
      {kind === 'change' && post.recipeId !== undefined && (
        <Link
          to={recipePath(post.recipeId)}
          target="_blank"
          className="link inline-flex w-fit min-h-11 items-center gap-2"
        >
          What is shown now
          <ExternalLink aria-label="(opens in a new tab)" className="size-4" />
        </Link>
      )}
      <div className="@container">
        <PostPreview post={post} facts={submission} />
      </div>
      <DecisionBar>
        {failure !== null && <ErrorNote>{toErrorMessage(failure)}</ErrorNote>}
        <div className="flex gap-2">
          <Button
            variant="primary"
            icon={<Check />}
            busy={approving}
            onClick={() => void approve()}
            className="max-lg:grow"
          >
            Approve
          </Button>
          <Button
            icon={<Trash2 />}
            disabled={approving}
            onClick={() => setAsking(true)}
            className="max-lg:grow"
          >
            Delete
          </Button>
        </div>
      </DecisionBar>
      {asking && (
        <ReasonDialog
          title={`Delete ‘${title}’?`}
          description={
            kind === 'new'
              ? 'It is not shown to others. The cook keeps the recipe and can submit it again.'
              : 'What is shown now stays as it is. The cook keeps the change and can submit it again.'
          }
          hint={`${author} will be told.`}
          confirmLabel="Delete"
          onSend={({ reason }) =>
            decide(
              () => change(admin.refuse, { params: { id }, body: { reason } }, { refetch: 'later' }).response,
              `‘${title}’ went back to ${author}`,
            )
          }
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
