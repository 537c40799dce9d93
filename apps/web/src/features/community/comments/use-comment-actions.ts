import { type Comment, community } from '@larder/contract/community'
import { useRef } from 'react'
import { randomId } from '../../../api/random-id'
import { change, sync } from '../../../api/sync'
import { toastFailure } from '../../../feedback/toast-failure'
import { countComments } from '../posts/posts-projection'
import './comments-projection'

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
