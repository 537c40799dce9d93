import { community, type Post } from '@larder/contract/community'
import { recipes } from '@larder/contract/recipes'
import { useMutation } from '@tanstack/react-query'
import { CookingPot, Ellipsis, Flag, Heart, Link2, MessageCircle, Share2, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { callEndpoint } from '../../../api/client'
import { queryClient } from '../../../api/query-client'
import { toastFailure } from '../../../feedback/toast-failure'
import { cookProfilePath, postPath, recipePath } from '../../../paths'
import { useSession } from '../../../session/use-session'
import { classNames } from '../../../ui/class-names'
import { Button } from '../../../ui/controls/button'
import { IconButton } from '../../../ui/controls/icon-button'
import { formatNounCount } from '../../../ui/formatting/format-noun-count'
import { numberText } from '../../../ui/formatting/locale'
import { Menu, type MenuItem } from '../../../ui/overlays/menu'
import { shareLink } from '../../../ui/share-link'
import { useLoginPrompt } from '../use-login-prompt'
import { cancelPostQueries, invalidatePosts, patchPost } from './posts-cache'
import { isSamplePost, toastSamplePost } from './sample-post'

interface PostActionsProps {
  readonly post: Post
  /** Whether the comments are open; undefined where they always are. */
  readonly commentsOpen?: boolean | undefined
  readonly onComments: () => void
  readonly children?: ReactNode
}

const quietClass = 'numbers min-w-14 px-3!'

/** Shares the post's link. A share by a cook is counted. */
function useShare(post: Post): () => Promise<void> {
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

/** Returns the post as it will be once the server has counted the like. */
function applyLike(post: Post, liked: boolean): Post {
  return { ...post, liked, likes: Math.max(0, post.likes + Number(liked) - Number(post.liked)) }
}

/** Likes or unlikes a post: shown at once, sent in sequence, reverted on failure. */
function useLike(post: Post): () => void {
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

/** Like, comment and share, each with its count. */
export function PostActions({ post, commentsOpen, onComments, children }: PostActionsProps) {
  const { liked, likes, comments, shares } = post
  const like = useLike(post)
  const share = useShare(post)
  return (
    <div className="-mx-3 flex flex-wrap items-center gap-x-1">
      <Button
        variant="quiet"
        className={classNames(quietClass, liked && 'text-tomato-ink')}
        icon={<Heart className={classNames(liked && 'fill-current')} />}
        aria-pressed={liked}
        aria-label={`Like, ${formatNounCount(likes, 'like')}`}
        onClick={like}
      >
        {numberText(likes)}
      </Button>
      <Button
        variant="quiet"
        className={quietClass}
        icon={<MessageCircle />}
        aria-expanded={commentsOpen}
        aria-label={`Comment, ${formatNounCount(comments, 'comment')}`}
        onClick={onComments}
      >
        {numberText(comments)}
      </Button>
      <Button
        variant="quiet"
        className={quietClass}
        icon={<Share2 />}
        aria-label={`Share, ${formatNounCount(shares, 'share')}`}
        onClick={() => void share()}
      >
        {numberText(shares)}
      </Button>
      {children && <div className="ms-auto">{children}</div>}
    </div>
  )
}

interface PostMenuProps {
  readonly post: Post
  readonly onReport: () => void
}

export function PostMenu({ post, onReport }: PostMenuProps) {
  const { id, title, author, recipeId, reported } = post
  const items: MenuItem[] = [
    ...(isSamplePost(post) ? [] : [{ label: 'Open post', icon: <Link2 />, to: postPath(id) }]),
    ...(recipeId === undefined
      ? []
      : [{ label: 'View recipe', icon: <CookingPot />, to: recipePath(recipeId) }]),
    ...(author.id === undefined
      ? []
      : [{ label: `More by ${author.name}`, icon: <UserRound />, to: cookProfilePath(author.id) }]),
  ]
  const report: MenuItem = {
    label: reported ? 'Reported' : 'Report',
    icon: <Flag />,
    disabled: reported,
    onSelect: onReport,
  }
  return (
    <Menu
      trigger={<IconButton label={`More about ${title}`} icon={<Ellipsis aria-hidden />} />}
      items={author.you ? items : [...items, ...(items.length > 0 ? ['separator' as const] : []), report]}
    />
  )
}
