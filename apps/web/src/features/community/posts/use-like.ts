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

/** Returns the post as it will be once the server has counted the like. */
export function applyLike(post: Post, liked: boolean): Post {
  return { ...post, liked, likes: Math.max(0, post.likes + Number(liked) - Number(post.liked)) }
}

/** Likes or unlikes a post: shown at once, sent in sequence, reverted on failure. */
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
        // A sample is not a post, but its recipe is real.
        const body = { favourite: liked }
        const { data } = await callEndpoint(recipes.favourite, { params: { id: recipeId ?? 0 }, body })
        return { liked: data.favourite, likes: data.likes }
      },
      onSuccess({ liked, likes }) {
        if (isLast()) patchPost(id, (current) => ({ ...current, liked, likes }))
      },
      onError(error, liked) {
        toastFailure('Not Saved', error)
        if (isLast()) patchPost(id, (current) => applyLike(current, !liked))
      },
      onSettled() {
        if (!isLast()) return
        // The favourites have changed.
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
    patchPost(id, (current) => applyLike(current, !post.liked))
    mutate(!post.liked)
  }
}
