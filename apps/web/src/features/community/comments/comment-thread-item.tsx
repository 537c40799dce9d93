import type { CommentThread } from '@larder/contract/community'
import { useState } from 'react'
import { useSession } from '../../../session/use-session'
import { CommentForm } from './comment-form'
import { CommentRow } from './comment-row'
import type { CommentActions } from './use-comment-actions'

interface CommentThreadItemProps {
  readonly thread: CommentThread
  readonly postId: number
  readonly actions: CommentActions
  readonly onGone: () => void
}

/** A comment, its replies, and the reply form. */
export function CommentThreadItem({ thread, postId, actions, onGone }: CommentThreadItemProps) {
  const { isAuthenticated } = useSession()
  const [answering, setAnswering] = useState(false)
  const answerable = isAuthenticated && !thread.removed
  return (
    <li className="flex flex-col gap-2 border-t pt-2 first:border-t-0">
      <CommentRow
        comment={thread}
        postId={postId}
        actions={actions}
        onAnswer={answerable && !answering ? () => setAnswering(true) : undefined}
        onGone={onGone}
      />
      {(thread.answers.length > 0 || answering) && (
        <div className="ms-4 flex flex-col gap-2 border-s ps-4 sm:ms-11">
          {thread.answers.length > 0 && (
            <ul
              aria-label={`Answers to ${thread.removed ? 'it' : thread.author.name}`}
              className="flex flex-col gap-2"
            >
              {thread.answers.map((answer) => (
                <li key={answer.id}>
                  <CommentRow comment={answer} postId={postId} actions={actions} onGone={onGone} />
                </li>
              ))}
            </ul>
          )}
          {answering && (
            <CommentForm
              label={`Answer ${thread.author.name}`}
              sendLabel="Answer"
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
