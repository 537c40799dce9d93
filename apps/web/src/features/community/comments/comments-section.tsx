import { type CommentThread, community } from '@larder/contract/community'
import { useId, useRef, useState } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { sync } from '../../../api/sync'
import { usePagedRead } from '../../../api/use-paged-read'
import { loginPath } from '../../../paths'
import { Link } from '../../../router/link'
import { useLocation } from '../../../router/router'
import { useSession } from '../../../session/use-session'
import { Button } from '../../../ui/controls/button'
import { LoadErrorNote } from '../../../ui/feedback/load-error-note'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { CommentForm } from './comment-form'
import { CommentRow } from './comment-row'
import { type CommentActions, useCommentActions } from './use-comment-actions'

const threadsPerPage = 10

interface CommentThreadItemProps {
  readonly thread: CommentThread
  readonly actions: CommentActions
  readonly onGone: () => void
}

/** A comment, its replies, and the reply form. */
function CommentThreadItem({ thread, actions, onGone }: CommentThreadItemProps) {
  const { isAuthenticated } = useSession()
  const [answering, setAnswering] = useState(false)
  const answerable = isAuthenticated && !thread.removed
  return (
    <li className="flex flex-col gap-2 border-t pt-2 first:border-t-0">
      <CommentRow
        comment={thread}
        actions={actions}
        onAnswer={answerable && !answering ? () => setAnswering(true) : undefined}
        onGone={onGone}
      />
      {(thread.answers.length > 0 || answering) && (
        <div className="ms-4 flex flex-col gap-2 border-s ps-4 sm:ms-11">
          {thread.answers.length > 0 && (
            <ul
              aria-label={`Replies to ${thread.removed ? 'it' : thread.author.name}`}
              className="flex flex-col gap-2"
            >
              {thread.answers.map((answer) => (
                <li key={answer.id}>
                  <CommentRow comment={answer} actions={actions} onGone={onGone} />
                </li>
              ))}
            </ul>
          )}
          {answering && (
            <CommentForm
              label={`Reply to ${thread.author.name}`}
              sendLabel="Reply"
              focus
              send={async (text) => {
                await actions.post(text, thread.id)
                setAnswering(false)
              }}
              onCancel={() => setAnswering(false)}
            />
          )}
        </div>
      )}
    </li>
  )
}

interface CommentsSectionProps {
  readonly postId: number
  readonly level: 2 | 3 | 4
  /** It was opened by the cook, so the field takes the focus. */
  readonly focus?: boolean
}

/** The comments of a post: newest first, ten at a time. */
export function CommentsSection({ postId, level, focus = false }: CommentsSectionProps) {
  const { isAuthenticated } = useSession()
  const { pathname, search } = useLocation()
  const { rows, error, more, fetchingMore } = usePagedRead(
    community.comments,
    { params: { id: postId } },
    threadsPerPage,
  )
  const actions = useCommentActions(postId)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <div className="flex flex-col gap-4">
      <Heading ref={heading} id={id} tabIndex={-1} className="text-lg">
        Comments
      </Heading>
      {isAuthenticated ? (
        <CommentForm
          label="Write a comment"
          sendLabel="Comment"
          focus={focus}
          send={(text) => actions.post(text)}
        />
      ) : (
        <p>
          <Link to={loginPath(pathname + search)} className="link inline-flex min-h-11 items-center">
            Log in to write a comment
          </Link>
        </p>
      )}
      {rows?.length === 0 && <p className="text-ink-soft">No comments yet.</p>}
      {rows && rows.length > 0 && (
        <ul aria-labelledby={id} className="flex flex-col gap-2">
          {rows.map((thread) => (
            <CommentThreadItem
              key={thread.id}
              thread={thread}
              actions={actions}
              onGone={() => heading.current?.focus({ preventScroll: true })}
            />
          ))}
        </ul>
      )}
      {!rows && !error && (
        <div aria-busy className="flex flex-col gap-4">
          <Skeleton lines={2} />
          <Skeleton lines={2} />
        </div>
      )}
      {error && (
        <LoadErrorNote
          title="The comments could not be loaded"
          sentence={toErrorMessage(error)}
          onTryAgain={() => void sync.reads.invalidate([community.comments.name])}
        />
      )}
      {more && (
        <Button className="self-center" busy={fetchingMore} onClick={() => void more()}>
          Show older comments
        </Button>
      )}
    </div>
  )
}
