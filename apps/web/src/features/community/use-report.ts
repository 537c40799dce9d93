import { type Comment, community, type Post } from '@larder/contract/community'
import { useState } from 'react'
import { callEndpoint } from '../../api/client'
import { useSession } from '../../session/use-session'
import { patchComment } from './comments/comments-cache'
import { patchPost } from './posts/posts-cache'
import { isSamplePost, toastSamplePost } from './posts/sample-post'
import { useLoginPrompt } from './use-login-prompt'

type ReportBody = Parameters<typeof callEndpoint<typeof community.reportPost>>[1]['body']

/** Reports a post: prompts a visitor to log in, opens the dialog for a cook. */
export function usePostReport(post: Post) {
  const { isAuthenticated } = useSession()
  const askIn = useLoginPrompt()
  const [open, setOpen] = useState(false)
  return {
    open,
    close: () => setOpen(false),
    begin() {
      if (!isAuthenticated) return askIn('Please log in to report posts')
      if (isSamplePost(post)) return toastSamplePost()
      setOpen(true)
    },
    async file(body: ReportBody) {
      await callEndpoint(community.reportPost, { params: { id: post.id }, body })
      patchPost(post.id, (current) => ({ ...current, reported: true }))
    },
  }
}

/** The same for a comment. */
export function useCommentReport({ id }: Comment, postId: number) {
  const { isAuthenticated } = useSession()
  const askIn = useLoginPrompt()
  const [open, setOpen] = useState(false)
  return {
    open,
    close: () => setOpen(false),
    begin() {
      if (!isAuthenticated) return askIn('Please log in to report comments')
      setOpen(true)
    },
    async file(body: ReportBody) {
      await callEndpoint(community.reportComment, { params: { id }, body })
      patchComment(postId, id, (current) => ({ ...current, reported: true }))
    },
  }
}
