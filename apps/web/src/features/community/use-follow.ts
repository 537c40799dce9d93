import { type CookProfile, community } from '@larder/contract/community'
import { type AnswerOf, keyOf } from '@larder/contract/endpoint'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../api/client'
import { queries } from '../../api/query-client'
import { useSession } from '../../session/use-session'
import { holdPosts, outdatePosts, patchAuthor } from './held-posts'
import { tellFailed } from './tell-failed'
import { useAskingIn } from './use-asking-in'

function show(id: string, followed: boolean, followers?: number) {
  patchAuthor(id, (author) => ({ ...author, followed }))
  const key = keyOf(community.cook, { params: { id } })
  queries.setQueryData<AnswerOf<typeof community.cook>>(key, (held) => {
    if (!held) return held
    const by = Number(followed) - Number(held.data.followed)
    const data: CookProfile = { ...held.data, followed, followers: followers ?? held.data.followers + by }
    return { ...held, data }
  })
}

/** Follows a cook or stops: shown at once on all they wrote, taken back when it fails. */
export function useFollow(id: string, followed: boolean): () => void {
  const { isAuthenticated } = useSession()
  const askIn = useAskingIn()
  const { mutate } = useMutation(
    {
      scope: { id: `following ${id}` },
      mutationFn: (follow: boolean) => call(community.follow, { params: { id }, body: { follow } }),
      onSuccess: ({ data }) => show(id, data.followed, data.followers),
      onError(error, follow) {
        tellFailed('Not Saved', error)
        show(id, !follow)
      },
      onSettled: outdatePosts,
    },
    queries,
  )
  return () => {
    if (!isAuthenticated) return askIn('Please log in to follow cooks')
    void holdPosts()
    show(id, !followed)
    mutate(!followed)
  }
}
