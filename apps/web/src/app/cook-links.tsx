import { LogOut } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { NavLink } from 'react-router'
import { useSignOut } from '../features/account/use-sign-out'
import { paths } from '../paths'
import { cookNameLink, cookNamePill } from './cook-name-pill'
import { CookNamePlace } from './cook-name-place'
import { headerLink } from './header-link'

const CookName = lazy(() =>
  import('./cook-name').then(
    ({ CookName }) => ({ default: CookName }),
    () => ({ default: () => <span className={cookNamePill}>My Account</span> }),
  ),
)

export function CookLinks() {
  const signOut = useSignOut()
  return (
    <>
      <NavLink to={paths.myAccount} className={cookNameLink}>
        <Suspense fallback={<CookNamePlace />}>
          <CookName />
        </Suspense>
      </NavLink>
      <NavLink to={paths.myRecipes} className={headerLink}>
        My Recipes
      </NavLink>
      <button type="button" className={headerLink} onClick={signOut}>
        <LogOut aria-hidden className="size-5" />
        Logout
      </button>
    </>
  )
}
