import { avatarUrl } from '../../api/avatar-url'
import { useMe } from '../../api/use-me'
import { paths } from '../../paths'
import { NavLink } from '../../router/link'
import { Avatar } from '../../ui/display/avatar'
import { CookNameSkeleton, cookNameStyle, headerLinkStyle } from './header-styles'

/** Link to the admin dashboard, for admins. */
export function AdminLink() {
  const { me } = useMe()
  if (me?.role !== 'admin') return null
  return (
    <li>
      <NavLink to={paths.adminDashboard} className={headerLinkStyle}>
        Admin
      </NavLink>
    </li>
  )
}

/** The cook's picture and name. The header loads this file for signed-in cooks only. */
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
