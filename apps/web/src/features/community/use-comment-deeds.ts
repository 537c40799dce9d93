import { type Comment, community } from '@larder/contract/community'
import { useRef } from 'react'
import { call } from '../../api/client'
import { freshId } from '../../api/fresh-id'
import { addComment, dropComment, patchComment, rereadComments } from './held-comments'
import { outdatePosts, patchPost } from './held-posts'
import { tellFailed } from './tell-failed'

/** What can be done about what is said under a post; saying and rewording reject when they fail. */
export function useCommentDeeds(postId: number) {
  const tried = useRef({ words: '', action: '' })

  function countBy(by: number) {
    patchPost(postId, (held) => ({ ...held, comments: Math.max(0, held.comments + by) }))
    outdatePosts()
  }

  return {
    async say(text: string, parentId?: number) {
      const words = `${parentId} ${text}`
      // The same words once more, after an answer that was lost, are the same comment.
      if (tried.current.words !== words) tried.current = { words, action: freshId() }
      const body = { text, action: tried.current.action, ...(parentId !== undefined && { parentId }) }
      const { data } = await call(community.comment, { params: { id: postId }, body })
      tried.current = { words: '', action: '' }
      addComment(postId, data)
      countBy(1)
    },

    async reword({ id }: Comment, text: string) {
      const { data } = await call(community.reword, { params: { id }, body: { text } })
      patchComment(postId, id, () => data)
    },

    async takeAway({ id }: Comment) {
      try {
        await call(community.takeAway, { params: { id } })
        dropComment(postId, id)
        countBy(-1)
      } catch (error) {
        tellFailed('Not Deleted', error)
      } finally {
        void rereadComments(postId)
      }
    },
  }
}

export type CommentDeeds = ReturnType<typeof useCommentDeeds>
