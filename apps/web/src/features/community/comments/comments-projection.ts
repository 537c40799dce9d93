import { type Comment, type CommentThread, community } from '@larder/contract/community'
import type { PendingChange } from '@larder/sync/changes/change'
import { sync } from '../../../api/sync'

type CommentChange = PendingChange<
  | typeof community.comment
  | typeof community.reword
  | typeof community.takeAway
  | typeof community.reportComment
>

/** Keeps the answered changes of comments in the cached threads. A comment shows once the server has it. */
sync.project({
  read: community.comments,
  writes: [community.comment, community.reword, community.takeAway, community.reportComment],
  apply: (threads: CommentThread[]) => threads,
  settle(threads, change: CommentChange, { data }, { params }, page) {
    const id = Number(change.input.params.id)
    switch (change.name) {
      case 'community.comment':
        return id === params.id && data !== null && 'author' in data
          ? addComment(threads, data, page)
          : threads
      case 'community.reword':
        return data !== null && 'author' in data ? mapComment(threads, id, () => data) : threads
      case 'community.takeAway':
        return removeComment(threads, id)
      case 'community.reportComment':
        return mapComment(threads, id, (comment) => ({ ...comment, reported: true }))
    }
  },
})

function mapComment(
  threads: CommentThread[],
  id: number,
  change: (comment: Comment) => Comment,
): CommentThread[] {
  const mapIfMatch = <C extends Comment>(comment: C): C =>
    comment.id === id ? { ...comment, ...change(comment) } : comment
  return threads.map((thread) => ({ ...mapIfMatch(thread), answers: thread.answers.map(mapIfMatch) }))
}

/** Adds a new comment on top of the first page, or a new reply at the end. */
function addComment(threads: CommentThread[], comment: Comment, page: number): CommentThread[] {
  if (comment.parentId === undefined) return page === 0 ? [{ ...comment, answers: [] }, ...threads] : threads
  return threads.map((thread) => {
    if (thread.id !== comment.parentId || thread.answers.some(({ id }) => id === comment.id)) return thread
    return { ...thread, answers: [...thread.answers, comment] }
  })
}

/** Removes a comment. Its replies stay below the place where it was. */
function removeComment(threads: CommentThread[], id: number): CommentThread[] {
  return threads.flatMap((thread) => {
    const answers = thread.answers.filter((answer) => answer.id !== id)
    if (thread.id !== id) return thread.removed && answers.length === 0 ? [] : [{ ...thread, answers }]
    const { editableUntil: _, ...rest } = thread
    return answers.length === 0 ? [] : [{ ...rest, answers, text: '', removed: true }]
  })
}
