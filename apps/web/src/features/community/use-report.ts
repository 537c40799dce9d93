import { type Comment, community, type Post } from '@larder/contract/community'
import { useState } from 'react'
import { call } from '../../api/client'
import { useSession } from '../../session/use-session'
import { patchComment } from './held-comments'
import { patchPost } from './held-posts'
import { isSample, tellSample } from './sample-post'
import { useAskingIn } from './use-asking-in'

type Report = Parameters<typeof call<typeof community.reportPost>>[1]['body']

/** Reporting of a post: asks a visitor in, opens the dialog for a cook. */
export function usePostReport(post: Post) {
  const { isAuthenticated } = useSession()
  const askIn = useAskingIn()
  const [open, setOpen] = useState(false)
  return {
    open,
    close: () => setOpen(false),
    begin() {
      if (!isAuthenticated) return askIn('Please log in to report posts')
      if (isSample(post)) return tellSample()
      setOpen(true)
    },
    async file(body: Report) {
      await call(community.reportPost, { params: { id: post.id }, body })
      patchPost(post.id, (held) => ({ ...held, reported: true }))
    },
  }
}

/** The same for a comment. */
export function useCommentReport({ id }: Comment, postId: number) {
  const { isAuthenticated } = useSession()
  const askIn = useAskingIn()
  const [open, setOpen] = useState(false)
  return {
    open,
    close: () => setOpen(false),
    begin() {
      if (!isAuthenticated) return askIn('Please log in to report comments')
      setOpen(true)
    },
    async file(body: Report) {
      await call(community.reportComment, { params: { id }, body })
      patchComment(postId, id, (held) => ({ ...held, reported: true }))
    },
  }
}
