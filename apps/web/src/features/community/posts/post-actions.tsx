import type { Post } from '@larder/contract/community'
import { Heart, MessageCircle, Share2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names'
import { Button } from '../../../ui/controls/button'
import { formatNounCount } from '../../../ui/formatting/format-noun-count'
import { numberText } from '../../../ui/formatting/locale'
import { useLike } from './use-like'
import { useShare } from './use-share'

interface PostActionsProps {
  readonly post: Post
  /** Whether the comments are open; undefined where they always are. */
  readonly commentsOpen?: boolean | undefined
  readonly onComments: () => void
  readonly children?: ReactNode
}

const quietClass = 'numbers min-w-14 px-3!'

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
