import { type Comment, type CommentThread, community } from '@larder/contract/community'
import type { PendingChange } from '@larder/sync/changes/change'
import { useRef } from 'react'
import { randomId } from '../../../api/random-id'
import { change, sync } from '../../../api/sync'
import { toastFailure } from '../../../feedback/toast-failure'
import { countComments } from '../posts/posts-projection'

/** The actions on the comments of a post. Adding and editing reject on failure. */
export function useCommentActions(postId: number) {
  const lastAttempt = useRef({ words: '', key: '' })

  return {
    async post(text: string, parentId?: number) {
      const words = `${parentId} ${text}`
      // The same text sent again after a lost response is the same comment.
      if (lastAttempt.current.words !== words) lastAttempt.current = { words, key: randomId() }
      const body = { text, ...(parentId !== undefined && { parentId }) }
      const { key } = lastAttempt.current
      await change(community.comment, { params: { id: postId }, body }, { key, refetch: 'later' }).response
      lastAttempt.current = { words: '', key: '' }
      countComments(postId, 1)
    },

    async edit({ id }: Comment, text: string) {
      await change(community.reword, { params: { id }, body: { text } }, { refetch: 'later' }).response
    },

    async remove({ id }: Comment) {
      try {
        await change(community.takeAway, { params: { id } }, { refetch: 'later' }).response
        countComments(postId, -1)
      } catch (error) {
        toastFailure('Not Deleted', error)
      } finally {
        // Only the comments: the posts stay in place.
        void sync.reads.invalidate([community.comments.name])
      }
    },
  }
}

export type CommentActions = ReturnType<typeof useCommentActions>

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
