import { type CookProfile, community } from '@larder/contract/community'
import { type ResponseOf, toQueryKey } from '@larder/contract/http/endpoint'
import { useMutation } from '@tanstack/react-query'
import { UserCheck, UserPlus } from 'lucide-react'
import { callEndpoint } from '../../api/client'
import { queryClient } from '../../api/query-client'
import { toastFailure } from '../../feedback/toast-failure'
import { useSession } from '../../session/use-session'
import { Button } from '../../ui/controls/button'
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
function useFollow(id: string, followed: boolean): () => void {
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

interface FollowButtonProps {
  readonly cook: { readonly id: string; readonly name: string; readonly followed: boolean }
  /** Less prominent on a card. */
  readonly quiet?: boolean
}

export function FollowButton({ cook, quiet = false }: FollowButtonProps) {
  const toggle = useFollow(cook.id, cook.followed)
  const word = cook.followed ? 'Unfollow' : 'Follow'
  return (
    <Button
      variant={quiet ? 'quiet' : cook.followed ? 'secondary' : 'primary'}
      icon={cook.followed ? <UserCheck /> : <UserPlus />}
      aria-label={`${word} ${cook.name}`}
      onClick={toggle}
      className={quiet ? '-ms-3 px-3! text-sm text-herb-ink' : ''}
    >
      {word}
    </Button>
  )
}
