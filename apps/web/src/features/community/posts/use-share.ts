import { community, type Post } from '@larder/contract/community'
import { callEndpoint } from '../../../api/client'
import { postPath, recipePath } from '../../../paths'
import { useSession } from '../../../session/use-session'
import { shareLink } from '../../../ui/share-link'
import { invalidatePosts, patchPost } from './posts-cache'
import { isSamplePost, toastSamplePost } from './sample-post'

/** Hands the post's link on; when a cook did, it is counted. */
export function useShare(post: Post): () => Promise<void> {
  const { isAuthenticated } = useSession()
  return async () => {
    const { id, recipeId, title } = post
    if (recipeId === undefined) return toastSamplePost()
    const sample = isSamplePost(post)
    const shared = await shareLink(
      title,
      window.location.origin + (sample ? recipePath(recipeId) : postPath(id)),
    )
    if (!shared || sample || !isAuthenticated) return
    try {
      const { data } = await callEndpoint(community.share, { params: { id } })
      patchPost(id, (held) => ({ ...held, shares: data.shares }))
      invalidatePosts()
    } catch (error) {
      // It has been shared all the same; only nobody counted it.
      console.error('Counting a share failed', error)
    }
  }
}
