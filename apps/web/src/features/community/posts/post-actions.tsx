import { community, type Post } from '@larder/contract/community'
import { recipes } from '@larder/contract/recipes'
import { CookingPot, Ellipsis, Flag, Heart, Link2, MessageCircle, Share2, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { change } from '../../../api/sync'
import { toPublicAddress } from '../../../base-path'
import { toastFailure } from '../../../feedback/toast-failure'
import { cookProfilePath, postPath, recipePath } from '../../../paths'
import { useSession } from '../../../session/use-session'
import { classNames } from '../../../ui/class-names'
import { Button } from '../../../ui/controls/button'
import { IconButton } from '../../../ui/controls/icon-button'
import { formatNounCount } from '../../../ui/formatting/format-noun-count'
import { numberText } from '../../../ui/formatting/locale'
import { Menu } from '../../../ui/overlays/menu'
import type { MenuItem } from '../../../ui/overlays/menu-items'
import { shareLink } from '../../../ui/share-link'
import { useLoginPrompt } from '../use-login-prompt'
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
    const shared = await shareLink(title, toPublicAddress(sample ? recipePath(recipeId) : postPath(id)))
    if (!shared || sample || !isAuthenticated) return
    try {
      await change(community.share, { params: { id } }, { refetch: 'later' }).response
    } catch (error) {
      // It was shared; only the count failed.
      console.error('Counting a share failed', error)
    }
  }
}

/** Likes or unlikes a post: shown at once, sent in sequence, reverted on failure. What is on screen stays in place. */
function useLike(post: Post): () => void {
  const { isAuthenticated } = useSession()
  const askIn = useLoginPrompt()
  const { id, recipeId } = post
  const liked = !post.liked

  function send(recipe: number): Promise<unknown> {
    if (!isSamplePost(post))
      return change(
        community.like,
        { params: { id }, body: { liked } },
        { lane: `like of post ${id}`, refetch: 'later' },
      ).response
    // A sample is not a post, but its recipe is real.
    return change(
      recipes.favourite,
      { params: { id: recipe }, body: { favourite: liked } },
      { lane: `marks of recipe ${recipe}`, refetch: 'later' },
    ).response
  }

  return () => {
    if (!isAuthenticated) return askIn('Please log in to like posts')
    if (recipeId === undefined) return toastSamplePost()
    send(recipeId).catch((error: unknown) => toastFailure('Not Saved', error))
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
