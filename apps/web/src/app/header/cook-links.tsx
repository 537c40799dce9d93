import { LogOut } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { NavLink } from 'react-router'
import { useSignOut } from '../../features/account/use-sign-out'
import { paths } from '../../paths'
import { CookNameSkeleton } from './cook-name-skeleton'
import { cookNameLinkStyle, cookNameStyle } from './cook-name-style'
import { headerLinkStyle } from './header-link-style'

const LazyHeaderCookName = lazy(() =>
  import('./header-cook-name').then(
    ({ HeaderCookName }) => ({ default: HeaderCookName }),
    () => ({ default: () => <span className={cookNameStyle}>My Account</span> }),
  ),
)

export function CookLinks() {
  const signOut = useSignOut()
  return (
    <>
      <NavLink to={paths.myAccount} className={cookNameLinkStyle}>
        <Suspense fallback={<CookNameSkeleton />}>
          <LazyHeaderCookName />
        </Suspense>
      </NavLink>
      <NavLink to={paths.myRecipes} className={headerLinkStyle}>
        My Recipes
      </NavLink>
      <button type="button" className={headerLinkStyle} onClick={signOut}>
        <LogOut aria-hidden className="size-5" />
        Logout
      </button>
    </>
  )
}
