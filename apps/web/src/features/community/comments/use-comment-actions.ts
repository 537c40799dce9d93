import { type Comment, community } from '@larder/contract/community'
import { useRef } from 'react'
import { callEndpoint } from '../../../api/client'
import { randomId } from '../../../api/random-id'
import { toastFailure } from '../../../feedback/toast-failure'
import { invalidatePosts, patchPost } from '../posts/posts-cache'
import { addComment, invalidateComments, patchComment, removeCachedComment } from './comments-cache'

/** The actions on the comments of a post. Adding and editing reject on failure. */
export function useCommentActions(postId: number) {
  const lastAttempt = useRef({ words: '', action: '' })

  function changeCount(by: number) {
    patchPost(postId, (current) => ({ ...current, comments: Math.max(0, current.comments + by) }))
    invalidatePosts()
  }

  return {
    async post(text: string, parentId?: number) {
      const words = `${parentId} ${text}`
      // The same text sent again after a lost response is the same comment.
      if (lastAttempt.current.words !== words) lastAttempt.current = { words, action: randomId() }
      const body = { text, action: lastAttempt.current.action, ...(parentId !== undefined && { parentId }) }
      const { data } = await callEndpoint(community.comment, { params: { id: postId }, body })
      lastAttempt.current = { words: '', action: '' }
      addComment(postId, data)
      changeCount(1)
    },

    async edit({ id }: Comment, text: string) {
      const { data } = await callEndpoint(community.reword, { params: { id }, body: { text } })
      patchComment(postId, id, () => data)
    },

    async remove({ id }: Comment) {
      try {
        await callEndpoint(community.takeAway, { params: { id } })
        removeCachedComment(postId, id)
        changeCount(-1)
      } catch (error) {
        toastFailure('Not Deleted', error)
      } finally {
        void invalidateComments(postId)
      }
    },
  }
}

export type CommentActions = ReturnType<typeof useCommentActions>
