import { community, type Post } from '@larder/contract/community'
import { recipes } from '@larder/contract/recipes'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../api/client'
import { queries } from '../../api/query-client'
import { useSession } from '../../session/use-session'
import { holdPosts, outdatePosts, patchPost } from './held-posts'
import { isSample, tellSample } from './sample-post'
import { tellFailed } from './tell-failed'
import { useAskingIn } from './use-asking-in'

/** The post as it will be once the server has counted a heart given or taken back. */
export function withLike(post: Post, liked: boolean): Post {
  return { ...post, liked, likes: Math.max(0, post.likes + Number(liked) - Number(post.liked)) }
}

/** Likes a post or takes it back: shown at once, sent one after the other, taken back when it fails. */
export function useLike(post: Post): () => void {
  const { isAuthenticated } = useSession()
  const askIn = useAskingIn()
  const { id, recipeId } = post
  const scope = { id: `like of post ${id}` }
  const isLast = () => queries.isMutating({ predicate: ({ options }) => options.scope?.id === scope.id }) <= 1

  const { mutate } = useMutation(
    {
      scope,
      async mutationFn(liked: boolean) {
        if (!isSample(post)) return (await call(community.like, { params: { id }, body: { liked } })).data
        // A sample is no post, but the recipe behind it is real.
        const body = { favourite: liked }
        const { data } = await call(recipes.favourite, { params: { id: recipeId ?? 0 }, body })
        return { liked: data.favourite, likes: data.likes }
      },
      onSuccess({ liked, likes }) {
        if (isLast()) patchPost(id, (held) => ({ ...held, liked, likes }))
      },
      onError(error, liked) {
        tellFailed('Not Saved', error)
        if (isLast()) patchPost(id, (held) => withLike(held, !liked))
      },
      onSettled() {
        if (!isLast()) return
        // It is among the favourites now, or no longer.
        void queries.invalidateQueries({ queryKey: [recipes.get.word] })
        outdatePosts()
      },
    },
    queries,
  )

  return () => {
    if (!isAuthenticated) return askIn('Please log in to like posts')
    if (recipeId === undefined) return tellSample()
    void holdPosts()
    patchPost(id, (held) => withLike(held, !post.liked))
    mutate(!post.liked)
  }
}
