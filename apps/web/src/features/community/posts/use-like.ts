import { community, type Post } from '@larder/contract/community'
import { recipes } from '@larder/contract/recipes'
import { useMutation } from '@tanstack/react-query'
import { callEndpoint } from '../../../api/client'
import { queryClient } from '../../../api/query-client'
import { toastFailure } from '../../../feedback/toast-failure'
import { useSession } from '../../../session/use-session'
import { useLoginPrompt } from '../use-login-prompt'
import { cancelPostQueries, invalidatePosts, patchPost } from './posts-cache'
import { isSamplePost, toastSamplePost } from './sample-post'

/** The post as it will be once the server has counted a heart given or taken back. */
export function applyLike(post: Post, liked: boolean): Post {
  return { ...post, liked, likes: Math.max(0, post.likes + Number(liked) - Number(post.liked)) }
}

/** Likes a post or takes it back: shown at once, sent one after the other, taken back when it fails. */
export function useLike(post: Post): () => void {
  const { isAuthenticated } = useSession()
  const askIn = useLoginPrompt()
  const { id, recipeId } = post
  const scope = { id: `like of post ${id}` }
  const isLast = () =>
    queryClient.isMutating({ predicate: ({ options }) => options.scope?.id === scope.id }) <= 1

  const { mutate } = useMutation(
    {
      scope,
      async mutationFn(liked: boolean) {
        if (!isSamplePost(post))
          return (await callEndpoint(community.like, { params: { id }, body: { liked } })).data
        // A sample is no post, but the recipe behind it is real.
        const body = { favourite: liked }
        const { data } = await callEndpoint(recipes.favourite, { params: { id: recipeId ?? 0 }, body })
        return { liked: data.favourite, likes: data.likes }
      },
      onSuccess({ liked, likes }) {
        if (isLast()) patchPost(id, (held) => ({ ...held, liked, likes }))
      },
      onError(error, liked) {
        toastFailure('Not Saved', error)
        if (isLast()) patchPost(id, (held) => applyLike(held, !liked))
      },
      onSettled() {
        if (!isLast()) return
        // It is among the favourites now, or no longer.
        void queryClient.invalidateQueries({ queryKey: [recipes.get.word] })
        invalidatePosts()
      },
    },
    queryClient,
  )

  return () => {
    if (!isAuthenticated) return askIn('Please log in to like posts')
    if (recipeId === undefined) return toastSamplePost()
    void cancelPostQueries()
    patchPost(id, (held) => applyLike(held, !post.liked))
    mutate(!post.liked)
  }
}
