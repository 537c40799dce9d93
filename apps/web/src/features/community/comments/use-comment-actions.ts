import { type Comment, community } from '@larder/contract/community'
import { useRef } from 'react'
import { callEndpoint } from '../../../api/client'
import { randomId } from '../../../api/random-id'
import { toastFailure } from '../../../feedback/toast-failure'
import { invalidatePosts, patchPost } from '../posts/posts-cache'
import { addComment, invalidateComments, patchComment, removeCachedComment } from './comments-cache'

/** What can be done about what is said under a post; saying and rewording reject when they fail. */
export function useCommentActions(postId: number) {
  const tried = useRef({ words: '', action: '' })

  function countBy(by: number) {
    patchPost(postId, (held) => ({ ...held, comments: Math.max(0, held.comments + by) }))
    invalidatePosts()
  }

  return {
    async post(text: string, parentId?: number) {
      const words = `${parentId} ${text}`
      // The same words once more, after an answer that was lost, are the same comment.
      if (tried.current.words !== words) tried.current = { words, action: randomId() }
      const body = { text, action: tried.current.action, ...(parentId !== undefined && { parentId }) }
      const { data } = await callEndpoint(community.comment, { params: { id: postId }, body })
      tried.current = { words: '', action: '' }
      addComment(postId, data)
      countBy(1)
    },

    async edit({ id }: Comment, text: string) {
      const { data } = await callEndpoint(community.reword, { params: { id }, body: { text } })
      patchComment(postId, id, () => data)
    },

    async remove({ id }: Comment) {
      try {
        await callEndpoint(community.takeAway, { params: { id } })
        removeCachedComment(postId, id)
        countBy(-1)
      } catch (error) {
        toastFailure('Not Deleted', error)
      } finally {
        void invalidateComments(postId)
      }
    },
  }
}

export type CommentActions = ReturnType<typeof useCommentActions>
