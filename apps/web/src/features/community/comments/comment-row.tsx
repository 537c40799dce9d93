import type { Comment } from '@larder/contract/community'
import { Flag, MessageCircle, Pencil, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { avatarUrl } from '../../../api/avatar-url'
import { Button } from '../../../ui/controls/button'
import { Avatar } from '../../../ui/display/avatar'
import { RelativeTime } from '../../../ui/formatting/relative-time'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog'
import { AuthorName } from '../author-name'
import { ReportDialog } from '../report-dialog'
import { useCommentReport } from '../use-report'
import { UserText } from '../user-text'
import { CommentForm } from './comment-form'
import type { CommentActions } from './use-comment-actions'

interface CommentToolsProps {
  readonly comment: Comment
  readonly onAnswer: (() => void) | undefined
  readonly onEdit: () => void
  readonly onDelete: () => void
  readonly onReport: () => void
}

const quietClass = 'px-3! text-sm text-ink-soft [&_svg]:size-4!'

/** Returns whether an instant is in the future; updates when it has passed. */
function useIsBefore(instant: string | undefined): boolean {
  const end = instant === undefined ? 0 : Date.parse(instant)
  const [now, setNow] = useState(Date.now)
  const before = now < end
  useEffect(() => {
    if (!before) return undefined
    const timer = setTimeout(() => setNow(Date.now()), end - Date.now() + 1)
    return () => clearTimeout(timer)
  }, [before, end])
  return before
}

function CommentTools({ comment, onAnswer, onEdit, onDelete, onReport }: CommentToolsProps) {
  const { author, editableUntil, reported } = comment
  const editable = useIsBefore(editableUntil) && author.you
  return (
    <div className="-ms-3 flex flex-wrap">
      {onAnswer && (
        <Button variant="quiet" icon={<MessageCircle />} className={quietClass} onClick={onAnswer}>
          Reply
        </Button>
      )}
      {editable && (
        <Button variant="quiet" icon={<Pencil />} className={quietClass} onClick={onEdit}>
          Edit
        </Button>
      )}
      {author.you ? (
        <Button variant="quiet" icon={<Trash2 />} className={quietClass} onClick={onDelete}>
          Delete
        </Button>
      ) : (
        <Button variant="quiet" icon={<Flag />} className={quietClass} disabled={reported} onClick={onReport}>
          {reported ? 'Reported' : 'Report'}
        </Button>
      )}
    </div>
  )
}

interface CommentRowProps {
  readonly comment: Comment
  readonly actions: CommentActions
  /** Opens the reply form; undefined where replies are not possible. */
  readonly onAnswer?: (() => void) | undefined
  /** The row and the focus are gone. */
  readonly onGone: () => void
}

export function CommentRow({ comment, actions, onAnswer, onGone }: CommentRowProps) {
  const { author, text, at, editedAt, removed } = comment
  const [editing, setEditing] = useState(false)
  const [deleting, setDeleting] = useState(false)
  const row = useRef<HTMLDivElement>(null)
  const report = useCommentReport(comment)

  function endEditing() {
    setEditing(false)
    row.current?.focus({ preventScroll: true })
  }

  if (removed)
    return (
      <p className="flex flex-wrap gap-x-3 py-1 text-ink-soft">
        <span className="italic">This comment was removed.</span>
        <RelativeTime at={at} className="text-sm leading-6" />
      </p>
    )
  return (
    <div ref={row} tabIndex={-1} className="flex min-w-0 gap-3">
      <Avatar name={author.name} src={avatarUrl(author.avatar)} size="sm" decorative className="mt-1" />
      <div className="flex min-w-0 grow flex-col">
        <p className="flex min-h-11 flex-wrap items-center gap-x-2 text-sm text-ink-soft sm:min-h-10">
          <AuthorName author={author} />
          <RelativeTime at={at} />
          {editedAt && <span>(edited)</span>}
        </p>
        {editing ? (
          <CommentForm
            label="Your comment"
            sendLabel="Save"
            text={text}
            focus
            send={async (words) => {
              await actions.edit(comment, words)
              endEditing()
            }}
            onCancel={endEditing}
          />
        ) : (
          <>
            <UserText text={text} className="max-w-measure" />
            <CommentTools
              comment={comment}
              onAnswer={onAnswer}
              onEdit={() => setEditing(true)}
              onDelete={() => setDeleting(true)}
              onReport={report.begin}
            />
          </>
        )}
      </div>
      <ConfirmDialog
        open={deleting}
        onOpenChange={setDeleting}
        title="Delete this comment?"
        description="Replies to it stay."
        confirmLabel="Delete"
        onConfirm={() => {
          void actions.remove(comment).then(onGone)
        }}
      />
      {report.open && <ReportDialog what="comment" onClose={report.close} file={report.file} />}
    </div>
  )
}
