import { type CookProfile, community } from '@larder/contract/community'
import { type ResponseOf, toQueryKey } from '@larder/contract/http/endpoint'
import { useMutation } from '@tanstack/react-query'
import { callEndpoint } from '../../api/client'
import { queryClient } from '../../api/query-client'
import { toastFailure } from '../../feedback/toast-failure'
import { useSession } from '../../session/use-session'
import { cancelPostQueries, invalidatePosts, patchAuthor } from './posts/posts-cache'
import { useLoginPrompt } from './use-login-prompt'

function updateFollowCache(id: string, followed: boolean, followers?: number) {
  patchAuthor(id, (author) => ({ ...author, followed }))
  const key = toQueryKey(community.cook, { params: { id } })
  queryClient.setQueryData<ResponseOf<typeof community.cook>>(key, (cached) => {
    if (!cached) return cached
    const by = Number(followed) - Number(cached.data.followed)
    const data: CookProfile = { ...cached.data, followed, followers: followers ?? cached.data.followers + by }
    return { ...cached, data }
  })
}

/** Follows or unfollows a cook: shown at once on all their posts, reverted on failure. */
export function useFollow(id: string, followed: boolean): () => void {
  const { isAuthenticated } = useSession()
  const askIn = useLoginPrompt()
  const { mutate } = useMutation(
    {
      scope: { id: `following ${id}` },
      mutationFn: (follow: boolean) => callEndpoint(community.follow, { params: { id }, body: { follow } }),
      onSuccess: ({ data }) => updateFollowCache(id, data.followed, data.followers),
      onError(error, follow) {
        toastFailure('Not Saved', error)
        updateFollowCache(id, !follow)
      },
      onSettled: invalidatePosts,
    },
    queryClient,
  )
  return () => {
    if (!isAuthenticated) return askIn('Please log in to follow cooks')
    void cancelPostQueries()
    updateFollowCache(id, !followed)
    mutate(!followed)
  }
}
