import { NavLink } from 'react-router'
import { useMe } from '../../api/use-me'
import { paths } from '../../paths'
import { headerLinkStyle } from './header-link-style'

/** The way to what admins do, for those who are one. Fetched apart from the header, as the cook's name is. */
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
