import type { Post } from '@larder/contract/community'
import { avatarUrl } from '../../../api/avatar-url'
import { Avatar } from '../../../ui/display/avatar'
import { RelativeTime } from '../../../ui/formatting/relative-time'
import { AuthorName } from '../author-name'
import { FollowButton } from '../follow-button'

/** The author and time of a post, with a link to the author's posts. */
export function PostAuthor({ post }: { readonly post: Post }) {
  const { author, at } = post
  const { id, name, avatar, followed, you } = author
  return (
    <div className="flex min-w-0 grow items-center gap-3">
      <Avatar name={name} src={avatarUrl(avatar)} decorative />
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 text-sm text-ink-soft">
        <AuthorName author={author} marked />
        <RelativeTime at={at} />
        {id !== undefined && !you && <FollowButton cook={{ id, name, followed }} quiet />}
      </div>
    </div>
  )
}
