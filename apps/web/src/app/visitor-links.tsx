import { Link, NavLink } from 'react-router'
import { paths } from '../paths'
import { Button } from '../ui/button'
import { headerLink } from './header-link'

export function VisitorLinks() {
  return (
    <>
      <NavLink to={paths.login} className={headerLink}>
        Login
      </NavLink>
      <Button asChild variant="primary">
        <Link to={paths.register}>Sign Up</Link>
      </Button>
    </>
  )
}
