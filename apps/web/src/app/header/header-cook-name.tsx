import { avatarUrl } from '../../api/avatar-url'
import { useMe } from '../../api/use-me'
import { Avatar } from '../../ui/display/avatar'
import { CookNameSkeleton, cookNameStyle } from './cook-name-style'

/** Loaded separately from the header, for signed-in cooks only. */
export function HeaderCookName() {
  const { me, error } = useMe()
  if (error) return <span className={cookNameStyle}>My Account</span>
  if (!me) return <CookNameSkeleton />
  // A key of its own makes it a new element instead of the skeleton, so that it counts as no layout shift.
  return (
    <span key={me.name} className={cookNameStyle}>
      <Avatar name={me.name} src={avatarUrl(me.avatar)} size="sm" decorative />
      <bdi title={me.name} className="truncate">
        {me.name}
      </bdi>
    </span>
  )
}
