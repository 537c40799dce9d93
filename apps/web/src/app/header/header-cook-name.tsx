import { avatarUrl } from '../../api/avatar-url'
import { useMe } from '../../api/use-me'
import { Avatar } from '../../ui/display/avatar'
import { CookNameSkeleton } from './cook-name-skeleton'
import { cookNameStyle } from './cook-name-style'

/** Fetched apart from the header: only a signed-in cook pays for asking who they are. */
export function HeaderCookName() {
  const { me, error } = useMe()
  if (error) return <span className={cookNameStyle}>My Account</span>
  if (!me) return <CookNameSkeleton />
  // By its name it is another element than the place held for it: one that is new has not moved.
  return (
    <span key={me.name} className={cookNameStyle}>
      <Avatar name={me.name} src={avatarUrl(me.avatar)} size="sm" decorative />
      <bdi title={me.name} className="truncate">
        {me.name}
      </bdi>
    </span>
  )
}
