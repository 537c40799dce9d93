import { NavLink } from 'react-router'
import { useMe } from '../../api/use-me'
import { paths } from '../../paths'
import { headerLinkStyle } from './header-link-style'

/** Link to the admin dashboard, for admins. Loaded separately from the header, like the cook's name. */
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
