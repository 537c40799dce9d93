import type { Post } from '@larder/contract/community'
import { CookingPot, Ellipsis, Flag, Link2, UserRound } from 'lucide-react'
import { cookProfilePath, postPath, recipePath } from '../../../paths'
import { IconButton } from '../../../ui/controls/icon-button'
import { Menu, type MenuItem } from '../../../ui/overlays/menu'
import { isSamplePost } from './sample-post'

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
