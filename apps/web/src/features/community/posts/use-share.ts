import { community, type Post } from '@larder/contract/community'
import { callEndpoint } from '../../../api/client'
import { postPath, recipePath } from '../../../paths'
import { useSession } from '../../../session/use-session'
import { shareLink } from '../../../ui/share-link'
import { invalidatePosts, patchPost } from './posts-cache'
import { isSamplePost, toastSamplePost } from './sample-post'

/** Shares the post's link. A share by a cook is counted. */
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
      patchPost(id, (current) => ({ ...current, shares: data.shares }))
      invalidatePosts()
    } catch (error) {
      // It was shared; only the count failed.
      console.error('Counting a share failed', error)
    }
  }
}
