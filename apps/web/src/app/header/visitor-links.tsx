import { Link, NavLink } from 'react-router'
import { paths } from '../../paths'
import { Button } from '../../ui/controls/button'
import { headerLinkStyle } from './header-link-style'

export function VisitorLinks() {
  return (
    <>
      <NavLink to={paths.login} className={headerLinkStyle}>
        Login
      </NavLink>
      <Button asChild variant="primary">
        <Link to={paths.register}>Sign Up</Link>
      </Button>
    </>
  )
}
