import { type Comment, community, type Post } from '@larder/contract/community'
import type { InputOf } from '@larder/contract/http/endpoint'
import { useState } from 'react'
import { change } from '../../api/sync'
import { useSession } from '../../session/use-session'
import { isSamplePost, toastSamplePost } from './posts/sample-post'
import { useLoginPrompt } from './use-login-prompt'

type ReportBody = InputOf<typeof community.reportPost>['body']

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
      await change(community.reportPost, { params: { id: post.id }, body }, { refetch: 'later' }).response
    },
  }
}

/** The same for a comment. */
export function useCommentReport({ id }: Comment) {
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
      await change(community.reportComment, { params: { id }, body }, { refetch: 'later' }).response
    },
  }
}
